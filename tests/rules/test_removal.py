"""Removal from combat: what ends it, and what goes on without it."""

from dataclasses import replace

import pytest

from simulator.rules.combat import BlockedState, Combat
from simulator.rules.scenario import AttackedKind, Scenario, WasAttacking
from simulator.rules.timeline import TimelineEntry
from tests.boards import (
    THREE_PLAYERS,
    creature,
    do,
    gone,
    happened,
    permanent,
    planeswalker,
    played,
    scenario,
    siege,
    triggers,
)

ERAS = ("foundations", "m11")


def duel(*entries: TimelineEntry, rules: str = "current") -> Scenario:
    """A 3/3 blocked by a 2/4."""
    return scenario(
        creature("A", 3, 3),
        creature("B", 2, 4, controller="P2"),
        attack={"A": "P2"},
        block={"B": "A"},
        timeline=entries,
        rules=rules,
    )


def attacked_by(combat: Combat, id: str) -> str | None:
    attacker = combat.attacker(id)
    assert attacker is not None
    return attacker.attacking


class TestWhatRemoves:
    @pytest.mark.parametrize(
        "entry",
        [
            do("declare blockers", "remove from combat", "B"),
            do("declare blockers", "leave battlefield", "B"),
            do("declare blockers", "destroy", "B"),
            do("declare blockers", "sacrifice", "B"),
            do("declare blockers", "phase out", "B"),
            do("declare blockers", "change control", "B", to="P1"),
            do("declare blockers", "change types", "B", types=("artifact",)),
            do("declare blockers", "change types", "B", types=("creature", "battle")),
        ],
    )
    @pytest.mark.parametrize("rules", ERAS)
    def test_506_4_a_removed_blocker_leaves_its_attacker_blocked(self, entry: TimelineEntry, rules: str) -> None:
        combat = played(duel(entry, rules=rules))
        assert combat.blocker("B") is None
        assert combat.attackers[0].state is BlockedState.BLOCKED
        assert combat.player("P2").life == 20
        assert combat.permanent("A").damage == 0

    @pytest.mark.parametrize(
        "entry",
        [
            do("declare blockers", "remove from combat", "A"),
            do("declare blockers", "leave battlefield", "A"),
            do("declare blockers", "phase out", "A"),
            do("declare blockers", "change control", "A", to="P2"),
            do("declare blockers", "change types", "A", types=("land",)),
        ],
    )
    def test_509_1g_a_removed_attacker_leaves_its_blocker_blocking_nobody(self, entry: TimelineEntry) -> None:
        combat = played(duel(entry))
        assert combat.attacker("A") is None
        assert combat.blockers[0].blocking == ()
        assert combat.permanent("B").damage == 0

    @pytest.mark.parametrize("kind", ["tap", "untap"])
    def test_506_4b_tapping_and_untapping_remove_nothing(self, kind: str) -> None:
        combat = played(duel(do("declare blockers", kind, "A"), do("declare blockers", kind, "B")))
        assert combat.permanent("B").damage == 3
        assert combat.permanent("A").damage == 2

    def test_506_4a_a_later_prohibition_removes_nothing(self) -> None:
        entry = do("declare blockers", "gain", "A", abilities=["can't attack"])
        assert played(duel(entry)).permanent("B").damage == 3

    def test_702_26b_phased_in_again_it_is_in_no_combat(self) -> None:
        entries = do("declare blockers", "phase out", "A"), do("declare blockers", "phase in", "A")
        combat = played(duel(*entries))
        assert combat.on_battlefield("A")
        assert combat.attacker("A") is None

    def test_701_19_regeneration_removes_from_combat(self) -> None:
        combat = played(duel(do("declare blockers", "regenerate", "B"), do("declare blockers", "destroy", "B")))
        assert combat.permanent("B").tapped
        assert combat.blocker("B") is None
        assert gone(combat) == set()

    def test_702_22f_out_of_the_band_too(self) -> None:
        board = scenario(
            creature("A", 1, 1, "banding"),
            creature("C", 3, 3),
            creature("B", 2, 2, controller="P2"),
            attack={"A": "P2", "C": "P2"},
            bands=[["A", "C"]],
            block={"B": "C"},
            timeline=[do("declare attackers", "remove from combat", "A")],
        )
        combat = played(board)
        assert combat.bands == ()
        assert gone(combat) == {"B"}

    def test_dying_together_they_see_one_another(self) -> None:
        watcher = triggers("dies")
        board = scenario(
            creature("A", 3, 2, triggers=watcher),
            creature("B", 2, 3, controller="P2", triggers=watcher),
            attack={"A": "P2"},
            block={"B": "A"},
        )
        combat = played(board)
        assert [happened(combat, id, "dies") for id in "AB"] == [1, 1]

    def test_leaving_otherwise_is_not_dying(self) -> None:
        board = scenario(
            creature("A", 3, 2, triggers=triggers("dies")), timeline=[do("declare attackers", "leave battlefield", "A")]
        )
        assert happened(played(board), "A", "dies") == 0


class TestWhatIsAttacked:
    @pytest.mark.parametrize(
        "entry",
        [
            do("declare blockers", "destroy", "W"),
            do("declare blockers", "change control", "W", to="P1"),
            do("declare blockers", "change types", "W", types=("artifact",)),
            do("declare blockers", "phase out", "W"),
            do("declare blockers", "remove from combat", "W"),
        ],
    )
    @pytest.mark.parametrize("rules", ERAS)
    def test_506_4c_its_attackers_attack_nothing(self, entry: TimelineEntry, rules: str) -> None:
        board = scenario(creature("A", 3, 3), planeswalker("W", 3), attack={"A": "W"}, timeline=[entry], rules=rules)
        combat = played(board)
        assert combat.attackers[0].attacking is None
        assert combat.attackers[0].was_attacking == WasAttacking(AttackedKind.PLANESWALKER, "P2")
        assert combat.player("P2").life == 20
        assert combat.permanent("W").loyalty == 3

    @pytest.mark.parametrize("rules", ERAS)
    def test_701_19a_a_regenerated_planeswalker_that_does_not_block_stays_attacked(self, rules: str) -> None:
        walker = permanent("W", "creature", "planeswalker", controller="P2", power=2, toughness=2, loyalty=5)
        board = scenario(
            creature("A", 1, 1),
            walker,
            attack={"A": "W"},
            timeline=[do("declare blockers", "regenerate", "W"), do("declare blockers", "destroy", "W")],
            rules=rules,
        )
        combat = played(board)
        assert attacked_by(combat, "A") == "W"
        assert combat.permanent("W").tapped
        assert combat.permanent("W").loyalty == 4

    def test_701_19a_a_regenerated_planeswalker_that_blocks_is_out_of_combat(self) -> None:
        board = self.both_roles("creature")
        entries = [do("declare blockers", "regenerate", "W"), do("declare blockers", "destroy", "W")]
        combat = played(replace(board, timeline=tuple(entries)))
        assert combat.blocker("W") is None
        assert attacked_by(combat, "A") is None

    def test_506_4d_a_blocking_planeswalker_that_is_no_creature_stays_attacked(self) -> None:
        combat = played(self.both_roles("planeswalker"))
        assert attacked_by(combat, "A") == "W"
        assert combat.blocker("W") is None
        assert combat.permanent("W").loyalty == 2

    def test_506_4d_a_blocking_planeswalker_that_is_none_goes_on_blocking(self) -> None:
        combat = played(self.both_roles("creature"))
        assert attacked_by(combat, "A") is None
        assert combat.permanent("C").damage == 2

    def test_506_4d_neither_any_more_it_is_out_of_both(self) -> None:
        combat = played(self.both_roles("artifact"))
        assert attacked_by(combat, "A") is None
        assert combat.permanent("C").damage == 0
        assert combat.player("P2").life == 20

    @staticmethod
    def both_roles(type: str) -> Scenario:
        walker = permanent("W", "creature", "planeswalker", controller="P2", power=2, toughness=2, loyalty=5)
        return scenario(
            creature("A", 3, 3),
            creature("C", 4, 4),
            walker,
            attack={"A": "W", "C": "P2"},
            block={"W": "C"},
            timeline=[do("declare blockers", "change types", "W", types=(type,))],
        )

    @pytest.mark.parametrize("rules", ERAS)
    @pytest.mark.parametrize(
        ("controller", "subtypes", "protector", "type", "stays"),
        [
            # No planeswalker any more but still a battle: it stays.
            ("P1", ("siege",), "P2", "battle", True),
            # No battle any more: it stays only where its controller is its protector.
            ("P1", ("siege",), "P2", "planeswalker", False),
            ("P2", (), None, "planeswalker", True),
            ("P2", (), None, "artifact", False),
        ],
    )
    def test_506_4e_a_planeswalker_battle(
        self, controller: str, subtypes: tuple[str, ...], protector: str | None, type: str, stays: bool, rules: str
    ) -> None:
        both = permanent(
            "M",
            "planeswalker",
            "battle",
            controller=controller,
            subtypes=subtypes,
            protector=protector,
            loyalty=4,
            defense=5,
        )
        entry = do("declare blockers", "change types", "M", types=(type,))
        combat = played(scenario(creature("A", 3, 3), both, attack={"A": "M"}, timeline=[entry], rules=rules))
        assert attacked_by(combat, "A") == ("M" if stays else None)

    def test_506_4_a_new_protector_removes_a_battle_today(self) -> None:
        combat = played(self.new_protector("current"))
        assert attacked_by(combat, "A") is None
        assert combat.permanent("S").defense == 5

    def test_506_4_a_new_protector_removes_it_since_the_text_of_september_2026(self) -> None:
        assert attacked_by(played(self.new_protector("2026-09-25")), "A") is None

    @pytest.mark.parametrize("rules", ["m11", "2024-11-08", "2026-04-17", "2026-09-24"])
    def test_506_4_a_new_protector_defended_it_before(self, rules: str) -> None:
        combat = played(self.new_protector(rules))
        assert combat.attackers[0].defending_player == "P3"
        assert combat.permanent("S").defense == 2

    @staticmethod
    def new_protector(rules: str) -> Scenario:
        return scenario(
            creature("A", 3, 3),
            siege("S", 5),
            attack={"A": "S"},
            timeline=[do("declare attackers", "change protector", "S", to="P3")],
            players=THREE_PLAYERS,
            rules=rules,
        )

    def test_506_4_a_battle_that_changes_controller_is_attacked_no_more(self) -> None:
        entry = do("declare blockers", "change control", "S", to="P2")
        combat = played(scenario(creature("A", 3, 3), siege("S", 5), attack={"A": "S"}, timeline=[entry]))
        assert attacked_by(combat, "A") is None
        # Its new controller's only opponent is to protect it (310.12).
        assert combat.permanent("S").protector == "P1"

    def test_800_4e_who_attacks_a_player_that_leaves_stays_attacking(self) -> None:
        board = scenario(
            creature("A", 3, 3),
            creature("C", 2, 2),
            creature("B", 1, 4, controller="P2"),
            attack={"A": "P2", "C": "P3"},
            block={"B": "A"},
            timeline=[do("declare blockers", "player leaves", player="P2")],
            players=THREE_PLAYERS,
        )
        combat = played(board)
        assert attacked_by(combat, "A") is None
        assert combat.attackers[0].was_attacking == WasAttacking(AttackedKind.PLAYER, "P2")
        assert gone(combat) == {"B"}
        assert combat.player("P2").life == 20
        assert combat.player("P3").life == 18

"""The other actions of the timeline: figures, words, control, players, and what the rules don't allow."""

import pytest

from simulator.rules.actions.carrying_out import carry_out
from simulator.rules.combat import BlockedState, Combat
from simulator.rules.effects import DamageEffect, EffectKind
from simulator.rules.events import ActionDone, Figure, FigureChange, FiguresChanged
from simulator.rules.flow.steps import act, begin
from simulator.rules.objects import Permanent
from simulator.rules.timeline import TimelineEntry
from tests.boards import (
    THREE_PLAYERS,
    TWO_HEADED_GIANT,
    action,
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
    warnings,
)


def done_to(subject: Permanent, kind: str, **given: object) -> Combat:
    """The combat after one action on a permanent, before anything else."""
    return act(begin(scenario(subject)), action(kind, subject.id, **given))


def words_of(combat: Combat, id: str) -> list[str]:
    return [word.text for word in combat.permanent(id).keywords + combat.permanent(id).abilities]


class TestFigures:
    def test_set_modify_and_heal(self) -> None:
        assert done_to(creature("A", 2, 2), "set", power=5, toughness=4).permanent("A").power == 5
        grown = done_to(creature("A", 2, 2), "modify", power=-4, toughness=1).permanent("A")
        assert (grown.power, grown.toughness) == (-2, 3)
        assert done_to(creature("A", 2, 4, damage=3), "heal", amount=2).permanent("A").damage == 1

    def test_701_69_no_more_is_healed_than_is_marked(self) -> None:
        assert done_to(creature("A", 2, 4, damage=3), "heal", amount=9).permanent("A").damage == 0

    def test_122_1_counters_change_figures(self) -> None:
        grown = done_to(creature("A", 2, 2), "counter", counter_kind="+1/+1", amount=2).permanent("A")
        assert (grown.power, grown.toughness, grown.counters) == (4, 4, (("+1/+1", 2),))
        shrunk = done_to(creature("A", 2, 2), "counter", counter_kind="-0/-1", amount=1).permanent("A")
        assert (shrunk.power, shrunk.toughness) == (2, 1)

    def test_306_5_loyalty_and_defense_are_counters(self) -> None:
        assert done_to(planeswalker("W", 3), "counter", counter_kind="loyalty", amount=2).permanent("W").loyalty == 5
        assert done_to(siege("S", 3), "counter", counter_kind="Defense", amount=1).permanent("S").defense == 4

    def test_310_12b_the_last_defense_counter_triggers_however_it_goes(self) -> None:
        battle = siege("S", 3, triggers=triggers("last defense counter removed"))
        entries = [do("declare attackers", "set", "S", defense=to) for to in (2, 0)]
        combat = played(scenario(battle, timeline=entries))
        assert happened(combat, "S", "last defense counter removed") == 1
        assert gone(combat) == {"S"}

    def test_other_counters_are_only_counted(self) -> None:
        marked = done_to(creature("A", 2, 2), "counter", counter_kind="shield", amount=1).permanent("A")
        assert (marked.power, marked.counters) == (2, (("shield", 1),))

    def test_changes_are_logged_as_figures(self) -> None:
        log = done_to(creature("A", 2, 2), "modify", power=1, toughness=0).log
        assert FiguresChanged((FigureChange("A", Figure.POWER, 1),)) in log
        assert any(isinstance(event, ActionDone) for event in log)

    def test_506_4b_tap_and_untap(self) -> None:
        assert done_to(creature("A", 2, 2), "tap").permanent("A").tapped
        assert not done_to(creature("A", 2, 2, tapped=True), "untap").permanent("A").tapped
        assert warnings(done_to(creature("A", 2, 2, tapped=True), "tap")) == ["warning.already-tapped"]


class TestWords:
    def test_gained_words_are_added(self) -> None:
        combat = done_to(creature("A", 2, 2, "trample"), "gain", keywords=["flying"], abilities=["must attack"])
        assert words_of(combat, "A") == ["trample", "flying", "must attack"]

    @pytest.mark.parametrize(
        ("held", "lost", "left"),
        [
            (["trample", "trample"], ["trample"], []),
            (["double strike"], ["first strike"], ["double strike"]),
            (["first strike", "double strike"], ["double strike"], ["first strike"]),
            # Losing banding is losing its variants too (702.22b), and so it is with trample (702.19c).
            (["banding", "bands with other knights"], ["banding"], []),
            (["trample over planeswalkers"], ["trample"], []),
            (["trample", "trample over planeswalkers"], ["trample over planeswalkers"], ["trample"]),
            (["protection from red and from blue"], ["protection from red"], ["protection from blue"]),
            (["protection from red"], ["protection from green"], ["protection from red"]),
            (["forestwalk", "islandwalk"], ["forestwalk"], ["islandwalk"]),
            (["toxic 1", "toxic 2"], ["toxic 2"], []),
            (["Flibber", "wobble"], ["flibber"], ["wobble"]),
        ],
    )
    def test_lost_words(self, held: list[str], lost: list[str], left: list[str]) -> None:
        assert words_of(done_to(creature("A", 2, 2, *held), "lose", keywords=lost), "A") == left

    def test_lost_abilities(self) -> None:
        held = creature("A", 2, 2, "assign toughness", "can't be blocked by walls", "can't attack")
        combat = done_to(held, "lose", abilities=["assign toughness", "can't be blocked by walls"])
        assert words_of(combat, "A") == ["can't attack"]

    def test_702_15_a_gained_keyword_counts_at_once(self) -> None:
        board = scenario(
            creature("A", 2, 2),
            attack={"A": "P2"},
            timeline=[do("declare blockers", "gain", "A", keywords=["lifelink"])],
        )
        assert played(board).player("P1").life == 22


class TestControlAndTypes:
    def test_506_4_control_changes_with_the_owner_remembered(self) -> None:
        theirs = done_to(creature("A", 2, 2), "change control", to="P2").permanent("A")
        assert (theirs.controller, theirs.owner, theirs.summoning_sick) == ("P2", "P1", True)

    def test_the_same_controller_is_no_change(self) -> None:
        assert warnings(done_to(creature("A", 2, 2), "change control", to="P1")) == ["warning.no-new-controller"]

    def test_310_9_who_protects_a_plain_battle_is_its_controller(self) -> None:
        battle = permanent("S", "battle", controller="P2", defense=3)
        assert done_to(battle, "change control", to="P1").permanent("S").protector == "P1"
        assert warnings(done_to(battle, "change protector", to="P1")) == ["warning.no-new-protector"]

    def test_310_9_what_is_no_battle_has_no_protector(self) -> None:
        assert warnings(done_to(creature("A", 2, 2), "change protector", to="P2")) == ["warning.no-battle"]

    def test_704_5i_a_planeswalker_without_loyalty_does_not_stay_one(self) -> None:
        assert gone(done_to(creature("A", 2, 2), "change types", types=("Planeswalker",))) == {"A"}


class TestBlockedOrNot:
    BLOCKED = triggers("becomes blocked", "becomes blocked by a creature")

    def test_509_1h_becomes_blocked_by_an_effect(self) -> None:
        board = scenario(
            creature("A", 2, 2, triggers=self.BLOCKED),
            attack={"A": "P2"},
            timeline=[do("declare blockers", "becomes blocked", "A")],
        )
        combat = played(board)
        assert combat.player("P2").life == 20
        assert happened(combat, "A", "becomes blocked") == 1
        assert happened(combat, "A", "becomes blocked by a creature") == 0

    def test_702_22i_with_its_whole_band(self) -> None:
        board = scenario(
            creature("A", 1, 1, "banding"),
            creature("C", 1, 1),
            attack={"A": "P2", "C": "P2"},
            bands=[["A", "C"]],
            timeline=[do("declare blockers", "becomes blocked", "C")],
        )
        assert played(board).player("P2").life == 20

    def test_509_1h_once_is_enough(self) -> None:
        board = scenario(
            creature("A", 2, 2), attack={"A": "P2"}, timeline=[do("declare blockers", "becomes blocked", "A")] * 2
        )
        assert warnings(played(board)) == ["warning.already-blocked"]

    def test_509_1h_before_blocks_it_stays_blocked(self) -> None:
        board = scenario(
            creature("A", 2, 2), attack={"A": "P2"}, timeline=[do("declare attackers", "becomes blocked", "A")]
        )
        assert played(board).player("P2").life == 20

    def test_509_1h_becoming_unblocked_its_blockers_stop_blocking_it(self) -> None:
        board = scenario(
            creature("A", 2, 2),
            creature("C", 2, 2),
            creature("B", 3, 3, controller="P2"),
            attack={"A": "P2", "C": "P2"},
            block={"B": ("A", "C")},
            timeline=[do("declare blockers", "becomes unblocked", "A")],
        )
        combat = played(board)
        assert combat.attackers[0].state is BlockedState.UNBLOCKED
        assert combat.player("P2").life == 18
        assert gone(combat) == {"C"}

    def test_509_1h_who_is_not_blocked_does_not_become_unblocked(self) -> None:
        board = scenario(
            creature("A", 2, 2), attack={"A": "P2"}, timeline=[do("declare blockers", "becomes unblocked", "A")]
        )
        assert warnings(played(board)) == ["warning.not-blocked"]


class TestReselect:
    @staticmethod
    def chosen_anew(attacking: str) -> Combat:
        board = scenario(
            creature("A", 2, 2, triggers=triggers("attacks")),
            planeswalker("W", 3),
            planeswalker("V", 3, controller="P1"),
            siege("S", 3, controller="P2", protector="P1"),
            attack={"A": "P2"},
            timeline=[do("declare blockers", "reselect", "A", attacking=attacking)],
            players=THREE_PLAYERS,
        )
        return played(board)

    def test_508_7_it_attacks_another_player(self) -> None:
        combat = self.chosen_anew("P3")
        assert combat.player("P3").life == 18
        assert combat.attackers[0].defending_player == "P3"

    def test_508_7a_which_is_no_second_attack(self) -> None:
        assert happened(self.chosen_anew("W"), "A", "attacks") == 1
        assert self.chosen_anew("W").permanent("W").loyalty == 1

    @pytest.mark.parametrize("attacking", ["P1", "V", "S"])
    def test_508_7c_never_its_own_side(self, attacking: str) -> None:
        combat = self.chosen_anew(attacking)
        assert warnings(combat) == ["warning.cannot-reselect"]
        assert combat.player("P2").life == 18

    def test_508_7_attacking_nothing_it_may_attack_something_again(self) -> None:
        board = scenario(
            creature("A", 2, 2),
            planeswalker("W", 3),
            attack={"A": "W"},
            timeline=[do("declare blockers", "destroy", "W"), do("declare blockers", "reselect", "A", attacking="P2")],
        )
        combat = played(board)
        assert combat.player("P2").life == 18
        assert combat.attackers[0].was_attacking is None


class TestPlayers:
    @staticmethod
    def lived(*entries: TimelineEntry) -> Combat:
        return played(scenario(timeline=entries))

    def test_119_3_life_and_poison(self) -> None:
        combat = self.lived(
            do("declare attackers", "gain life", player="P2", amount=4),
            do("declare attackers", "lose life", player="P2", amount=1),
            do("declare attackers", "poison", player="P2", amount=3),
        )
        assert (combat.player("P2").life, combat.player("P2").poison) == (23, 3)

    def test_810_9_a_team_shares_them(self) -> None:
        entries = [
            do("declare attackers", "lose life", player="P3", amount=5),
            do("declare attackers", "poison", player="P4", amount=2),
        ]
        combat = played(scenario(timeline=entries, players=TWO_HEADED_GIANT))
        assert [(combat.player(id).life, combat.player(id).poison) for id in ("P3", "P4")] == [(25, 2)] * 2

    def test_800_4a_a_player_leaves_once(self) -> None:
        entries = [do("declare attackers", "player leaves", player="P2")] * 2
        combat = played(scenario(timeline=entries, players=THREE_PLAYERS))
        assert combat.player("P2").out
        assert not combat.player("P2").lost
        assert warnings(combat) == ["warning.player-left"]

    def test_810_8_a_team_leaves_together(self) -> None:
        entries = [do("declare attackers", "player leaves", player="P3")]
        combat = played(scenario(creature("A", 1, 1), attack={"A": "P4"}, timeline=entries, players=TWO_HEADED_GIANT))
        assert [combat.player(id).out for id in ("P1", "P2", "P3", "P4")] == [False, False, True, True]
        assert combat.steps_taken == ()


class TestDamageAndEffects:
    def test_120_3_damage_that_is_no_combat_damage(self) -> None:
        bolt = do("declare blockers", "damage", source="Z", to="B", amount=2)
        board = scenario(
            creature("A", 2, 2),
            creature("B", 2, 3, controller="P2"),
            permanent("Z", "enchantment"),
            attack={"A": "P2"},
            block={"B": "A"},
            timeline=[bolt],
        )
        combat = played(board)
        assert gone(combat) == {"A", "B"}

    def test_120_1_nothing_that_is_gone_is_dealt_damage(self) -> None:
        entries = [
            do("declare attackers", "destroy", "B"),
            do("declare attackers", "damage", source="A", to="B", amount=2),
        ]
        combat = played(scenario(creature("A", 2, 2), creature("B", 2, 2, controller="P2"), timeline=entries))
        assert warnings(combat) == ["warning.not-on-battlefield"]

    def test_615_1a_an_effect_begins(self) -> None:
        fog = DamageEffect(EffectKind.PREVENT)
        board = scenario(
            creature("A", 2, 2), attack={"A": "P2"}, timeline=[do("declare blockers", "effect", effect=fog)]
        )
        assert played(board).player("P2").life == 20


class TestWhatTheRulesDontAllow:
    @pytest.mark.parametrize(
        ("kind", "given", "warning"),
        [
            ("remove from combat", {}, "warning.not-in-combat"),
            ("becomes blocked", {}, "warning.not-attacking"),
            ("reselect", {"attacking": "P2"}, "warning.not-attacking"),
            ("phase in", {}, "warning.not-phased-out"),
            ("return", {}, "warning.already-on-battlefield"),
        ],
    )
    def test_does_nothing_and_warns(self, kind: str, given: dict[str, str], warning: str) -> None:
        before = begin(scenario(creature("A", 2, 2)))
        after = carry_out(before, action(kind, "A", **given))
        assert warnings(after) == [warning]
        assert after == before

    def test_702_12b_destroying_what_is_indestructible(self) -> None:
        combat = done_to(creature("A", 2, 2, "indestructible"), "destroy")
        assert gone(combat) == set()
        assert warnings(combat) == ["warning.indestructible"]

    def test_701_21_sacrifice_knows_no_indestructible_and_no_shield(self) -> None:
        assert gone(done_to(creature("A", 2, 2, "indestructible"), "sacrifice")) == {"A"}

"""Declaring attackers and blockers as the scenario says they were."""

from simulator.rules.combat import BlockedState, Combat
from simulator.rules.flow.steps import advance, begin
from simulator.rules.scenario import AttackedKind, Scenario, WasAttacking
from simulator.rules.timeline import Moment
from tests.boards import (
    TWO_HEADED_GIANT,
    creature,
    do,
    happened,
    permanent,
    planeswalker,
    played,
    scenario,
    siege,
    triggers,
    warnings,
)


def with_blocks(board: Scenario) -> Combat:
    combat = begin(board)
    while combat.moment is not Moment.DECLARE_BLOCKERS:
        combat = advance(combat)
    return combat


def blockers_of(combat: Combat, id: str) -> tuple[str, ...]:
    attacker = combat.attacker(id)
    assert attacker is not None
    return attacker.blockers


def blocked_by(combat: Combat, id: str) -> tuple[str, ...]:
    blocker = combat.blocker(id)
    assert blocker is not None
    return blocker.blocking


def state_of(combat: Combat, id: str) -> BlockedState:
    attacker = combat.attacker(id)
    assert attacker is not None
    return attacker.state


class TestAttackers:
    def test_508_1f_attacking_taps(self) -> None:
        combat = with_blocks(scenario(creature("A", 2, 2), attack={"A": "P2"}))
        assert combat.permanent("A").tapped
        assert combat.permanent("A").attacked_this_turn

    def test_702_20b_vigilance_keeps_it_untapped(self) -> None:
        combat = with_blocks(scenario(creature("A", 2, 2, "vigilance"), attack={"A": "P2"}))
        assert not combat.permanent("A").tapped

    def test_508_5_the_defending_player_is_who_has_what_is_attacked(self) -> None:
        board = scenario(
            creature("A", 1, 1),
            creature("C", 1, 1),
            creature("D", 1, 1),
            planeswalker("W", 3),
            siege("S", 3),
            attack={"A": "P2", "C": "W", "D": "S"},
        )
        assert [one.defending_player for one in with_blocks(board).attackers] == ["P2", "P2", "P2"]

    def test_310_9_a_battle_that_is_no_siege_is_defended_by_its_controller(self) -> None:
        plain = permanent("S", "battle", controller="P2", defense=3)
        combat = with_blocks(scenario(creature("A", 1, 1), plain, attack={"A": "S"}))
        assert combat.attackers[0].defending_player == "P2"

    def test_508_1m_attacking_triggers_and_attacking_a_player_only_at_players(self) -> None:
        whens = triggers("attacks", "attacks a player")
        board = scenario(
            creature("A", 1, 1, triggers=whens),
            creature("C", 1, 1, triggers=whens),
            planeswalker("W", 3),
            attack={"A": "P2", "C": "W"},
        )
        combat = played(board)
        assert [happened(combat, id, "attacks") for id in "AC"] == [1, 1]
        assert [happened(combat, id, "attacks a player") for id in "AC"] == [1, 0]

    def test_506_4c_an_attack_on_nothing_keeps_what_it_was(self) -> None:
        was = WasAttacking(AttackedKind.PLANESWALKER, "P2")
        board = scenario(creature("A", 3, 3, "trample over planeswalkers"), attack={"A": None}, was={"A": was})
        combat = played(board)
        assert combat.attackers[0].was_attacking == was
        assert combat.player("P2").life == 17

    def test_508_1a_who_has_left_before_cannot_attack(self) -> None:
        board = scenario(
            creature("A", 3, 3),
            creature("C", 1, 1),
            attack={"A": "P2", "C": "P2"},
            timeline=[do("beginning of combat", "leave battlefield", "A")],
        )
        combat = played(board)
        assert combat.player("P2").life == 19
        assert warnings(combat) == ["warning.cannot-attack"]

    def test_what_is_attacked_has_left_before_so_nothing_is(self) -> None:
        board = scenario(
            creature("A", 3, 3),
            planeswalker("W", 3),
            attack={"A": "W"},
            timeline=[do("beginning of combat", "destroy", "W")],
        )
        assert with_blocks(board).attackers[0].was_attacking == WasAttacking(AttackedKind.PLANESWALKER, "P2")

    def test_302_6_an_animated_land_attacks(self) -> None:
        land = permanent("L", "land", power=3, toughness=3)
        animated = do("beginning of combat", "change types", "L", types=("land", "creature"))
        assert played(scenario(land, attack={"L": "P2"}, timeline=[animated])).player("P2").life == 17

    def test_702_22c_a_band_keeps_those_who_attack(self) -> None:
        board = scenario(
            creature("A", 1, 1, "banding"),
            creature("C", 1, 1, "banding"),
            creature("D", 1, 1),
            attack={"A": "P2", "C": "P2", "D": "P2"},
            bands=[["A", "C", "D"]],
            timeline=[do("beginning of combat", "destroy", "C")],
        )
        assert with_blocks(board).bands == (("A", "D"),)


class TestBlockers:
    def test_509_1h_blocked_and_unblocked(self) -> None:
        board = scenario(
            creature("A", 1, 1),
            creature("C", 1, 1),
            creature("B", 1, 1, controller="P2"),
            attack={"A": "P2", "C": "P2"},
            block={"B": "A"},
        )
        combat = with_blocks(board)
        assert state_of(combat, "A") is BlockedState.BLOCKED
        assert state_of(combat, "C") is BlockedState.UNBLOCKED

    def test_509_1g_a_blocker_of_nobody_is_a_blocking_creature(self) -> None:
        board = scenario(
            creature("A", 1, 1),
            creature("B", 1, 1, "first strike", controller="P2"),
            attack={"A": "P2"},
            block={"B": ()},
        )
        combat = played(board)
        assert blocked_by(combat, "B") == ()
        # A first striker in combat makes two steps, though it assigns nothing (510.4).
        assert combat.steps_taken == (Moment.FIRST_COMBAT_DAMAGE, Moment.COMBAT_DAMAGE)

    def test_509_1a_whose_attackers_have_all_left_before_blocks_nobody(self) -> None:
        board = scenario(
            creature("A", 1, 1),
            creature("C", 1, 1),
            creature("B", 1, 1, controller="P2"),
            attack={"A": "P2", "C": "P2"},
            block={"B": "A"},
            timeline=[do("declare attackers", "remove from combat", "A")],
        )
        combat = with_blocks(board)
        assert combat.blocker("B") is None
        assert warnings(combat) == ["warning.cannot-block"]

    def test_509_1a_a_blocker_that_has_left_before_leaves_the_attacker_unblocked(self) -> None:
        board = scenario(
            creature("A", 2, 2),
            creature("B", 1, 1, controller="P2"),
            attack={"A": "P2"},
            block={"B": "A"},
            timeline=[do("declare attackers", "destroy", "B")],
        )
        combat = played(board)
        assert combat.player("P2").life == 18
        assert warnings(combat) == ["warning.cannot-block"]

    def test_509_1h_blocked_without_a_blocker(self) -> None:
        board = scenario(creature("A", 2, 2, triggers=triggers("becomes blocked")), attack={"A": "P2"}, blocked=["A"])
        combat = played(board)
        assert combat.player("P2").life == 20
        assert happened(combat, "A", "becomes blocked") == 1

    def test_702_22i_one_member_blocked_stands_for_the_band(self) -> None:
        board = scenario(
            creature("A", 1, 1, "banding"),
            creature("C", 1, 1),
            attack={"A": "P2", "C": "P2"},
            bands=[["A", "C"]],
            blocked=["C"],
        )
        assert state_of(with_blocks(board), "A") is BlockedState.BLOCKED

    def test_702_22h_declared_blocks_come_first_then_what_bands_imply(self) -> None:
        board = scenario(
            creature("A", 1, 1, "banding"),
            creature("C", 1, 1, "banding"),
            creature("D", 1, 1),
            creature("B1", 1, 1, controller="P2"),
            creature("B2", 1, 1, controller="P2"),
            attack={"A": "P2", "C": "P2", "D": "P2"},
            bands=[["D", "A", "C"]],
            block={"B1": "C", "B2": "A"},
        )
        combat = with_blocks(board)
        assert blocked_by(combat, "B1") == ("C", "D", "A")
        assert blocked_by(combat, "B2") == ("A", "D", "C")
        assert blockers_of(combat, "C") == ("B1", "B2")
        assert blockers_of(combat, "A") == ("B2", "B1")
        assert blockers_of(combat, "D") == ("B1", "B2")

    def test_509_2_an_order_is_by_name(self) -> None:
        board = scenario(
            creature("A", 4, 4),
            creature("C", 1, 1),
            creature("B1", 1, 1, "can block 1 more", controller="P2"),
            creature("B2", 1, 1, controller="P2"),
            attack={"A": "P2", "C": "P2"},
            block={"B1": ("A", "C"), "B2": "A"},
            orders={"A": ["B2", "B1"], "B1": ["C", "A"]},
            rules="m11",
        )
        combat = with_blocks(board)
        assert blockers_of(combat, "A") == ("B2", "B1")
        assert blocked_by(combat, "B1") == ("C", "A")

    def test_805_10_any_defender_of_the_team_blocks(self) -> None:
        board = scenario(
            creature("A", 4, 4),
            creature("B", 2, 2, controller="P4"),
            attack={"A": "P3"},
            block={"B": "A"},
            players=TWO_HEADED_GIANT,
        )
        assert blockers_of(with_blocks(board), "A") == ("B",)


class TestTriggersOfBlocks:
    def test_509_3c_d_blocked_by_two_once_and_by_a_creature_twice(self) -> None:
        board = scenario(
            creature("A", 5, 5, triggers=triggers("becomes blocked", "becomes blocked by a creature")),
            creature("B1", 1, 1, controller="P2"),
            creature("B2", 1, 1, controller="P2"),
            attack={"A": "P2"},
            block={"B1": "A", "B2": "A"},
        )
        combat = with_blocks(board)
        assert happened(combat, "A", "becomes blocked") == 1
        assert happened(combat, "A", "becomes blocked by a creature") == 2

    def test_509_3a_blocking_two_is_blocking_once(self) -> None:
        board = scenario(
            creature("A", 1, 1),
            creature("C", 1, 1),
            creature("B", 1, 1, "can block 1 more", controller="P2", triggers=triggers("blocks")),
            attack={"A": "P2", "C": "P2"},
            block={"B": ("A", "C")},
        )
        assert happened(with_blocks(board), "B", "blocks") == 1

    def test_509_3g_attacking_unblocked_also_for_one_put_in_before_blocks(self) -> None:
        when = triggers("attacks and isn't blocked")
        board = scenario(
            creature("A", 1, 1, triggers=when),
            creature("C", 1, 1, triggers=when),
            creature("T", 1, 1, triggers=when),
            creature("U", 1, 1, triggers=when),
            creature("B", 1, 1, controller="P2"),
            attack={"A": "P2", "C": "P2"},
            block={"B": "A"},
            timeline=[do("declare attackers", "put attacking", "T"), do("declare blockers", "put attacking", "U")],
        )
        combat = played(board)
        assert [happened(combat, id, "attacks and isn't blocked") for id in "ACTU"] == [0, 1, 1, 0]

    def test_702_22h_blocked_through_its_band_counts(self) -> None:
        board = scenario(
            creature("A", 1, 1, "banding"),
            creature("C", 1, 1, triggers=triggers("becomes blocked", "becomes blocked by a creature")),
            creature("B", 0, 3, controller="P2"),
            attack={"A": "P2", "C": "P2"},
            bands=[["A", "C"]],
            block={"B": "A"},
        )
        combat = with_blocks(board)
        assert happened(combat, "C", "becomes blocked") == 1
        assert happened(combat, "C", "becomes blocked by a creature") == 1

    def test_509_1_blocks_may_name_an_attacker_that_enters_before(self) -> None:
        board = scenario(
            creature("T", 3, 3),
            creature("B", 1, 4, controller="P2"),
            block={"B": "T"},
            timeline=[do("declare attackers", "put attacking", "T")],
        )
        assert played(board).permanent("B").damage == 3

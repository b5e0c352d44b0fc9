"""Declaring by hand: attacks, blocks, bands and orders, what is refused, and undoing one pairing."""

import pytest

from simulator.controller.board_state import CardRole
from simulator.controller.intents import Attack, Band, Block, Confirm, LeaveBand, Reorder, Undo, Unpair
from simulator.rules.timeline import Moment
from tests.controller.tables import card, done, refused, rules, said, table, words

TWO = "A: 3/3; C: 2/2; B: 2/2 @P2; D: 1/4 @P2; W: loyalty 3; V: loyalty 4 @P1; S: defense 5; E: artifact"


def blockers(notation: str, attacker: str = "A") -> list[str]:
    """Who blocks an attacker of a board, in order."""
    return [arrow.origin for arrow in table(notation).state.arrows if arrow.target == attacker]


def blocks(controller: object) -> list[tuple[str, str]]:
    state = controller.state  # type: ignore[attr-defined]
    return [(arrow.origin, arrow.target) for arrow in state.arrows if arrow.kind == "block"]


@pytest.mark.parametrize("target", ["P2", "W", "S"])
def test_506_2_a_defending_player_and_what_is_theirs_can_be_attacked(target: str) -> None:
    controller = done(table(TWO), Attack("A", target))
    assert [(arrow.origin, arrow.target) for arrow in controller.state.arrows] == [("A", target)]


@pytest.mark.parametrize(("target", "rule"), [("P1", "506.2"), ("V", "506.2"), ("C", "506.3"), ("E", "506.3")])
def test_506_2_the_own_side_and_what_is_nothing_to_attack_are_refused(target: str, rule: str) -> None:
    assert rules(refused(table(TWO), Attack("A", target))) == {rule}


def test_310_9_a_battle_cannot_be_attacked_by_its_protector() -> None:
    refusal = refused(table("A: 3/3; S: defense 5 protector P1 @P2"), Attack("A", "S"))
    assert rules(refusal) == {"310.9"}
    assert words(refusal) == ["A cannot attack S: P1 protects it, and is no defending player."]


@pytest.mark.parametrize(
    ("notation", "rule"),
    [
        ("A: artifact", "508.1a"),
        ("A: 3/3 tapped", "508.1a"),
        ("A: 3/3 @P2", "508.1a"),
        ("A: 3/3 defender", "702.3b"),
        ("A: 3/3 can't attack", "508.1c"),
    ],
)
def test_508_1_what_makes_attacking_impossible_for_a_creature_alone_is_refused(notation: str, rule: str) -> None:
    assert rules(refused(table(notation), Attack("A", "P2"))) == {rule}


def test_508_1d_what_only_the_whole_declaration_can_tell_is_a_warning() -> None:
    controller = done(table("A: 3/3; C: 1/1 must attack"), Attack("A", "P2"))
    assert "508.1d" in {str(warning.rule) for warning in controller.state.warnings}


def test_an_attacker_can_attack_something_else() -> None:
    controller = done(table(TWO), Attack("A", "W"), Attack("A", "P2"))
    assert [arrow.target for arrow in controller.state.arrows] == ["P2"]


def test_attacking_the_same_again_changes_nothing() -> None:
    controller = done(table(TWO), Attack("A", "W"))
    before = controller.state
    done(controller, Attack("A", "W"))
    assert controller.state == before


def test_509_1a_a_creature_blocks_one_attacker_the_latest() -> None:
    controller = done(table(TWO), Attack("A", "P2"), Attack("C", "P2"), Block("B", "A"), Block("B", "C"))
    assert blocks(controller) == [("B", "C")]
    assert card(controller, "A").role is CardRole.ATTACKING_UNBLOCKED


def test_509_1a_a_creature_that_can_block_more_keeps_its_other_pairings() -> None:
    controller = table("A: 3/3 > P2; C: 2/2 > P2; F: 1/1 > P2; B: 2/2 can block 1 more @P2")
    done(controller, Block("B", "A"), Block("B", "C"))
    assert blocks(controller) == [("B", "A"), ("B", "C")]
    done(controller, Block("B", "F"))
    assert blocks(controller) == [("B", "C"), ("B", "F")]


@pytest.mark.parametrize(
    ("attacker", "blocker", "rule"),
    [
        ("3/3 flying", "2/2", "702.9b"),
        ("3/3", "2/2 tapped", "509.1a"),
        ("3/3", "artifact", "509.1a"),
        ("3/3", "2/2 can't block", "509.1b"),
        ("3/3 can't be blocked", "2/2", "509.1b"),
    ],
)
def test_509_1_what_makes_a_block_impossible_for_a_creature_alone_is_refused(
    attacker: str, blocker: str, rule: str
) -> None:
    controller = table(f"A: {attacker} > P2; B: {blocker} @P2")
    assert rules(refused(controller, Block("B", "A"))) == {rule}


def test_509_1a_an_attacker_is_not_blocked_by_its_own_side() -> None:
    assert rules(refused(done(table(TWO), Attack("A", "P2")), Block("C", "A"))) == {"509.1a"}


def test_509_1a_what_does_not_attack_is_not_blocked() -> None:
    assert rules(refused(table(TWO), Block("B", "A"))) == {"509.1a"}


def test_702_111b_one_blocker_before_menace_is_a_warning_not_a_refusal() -> None:
    controller = done(table("A: 3/3 menace > P2; B: 2/2 @P2"), Block("B", "A"))
    assert "702.111b" in {str(warning.rule) for warning in controller.state.warnings}


def test_undoing_one_pairing_leaves_the_others() -> None:
    controller = table("A: 3/3 > P2; C: 2/2 > P2; B: 2/2 can block any number x A, C; D: 1/1 x A")
    done(controller, Unpair("B", "A"))
    assert blocks(controller) == [("D", "A"), ("B", "C")]


def test_a_pairing_can_be_named_from_either_side() -> None:
    controller = done(table("A: 3/3 > P2; B: 2/2 x A"), Unpair("A", "B"))
    assert blocks(controller) == []


def test_an_attacker_that_goes_home_is_not_blocked_any_more() -> None:
    controller = done(table("A: 3/3 > P2; C: 2/2 > P2; B: 2/2 x A; D: 1/1 x C"), Unpair("A"))
    assert [(arrow.origin, arrow.target) for arrow in controller.state.arrows] == [("C", "P2"), ("D", "C")]
    assert card(controller, "B").role is CardRole.IDLE


def test_a_blocker_that_goes_home_blocks_nobody() -> None:
    controller = done(table("A: 3/3 > P2; C: 2/2 > P2; B: 2/2 can block any number x A, C"), Unpair("B"))
    assert blocks(controller) == []


@pytest.mark.parametrize("intent", [Unpair("B", "C"), Unpair("D"), Unpair("B", "D")])
def test_what_was_not_declared_cannot_be_undone(intent: Unpair) -> None:
    refused(table("A: 3/3 > P2; C: 2/2 > P2; B: 2/2 x A; D: 1/1 @P2"), intent)


def test_702_22c_any_number_with_banding_and_one_without() -> None:
    controller = done(table("A: 3/3 > P2; C: 1/1 banding > P2; D: 2/2 > P2"), Band("A", "C"))
    assert card(controller, "A").band == card(controller, "C").band == 0
    assert card(controller, "D").band is None
    assert rules(refused(controller, Band("D", "C"))) == {"702.22c"}


def test_702_22d_a_band_attacks_one_thing() -> None:
    controller = table("A: 3/3 > P2; C: 1/1 banding > W; W: loyalty 3")
    assert rules(refused(controller, Band("A", "C"))) == {"702.22d"}


def test_a_creature_at_home_joins_a_band_by_attacking_with_it() -> None:
    controller = done(table("A: 3/3; C: 1/1 banding > W; W: loyalty 3"), Band("A", "C"))
    assert ("A", "W") in [(arrow.origin, arrow.target) for arrow in controller.state.arrows]
    assert card(controller, "A").band == card(controller, "C").band == 0


def test_702_22h_a_pairing_with_a_band_is_one_with_all_of_it() -> None:
    controller = table("A: 3/3 > P2; C: 1/1 banding > P2; B: 2/2 x A; band A, C")
    assert blocks(controller) == [("B", "A"), ("B", "C")]
    done(controller, Unpair("B", "C"))
    assert blocks(controller) == []


def test_an_attacker_leaves_its_band_alone_or_by_attacking_something_else() -> None:
    notation = "A: 3/3 > P2; C: 1/1 banding > P2; W: loyalty 3; band A, C"
    controller = done(table(notation), LeaveBand("A"))
    assert card(controller, "A").band is None
    refused(controller, LeaveBand("A"))
    controller = done(table(notation), Attack("A", "W"))
    assert card(controller, "C").band is None


def test_510_1c_an_order_is_announced_where_the_rules_have_one() -> None:
    controller = table("rules m11; A: 5/5 > P2; B: 2/2 x A; D: 1/4 x A")
    assert [arrow.order for arrow in controller.state.arrows if arrow.kind == "block"] == [1, 2]
    done(controller, Reorder("A", ("D", "B")))
    assert blocks(controller) == [("D", "A"), ("B", "A")]
    assert controller.state.undo is not None
    assert said(controller.state.undo) == "reorder the foes of A"


def test_509_6_a_later_blocker_comes_last_and_the_old_order_stays() -> None:
    controller = done(
        table("rules m11; A: 5/5 > P2; B: 2/2 x A; D: 1/4 x A; F: 1/1 @P2"), Reorder("A", ("D", "B")), Block("F", "A")
    )
    assert blocks(controller) == [("D", "A"), ("B", "A"), ("F", "A")]


def test_without_an_order_none_is_announced() -> None:
    controller = table("A: 5/5 > P2; B: 2/2 x A; D: 1/4 x A")
    assert all(arrow.order is None for arrow in controller.state.arrows)
    assert rules(refused(controller, Reorder("A", ("D", "B")))) == {"510.1c"}


def test_an_order_names_just_the_foes() -> None:
    refused(table("rules m11; A: 5/5 > P2; B: 2/2 x A; D: 1/4 x A"), Reorder("A", ("D",)))


@pytest.mark.parametrize(
    "intent",
    [Attack("C", "P2"), Block("D", "A"), Unpair("B", "A"), Band("C", "A"), LeaveBand("A"), Reorder("A", ("B",))],
)
def test_nothing_is_declared_any_more_once_damage_has_been_dealt(intent: object) -> None:
    controller = done(table("A: 3/3 > P2; C: 2/2; B: 2/5 x A; D: 1/4 @P2"), Confirm())
    assert controller.state.moment is Moment.COMBAT_DAMAGE
    refused(controller, intent)  # type: ignore[arg-type]


def test_unknown_creatures_are_refused_in_words() -> None:
    controller = table(TWO)
    for intent in (Attack("X", "P2"), Attack("A", "X"), Block("X", "A"), Band("A", "X")):
        refused(controller, intent)


def test_what_was_declared_by_hand_can_be_undone_one_by_one() -> None:
    controller = done(table(TWO), Attack("A", "P2"), Block("B", "A"), Undo())
    assert blocks(controller) == []
    assert controller.state.moment is Moment.DECLARE_ATTACKERS

"""What is left out of a typed assignment is filled in where only one legal whole extends it. Rule: CR 510.1e."""

from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.partial_assignment import Illegal, Open, Shares, Whole, extended
from tests.damage_steps import among, attacking, step, trampling

DIVISION = step(attacking("A", 3, trampling("B")), attacking("C", 2, among("D")), B=2, D=1)


def whole(division: DamageStep, shares: Shares) -> dict[str, dict[str, int]]:
    found = extended(division, shares)
    assert isinstance(found, Whole)
    return found.assignment.nested()


def test_what_only_one_whole_extends_is_filled_in() -> None:
    assert whole(DIVISION, {"A": {"B": 2, "P2": 1}}) == {"A": {"B": 2, "P2": 1}, "C": {"D": 2}}


def test_several_wholes_leave_the_choice_open_and_tell_whose() -> None:
    assert extended(DIVISION, {"C": {"D": 2}}) == Open(2, ("A",))
    assert extended(DIVISION, {}) == Open(2, ("A",))


def test_702_19b_an_illegal_text_tells_the_rule_and_the_nearest_whole() -> None:
    found = extended(DIVISION, {"A": {"B": 1, "P2": 2}})
    assert isinstance(found, Illegal)
    assert [one.rule.number for one in found.violations] == ["702.19b"]
    assert found.nearest.nested() == {"A": {"B": 2, "P2": 1}, "C": {"D": 2}}


def test_nothing_is_held_against_a_source_that_is_left_out() -> None:
    found = extended(DIVISION, {"C": {"P2": 2}})
    assert isinstance(found, Illegal)
    assert {one.source for one in found.violations} == {"C"}


def test_a_source_that_is_named_is_named_in_full() -> None:
    found = extended(DIVISION, {"A": {"B": 2}, "C": {"D": 2}})
    assert isinstance(found, Illegal)
    assert {one.source for one in found.violations} == {"A"}


def test_a_creature_that_does_not_assign_is_refused() -> None:
    assert isinstance(extended(DIVISION, {"X": {"P2": 1}}), Illegal)
    assert isinstance(extended(DIVISION, {"X": {}}), Open)

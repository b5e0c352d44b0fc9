"""Policies choose as `--choose` promises, ties by canonical order."""

from simulator.explore.choosing import choose
from simulator.explore.policy import Policy
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal_assignments import LegalAssignments
from tests.damage_steps import among, attacking, step, trampling


def chosen(division: DamageStep, policy: Policy) -> dict[str, dict[str, int]]:
    return choose(division, LegalAssignments(division), policy).nested()


def test_first_is_the_first_in_canonical_order() -> None:
    division = step(attacking("A", 5, trampling("B", "C")), B=2, C=1)
    assert chosen(division, Policy.FIRST) == {"A": {"B": 5}}


def test_most_through_gives_players_all_that_lethal_damage_leaves() -> None:
    division = step(attacking("A", 5, trampling("B", "C")), B=2, C=1)
    assert chosen(division, Policy.MOST_THROUGH) == {"A": {"B": 2, "C": 1, "P2": 2}}


def test_most_destroyed_comes_before_most_through() -> None:
    division = step(attacking("A", 4, trampling("B")), attacking("D", 3, among("C", "B")), B=2, C=3)
    assert chosen(division, Policy.MOST_DESTROYED) == {"A": {"B": 2, "P2": 2}, "D": {"C": 3}}


def test_most_destroyed_settles_ties_by_canonical_order() -> None:
    division = step(attacking("A", 3, among("B", "C")), B=2, C=2)
    assert chosen(division, Policy.MOST_DESTROYED) == {"A": {"B": 3}}


def test_702_2c_one_point_from_a_source_with_deathtouch_is_lethal() -> None:
    division = step(attacking("A", 2, among("B", "C"), deathtouch=True), B=4, C=4)
    assert chosen(division, Policy.MOST_DESTROYED) == {"A": {"B": 1, "C": 1}}

"""Policies choose as `--choose` promises, ties by canonical order."""

import pytest

from simulator.explore.choosing import choose
from simulator.explore.policy import Policy
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.budget import BeyondBudgetError
from simulator.rules.legal.legal_assignments import LegalAssignments
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


def test_101_4_the_earlier_announcer_gets_the_most_through() -> None:
    division = step(
        attacking("A", 4, trampling("B"), announcer="P1"), attacking("D", 4, trampling("B"), announcer="P2"), B=4
    )
    assert chosen(division, Policy.MOST_THROUGH) == {"A": {"P2": 4}, "D": {"B": 4}}


def test_a_step_without_sources_has_one_choice() -> None:
    assert chosen(step(), Policy.MOST_DESTROYED) == {}


def test_amounts_may_be_of_any_size() -> None:
    division = step(attacking("A", 1_000_000, trampling("B", "C")), B=3, C=5)
    assert chosen(division, Policy.MOST_THROUGH) == {"A": {"B": 3, "C": 5, "P2": 999_992}}


def test_what_is_out_of_reach_is_not_counted_on() -> None:
    division = step(attacking("A", 9, trampling("B", "C")), B=3, C=1_000_000)
    assert chosen(division, Policy.MOST_THROUGH) == {"A": {"B": 9}}
    assert chosen(division, Policy.MOST_DESTROYED) == {"A": {"B": 9}}


def test_six_tramplers_on_the_same_four_blockers_are_not_listed() -> None:
    blockers = ("B", "C", "D", "E")
    division = step(*(attacking(f"A{n}", 12, trampling(*blockers)) for n in range(6)), B=6, C=6, D=6, E=6)
    through = {f"A{n}": {"P2": 12} for n in range(2, 6)}
    assert chosen(division, Policy.MOST_THROUGH) == {"A0": {"B": 6, "C": 6}, "A1": {"D": 6, "E": 6}, **through}


def test_two_attackers_on_sixteen_shared_blockers_are_no_guesses() -> None:
    blockers = tuple(f"B{n}" for n in range(16))
    division = step(
        attacking("A", 40, trampling(*blockers)), attacking("D", 40, trampling(*blockers)), **dict.fromkeys(blockers, 4)
    )
    first, second = dict.fromkeys(blockers[:10], 4), dict.fromkeys(blockers[10:], 4)
    expected = {"A": first, "D": {**second, "P2": 16}}
    assert chosen(division, Policy.MOST_THROUGH) == chosen(division, Policy.MOST_DESTROYED) == expected


def test_beyond_the_budget_it_is_refused_at_once_with_what_it_would_take() -> None:
    blockers = tuple(f"B{n}" for n in range(12))
    attackers = (attacking(f"A{n}", 40, trampling(*blockers)) for n in range(12))
    division = step(*attackers, **dict.fromkeys(blockers, 9))
    with pytest.raises(BeyondBudgetError) as refused:
        chosen(division, Policy.MOST_THROUGH)
    assert refused.value.estimate.milliseconds > 20_000


def test_what_goes_through_every_point_is_not_asked_where_a_guess_takes_less() -> None:
    division = step(attacking("A", 900_000, trampling("B")), attacking("D", 5, trampling("B", "C")), B=9, C=2)
    assert chosen(division, Policy.MOST_THROUGH) == {"A": {"B": 4, "P2": 899_996}, "D": {"B": 5}}

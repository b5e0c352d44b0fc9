"""What holds between the eras on random boards, whatever stands on them."""

from dataclasses import replace
from itertools import islice

from hypothesis import assume, given, settings

from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step, lethal_damage
from simulator.rules.events import DamageDealt, DamageRow
from simulator.rules.flow.steps import begin, dealt, to_damage
from simulator.rules.keywords import Keyword
from simulator.rules.legal.enumeration.enumeration import assignments
from simulator.rules.legal.legality import Judge
from simulator.rules.scenario import Scenario
from tests.board_strategies import scenarios

_MOST = 60
"""So many legal assignments of a board are looked at."""


def first(board: Scenario, rules: str) -> tuple[Combat, DamageStep]:
    combat = to_damage(begin(replace(board, rules=rules)))
    step = damage_step(combat)
    assume(step is not None)
    assert step is not None
    return combat, step


def has(board: Scenario, *keywords: Keyword) -> bool:
    return any(one.has(keyword) for one in board.permanents for keyword in keywords)


def rows(before: Combat, after: Combat) -> list[DamageRow]:
    return [row for one in after.log[len(before.log) :] if isinstance(one, DamageDealt) for row in one.rows]


@settings(max_examples=40, deadline=None)
@given(scenarios())
def test_510_1c_what_an_order_allows_is_allowed_without_one(board: Scenario) -> None:
    _, ordered = first(board, "m11")
    free = Judge(first(board, "foundations")[1])
    assert all(not free.violations(one) for one in islice(assignments(ordered), _MOST))


@settings(max_examples=40, deadline=None)
@given(scenarios())
def test_702_2_what_is_allowed_without_help_of_deathtouch_is_allowed_with_it(board: Scenario) -> None:
    _, without = first(board, "sixth")
    lethal = Judge(first(board, "foundations")[1])
    assert all(not lethal.violations(one) for one in islice(assignments(without), _MOST))


@settings(max_examples=40, deadline=None)
@given(scenarios())
def test_510_2_when_nobody_acts_the_stack_changes_nothing(board: Scenario) -> None:
    assume(not has(board, Keyword.DEATHTOUCH, Keyword.LIFELINK))
    old, step = first(board, "sixth")
    new, _ = first(board, "foundations")
    for one in islice(assignments(step), _MOST):
        stacked, at_once = dealt(old, step, one), dealt(new, step, one)
        assert (stacked.players, stacked.permanents, stacked.zones) == (
            at_once.players,
            at_once.permanents,
            at_once.zones,
        )


@settings(max_examples=40, deadline=None)
@given(scenarios())
def test_1994_moving_surplus_neither_makes_nor_loses_damage(board: Scenario) -> None:
    combat, step = first(board, "classic")
    for one in islice(assignments(step), _MOST):
        told = rows(combat, dealt(combat, step, one))
        assert sum(row.dealt for row in told) == sum(amount for _, _, amount in one.shares())


@settings(max_examples=40, deadline=None)
@given(scenarios())
def test_1994_what_loses_surplus_keeps_what_destroys_it(board: Scenario) -> None:
    combat, step = first(board, "classic")
    for one in islice(assignments(step), _MOST):
        told = rows(combat, dealt(combat, step, one))
        for moved in (row for row in told if row.assigned_to is not None):
            stayed = sum(row.dealt for row in told if row.recipient == moved.assigned_to)
            assert stayed >= lethal_damage(combat, combat.permanent(moved.assigned_to or ""))
            assert combat.permanent(moved.source).has(Keyword.TRAMPLE) or combat.permanent(moved.source).has(
                Keyword.TRAMPLE_OVER_PLANESWALKERS
            )

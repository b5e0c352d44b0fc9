"""Typed conditions put to the results: the rows that meet them, and all assignments that do, however many."""

from collections.abc import Iterator, Mapping

from simulator.controller.conditions import Condition
from simulator.controller.explored import Explored, ResultRow
from simulator.explore.gathering import Changes, Question
from simulator.explore.measures import harm
from simulator.explore.outcomes import Quantity
from simulator.rules.events import Figure
from simulator.rules.legal.budget import BeyondBudgetError

_WORSE: Mapping[Figure, int] = {Figure.LIFE: -1, Figure.POISON: 1, Figure.LOYALTY: -1, Figure.DEFENSE: -1}
"""The figures that damage makes worse, and in which direction."""


def rows_with(explored: Explored, conditions: tuple[Condition, ...]) -> tuple[ResultRow, ...]:
    """The listed results that meet every condition."""
    return tuple(
        row for row in explored.rows or () if all(one.holds(_change(explored, row, one)) for one in conditions)
    )


def number_of(explored: Explored, conditions: tuple[Condition, ...]) -> int | None:
    """How many assignments meet every condition; None where that would take too long."""
    if explored.rows is not None:
        return sum(row.count for row in rows_with(explored, conditions))
    if explored.gathering is None:
        return None
    try:
        return explored.gathering.meeting(question_of(conditions)).count
    except BeyondBudgetError:
        return None


def question_of(conditions: tuple[Condition, ...]) -> Question:
    """The question whether all of these conditions hold, for results that nobody lists."""
    quantities = tuple(quantity for condition in conditions for quantity in _quantities(condition))

    def holds(changes: Changes) -> bool:
        following = iter(changes)
        return all(condition.holds(_next_change(condition, following)) for condition in conditions)

    return Question(quantities, holds)


def _change(explored: Explored, row: ResultRow, condition: Condition) -> int:
    """By how much the figures of a condition are worse in a row; whether its permanent leaves, as 1 or 0."""
    if condition.is_about_leaving:
        return int(condition.id in row.left)
    return sum(
        harm(measure, before, after)
        for measure, before, after in zip(explored.measures, explored.before, row.measures, strict=True)
        if measure.id == condition.id
    )


def _quantities(condition: Condition) -> tuple[Quantity, ...]:
    if condition.is_about_leaving:
        return (condition.id,)
    return tuple((condition.id, figure, "") for figure in _WORSE)


def _next_change(condition: Condition, changes: Iterator[int]) -> int:
    """The next changes, as many as the condition has quantities, as one number."""
    if condition.is_about_leaving:
        return next(changes)
    return sum(direction * next(changes) for direction in _WORSE.values())

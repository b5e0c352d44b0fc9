"""Two boards side by side: what is legal on both, what only on one of them, and why it is illegal on the other.

Sources and recipients are matched by their ids.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Protocol

from simulator.explore.due_step import Due, due_step
from simulator.explore.numbers import count_within_budget
from simulator.explore.only_in import OnlyIn
from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.budget import BeyondBudgetError, Budget
from simulator.rules.legal.legal_assignments import USUAL_BUDGET, LegalAssignments
from simulator.rules.legal.legality import Judge, Violation
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Moment

MOST_WALKED = 20_000
"""So many assignments are judged one by one at most, where counting would take too much."""


class How(StrEnum):
    """How a number was found out. `AT_LEAST`: only so many were judged; there may be more."""

    COUNTED = "counted"
    WALKED = "walked"
    AT_LEAST = "at least"


@dataclass(frozen=True, slots=True)
class Example:
    """An assignment that is legal on one board only. `violations`: what it breaks on the other; none where no
    damage is assigned there."""

    assignment: Assignment
    violations: tuple[Violation, ...]


class _Found(Protocol):
    """Assignments that are legal on one board only: how many were found, and each by its place."""

    def count(self) -> int: ...
    def __getitem__(self, index: int, /) -> Assignment: ...


@dataclass(frozen=True)
class OneSided:
    """What is legal on one board and not on the other, in canonical order.

    `number`: how many there are, or with `How.AT_LEAST` how many were met among the first ones.
    """

    number: int
    how: How
    _found: _Found
    _other: DamageStep | None

    @property
    def told(self) -> int:
        """How many can be asked for by their places: all, or those that were met among the first ones."""
        return self._found.count()

    def example(self, index: int) -> Example:
        """The one at this place from 0. Raises `IndexError`."""
        if not 0 <= index < self.told:
            raise IndexError(index)
        assignment = self._found[index]
        return Example(assignment, () if self._judge is None else self._judge.violations(assignment))

    def examples(self, most: int) -> tuple[Example, ...]:
        """So many of them, spread over all: the first, the last, and others between."""
        last = self.told - 1
        steps = max(1, min(most, self.told) - 1)
        places = dict.fromkeys(last * at // steps for at in range(min(most, self.told)))
        return tuple(self.example(place) for place in places)

    @cached_property
    def _judge(self) -> Judge | None:
        return None if self._other is None else Judge(self._other)


@dataclass(frozen=True)
class SideBySide:
    """Two boards and the damage steps that are due on them.

    `became`: what is legal on the second only; `ceased`: on the first only. `both`: how many are legal on both; None
    where that cannot be told. Everything is worked out when it is asked for.
    """

    first: Due
    second: Due
    budget: Budget = USUAL_BUDGET
    most_walked: int = MOST_WALKED

    @cached_property
    def counts(self) -> tuple[int | None, int | None]:
        """The legal assignments of each; None beyond the budget."""
        return _count(self.first, self.budget), _count(self.second, self.budget)

    @cached_property
    def both(self) -> int | None:
        """How many are legal on both."""
        if self.first.step is None or self.second.step is None:
            return 0
        try:
            return OnlyIn(self.first.step, self.second.step, self.budget).common
        except BeyondBudgetError:
            pass
        for one, whole in ((self.ceased, self.counts[0]), (self.became, self.counts[1])):
            if whole is not None and one.how is not How.AT_LEAST:
                return whole - one.number
        return None

    @cached_property
    def became(self) -> OneSided:
        """What is legal on the second board only."""
        return one_sided(self.second.step, self.first.step, self.budget, self.most_walked)

    @cached_property
    def ceased(self) -> OneSided:
        """What is legal on the first board only."""
        return one_sided(self.first.step, self.second.step, self.budget, self.most_walked)


def side_by_side(
    first: Scenario,
    second: Scenario,
    moment: Moment | None = None,
    budget: Budget = USUAL_BUDGET,
    most_walked: int = MOST_WALKED,
) -> SideBySide:
    """Two boards, each played as far as its damage: that of this moment, else the next one due.

    `budget`: for each count; beyond it, `most_walked` assignments are judged one by one at most.
    """
    return SideBySide(due_step(first, moment), due_step(second, moment), budget, most_walked)


def _count(due: Due, budget: Budget) -> int | None:
    if due.step is None:
        return 0
    return count_within_budget(LegalAssignments(due.step, budget=budget))


def one_sided(step: DamageStep | None, other: DamageStep | None, budget: Budget, most_walked: int) -> OneSided:
    """What is legal in one step and not in the other: counted, or walked through where that would take too much."""
    if step is None:
        return OneSided(0, How.COUNTED, _Listed(()), other)
    counted = OnlyIn(step, other, budget)
    try:
        number = counted.count()
    except BeyondBudgetError:
        return walked_through(step, other, budget, most_walked)
    if counted.has_places():
        return OneSided(number, How.COUNTED, counted, other)
    return replace(walked_through(step, other, budget, most_walked), number=number, how=How.COUNTED)


def walked_through(step: DamageStep, other: DamageStep | None, budget: Budget, most_walked: int) -> OneSided:
    """Judged one by one in canonical order, as far as that is allowed."""
    judge = None if other is None else Judge(other)
    found, is_whole = [], True
    try:
        for walked, assignment in enumerate(LegalAssignments(step, budget=budget)):
            if walked == most_walked:
                is_whole = False
                break
            if judge is None or judge.violations(assignment):
                found.append(assignment)
    except BeyondBudgetError:
        is_whole = False
    return OneSided(len(found), How.WALKED if is_whole else How.AT_LEAST, _Listed(found), other)


@dataclass(frozen=True)
class _Listed:
    """Assignments that were met while walking."""

    assignments: Sequence[Assignment]

    def count(self) -> int:
        """How many there are."""
        return len(self.assignments)

    def __getitem__(self, index: int, /) -> Assignment:
        return self.assignments[index]

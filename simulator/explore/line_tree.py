"""Both damage steps of a combat as a tree: what the first comes to, what the second then comes to, with exact counts.

A line is one assignment for each step. Assignments of a step after which the combat is the same in everything that
matters are one branch, so the tree is small where there are very many lines. Rule: CR 510.4.
"""

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeAlias

from simulator.explore.line_budget import check_combats, check_results, check_step
from simulator.explore.line_choices import choices_of
from simulator.explore.line_moments import Between, another_may_follow, at_the_end, between, marks_on
from simulator.explore.line_parts import whole_of
from simulator.explore.line_results import together
from simulator.explore.outcomes import MOST_LISTED, Outcomes
from simulator.explore.results import Result, result
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.budget import Budget
from simulator.rules.legal.legal_assignments import USUAL_BUDGET, LegalAssignments

Line: TypeAlias = tuple[Assignment, ...]
"""One assignment for each damage step, the first first."""


@dataclass(frozen=True)
class Branch:
    """Assignments of a step after which the combat is the same in everything that matters.

    `result`: what the step comes to, actions of players in it included. `marked`: damage points marked on survivors
    that may be dealt more. `number`: assignments. `example`: the first of them. `then`: what follows; None at the end.
    """

    result: Result
    marked: tuple[tuple[str, int], ...]
    number: int
    example: Assignment
    then: "LineTree | None"

    @cached_property
    def lines(self) -> int:
        """How many lines go this way, counted from this step on. Raises `BeyondBudgetError`."""
        return self.number * (self.then.count if self.then else 1)


@dataclass(frozen=True, slots=True)
class WholeResult:
    """A distinct result of all steps together, how many lines come to it, and one of them."""

    result: Result
    count: int
    example: Line


class LineTree:
    """The lines of a combat from a damage step on; worked out as far as it is asked about."""

    def __init__(
        self, combat: Combat, step: DamageStep, most_listed: int = MOST_LISTED, budget: Budget = USUAL_BUDGET
    ) -> None:
        """`combat`: when `step` is due. `most_listed`: assignments or results looked at one by one at most.

        Asking raises `BeyondBudgetError` where that is not enough, and `MissingChoiceError` of an action in a step.
        """
        self.combat = combat
        self.step = step
        self._most_listed = most_listed
        self._budget = budget
        self.is_last = not another_may_follow(combat, step)

    @cached_property
    def assignments(self) -> int:
        """How many legal assignments the step has."""
        return LegalAssignments(self.step).count()

    @cached_property
    def count(self) -> int:
        """How many lines there are: over all branches, the assignments times the lines that follow."""
        return self.assignments if self.is_last else sum(branch.lines for branch in self.branches())

    @cached_property
    def distinct(self) -> int:
        """How many branches there are."""
        return self._outcomes.distinct if self.is_last else len(self._branches)

    def branches(self) -> Iterator[Branch]:
        """The branches, by their first assignments."""
        if self.is_last:
            return (Branch(one.result, (), one.count, one.example, None) for one in self._outcomes)
        return iter(self._branches)

    def branch_of(self, assignment: Assignment) -> Branch | None:
        """The branch that a legal assignment of the step belongs to. Raises as `branches` does."""
        if self.is_last:
            after = at_the_end(self.combat, self.step, assignment)
            there = result(self.combat, after.combat)
            return next((branch for branch in self.branches() if branch.result == there), None)
        return self._by_name.get(between(self.combat, assignment).name(with_players=True))

    @cached_property
    def results(self) -> tuple[WholeResult, ...]:
        """The distinct results of the whole combat, by their first lines."""
        found: dict[Result, WholeResult] = {}
        for one in self._wholes():
            known = found.get(one.result)
            count = one.count + (known.count if known else 0)
            found[one.result] = WholeResult(one.result, count, known.example if known else one.example)
        return tuple(found.values())

    def _wholes(self) -> Iterator[WholeResult]:
        """The results of the branches; one may come several times."""
        check_results(self._number_of_wholes(), self._budget)
        for branch in self.branches():
            for one in branch.then.results if branch.then else (_NOTHING_FOLLOWS,):
                both = together(self.combat, branch.result, one.result)
                yield WholeResult(both, branch.number * one.count, (branch.example, *one.example))

    def _number_of_wholes(self) -> int:
        """How many results the branches have, those counted twice that come twice. Raises `BeyondBudgetError`."""
        if self.is_last:
            return self.distinct
        check_combats(self.combat, len(self._branches), self._budget)
        return sum(branch.then._number_of_wholes() if branch.then else 1 for branch in self._branches)

    @cached_property
    def _outcomes(self) -> Outcomes:
        check_step(self.step, self._budget)
        return Outcomes(self.combat, self.step, self._most_listed)

    @cached_property
    def _branches(self) -> tuple[Branch, ...]:
        return tuple(sorted(self._by_name.values(), key=lambda branch: branch.example.amounts, reverse=True))

    @cached_property
    def _by_name(self) -> Mapping[Hashable, Branch]:
        whole = whole_of(self.step)
        choices = choices_of(self.combat, self.step, whole, lambda *_: 0, True, self._most_listed, self._budget)
        found: dict[Hashable, Branch] = {}
        for assignment, number in choices.assignments(self.step):
            after = between(self.combat, assignment)
            name = after.name(with_players=True)
            known = found.get(name)
            branch = self._branch(after, number, assignment) if known is None else _joined(known, number, assignment)
            found[name] = branch
        return found

    def _branch(self, after: Between, number: int, assignment: Assignment) -> Branch:
        told = result(self.combat, after.combat)
        if after.step is None:
            return Branch(told, (), number, assignment, None)
        then = LineTree(after.combat, after.step, self._most_listed, self._budget)
        return Branch(told, marks_on(self.combat, after), number, assignment, then)


_NOTHING_FOLLOWS = WholeResult(Result((), ()), 1, ())


def _joined(branch: Branch, number: int, assignment: Assignment) -> Branch:
    first = max(branch.example, assignment, key=lambda one: one.amounts)
    return replace(branch, number=branch.number + number, example=first)

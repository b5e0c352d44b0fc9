"""What the legal assignments of a step come to: the distinct results, and how many assignments give each.

Groups of sources are worked out by themselves; a result of the whole is one result of each group, the changes of
players' figures added up. So numbers are exact where nobody could list the results, let alone the assignments.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod
from operator import add
from typing import TypeAlias

from simulator.explore.contributions import Sums, sums_decide
from simulator.explore.outcome_groups import Group, GroupResult, GroupResults, Row, groups_of
from simulator.explore.results import FigureOf, Result, figures_of, result
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.flow.steps import dealt
from simulator.rules.legal.budget import BeyondBudgetError, Estimate
from simulator.rules.legal.legal_assignments import LegalAssignments

Quantity: TypeAlias = FigureOf | str
"""A figure of a player or permanent, or the id of a permanent: whether it leaves."""

MOST_LISTED = 20_000
"""Assignments or results that are usually looked at one by one at most."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One distinct result, how many assignments give it, and an example: the first, where all can be listed."""

    result: Result
    count: int
    example: Assignment


@dataclass(frozen=True, slots=True)
class _Joint:
    """So many assignments with the same results of the groups; `amounts` of the first, by slot of the step."""

    number: int
    amounts: tuple[int, ...]


_Joints: TypeAlias = dict[tuple[tuple[Result, ...], Sums], _Joint]
"""By what happens to permanents in each group, and to players in all of them together."""


class Outcomes:
    """The distinct results of all legal assignments of a step, by their first examples.

    Where there are more than can be listed, they come in the order of the groups, each with its exact number.
    """

    def __init__(self, combat: Combat, step: DamageStep, most_listed: int = MOST_LISTED) -> None:
        """`most_listed`: assignments or results that are looked at one by one at most.

        Asking raises `BeyondBudgetError` where that is not enough and results can't be told group by group.
        """
        self._most_listed = most_listed
        self._combat = combat
        self._step = step
        self._legal = LegalAssignments(step)
        self._told = GroupResults(combat, step)
        self.players: tuple[FigureOf, ...] = self._told.players

    @cached_property
    def count(self) -> int:
        """How many assignments there are."""
        return self._legal.count()

    @cached_property
    def distinct(self) -> int:
        """How many distinct results they have. Raises `BeyondBudgetError`."""
        return _number_of_sums(self.groups, len(self.players)) if self._is_large else len(self._listed)

    def __iter__(self) -> Iterator[Outcome]:
        return self._by_groups() if self._is_large else iter(self._listed)

    @cached_property
    def groups(self) -> tuple[tuple[GroupResult, ...], ...]:
        """The results of each group. Raises `BeyondBudgetError`, also where results don't fall into groups."""
        if not sums_decide(self._combat, self._step):
            raise BeyondBudgetError(Estimate(0, 0, 1000 * self.count))
        return tuple(map(self._told.of, self._groups or ()))

    @cached_property
    def _groups(self) -> tuple[Group, ...] | None:
        return groups_of(self._step, self._legal)

    @cached_property
    def _is_large(self) -> bool:
        if not sums_decide(self._combat, self._step) or prod(map(len, self.groups)) <= self._most_listed:
            return False
        if len(_sides(self._combat)) > 2:
            # A player who leaves while the game goes on takes permanents along: results of groups may then be one.
            raise BeyondBudgetError(Estimate(0, 0, 1000 * prod(map(len, self.groups))))
        return True

    @cached_property
    def _listed(self) -> tuple[Outcome, ...]:
        found: dict[Result, Outcome] = {}
        for joint in self._joints():
            example = Assignment(self._step.slots, joint.amounts)
            after = self._result(example)
            one = found.get(after, Outcome(after, 0, example))
            found[after] = Outcome(after, one.count + joint.number, one.example)
        return tuple(found.values())

    def whole(self, rows: Sequence[Row]) -> Assignment:
        """The assignment of which each group has one of these rows."""
        amounts = (0,) * len(self._step.slots)
        for group, row in zip(self._groups or (), rows, strict=True):
            amounts = _with(amounts, group, row)
        return Assignment(self._step.slots, amounts)

    def change(self, told: GroupResult, quantity: Quantity) -> int:
        """By how much a group's result changes a figure; whether a permanent leaves, as 1 or 0."""
        if isinstance(quantity, str):
            return int(quantity in told.permanents.left)
        if quantity in self.players:
            return told.players[self.players.index(quantity)]
        before = figures_of(self._combat, quantity[0]).get(quantity, 0)
        return dict(told.permanents.figures).get(quantity, before) - before

    def _joints(self) -> Iterable[_Joint]:
        """By the first of each, the larger amounts first."""
        if self._groups is None:
            return ()
        if sums_decide(self._combat, self._step):
            joints = self._together(self.groups).values()
            return sorted(joints, key=lambda joint: joint.amounts, reverse=True)
        if self.count > self._most_listed:
            raise BeyondBudgetError(Estimate(0, 0, 1000 * self.count))
        return (_Joint(1, assignment.amounts) for assignment in self._legal)

    def _by_groups(self) -> Iterator[Outcome]:
        """For every choice of what happens to permanents, all that can happen to players with it."""
        chosen = [_by_permanents(results) for results in self.groups]
        for choice in product(*chosen):
            joints = self._together(choice).values()
            for joint in sorted(joints, key=lambda joint: joint.amounts, reverse=True):
                example = Assignment(self._step.slots, joint.amounts)
                yield Outcome(self._result(example), joint.number, example)

    def _together(self, groups: Sequence[Sequence[GroupResult]]) -> _Joints:
        nothing = (0,) * len(self.players)
        joined: _Joints = {((), nothing): _Joint(1, (0,) * len(self._step.slots))}
        for group, results in zip(self._groups or (), groups, strict=True):
            further: _Joints = {}
            for (permanents, players), joint in joined.items():
                for one in results:
                    name = (*permanents, one.permanents), tuple(map(add, players, one.players))
                    both = _Joint(joint.number * one.number, _with(joint.amounts, group, one.example))
                    known = further.get(name)
                    further[name] = both if known is None else _either(known, both)
            joined = further
        return joined

    def _result(self, assignment: Assignment) -> Result:
        return result(self._combat, dealt(self._combat, self._step, assignment))


def _with(amounts: tuple[int, ...], group: Group, row: tuple[int, ...]) -> tuple[int, ...]:
    whole = list(amounts)
    for (slot, _), amount in zip(group.slots, row, strict=True):
        whole[slot] = amount
    return tuple(whole)


def _either(one: _Joint, other: _Joint) -> _Joint:
    return _Joint(one.number + other.number, max(one.amounts, other.amounts))


def _by_permanents(results: Iterable[GroupResult]) -> list[list[GroupResult]]:
    chosen: dict[Result, list[GroupResult]] = {}
    for one in results:
        chosen.setdefault(one.permanents, []).append(one)
    return list(chosen.values())


def _sides(combat: Combat) -> set[str]:
    """The players in the game, a team as one."""
    return {player.team or player.id for player in combat.players if not player.out}


def _number_of_sums(groups: Sequence[Sequence[GroupResult]], players: int) -> int:
    """How many distinct results there are: for every choice of what happens to permanents, the distinct sums.

    Choices with the same set of sums are counted together.
    """
    choices: dict[frozenset[Sums], int] = {frozenset([(0,) * players]): 1}
    for results in groups:
        own: dict[frozenset[Sums], int] = {}
        for chosen in _by_permanents(results):
            sums = frozenset(one.players for one in chosen)
            own[sums] = own.get(sums, 0) + 1
        further: dict[frozenset[Sums], int] = {}
        for (before, times), (sums, ours) in product(choices.items(), own.items()):
            both = frozenset(tuple(map(add, one, other)) for one in before for other in sums)
            further[both] = further.get(both, 0) + times * ours
        choices = further
    return sum(len(sums) * times for sums, times in choices.items())

"""What the legal assignments of a step come to: the distinct results, and how many assignments give each.

Groups of sources are worked out by themselves; a result of the whole is one result of each group, the changes of
players' figures added up. So numbers are exact where nobody could list the results, let alone the assignments.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import product
from math import prod
from operator import add
from typing import TypeAlias

from simulator.explore.contributions import Sums, sums_decide
from simulator.explore.first_wholes import FirstWholes
from simulator.explore.outcome_groups import Group, GroupResult, GroupResults, Row, groups_of, is_small
from simulator.explore.results import FigureOf, Result, figures_of, result
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.damage.figures import with_changes
from simulator.rules.damage_step import DamageStep
from simulator.rules.events import FigureChange
from simulator.rules.flow.losing import losing
from simulator.rules.flow.steps import dealt
from simulator.rules.legal.budget import BeyondBudgetError, Budget, Estimate
from simulator.rules.legal.legal_assignments import USUAL_BUDGET, LegalAssignments

Quantity: TypeAlias = FigureOf | str
"""A figure of a player or permanent, or the id of a permanent: whether it leaves."""

MOST_LISTED = 20_000
"""Assignments or results that are usually looked at one by one at most."""


@dataclass(frozen=True)
class Outcome:
    """One distinct result, and how many assignments give it. `find`: works out the example."""

    result: Result
    count: int
    find: Callable[[], Assignment]

    @cached_property
    def example(self) -> Assignment:
        """The first of its assignments."""
        return self.find()


@dataclass(frozen=True, slots=True)
class _Joint:
    """So many assignments with the same results of the groups; `told`: of each group one of these results."""

    number: int
    told: tuple[GroupResult, ...]


class Outcomes:
    """The distinct results of all legal assignments of a step, by their first examples.

    Where there are more than can be listed, they come in the order of the groups, each with its exact number.
    """

    def __init__(
        self, combat: Combat, step: DamageStep, most_listed: int = MOST_LISTED, budget: Budget = USUAL_BUDGET
    ) -> None:
        """`most_listed`: assignments or results that are looked at one by one at most; `budget`: for what is counted.

        Asking raises `BeyondBudgetError` where that is not enough, before any work.
        """
        self._most_listed = most_listed
        self._combat = combat
        self._step = step
        self._legal = LegalAssignments(step, budget=budget)
        self.told = GroupResults(combat, step)
        self.players: tuple[FigureOf, ...] = self.told.players

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
        return self.told.of(self.apart)

    @property
    def apart(self) -> tuple[Group, ...]:
        """The groups themselves. Raises `BeyondBudgetError` where results don't fall into groups."""
        if not sums_decide(self._combat, self._step):
            raise BeyondBudgetError(Estimate(0, 0, 1000 * self.count))
        return self._groups or ()

    @cached_property
    def _groups(self) -> tuple[Group, ...] | None:
        return groups_of(self._step, self._legal)

    @cached_property
    def _is_large(self) -> bool:
        """Whether nothing is put in the order of first examples: results are many, or come of counting alone."""
        if not sums_decide(self._combat, self._step):
            return False
        number, sides = prod(map(len, self.groups)), len(_sides(self._combat))
        if number > self._most_listed and sides > 2:
            # A player who leaves while the game goes on takes permanents along: results of groups may then be one.
            raise BeyondBudgetError(Estimate(0, 0, 1000 * number))
        return number > self._most_listed or (sides <= 2 and not all(map(is_small, self._groups or ())))

    @cached_property
    def _listed(self) -> tuple[Outcome, ...]:
        found: dict[Result, tuple[int, Assignment]] = {}
        for number, example, after in self._each():
            others, first = found.get(after, (0, example))
            found[after] = others + number, first
        return tuple(Outcome(after, number, partial(_itself, first)) for after, (number, first) in found.items())

    def whole(self, rows: Sequence[Row]) -> Assignment:
        """The assignment of which each group has one of these rows, with nothing in the groups that have none yet."""
        amounts = (0,) * len(self._step.slots)
        for group, row in zip(self._groups or (), rows, strict=False):
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

    def _each(self) -> Iterator[tuple[int, Assignment, Result]]:
        """Numbers of assignments with their first example and result, those with larger amounts first."""
        if self._groups is None:
            return
        if sums_decide(self._combat, self._step):
            told = ((self.whole([one.example for one in joint.told]), joint) for joint in self._together(self.groups))
            for example, joint in sorted(told, key=lambda one: one[0].amounts, reverse=True):
                yield joint.number, example, self._after(joint)
            return
        if self.count > self._most_listed:
            raise BeyondBudgetError(Estimate(0, 0, 1000 * self.count))
        for assignment in self._legal:
            yield 1, assignment, self._dealt(assignment)

    def _by_groups(self) -> Iterator[Outcome]:
        """For every choice of what happens to permanents, all that can happen to players with it."""
        chosen = [_by_permanents(results) for results in self.groups]
        nothing = (0,) * len(self.players)
        slots = [[slot for slot, _ in group.slots] for group in self._groups or ()]
        for choice in product(*chosen):
            firsts = FirstWholes(choice, nothing, self.whole, slots)
            for sums, joint in self._joined(choice):
                yield Outcome(self._after(joint), joint.number, partial(firsts.of, sums))

    def _example(self, joint: _Joint) -> Assignment:
        return self.whole([one.example for one in joint.told])

    def _together(self, groups: Sequence[Sequence[GroupResult]]) -> Iterator[_Joint]:
        """Every choice of a result of each group."""
        for told in product(*groups):
            yield _Joint(prod(one.number for one in told), told)

    def _joined(self, groups: Sequence[Sequence[GroupResult]]) -> Iterable[tuple[Sums, _Joint]]:
        """The same, those with the same sums of what happens to players as one, by these sums."""
        joined: dict[Sums, _Joint] = {(0,) * len(self.players): _Joint(1, ())}
        for results in groups:
            further: dict[Sums, _Joint] = {}
            for players, joint in joined.items():
                for one in results:
                    sums = tuple(map(add, players, one.players))
                    known = further.get(sums, _Joint(0, (*joint.told, one)))
                    further[sums] = _Joint(known.number + joint.number * one.number, known.told)
            joined = further
        return joined.items()

    def _after(self, joint: _Joint) -> Result:
        """What groups' results come to together; dealt as a whole only where somebody loses and others play on."""
        sums = map(sum, zip(*(one.players for one in joint.told), strict=True))
        changes = (FigureChange(*place[:2], by, place[2]) for place, by in zip(self.players, sums, strict=False))
        changed = with_changes(self._combat, changes)
        if len(_sides(self._combat)) > 2 and losing(changed):
            return self._dealt(self._example(joint))
        permanents = self.told.together(one.permanents for one in joint.told)
        return Result(permanents.left, (*result(self._combat, changed).figures, *permanents.figures))

    def _dealt(self, assignment: Assignment) -> Result:
        return result(self._combat, dealt(self._combat, self._step, assignment))


def _itself(assignment: Assignment) -> Assignment:
    return assignment


def _with(amounts: tuple[int, ...], group: Group, row: tuple[int, ...]) -> tuple[int, ...]:
    whole = list(amounts)
    for (slot, _), amount in zip(group.slots, row, strict=True):
        whole[slot] = amount
    return tuple(whole)


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

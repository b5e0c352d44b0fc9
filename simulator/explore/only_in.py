"""The legal assignments of one damage step that are not legal in another: counted, placed and drawn, never listed.

What is legal in both is a division like any other, so the number of completions of a beginning is one count less
another; with it the assignments have their canonical order, and each its place in it.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property
from math import prod

from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.arranged import Arranged
from simulator.rules.legal.budget import BeyondBudgetError, Budget
from simulator.rules.legal.counting.common import common_division
from simulator.rules.legal.counting.components import components, tidied
from simulator.rules.legal.counting.counting import count_whole
from simulator.rules.legal.counting.division import Division, division_of
from simulator.rules.legal.counting.walk import Beginning
from simulator.rules.legal.counting.walks import walk_of
from simulator.rules.legal.ranked_rows import Listing
from simulator.rules.legal.ranking import Ranking
from simulator.rules.legal.share_standing import ShareStanding


class OnlyIn(Arranged):
    """The legal assignments of `step` that are illegal in `other`, in canonical order; all of them where that is None.

    Asking raises `BeyondBudgetError` where counting would take too much.
    """

    def __init__(self, step: DamageStep, other: DamageStep | None, budget: Budget) -> None:
        super().__init__(step.slots, {})
        self._own = division_of(step)
        self._both = None if other is None else common_division(step, other)
        self._both_there = None if other is None else common_division(other, step)
        self._budget = budget

    def count(self) -> int:
        """How many there are. Raises `BeyondBudgetError`."""
        return self._count

    @cached_property
    def common(self) -> int:
        """How many are legal in both steps. Raises `BeyondBudgetError`."""
        try:
            return count_whole(self._both, self._budget)
        except BeyondBudgetError:
            # Numbered the other way round, the tables may come in a better order.
            return count_whole(self._both_there, self._budget)

    def has_places(self) -> bool:
        """Whether each of them can be asked for by its place; it can take more than counting them."""
        try:
            return not self.count() or self[0] is not None
        except BeyondBudgetError:
            return False

    @cached_property
    def _count(self) -> int:
        return count_whole(self._own, self._budget) - self.common

    def _arranged(self) -> Ranking | None:
        if not self.count():
            return None
        start = _LeftOver(_parts(self._own, self._budget), _parts(self._both, self._budget), self._free)
        return Ranking([_Walk(start)], self._free)


@dataclass(frozen=True, slots=True)
class _Part:
    """Sources that bear on one another, as far as their first shares are given. `slots`: of the shares to come."""

    slots: tuple[int, ...]
    beginning: Beginning


@dataclass(frozen=True)
class _LeftOver:
    """The first shares, as what they leave open: in the step, and in both; None where nothing is legal any more.

    `slots`: of the shares to come.
    """

    own: tuple[_Part, ...] | None
    both: tuple[_Part, ...] | None
    slots: tuple[int, ...]

    @property
    def name(self) -> Hashable:
        """The same for beginnings with the same completions."""
        return self.slots, _name(self.own), _name(self.both)

    @cached_property
    def completions(self) -> int:
        """The number of assignments that begin so and are legal in the step only."""
        return _number(self.own) - _number(self.both)

    @property
    def most(self) -> int:
        """The most damage points that the next share may be."""
        return max((one.beginning.most for one in self.own or () if one.slots[:1] == self.slots[:1]), default=0)

    def larger(self, amount: int) -> int:
        """The number of completions whose next share is above `amount`."""
        return _larger(self.own, self.slots[0], amount) - _larger(self.both, self.slots[0], amount)

    def after(self, amount: int) -> "_LeftOver":
        """The beginning with the next share added."""
        slot = self.slots[0]
        return _LeftOver(_after(self.own, slot, amount), _after(self.both, slot, amount), self.slots[1:])


@dataclass(frozen=True)
class _Walk:
    """All of them, share by share."""

    start: _LeftOver

    @property
    def slots(self) -> tuple[int, ...]:
        """The places of the shares."""
        return self.start.slots

    def listing(self, _undivided: int) -> Listing:
        """All of them for going through, a share at a time."""
        return Listing(ShareStanding(self.start), self.slots)


def _parts(division: Division | None, budget: Budget) -> tuple[_Part, ...] | None:
    """The parts that don't bear on one another, before any share; None where nothing is legal."""
    tidy = None if division is None else tidied(division)
    if tidy is None:
        return None
    walks = (walk_of(part, budget) for part in components(tidy))
    return tuple(_Part(walk.slots, walk.start) for walk in walks)


def _name(parts: tuple[_Part, ...] | None) -> Hashable:
    return None if parts is None else tuple(part.beginning.name for part in parts)


def _number(parts: tuple[_Part, ...] | None) -> int:
    return 0 if parts is None else prod(part.beginning.completions for part in parts)


def _larger(parts: tuple[_Part, ...] | None, slot: int, amount: int) -> int:
    """How many completions have more at a slot; none where nobody may be given damage there."""
    if parts is None or all(part.slots[:1] != (slot,) for part in parts):
        return 0
    numbers = (
        part.beginning.larger(amount) if part.slots[:1] == (slot,) else part.beginning.completions for part in parts
    )
    return prod(numbers)


def _after(parts: tuple[_Part, ...] | None, slot: int, amount: int) -> tuple[_Part, ...] | None:
    """What is left when a slot has been given so many points."""
    if parts is None:
        return None
    after = []
    met = False
    for part in parts:
        if part.slots[:1] == (slot,):
            part, met = _Part(part.slots[1:], part.beginning.after(amount)), True
            if not part.beginning.completions:
                return None
        after.append(part)
    return tuple(after) if met or not amount else None

"""The legal assignments of one damage step that are not legal in another: counted, placed and drawn, never listed.

What is legal in both is a division like any other, so the number of completions of a beginning is one count less
another; with it the assignments have their canonical order, and each its place in it.
"""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from functools import cached_property
from math import prod

from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.arranged import Arranged
from simulator.rules.legal.budget import Budget
from simulator.rules.legal.counting.common import common_division
from simulator.rules.legal.counting.components import components, tidied
from simulator.rules.legal.counting.counting import count_whole
from simulator.rules.legal.counting.division import Division, division_of
from simulator.rules.legal.counting.draft import completing, with_least
from simulator.rules.legal.ranked_rows import Listing
from simulator.rules.legal.ranking import Ranking
from simulator.rules.legal.share_standing import ShareStanding


class OnlyIn(Arranged):
    """The legal assignments of `step` that are illegal in `other`, in canonical order; all of them where that is None.

    Asking raises `BeyondBudgetError` where counting would take too much.
    """

    def __init__(self, step: DamageStep, other: DamageStep | None, budget: Budget) -> None:
        super().__init__(step.slots, {})
        self._step, self._other, self._budget = step, other, budget

    def count(self) -> int:
        """How many there are. Raises `BeyondBudgetError`."""
        return self._start.completions

    @cached_property
    def common(self) -> int:
        """How many are legal in both steps. Raises `BeyondBudgetError`."""
        return prod(group.both for group in self._start.groups)

    @cached_property
    def _start(self) -> "_Beginning":
        both = None if self._other is None else common_division(self._step, self._other)
        groups = _groups(_parts(division_of(self._step)), _parts(both), self._budget)
        return _Beginning(groups, tuple(range(len(self.slots))))

    def _arranged(self) -> Ranking | None:
        return Ranking([_Walk(self._start)], self._free) if self.count() else None


@dataclass(frozen=True)
class _Group:
    """Sources that bear on one another in either step, and what they may divide: in the step, and in both."""

    own: Division | None
    common: Division | None
    budget: Budget

    @cached_property
    def here(self) -> int:
        """How many divisions are legal in the step."""
        return count_whole(self.own, self.budget)

    @cached_property
    def both(self) -> int:
        """How many are legal in both."""
        return count_whole(self.common, self.budget)

    def total(self, slot: int) -> int:
        """The most damage points that one of its shares can be."""
        return 0 if self.own is None else _total(self.own, slot)

    def has(self, slot: int) -> bool:
        """Whether the share is one of its own."""
        return self.own is not None and slot in _slots(self.own)

    def after(self, slot: int, amount: int) -> "_Group":
        """What is left to divide when a share is given."""
        return self._with(slot, amount, lambda one: completing(one, {slot: amount}))

    def at_least(self, slot: int, amount: int) -> "_Group":
        """What is left when a share is given these points, and may be given more."""
        return self._with(slot, amount, lambda one: with_least(one, slot, amount))

    def _with(self, slot: int, amount: int, left: Callable[[Division], Division | None]) -> "_Group":
        own = None if self.own is None else left(self.own)
        if self.common is not None and slot not in _slots(self.common):
            # In the other step nobody may be given damage there.
            return _Group(own, None if amount else self.common, self.budget)
        return _Group(own, None if self.common is None else left(self.common), self.budget)


@dataclass(frozen=True, eq=False)
class _Beginning:
    """The first shares. `slots`: of the shares to come. It stands for itself only: none is taken for another."""

    groups: tuple[_Group, ...]
    slots: tuple[int, ...]

    @property
    def name(self) -> Hashable:
        """Itself."""
        return self

    @cached_property
    def completions(self) -> int:
        """The number of assignments that begin so and are legal here only."""
        return prod(group.here for group in self.groups) - prod(group.both for group in self.groups)

    @property
    def most(self) -> int:
        """The most damage points that the next share may be."""
        return max(group.total(self.slots[0]) for group in self.groups)

    def larger(self, amount: int) -> int:
        """The number of completions whose next share is above `amount`."""
        return self._changed(lambda group, slot: group.at_least(slot, amount + 1), self.slots).completions

    def after(self, amount: int) -> "_Beginning":
        """The beginning with the next share added."""
        return self._changed(lambda group, slot: group.after(slot, amount), self.slots[1:])

    def _changed(self, change: Callable[[_Group, int], _Group], slots: tuple[int, ...]) -> "_Beginning":
        slot = self.slots[0]
        groups = tuple(change(group, slot) if group.has(slot) else group for group in self.groups)
        return _Beginning(groups, slots)


@dataclass(frozen=True)
class _Walk:
    """All of them, share by share."""

    start: _Beginning

    @property
    def slots(self) -> tuple[int, ...]:
        """The places of the shares."""
        return self.start.slots

    def listing(self, undivided: int) -> Listing:
        """All of them share by share."""
        return Listing(ShareStanding(self.start), self.slots)


def _parts(division: Division | None) -> tuple[Division, ...] | None:
    """The parts that don't bear on one another; None where nothing is legal."""
    tidy = None if division is None else tidied(division)
    return None if tidy is None else components(tidy)


def _groups(
    own: tuple[Division, ...] | None, common: tuple[Division, ...] | None, budget: Budget
) -> tuple[_Group, ...]:
    """The parts of both together, joined where they have a share in common."""
    if own is None:
        return (_Group(None, None, budget),)
    joined: list[set[int]] = []
    for slots in (_slots(part) for part in (*own, *(common or ()))):
        met = [one for one in joined if one & slots]
        joined = [one for one in joined if not one & slots] + [slots.union(*met)]
    groups = [_Group(_within(own, slots), _within(common, slots), budget) for slots in joined]
    return tuple(groups) if groups else (_Group(_within(own, set()), _within(common, set()), budget),)


def _within(parts: Iterable[Division] | None, slots: set[int]) -> Division | None:
    """Those parts that have these shares, as one division."""
    if parts is None:
        return None
    chosen = [part for part in parts if _slots(part) <= slots]
    dividers = tuple(divider for part in chosen for divider in part.dividers)
    required = 0
    for part in chosen:
        required |= part.required
    return Division(dividers, chosen[0].points if chosen else (), required)


def _slots(division: Division) -> set[int]:
    return {share.slot for divider in division.dividers for share in divider.shares}


def _total(division: Division, slot: int) -> int:
    dividers = [one for one in division.dividers if any(share.slot == slot for share in one.shares)]
    return max((manner.total for divider in dividers for manner in divider.manners), default=0)

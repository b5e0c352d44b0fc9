"""The legal assignments with results that are wished for, in canonical order, by arithmetic: none is listed.

Each group is walked share by share with labels: what counts of its results. Labels of the groups add up, and the sum
decides whether the whole is wished for.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import add
from typing import TypeAlias

from simulator.explore.group_walk import GroupWalk, Label, Labels, Told
from simulator.rules.assignment import Assignment, Slot

_Stands: TypeAlias = tuple[tuple[int, int], ...]
"""For every group how many of its shares are divided, and its stand."""

_MOST_KEPT = 10_000


@dataclass(frozen=True, slots=True)
class Wish:
    """Which wholes are wished for. `label`: what counts of a group's result, by the group's number; None: none such.

    Labels are `width` numbers, which add up over the groups; `accepts`: whether such a sum is wished for.
    """

    width: int
    label: Callable[[int, Told], Label | None]
    accepts: Callable[[Label], bool]


class Within:
    """The assignments of which the labels of the groups add up to something that is accepted.

    Everything but making it may raise `BeyondBudgetError`.
    """

    def __init__(self, slots: tuple[Slot, ...], walks: Sequence[GroupWalk], wish: Wish) -> None:
        """`slots`: those of the step; `walks`: all its groups."""
        self._slots = slots
        self._known = _Known(walks, wish)
        owner = {slot: number for number, walk in enumerate(walks) for slot in walk.slots}
        self._owners = tuple(owner[slot] for slot in range(len(slots)))

    @cached_property
    def count(self) -> int:
        """How many there are."""
        return self._known.count()

    def __getitem__(self, index: int) -> Assignment:
        if not 0 <= index < self.count:
            raise IndexError(index)
        way = _Way(self._known)
        amounts: list[int] = []
        for owner in self._owners:
            amount, index = _found(way.numbers(owner), index)
            amounts.append(amount)
            way.go(owner, amount)
        return Assignment(self._slots, tuple(amounts))

    def __contains__(self, assignment: Assignment) -> bool:
        return self._placed(assignment)[1]

    def before(self, assignment: Assignment) -> int:
        """How many come before a legal assignment in canonical order."""
        return self._placed(assignment)[0]

    def _placed(self, assignment: Assignment) -> tuple[int, bool]:
        """How many come before it, and whether it is one of them."""
        way = _Way(self._known)
        given = {(source, recipient): amount for source, recipient, amount in assignment.shares()}
        before = 0
        for owner, slot in zip(self._owners, self._slots, strict=True):
            own, begun = given.get(slot, 0), 0
            for amount, number in way.numbers(owner):
                if amount > own:
                    before += number
                elif amount == own:
                    begun = number
            if not begun:
                return before, False
            way.go(owner, own)
        # Where nothing is divided at all, nothing has been asked yet.
        return before, self.count > 0


class _Known:
    """The labels of all that can follow in each group, and of several groups together."""

    def __init__(self, walks: Sequence[GroupWalk], wish: Wish) -> None:
        self.walks = walks
        self._wish = wish
        self._behind: dict[tuple[int, _Stands], Labels] = {}

    @cached_property
    def starts(self) -> _Stands:
        """Nothing divided yet."""
        return tuple((0, walk.start) for walk in self.walks)

    def count(self) -> int:
        """How many assignments are wished for."""
        return sum(number for label, number in self.behind(0, self.starts).items() if self._wish.accepts(label))

    def labels(self, group: int, at: int, stand: int) -> Labels:
        """The labels of what can follow in one group."""
        return self._tables[group][at][stand]

    def behind(self, first: int, stands: _Stands) -> Labels:
        """The labels of all groups from this one on together. Most of them are not begun yet, so these are kept."""
        if first == len(stands):
            return {(0,) * self._wish.width: 1}
        name = first, stands[first:]
        if name not in self._behind:
            if len(self._behind) >= _MOST_KEPT:
                self._behind.clear()
            self._behind[name] = _joined(self.labels(first, *stands[first]), self.behind(first + 1, stands))
        return self._behind[name]

    def but(self, group: int, stands: _Stands) -> Labels:
        """The labels of all groups but one together."""
        labels = self.behind(group + 1, stands)
        for number, stand in enumerate(stands[:group]):
            labels = _joined(self.labels(number, *stand), labels)
        return labels

    def together(self, label: Label, others: Labels) -> int:
        """How many of the others make a wished whole with a label."""
        return sum(number for other, number in others.items() if self._wish.accepts(tuple(map(add, label, other))))

    @cached_property
    def _tables(self) -> tuple[tuple[tuple[Labels, ...], ...], ...]:
        return tuple(walk.labelled(self._label_of(number)) for number, walk in enumerate(self.walks))

    def _label_of(self, group: int) -> Callable[[Told], Label | None]:
        return lambda told: self._wish.label(group, told)


class _Way:
    """A beginning of an assignment, share by share."""

    def __init__(self, known: _Known) -> None:
        self._known = known
        self._stands = list(known.starts)
        self._owner: int | None = None
        self._others: Labels = {}
        self._numbers: dict[Label, int] = {}

    def numbers(self, owner: int) -> Iterator[tuple[int, int]]:
        """The amounts that the next share can be, the largest first, and how many of the wished begin so."""
        if owner != self._owner:
            self._owner, self._numbers = owner, {}
            self._others = self._known.but(owner, tuple(self._stands))
        at, stand = self._stands[owner]
        for amount, after in self._known.walks[owner].following(at, stand):
            labels = self._known.labels(owner, at + 1, after)
            yield amount, sum(number * self._with(label) for label, number in labels.items())

    def go(self, owner: int, amount: int) -> None:
        """Divide one more share."""
        at, stand = self._stands[owner]
        self._stands[owner] = at + 1, dict(self._known.walks[owner].following(at, stand))[amount]

    def _with(self, label: Label) -> int:
        if label not in self._numbers:
            self._numbers[label] = self._known.together(label, self._others)
        return self._numbers[label]


def _found(numbers: Iterable[tuple[int, int]], index: int) -> tuple[int, int]:
    """The amount at a place, and the place among all that begin so."""
    for amount, number in numbers:
        if index < number:
            return amount, index
        index -= number
    raise IndexError(index)


def _joined(one: Labels, other: Labels) -> Mapping[Label, int]:
    sums: dict[Label, int] = {}
    for label, number in one.items():
        for more, times in other.items():
            both = tuple(map(add, label, more))
            sums[both] = sums.get(both, 0) + number * times
    return sums

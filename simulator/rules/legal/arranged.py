"""Assignments in canonical order that may be too many to list: counted, placed and drawn by arithmetic."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice, repeat
from typing import overload

from simulator.rules.assignment import Assignment, Slot
from simulator.rules.chance import Chance
from simulator.rules.legal.ranked_rows import Tree
from simulator.rules.legal.ranking import Ranking

_REVERSED_AT_ONCE = 1024


class Arranged(ABC):
    """Assignments of certain slots, some of whose shares may be given. Canonical order: larger shares come first.

    `count()` is exact at any size; `len()` raises `OverflowError` beyond `sys.maxsize`. What would take too much
    raises `BeyondBudgetError` before it is begun.
    """

    def __init__(self, slots: tuple[Slot, ...], given: Mapping[int, int]) -> None:
        """`given`: damage points by place among `slots`."""
        self.slots = slots
        self._given = given
        self._free = tuple(place for place in range(len(slots)) if place not in given)

    @abstractmethod
    def count(self) -> int:
        """How many there are."""

    @abstractmethod
    def _arranged(self) -> Ranking | None:
        """Their amounts without what is given, in order; None where there are none."""

    @cached_property
    def _ranking(self) -> Ranking | None:
        return self._arranged()

    def __len__(self) -> int:
        count = self.count()
        if count > sys.maxsize:
            raise OverflowError("more than sys.maxsize: ask count()")
        return count

    def __bool__(self) -> bool:
        return self.count() > 0

    def __contains__(self, assignment: object) -> bool:
        if not isinstance(assignment, Assignment):
            return False
        try:
            self.index(assignment)
        except ValueError:
            return False
        return True

    @overload
    def __getitem__(self, index: int) -> Assignment: ...
    @overload
    def __getitem__(self, index: slice) -> "ArrangedSlice": ...
    def __getitem__(self, index: int | slice) -> "Assignment | ArrangedSlice":
        if isinstance(index, slice):
            return ArrangedSlice(self, range(*index.indices(self.count())))
        place = index + self.count() if index < 0 else index
        if self._ranking is None or not 0 <= place < self.count():
            raise IndexError(index)
        return self._assignment(self._ranking.unrank(place))

    def index(self, assignment: Assignment) -> int:
        """Its place in canonical order, from 0. Raises `ValueError` when it is not among them."""
        shares = {(source, recipient): amount for source, recipient, amount in assignment.shares()}
        amounts = [shares.pop(slot, 0) for slot in self.slots]
        if shares or self._ranking is None or any(amounts[place] != given for place, given in self._given.items()):
            raise ValueError("not among them")
        return self._ranking.rank([amounts[place] for place in self._free])

    def __iter__(self) -> Iterator[Assignment]:
        return self.iterate()

    def __reversed__(self) -> Iterator[Assignment]:
        for end in range(self.count(), 0, -_REVERSED_AT_ONCE):
            start = max(0, end - _REVERSED_AT_ONCE)
            yield from reversed(list(islice(self.iterate(start), end - start)))

    def iterate(self, start: int = 0) -> Iterator[Assignment]:
        """From a place on, lazily, in canonical order."""
        rows = iter(()) if self._ranking is None else self._ranking.rows(start)
        if not self._given:
            return map(Assignment, repeat(self.slots), rows)
        return (self._assignment(amounts) for amounts in rows)

    def tree(self) -> Tree | None:
        """What is not given, a source or a share at a time; None where there is nothing."""
        return None if self._ranking is None else self._ranking.tree

    @property
    def given(self) -> Mapping[int, int]:
        """What is given: damage points by place among `slots`."""
        return self._given

    def sample(self, rng: Chance) -> Assignment:
        """One of them, each as likely as any other. Raises `IndexError` when there is none."""
        if not self:
            raise IndexError("nothing to draw from")
        return self[rng.randrange(self.count())]

    def _assignment(self, amounts: Sequence[int]) -> Assignment:
        if not self._given:
            return Assignment(self.slots, tuple(amounts))
        whole = dict(zip(self._free, amounts, strict=True)) | dict(self._given)
        return Assignment(self.slots, tuple(whole[place] for place in range(len(self.slots))))


class ArrangedSlice(Sequence[Assignment]):
    """A slice; each assignment is made when it is asked for."""

    def __init__(self, whole: Arranged, places: range) -> None:
        self._whole = whole
        self._places = places

    def __len__(self) -> int:
        return len(self._places)

    @overload
    def __getitem__(self, index: int) -> Assignment: ...
    @overload
    def __getitem__(self, index: slice) -> "ArrangedSlice": ...
    def __getitem__(self, index: int | slice) -> "Assignment | ArrangedSlice":
        if isinstance(index, slice):
            return ArrangedSlice(self._whole, self._places[index])
        return self._whole[self._places[index]]

    def __iter__(self) -> Iterator[Assignment]:
        if self._places.step == 1 and self._places:
            return islice(self._whole.iterate(self._places.start), len(self._places))
        return (self._whole[place] for place in self._places)

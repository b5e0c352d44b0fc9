"""What lies on the recipients of a knot while its damage is divided: piles of points, each no higher than matters.

Thresholds of legality and what destroys a creature are often the same pile, and then told apart by marks on it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import TypeAlias

from simulator.explore.results import Result
from simulator.rules.legal.budget import BeyondBudgetError, Estimate
from simulator.rules.legal.counting.division import Division, places

Moves: TypeAlias = Mapping[int, "Move"]
"""By slot, how its points move a pile; slots that are not there leave it alone."""


@dataclass(frozen=True, slots=True)
class Move:
    """How the points of one share move a pile: `skip` of them not at all, any of the others `once`, `each` besides."""

    skip: int = 0
    once: int = 0
    each: int = 1

    def by(self, amount: int) -> int:
        """How much so many points move it."""
        return self.once + self.each * (amount - self.skip) if amount > self.skip else 0


MOST_LEVELS = 50_000
"""Cells of piles that are decided together at most."""

TO_THE_TOP = 2**40
"""More than any pile is high."""


@dataclass(frozen=True, slots=True)
class Pile:
    """One pile. `height`: the most that it needs to be told apart."""

    height: int
    moves: Moves


@dataclass(frozen=True, slots=True)
class Level:
    """Cells of a lot's piles that come to the same: the number of its fate, and the thresholds (bits) reached."""

    fate: int
    reached: int


@dataclass(frozen=True, slots=True)
class Lot:
    """Piles that are decided together.

    `piles`: by number. `levels`: of every cell of their heights, the last pile's points first. `decides`: thresholds
    (bits). `fates`: what can become of its permanent; one where nothing is told apart.
    """

    piles: tuple[int, ...]
    levels: tuple[Level, ...]
    decides: int
    fates: tuple[Result, ...]
    id: str | None

    @property
    def kinds(self) -> tuple[Level, ...]:
        """Each level once."""
        return tuple(dict.fromkeys(self.levels))


@dataclass(frozen=True, slots=True)
class Heaps:
    """All piles of a knot. `division`: its sources. `kept`: piles of which all heights are told apart to the end."""

    division: Division
    piles: tuple[Pile, ...]
    lots: tuple[Lot, ...]
    kept: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Subject:
    """A permanent whose fate is told apart: its piles, and its fate by what lies on them."""

    id: str
    piles: tuple[Pile, ...]
    fate: Callable[[tuple[int, ...]], Result]


def heaps_of(division: Division, subjects: Iterable[Subject], kept: Sequence[Pile]) -> Heaps:
    """The piles of a knot, those that move alike as one. Raises `BeyondBudgetError` where they are too high."""
    book = _Book(division)
    for subject in subjects:
        book.add_subject(subject)
    return book.heaps(kept)


class _Book:
    """Piles by how they move, and what is asked of them."""

    def __init__(self, division: Division) -> None:
        self._division = division
        self._numbers: dict[tuple[tuple[int, Move], ...], int] = {}
        self._heights: list[int] = []
        self._moves: list[Moves] = []
        self._marks: list[tuple[int, int, int]] = []
        self._subjects: list[tuple[Subject, tuple[int, ...]]] = []
        for threshold in places(_fed(division)):
            points = division.points[threshold]
            number = self._number(Pile(points, threshold_moves(division, threshold)))
            self._marks.append((number, threshold, points))

    def _number(self, pile: Pile) -> int:
        name = tuple(sorted(pile.moves.items(), key=lambda item: item[0]))
        if name not in self._numbers:
            self._numbers[name] = len(self._heights)
            self._heights.append(0)
            self._moves.append(pile.moves)
        number = self._numbers[name]
        self._heights[number] = max(self._heights[number], pile.height)
        return number

    def add_subject(self, subject: Subject) -> None:
        self._subjects.append((subject, tuple(self._number(pile) for pile in subject.piles)))

    def heaps(self, kept: Sequence[Pile]) -> Heaps:
        piles = tuple(Pile(height, moves) for height, moves in zip(self._heights, self._moves, strict=True))
        lots = tuple(self._lots())
        first = len(piles)
        return Heaps(self._division, (*piles, *kept), lots, tuple(range(first, first + len(kept))))

    def _lots(self) -> Iterable[Lot]:
        told = {number for _, numbers in self._subjects for number in numbers}
        for subject, numbers in self._subjects:
            yield self._lot(tuple(dict.fromkeys(numbers)), subject, numbers)
        for number in range(len(self._heights)):
            if number not in told:
                yield self._lot((number,), None, ())

    def _lot(self, own: tuple[int, ...], subject: Subject | None, numbers: tuple[int, ...]) -> Lot:
        cells = prod(self._heights[number] + 1 for number in own)
        if cells > MOST_LEVELS:
            raise BeyondBudgetError(Estimate(100 * cells, 0, 100 * cells))
        marks = [mark for mark in self._marks if mark[0] in own]
        fates: dict[Result, int] = {}
        levels = []
        for cell in product(*(range(self._heights[number] + 1) for number in own)):
            points = dict(zip(own, cell, strict=True))
            reached = sum(1 << threshold for number, threshold, need in marks if points[number] >= need)
            fate = 0
            if subject is not None:
                on_them = zip(numbers, subject.piles, strict=True)
                told = subject.fate(tuple(min(points[number], pile.height) for number, pile in on_them))
                fate = fates.setdefault(told, len(fates))
            levels.append(Level(fate, reached))
        decides = sum(1 << threshold for _, threshold, _ in marks)
        nothing = Result((), ())
        return Lot(own, tuple(levels), decides, tuple(fates) or (nothing,), subject.id if subject else None)


def _fed(division: Division) -> int:
    fed = 0
    for divider in division.dividers:
        for share in divider.shares:
            fed |= share.feeds
    return fed


def threshold_moves(division: Division, threshold: int) -> Moves:
    """How shares move the pile of a threshold of legality."""
    bit = 1 << threshold
    return {
        share.slot: Move(0, TO_THE_TOP, 0) if share.settles & bit else Move()
        for divider in division.dividers
        for share in divider.shares
        if share.feeds & bit
    }


def cells_of(piles: Iterable[Pile]) -> int:
    """How many cells they have together."""
    return prod(pile.height + 1 for pile in piles)

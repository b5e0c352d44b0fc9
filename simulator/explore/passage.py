"""The way through a knot share by share, in any order: what must be remembered from one share to the next.

A source is open from its first share to its last: the points that it has left are told apart. A pile is open from
the first share that feeds it to the last; then its lot is decided. What legality asks for besides is a key:
thresholds that must still be reached, shares and manners that may no longer be used because a threshold was missed.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import comb
from typing import NamedTuple

from simulator.explore.piles import Heaps, Level, Lot, Move

ONE_LANE = 62
"""Bits of a number that one lane holds."""

MOST_KEYS = 1024
"""Keys at one time; beyond them tables are not made."""


class Key(NamedTuple):
    """`required`: thresholds; `forbidden`: items; `manners`: of open sources that have several, (source, manner)."""

    required: int
    forbidden: int
    manners: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Run:
    """Amounts from `least` to `most` of one share that move piles in a straight line and lead to one key.

    `levels`: of the lots that this share alone decides.
    """

    least: int
    most: int
    levels: tuple[Level, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One share.

    `opens`, `closes`: whether it is its source's first or last. `fed`: open piles that it moves. `opened`: those of
    them that it is the first to move. `sizes`: of the open piles after it. `alone`: lots that it decides alone;
    `closing`: lots that are decided after it. `undecided`: thresholds. `later`: items of later shares.
    """

    source: int
    place: int
    slot: int
    opens: bool
    closes: bool
    fed: tuple[tuple[int, Move], ...]
    opened: tuple[int, ...]
    sizes: Mapping[int, int]
    alone: tuple[Lot, ...]
    closing: tuple[Lot, ...]
    undecided: int
    later: int
    runs: tuple[Run, ...]


class Passage:
    """A knot's shares in an order: (source, place) of every share that can be above zero, each once."""

    def __init__(self, heaps: Heaps, order: Sequence[tuple[int, int]], limits: Mapping[int, tuple[int, int]]) -> None:
        """`limits`: by slot the least and the most that its share may be, where that is asked."""
        self.heaps = heaps
        self.order = tuple(order)
        self.limits = limits
        self.dividers = heaps.division.dividers
        self.totals = tuple(max(manner.total for manner in divider.manners) for divider in self.dividers)
        self._slots = [self.dividers[source].shares[place].slot for source, place in self.order]
        self._first, self._last = _ends(source for source, _ in self.order)
        self.steps = tuple(self._step(number) for number in range(len(self.order)))

    @cached_property
    def start(self) -> Key:
        """Before the first share."""
        return Key(self.heaps.division.required, 0, ())

    @cached_property
    def lots(self) -> tuple[Lot, ...]:
        """All lots in the order in which they are decided."""
        return tuple(lot for step in self.steps for lot in (*step.alone, *step.closing))

    def _feeding(self, lot: Lot) -> set[int]:
        return {slot for pile in lot.piles for slot in self.heaps.piles[pile].moves}

    @cached_property
    def _ends_of_lots(self) -> dict[int, tuple[int, int]]:
        """The first and the last share that feed a lot, by its number."""
        numbers = {slot: number for number, slot in enumerate(self._slots)}
        ends: dict[int, tuple[int, int]] = {}
        for lot, one in enumerate(self.heaps.lots):
            own = [numbers[slot] for slot in self._feeding(one) if slot in numbers]
            if own:
                ends[lot] = min(own), max(own)
        return ends

    @cached_property
    def items(self) -> dict[tuple[int, int, int], int]:
        """The bits of what can be forbidden: (source, manner, place), at place -1 the manner itself."""
        bits: dict[tuple[int, int, int], int] = {}
        for source, divider in enumerate(self.dividers):
            for number in range(len(divider.manners)):
                for place in range(-1, len(divider.shares)):
                    bits[source, number, place] = 1 << len(bits)
        return bits

    @cached_property
    def forbids(self) -> dict[int, int]:
        """For each threshold the items that require it."""
        forbids: dict[int, int] = {}
        for (source, number, place), item in self.items.items():
            manner = self.dividers[source].manners[number]
            required = manner.anyway if place < 0 else manner.requires[place]
            for threshold in _bits(required or 0):
                forbids[threshold] = forbids.get(threshold, 0) | item
        return forbids

    def _later(self, number: int) -> int:
        """The items of the shares after one, and of the manners of sources that open after it."""
        later = 0
        for source, place in self.order[number + 1 :]:
            for manner in range(len(self.dividers[source].manners)):
                later |= self.items[source, manner, place]
        for source, divider in enumerate(self.dividers):
            if self._first[source] > number:
                for manner in range(len(divider.manners)):
                    later |= self.items[source, manner, -1]
        return later

    def _step(self, number: int) -> Step:
        source, place = self.order[number]
        slot = self._slots[number]
        ends = self._ends_of_lots
        lots = self.heaps.lots
        alone = tuple(lots[lot] for lot, (first, last) in ends.items() if first == last == number)
        closing = tuple(lots[lot] for lot, (first, last) in ends.items() if first < last == number)
        lonely = {pile for lot in alone for pile in lot.piles}
        fed = tuple(
            (pile, one.moves[slot])
            for pile, one in enumerate(self.heaps.piles)
            if slot in one.moves and pile not in lonely
        )
        before = set(self._slots[:number])
        opened = [pile for lot, (first, last) in ends.items() if first == number < last for pile in lots[lot].piles]
        opened += [pile for pile, _ in fed if pile in self.heaps.kept and not before & set(self._moves(pile))]
        undecided = sum(lots[lot].decides for lot, (_, last) in ends.items() if last >= number)
        return Step(
            source,
            place,
            slot,
            number == self._first[source],
            number == self._last[source],
            fed,
            tuple(opened),
            self._sizes(number),
            alone,
            closing,
            undecided,
            self._later(number),
            self._runs(source, slot, fed, alone),
        )

    def _moves(self, pile: int) -> Mapping[int, Move]:
        return self.heaps.piles[pile].moves

    def _sizes(self, number: int) -> dict[int, int]:
        """How many heights the open piles can have after a share."""
        ends = self._ends_of_lots
        lots = self.heaps.lots
        here = [lot for lot, (first, last) in ends.items() if first <= number <= last and first < last]
        open_now = [pile for lot in here for pile in lots[lot].piles]
        return {pile: self._size(pile, number) for pile in (*open_now, *self.heaps.kept)}

    def _size(self, pile: int, number: int) -> int:
        most: dict[int, int] = {}
        once: dict[int, int] = {}
        for (source, _), slot in zip(self.order[: number + 1], self._slots, strict=False):
            move = self._moves(pile).get(slot)
            if move is not None:
                most[source] = max(most.get(source, 0), move.each * self.totals[source])
                once[source] = once.get(source, 0) + move.once
        return min(self.heaps.piles[pile].height, sum(most.values()) + sum(once.values())) + 1

    def _runs(self, source: int, slot: int, fed: Iterable[tuple[int, Move]], alone: Sequence[Lot]) -> tuple[Run, ...]:
        least, most = self.limits.get(slot, (0, self.totals[source]))
        bends = {1, *(move.skip + 1 for _, move in fed)}
        runs: list[Run] = []
        for amount in _steps_of(self, slot, alone, bends, min(most, self.totals[source])):
            levels = tuple(self._level(lot, slot, amount) for lot in alone)
            if runs and runs[-1].levels == levels and amount not in bends:
                continue
            if runs:
                runs[-1] = Run(runs[-1].least, amount - 1, runs[-1].levels)
            runs.append(Run(amount, min(most, self.totals[source]), levels))
        return tuple(
            Run(max(run.least, least), run.most, run.levels) for run in runs if max(run.least, least) <= run.most
        )

    def _level(self, lot: Lot, slot: int, amount: int) -> Level:
        """What a share of so many points alone makes of a lot."""
        place = 0
        for pile in lot.piles:
            own = self.heaps.piles[pile]
            move = own.moves.get(slot)
            place = place * (own.height + 1) + (min(own.height, move.by(amount)) if move else 0)
        return lot.levels[place]

    def open_sources(self, number: int) -> list[int]:
        """The sources that have points left to tell apart after a share."""
        return [source for source, first in self._first.items() if first <= number < self._last[source]]

    def growth(self, step: Step) -> int:
        """By how many bits a sum can grow in a step: what comes together by amounts, at the tops of piles, by keys."""
        sums = self.totals[step.source] + 1
        for pile in {*(pile for pile, _ in step.fed), *(pile for lot in step.closing for pile in lot.piles)}:
            sums *= step.sizes[pile] if pile not in self.heaps.kept else 1
        return (sums * MOST_KEYS).bit_length()

    def divisions_before(self, number: int) -> int:
        """A bound of how many ways there are to divide the shares up to one, that one included."""
        given: dict[int, int] = {}
        for source, _ in self.order[: number + 1]:
            given[source] = given.get(source, 0) + 1
        ways = 1
        for source, shares in given.items():
            others = shares - (self._last[source] <= number)
            ways *= comb(self.totals[source] + others, others) * len(self.dividers[source].manners)
        return ways


def _steps_of(passage: Passage, slot: int, alone: Sequence[Lot], bends: Iterable[int], most: int) -> list[int]:
    """The amounts at which something may change: none, bends, and every height of the lots decided on the spot."""
    amounts = {0, *bends}
    for pile in (pile for lot in alone for pile in lot.piles):
        own = passage.heaps.piles[pile]
        move = own.moves.get(slot)
        if move is not None:
            amounts.add(move.skip + 1)
            if move.each:
                reach = move.skip + 1 + -(-max(0, own.height - move.once) // move.each)
                amounts |= set(range(move.skip + 1, reach + 1))
    return sorted(amount for amount in amounts if amount <= most)


def _ends(sources: Iterable[int]) -> tuple[dict[int, int], dict[int, int]]:
    first: dict[int, int] = {}
    last: dict[int, int] = {}
    for number, source in enumerate(sources):
        first.setdefault(source, number)
        last[source] = number
    return first, last


def _bits(mask: int) -> Iterable[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest

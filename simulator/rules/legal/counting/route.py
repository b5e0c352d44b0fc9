"""The way through a component source by source: what a beginning must remember, told by keys.

A key is (required, forbidden): thresholds that must still be reached, and shares that may no longer be above zero
because a threshold that they require was missed. Points so far of a threshold that several sources feed are kept
beside the key, between its first source and its last one. A threshold with one share is decided by that share.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from simulator.rules.legal.counting.division import Divider, Division, Manner, places

Key: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Decided:
    """A threshold that a share or a source decides. `forbids`: what may not be given any more where it is missed."""

    points: int
    bit: int
    forbids: int

    @property
    def threshold(self) -> int:
        """Its number."""
        return self.bit.bit_length() - 1


@dataclass(frozen=True, slots=True)
class Span:
    """Amounts from `least` to `most` (None: no end) that lead to one key."""

    least: int
    most: int | None
    key: Key


@dataclass(frozen=True, slots=True)
class Turn:
    """One share of a source in one of its manners.

    `item`: its bit among what can be forbidden; 0 where it must be zero. `requires`: the thresholds that it
    requires and that are still undecided. `later`: what can still be forbidden after it. `private`: by points.
    `fed`: the thresholds kept beside the key that grow with it; `settled`: those of them that any damage reaches.
    """

    slot: int
    item: int
    requires: int
    later: int
    private: tuple[Decided, ...]
    fed: tuple[int, ...]
    settled: frozenset[int]

    def without(self, key: Key) -> Key | None:
        """The key after nothing is given, or None where that can't be."""
        required, forbidden = key
        for one in self.private:
            if required & one.bit:
                return None
            forbidden |= one.forbids
        return required, forbidden & self.later

    def spans(self, key: Key) -> tuple[Span, ...]:
        """The keys after amounts above zero."""
        required, forbidden = key
        if not self.item or forbidden & self.item:
            return ()
        required |= self.requires
        if not self.private:
            return (Span(1, None, (required, forbidden & self.later)),)
        cuts = sorted({1, *(one.points for one in self.private)})
        ends = [cut - 1 for cut in cuts[1:]]
        spans = (self._span(required, forbidden, *run) for run in zip(cuts, [*ends, None], strict=True))
        return tuple(span for span in spans if span is not None)

    def _span(self, required: int, forbidden: int, least: int, most: int | None) -> Span | None:
        for one in self.private:
            if one.points <= least:
                required &= ~one.bit
            elif required & one.bit:
                return None
            else:
                forbidden |= one.forbids
        return Span(least, most, (required, forbidden & self.later))


@dataclass(frozen=True, slots=True)
class StagedManner:
    """A manner of a source on the route. `entry`: its own bit among what can be forbidden."""

    total: int
    entry: int
    anyway: int
    later: int
    turns: tuple[Turn, ...]

    def enter(self, key: Key) -> Key | None:
        """The key before the first share, or None where the manner is forbidden."""
        required, forbidden = key
        return None if forbidden & self.entry else (required | self.anyway, forbidden & self.later)


@dataclass(frozen=True, slots=True)
class Stage:
    """A source on the route.

    `kept`: the thresholds kept beside the key while it divides, lowest digit first; `opening`: those of them that
    it is the first to feed; `closing`: those that it is the last to feed, in the order of `kept`.
    """

    divider: Divider
    manners: tuple[StagedManner, ...]
    kept: tuple[int, ...]
    opening: frozenset[int]
    closing: tuple[Decided, ...]
    later: int

    def closed(self, key: Key, reached: Iterable[bool]) -> Key | None:
        """The key after the source, by which of the closing thresholds are reached; None where one is required."""
        required, forbidden = key
        for one, is_reached in zip(self.closing, reached, strict=True):
            if is_reached:
                required &= ~one.bit
            elif required & one.bit:
                return None
            else:
                forbidden |= one.forbids
        return required, forbidden & self.later


class Route:
    """All sources of a component in an order. `start`: the key before the first."""

    def __init__(self, division: Division, order: tuple[int, ...]) -> None:
        self.division = division
        self.start: Key = (division.required, 0)
        self._dividers = [division.dividers[index] for index in order]
        self._feeders = self._feeding_stages()
        self._first, self._forbids = self._numbered_items()
        self.stages = tuple(self._stage(index) for index in range(len(order)))

    def _feeding_stages(self) -> dict[int, list[int]]:
        feeders: dict[int, list[int]] = {}
        for stage, divider in enumerate(self._dividers):
            for share in divider.shares:
                for threshold in places(share.feeds):
                    feeders.setdefault(threshold, []).append(stage)
        return feeders

    def _numbered_items(self) -> tuple[dict[tuple[int, int], int], dict[int, int]]:
        """Bits for every manner and its shares, and for each threshold the bits of what requires it."""
        first: dict[tuple[int, int], int] = {}
        forbids: dict[int, int] = dict.fromkeys(self._feeders, 0)
        number_of_items = 0
        for stage, divider in enumerate(self._dividers):
            for number, manner in enumerate(divider.manners):
                first[stage, number] = number_of_items
                for required in (manner.anyway, *manner.requires):
                    for threshold in places(required or 0):
                        forbids[threshold] |= 1 << number_of_items
                    number_of_items += 1
        first[len(self._dividers), 0] = number_of_items
        return first, forbids

    def _item(self, stage: int, number: int, place: int) -> int:
        """The bit of a share; of the manner itself at place -1."""
        return 1 << self._first[stage, number] + 1 + place

    def _is_private(self, threshold: int) -> bool:
        return len(self._feeders[threshold]) == 1

    def _later(self, stage: int, number: int, place: int) -> int:
        """Items after one: those of its manner and those of later sources."""
        own = len(self._dividers[stage].shares) - 1 - place
        return (((1 << own) - 1) << self._first[stage, number] + 2 + place) | self._after(stage)

    def _after(self, stage: int) -> int:
        end = self._first[len(self._dividers), 0]
        return (1 << end) - (1 << self._first[stage + 1, 0])

    def _stage(self, index: int) -> Stage:
        divider = self._dividers[index]
        kept = self._kept(index)
        closing = [one for one in kept if self._feeders[one][-1] == index]
        manners = tuple(self._manner(index, number, manner) for number, manner in enumerate(divider.manners))
        return Stage(
            divider,
            manners,
            tuple(kept),
            frozenset(one for one in kept if self._feeders[one][0] == index),
            tuple(Decided(self.division.points[one], 1 << one, self._forbids[one]) for one in closing),
            self._after(index),
        )

    def _kept(self, index: int) -> list[int]:
        """The thresholds kept while a source divides, those that close first in the highest digits."""
        open_now = (one for one, feeders in self._feeders.items() if feeders[0] <= index <= feeders[-1])
        return sorted((one for one in open_now if not self._is_private(one)), key=lambda one: -self._feeders[one][-1])

    def _manner(self, index: int, number: int, manner: Manner) -> StagedManner:
        divider = self._dividers[index]
        decided = sum(1 << one for one, feeders in self._feeders.items() if feeders[-1] < index)
        anyway = manner.anyway & ~decided
        turns = []
        for place, share in enumerate(divider.shares):
            private = [one for one in places(share.feeds) if self._is_private(one)]
            turns.append(self._turn(index, number, place, manner.requires[place], decided, private))
            decided |= sum(1 << one for one in private)
        entry = self._item(index, number, -1) if manner.anyway else 0
        return StagedManner(manner.total, entry, anyway, self._later(index, number, -1), tuple(turns))

    def _turn(
        self, index: int, number: int, place: int, required: int | None, decided: int, private: list[int]
    ) -> Turn:
        share = self._dividers[index].shares[place]
        points = self.division.points
        return Turn(
            share.slot,
            0 if required is None else self._item(index, number, place),
            (required or 0) & ~decided,
            self._later(index, number, place),
            tuple(
                Decided(1 if share.settles >> one & 1 else points[one], 1 << one, self._forbids[one]) for one in private
            ),
            tuple(one for one in places(share.feeds) if not self._is_private(one)),
            frozenset(places(share.settles)),
        )

"""In which order the shares of a knot are gone through, and what that takes, told before any table is made."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from math import prod
from typing import TypeAlias

from simulator.explore.first_divisions import FirstDivisions
from simulator.explore.passage import MOST_KEYS, ONE_LANE, Key, Passage, Run, Step
from simulator.explore.passage_keys import closed_key, entered_key, used_key
from simulator.explore.piles import Heaps, Lot
from simulator.rules.legal.budget import BeyondBudgetError, Budget, Estimate
from simulator.rules.legal.counting.order import best_order

PASSES = 2
"""How often cells are gone through for one share, about."""

SOON = 100
"""Milliseconds below which no better order is looked for."""

Limits: TypeAlias = Mapping[int, tuple[int, int]]
"""By slot the least and the most that its share may be."""

Sizes: TypeAlias = dict[Key, dict[int, int]]
"""By key how many heights each open pile can have."""


class Firsts(Enum):
    """Whether of equal divisions the first is asked for, and whether it is counted how many are as good."""

    NONE = auto()
    ALONE = auto()
    NUMBERED = auto()


@dataclass(frozen=True, slots=True)
class Weighed:
    """A passage with what it takes."""

    passage: Passage
    estimate: Estimate


def cheapest_passage(
    heaps: Heaps, limits: Limits, told: bool, firsts: Firsts = Firsts.NONE, most_labels: int | None = None
) -> Weighed:
    """The order that takes the least time.

    `told`: whether fates are told apart, by `most_labels` at most.
    """
    best: Weighed | None = None
    for order in _orders(heaps):
        passage = Passage(heaps, order, limits)
        labels = most_labels if told else 1
        if firsts is Firsts.NONE:
            estimate = _estimate(passage, labels, 0)
        else:
            estimate = estimate_of_firsts(passage, labels, numbered=firsts is Firsts.NUMBERED)
        weighed = Weighed(passage, estimate)
        if best is None or weighed.estimate.milliseconds < best.estimate.milliseconds:
            best = weighed
        if best.estimate.milliseconds <= SOON:
            break
    assert best is not None
    return best


def checked(weighed: Weighed, budget: Budget) -> Passage:
    """The passage. Raises `BeyondBudgetError` where it would take too much."""
    budget.check(weighed.estimate)
    return weighed.passage


def _orders(heaps: Heaps) -> Iterator[list[tuple[int, int]]]:
    shares = _shares(heaps)
    yield shares[::-1]
    sources = best_order(heaps.division)
    yield sorted(shares, key=lambda share: (sources.index(share[0]), share[1]))
    yield sorted(shares, key=lambda share: (sources.index(share[0]), -share[1]))
    rank = _recipients(heaps, shares)
    yield sorted(shares, key=lambda share: rank[share])
    yield sorted(shares, key=lambda share: rank[share], reverse=True)


def _recipients(heaps: Heaps, shares: Sequence[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """Shares of one recipient have one number: they move the same piles. Those that move none come first."""
    rank: dict[tuple[int, int], int] = {}
    for source, place in shares:
        slot = heaps.division.dividers[source].shares[place].slot
        moved = [pile for pile, one in enumerate(heaps.piles) if slot in one.moves]
        lots = [pile for pile in moved if pile not in heaps.kept]
        rank[source, place] = lots[0] + 1 if lots else 0
    return rank


def _shares(heaps: Heaps) -> list[tuple[int, int]]:
    """Those that can be above zero, in canonical order."""
    return [
        (source, place)
        for source, divider in enumerate(heaps.division.dividers)
        for place in range(len(divider.shares))
        if any(manner.requires[place] is not None for manner in divider.manners)
    ]


def estimate_of_firsts(passage: Passage, labels: int | None, numbered: bool) -> Estimate:
    """What it takes to find first divisions, where no more than so many labels are looked at.

    `numbered`: whether it is counted how many are as good.
    """
    return _estimate(passage, labels, FirstDivisions(passage).lanes + 1, numbered)


def _estimate(passage: Passage, most_labels: int | None, leading: int, numbered: bool = True) -> Estimate:
    """What the tables before and after each share hold, by keys, by labels and by the lanes of a number.

    `leading`: lanes besides, of what is sought for.
    """
    passed = steps = largest = 0
    labels = 1
    sizes: Sizes = {passage.start: {}}
    for number, step in enumerate(passage.steps):
        sizes = _given(passage, step, sizes)
        labels = _told(labels, step.alone, most_labels)
        if len(sizes) > MOST_KEYS:
            raise BeyondBudgetError(Estimate(0, MOST_KEYS * 2**30, 0))
        lefts = prod(passage.totals[source] + 1 for source in passage.open_sources(number))
        lanes = -(-passage.divisions_before(number).bit_length() // ONE_LANE) if numbered else 0
        cells = sum(prod(own.values()) for own in sizes.values()) * lefts
        size = cells * labels * (lanes + leading) * 8
        passed += cells * labels * (PASSES * lanes + leading) * 8
        largest = max(largest, min(4 * size, 2**26) if labels > 1 else 5 * size // 2)
        steps += len(sizes) * (passage.totals[step.source] + 1) * (len(step.fed) + 1) * 3
        for lot in step.closing:
            labels = _told(labels, [lot], most_labels)
            sizes = _closed(passage, step, lot, sizes)
    return Estimate(largest + labels * 1024, passed, steps + 20 * labels)


def _told(labels: int, lots: Iterable[Lot], most: int | None) -> int:
    """How many labels there are when these lots are decided, too."""
    labels *= prod(len(lot.fates) for lot in lots)
    return labels if most is None else min(most, labels)


def _given(passage: Passage, step: Step, sizes: Sizes) -> Sizes:
    found: Sizes = {}
    for key, own in sizes.items():
        entered: Iterable[Key | None] = (key,)
        if step.opens:
            manners = range(len(passage.dividers[step.source].manners))
            entered = (entered_key(passage, key, step.source, manner, step.undecided) for manner in manners)
        for one in (one for one in entered if one is not None):
            for run in step.runs:
                to = used_key(passage, one, step, run)
                if to is not None:
                    _widen(found, to, _moved(passage, step, run, own))
    return found


def _moved(passage: Passage, step: Step, run: Run, own: Mapping[int, int]) -> dict[int, int]:
    """How many heights piles can have after the amounts of a run."""
    after = dict(own)
    amount = min(run.most, passage.totals[step.source])
    for pile, move in step.fed:
        after[pile] = min(after.get(pile, 1) + move.by(amount), passage.heaps.piles[pile].height + 1)
    return after


def _closed(passage: Passage, step: Step, lot: Lot, sizes: Sizes) -> Sizes:
    found: Sizes = {}
    for key, own in sizes.items():
        left = {pile: size for pile, size in own.items() if pile not in lot.piles}
        for level in lot.kinds:
            to = closed_key(passage, key, lot, level, step)
            if to is not None:
                _widen(found, to, left)
    return found


def _widen(found: Sizes, key: Key, own: Mapping[int, int]) -> None:
    known = found.setdefault(key, {})
    for pile, size in own.items():
        known[pile] = max(size, known.get(pile, 0))

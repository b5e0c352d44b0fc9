"""The best division of a knot and how many are as good, and of equals the first, whatever the order of shares."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from simulator.explore.asking import Asking
from simulator.explore.beginnings import Labels
from simulator.explore.cells import NO_WAY, FirstOfTheBest
from simulator.explore.first_divisions import FirstDivisions
from simulator.explore.passage import Passage
from simulator.explore.piles import Lot
from simulator.explore.tallies import PAYLOAD, Tally

EndName: TypeAlias = tuple[int, tuple[int, ...]]
"""How divisions end: the label that tells fates, and the points on kept piles."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What the fates of lots and each damage point by slot are worth, as numbers that add up."""

    of_fate: Callable[[Lot, int], int]
    each: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class FoundBest:
    """The first of the best divisions, as damage points by slot, its value, and how many have that value."""

    value: int
    amounts: Mapping[int, int]
    number: int


def the_best(passage: Passage, weights: Weights, numbered: bool = True) -> FoundBest | None:
    """None where there is no division. `numbered`: whether it is counted how many are as good; else the number is 1."""
    firsts = FirstDivisions(passage)

    def each(slot: int) -> tuple[int, ...]:
        return weights.each.get(slot, 0), *firsts.each(slot)

    algebra = FirstOfTheBest(PAYLOAD, firsts.lanes, numbered=numbered)
    tally = Tally(Asking(passage, algebra, worth=weights.of_fate, each=each))
    (end,) = tally.ends()
    cells = next((cells for _, cells in end.tables.values()), None)
    if cells is None or cells[0, 0] < NO_WAY // 2:
        return None
    value, *lanes = cells[: algebra.leading, 0].tolist()
    (number,) = algebra.numbers(cells) if numbered else (1,)
    return FoundBest(value, firsts.amounts(lanes), number)


def first_divisions(
    passage: Passage, wanted: Iterable[EndName] | None, weigh: Callable[[Lot, int], int] | None = None
) -> Iterator[tuple[EndName, dict[int, int]]]:
    """The first divisions that end as is wanted, or of all ends, as damage points by slot; from one walk, in any order.

    `passage`: also the one on which the labels were told; 0 where fates are not told apart. `weigh`: what a fate adds
    to labels that tell sums; one end may then come several times.
    """
    names = None if wanted is None else set(wanted)
    labels = [] if names is None else _beginnings(passage, {label for label, _ in names})
    firsts = FirstDivisions(passage)
    algebra = FirstOfTheBest(PAYLOAD, firsts.lanes, valued=False, numbered=False)
    asked = Asking(passage, algebra, told=len(labels) > 1, each=firsts.each, labels=labels, weigh=weigh)
    for state in Tally(asked).ends():
        places = {pile: place for place, (_, pile) in enumerate(state.axes)}
        kept = [places.get(pile) for pile in passage.heaps.kept]
        for told, cells in state.tables.values():
            there = np.argwhere(cells[0] > NO_WAY // 2)
            for (label, *points), lanes in zip(there.tolist(), cells[:, *there.T].T.tolist(), strict=True):
                name = int(told[label]), tuple(0 if place is None else points[place] for place in kept)
                if names is None or name in names:
                    yield name, firsts.amounts(lanes)


def _beginnings(passage: Passage, labels: Collection[int]) -> list[Labels]:
    """What these labels begin with, by how many lots are decided."""
    beginnings = [np.array(sorted(labels), np.int64)]
    for lot in reversed([lot for lot in passage.lots if len(lot.fates) > 1]):
        beginnings.append(np.unique(beginnings[-1] // len(lot.fates)))
    return beginnings[::-1]

"""Two measures of a knot's results together, where telling the results themselves apart would take too long.

Who is destroyed is not told apart, only how many are; of players only the figure that is measured.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, partial

import numpy as np

from simulator.explore.asking import Asking
from simulator.explore.beginnings import State
from simulator.explore.cells import Counting
from simulator.explore.contributions import Contributions, Place
from simulator.explore.fates import Fates
from simulator.explore.knot_firsts import first_divisions
from simulator.explore.knot_orders import Firsts, cheapest_passage, checked
from simulator.explore.measured_groups import GroupCell, Pair, changed_by, of_places
from simulator.explore.measures import Measure
from simulator.explore.outcome_groups import Row
from simulator.explore.passage import Passage
from simulator.explore.piles import Heaps, Lot, Subject, heaps_of
from simulator.explore.subjects import Kept, Subjects
from simulator.explore.tallies import PAYLOAD, Tally
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.budget import Budget
from simulator.rules.legal.counting.division import Division

_BASE = 2**31
"""A label is the change of one measure so many times, and the change of the other."""


class KnotMeasures:
    """The measures of one knot. `division`: of its sources, tidied."""

    def __init__(
        self,
        combat: Combat,
        step: DamageStep,
        contributions: Contributions,
        fates: Fates,
        division: Division,
        budget: Budget,
    ) -> None:
        self._combat = combat
        self._division = division
        self._budget = budget
        self._slots = [share.slot for divider in division.dividers for share in divider.shares]
        subjects = Subjects(combat, step, contributions, fates)
        self._kept, self._fixed = subjects.players(division, self._slots)
        self._subjects = subjects.permanents(self._slots, lambda id: True)

    @cached_property
    def measures(self) -> frozenset[Measure]:
        """The figures that its damage may change."""
        changed = {place for place, by in self._fixed.items() if by} | {one.place for one in self._kept}
        lots = heaps_of(self._division, self._subjects, []).lots
        return of_places({*changed, *(place for lot in lots for fate in lot.fates for place, _ in fate.figures)})

    def table(self, across: Measure, up: Measure) -> Mapping[Pair, GroupCell]:
        """By the changes of two measures how many divisions bring both. Raises `BeyondBudgetError` before any work."""
        return _Crossed(self, across, up).cells()

    def crossed(self, across: Measure, up: Measure) -> tuple[Heaps, list[Kept], int]:
        """The piles that tell two measures, the figures of players that are kept, and the least label."""
        measures = across, up
        kept = [one for one in self._kept if any(_is_measured(one.place, measure) for measure in measures)]
        heaps = heaps_of(self._division, list(self._minded(measures)), [one.pile for one in kept])
        fixed = (sum(by for place, by in self._fixed.items() if _is_measured(place, one)) for one in measures)
        return heaps, kept, _label(*fixed)

    def _minded(self, measures: Iterable[Measure]) -> Iterator[Subject]:
        """The permanents whose fates change one of the measures."""
        for subject in self._subjects:
            (lot, *_) = heaps_of(self._division, [subject], []).lots
            if any(changed_by(self._combat, fate, measure) for fate in lot.fates for measure in measures):
                yield subject

    def weigh(self, lot: Lot, fate: int, across: Measure, up: Measure) -> int:
        """What a fate adds to a label."""
        result = lot.fates[fate]
        return _label(changed_by(self._combat, result, across), changed_by(self._combat, result, up))

    def passage(self, heaps: Heaps, labels: int, firsts: Firsts) -> Passage:
        """The order of shares. Raises `BeyondBudgetError`."""
        weighed = cheapest_passage(heaps, {}, told=True, firsts=firsts, most_labels=labels)
        return checked(weighed, self._budget if firsts is Firsts.NONE else _for_an_example(self._budget))

    def row(self, amounts: Mapping[int, int]) -> Row:
        """The division with these damage points by slot."""
        return tuple(amounts.get(slot, 0) for slot in self._slots)


class _Crossed:
    """One table of a knot."""

    def __init__(self, knot: KnotMeasures, across: Measure, up: Measure) -> None:
        self._knot = knot
        self._across = across
        self._up = up
        self._heaps, self._kept, self._least = knot.crossed(across, up)
        sums = {0}
        for lot in self._heaps.lots:
            weights = {self._weigh(lot, fate) for fate in range(len(lot.fates))}
            sums = {one + weight for one in sums for weight in weights}
        self._labels = len(sums)

    def cells(self) -> dict[Pair, GroupCell]:
        """By the changes of both measures."""
        passage = self._knot.passage(self._heaps, self._labels, Firsts.NONE)
        tally = Tally(Asking(passage, Counting(PAYLOAD), weigh=self._weigh))
        found: dict[Pair, int] = {}
        for state in tally.ends():
            for pair, number in self._told(tally, state):
                found[pair] = found.get(pair, 0) + number
        return {pair: GroupCell(number, partial(self._first, pair)) for pair, number in found.items()}

    def _weigh(self, lot: Lot, fate: int) -> int:
        return self._knot.weigh(lot, fate, self._across, self._up)

    def _told(self, tally: Tally, state: State) -> Iterator[tuple[Pair, int]]:
        piles = [pile for _, pile in state.axes]
        for labels, cells in state.tables.values():
            names, there = labels.tolist(), np.argwhere(cells.any(0))
            numbers = tally.algebra.numbers(cells[:, *there.T])
            for (label, *points), number in zip(there.tolist(), numbers, strict=True):
                on_piles = dict(zip(piles, points, strict=True))
                yield self._pair(names[label], tuple(on_piles.get(pile, 0) for pile in self._heaps.kept)), number

    def _pair(self, label: int, points: tuple[int, ...]) -> Pair:
        """The changes of both measures."""
        x, y = _changes(label + self._least)
        for one, on_it in zip(self._kept, points, strict=True):
            x += one.sign * on_it * _is_measured(one.place, self._across)
            y += one.sign * on_it * _is_measured(one.place, self._up)
        return x, y

    def _first(self, pair: Pair) -> Row:
        return self._firsts[pair]

    @cached_property
    def _firsts(self) -> dict[Pair, Row]:
        """The first division of each pair, all from one walk."""
        passage = self._knot.passage(self._heaps, self._labels, Firsts.ALONE)
        found: dict[Pair, Row] = {}
        for (label, points), amounts in first_divisions(passage, None, self._weigh):
            pair, row = self._pair(label, points), self._knot.row(amounts)
            found[pair] = max(row, found.get(pair, row))
        return found


def _for_an_example(budget: Budget) -> Budget:
    """Who asks for one waits longer: what tells of equals the first takes more than a number."""
    return Budget(2 * budget.memory, 4 * budget.milliseconds)


def _is_measured(place: Place, measure: Measure) -> bool:
    return measure in of_places([place])


def _label(across: int, up: int) -> int:
    return across * _BASE + up


def _changes(label: int) -> Pair:
    up = (label + _BASE // 2) % _BASE - _BASE // 2
    return (label - up) // _BASE, up

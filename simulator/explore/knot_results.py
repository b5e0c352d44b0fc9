"""The results of a knot that is too large to be walked through: counted by what lies on its piles."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

import numpy as np

from simulator.explore.asking import Asking
from simulator.explore.beginnings import State
from simulator.explore.cells import Counting, Possible
from simulator.explore.contributions import Contributions, Place
from simulator.explore.fates import Fates
from simulator.explore.knot_orders import Limits, cheapest_passage, checked, first_passage
from simulator.explore.passage import Passage
from simulator.explore.piles import Heaps, Lot, heaps_of
from simulator.explore.results import Result
from simulator.explore.subjects import Subjects
from simulator.explore.tallies import Tally
from simulator.explore.walk_back import WalkBack
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.budget import Budget
from simulator.rules.legal.counting.division import Division

PAYLOAD = 32
"""Bits in a lane once numbers have been carried on: half of them, so that there is room for sums of any table."""

FIRST_AT_MOST = 3
"""An order that leads to first divisions may take so many times as long as the cheapest."""

FIRST_SOON = 250
"""Milliseconds below which it is taken in any case."""


Fated: TypeAlias = tuple[tuple[tuple[int, ...], int], ...]
"""By a lot's piles the number of its fate."""


@dataclass(frozen=True, slots=True)
class Comes:
    """One result: what becomes of permanents, by how much figures of players change, and how many divisions do so.

    `fates`: by the lots' piles; `kept`: points by kept pile.
    """

    permanents: Result
    players: Mapping[Place, int]
    number: int
    fates: Fated
    kept: tuple[tuple[int, int], ...]


class KnotResults:
    """The distinct results of one knot."""

    def __init__(
        self,
        combat: Combat,
        step: DamageStep,
        contributions: Contributions,
        fates: Fates,
        division: Division,
        budget: Budget,
    ) -> None:
        """`division`: of the knot's sources, tidied. Raises `BeyondBudgetError` before any work."""
        slots = [share.slot for divider in division.dividers for share in divider.shares]
        subjects = Subjects(combat, step, contributions, fates)
        self._fates = fates
        self._kept, self._fixed = subjects.players(division, slots)
        permanents = subjects.permanents(slots, lambda id: True)
        self._heaps = heaps_of(division, permanents, [one.pile for one in self._kept])
        self._slots = slots
        self._budget = budget
        self._passage = checked(cheapest_passage(self._heaps, {}, told=True), budget)
        self._ways_back: dict[tuple[Fated, frozenset[int]], WalkBack] = {}
        self._passages: dict[frozenset[int], Passage] = {}
        self._known_fates: dict[tuple[int, int], Fated] = {}

    def results(self) -> Iterator[Comes]:
        """Every result once."""
        tally = Tally(Asking(self._passage, Counting(PAYLOAD), told=True))
        for state in tally.ends():
            yield from self._told(tally, state)

    def _told(self, tally: Tally, state: State) -> Iterator[Comes]:
        for labels, cells in state.tables.values():
            piles, names = [pile for _, pile in state.axes], labels.tolist()
            there = np.argwhere(cells.any(0))
            numbers = tally.algebra.numbers(cells[:, *there.T])
            for (label, *points), number in zip(there.tolist(), numbers, strict=True):
                fates = self._decoded(names[label])
                kept = tuple(zip(piles, points, strict=True))
                yield Comes(self._permanents(fates), self._players(dict(kept)), number, fates, kept)

    def _decoded(self, label: int, number: int | None = None) -> Fated:
        """The fates that a label tells, of so many lots; labels share their beginnings."""
        number = len(self._open_lots) if number is None else number
        if not number:
            return ()
        if (number, label) not in self._known_fates:
            lot = self._open_lots[number - 1]
            before, fate = divmod(label, len(lot.fates))
            self._known_fates[number, label] = (*self._decoded(before, number - 1), (lot.piles, fate))
        return self._known_fates[number, label]

    @cached_property
    def _open_lots(self) -> list[Lot]:
        """Those whose fates are told, in the order in which they are decided."""
        return [lot for lot in self._passage.lots if len(lot.fates) > 1]

    @cached_property
    def _lots(self) -> dict[tuple[int, ...], Lot]:
        return {lot.piles: lot for lot in self._heaps.lots}

    @cached_property
    def _certain(self) -> list[Result]:
        """What becomes of permanents whose fate is the same in any case."""
        return [lot.fates[0] for lot in self._heaps.lots if len(lot.fates) == 1]

    def _permanents(self, fates: Fated) -> Result:
        told = (self._lots[piles].fates[fate] for piles, fate in fates)
        return self._fates.joined([*self._certain, *told])

    def _players(self, kept: Mapping[int, int]) -> dict[Place, int]:
        changes = dict(self._fixed)
        for pile, one in zip(self._heaps.kept, self._kept, strict=True):
            changes[one.place] = changes.get(one.place, 0) + one.sign * kept.get(pile, 0)
        return changes

    def example(self, one: Comes) -> tuple[int, ...]:
        """A division that comes to a result, as damage points by slot; the first where that does not take long."""
        without = frozenset(pile for pile in self._heaps.kept if not dict(one.kept).get(pile))
        name = one.fates, without
        if name not in self._ways_back:
            self._ways_back[name] = self._way_back(dict(one.fates), without)
        amounts = self._ways_back[name].amounts(0, {**dict.fromkeys(self._heaps.kept, 0), **dict(one.kept)})
        assert amounts is not None, "what is counted is there"
        return tuple(amounts.get(slot, 0) for slot in self._slots)

    def _way_back(self, only: Mapping[tuple[int, ...], int], without: frozenset[int]) -> WalkBack:
        if without not in self._passages:
            unmoved = [item for pile in without for item in self._heaps.piles[pile].moves.items()]
            limits: dict[int, tuple[int, int]] = {}
            for slot, move in unmoved:
                limits[slot] = 0, min(move.skip, limits.get(slot, (0, move.skip))[1])
            self._passages[without] = passage_back(self._heaps, limits, self._budget)
        tally = Tally(Asking(self._passages[without], Possible(0), told=False, only=only))
        return WalkBack(tally.asked, tuple(tally.states()))


def passage_back(heaps: Heaps, limits: Limits, budget: Budget) -> Passage:
    """An order for the way back: the one that leads to first divisions where it does not take much longer.

    Raises `BeyondBudgetError`.
    """
    first = first_passage(heaps, limits, told=False)
    if first.estimate.milliseconds <= FIRST_SOON:
        return first.passage
    cheapest = cheapest_passage(heaps, limits, told=False)
    most = FIRST_AT_MOST * cheapest.estimate.milliseconds
    return checked(first if first.estimate.milliseconds <= most else cheapest, budget)

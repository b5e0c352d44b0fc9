"""The results of a knot that is too large to be walked through: counted by what lies on its piles."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

import numpy as np

from simulator.explore.asking import Asking
from simulator.explore.beginnings import State
from simulator.explore.cells import Counting
from simulator.explore.contributions import Contributions, Place
from simulator.explore.fates import Fates
from simulator.explore.knot_orders import cheapest_passage, checked
from simulator.explore.piles import Lot, heaps_of
from simulator.explore.results import Result
from simulator.explore.subjects import Subjects
from simulator.explore.tallies import PAYLOAD, Tally
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.budget import Budget
from simulator.rules.legal.counting.division import Division

Fated: TypeAlias = tuple[tuple[tuple[int, ...], int], ...]
"""By a lot's piles the number of its fate."""


@dataclass(frozen=True, slots=True)
class Comes:
    """One result: what becomes of permanents, by how much figures of players change, and how many divisions do so.

    `label`: tells the fates; `kept`: points by kept pile.
    """

    permanents: Result
    players: Mapping[Place, int]
    number: int
    label: int
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
        self.budget = budget
        self.passage = checked(cheapest_passage(self._heaps, {}, told=True), budget)
        self._known_fates: dict[tuple[int, int], Fated] = {}

    def results(self) -> Iterator[Comes]:
        """Every result once."""
        tally = Tally(Asking(self.passage, Counting(PAYLOAD), told=True))
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
                yield Comes(self._permanents(fates), self._players(dict(kept)), number, names[label], kept)

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
        return [lot for lot in self.passage.lots if len(lot.fates) > 1]

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

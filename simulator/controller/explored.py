"""What the explorer shows of the coming damage step, as frozen values: results, and two figures against each other.

Counts are exact. The present assignment is marked wherever it belongs.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from simulator.explore.crossing import Crossing
from simulator.explore.front import front
from simulator.explore.gathering import Gathering
from simulator.explore.measures import COUNTED, DEFENDING_DESTROYED, Measure, harm
from simulator.explore.outcomes import Outcome
from simulator.rules.assignment import Assignment
from simulator.rules.legal.budget import BeyondBudgetError
from simulator.rules.messages import Message


@dataclass(frozen=True, slots=True)
class ResultRow:
    """One distinct result: who leaves, its measures in the order of the table's, how many assignments give it.

    `words`: the whole result as a phrase. `here`: the present assignment comes to it. `outcome`: the result itself.
    """

    words: Message
    left: tuple[str, ...]
    measures: tuple[int, ...]
    count: int
    here: bool
    outcome: Outcome

    @property
    def example(self) -> Assignment:
        """An assignment that comes to it."""
        return self.outcome.example


@dataclass(frozen=True, slots=True)
class Cell:
    """One pair of figures that occurs, and how many assignments come to it. `find`: works out the example."""

    across: int
    up: int
    count: int
    here: bool
    find: Callable[[], Assignment]

    @property
    def example(self) -> Assignment:
        """One of its assignments."""
        return self.find()


@dataclass(frozen=True, slots=True)
class Trade:
    """So much harm to what is attacked, and so many defending creatures destroyed: what one can be had for the other.

    `on_front`: no other trade has at least as much of both. `count`: how many assignments come to it. `find`: works
    out the example.
    """

    through: int
    destroyed: int
    count: int
    here: bool
    on_front: bool
    find: Callable[[], Assignment]

    @property
    def example(self) -> Assignment:
        """One of its assignments."""
        return self.find()


@dataclass(frozen=True, slots=True)
class Explored:
    """The legal assignments of the coming damage step by their results.

    `count`: of the legal assignments, `distinct`: of their results; None beyond the budget. `rows` None: there are too
    many results to tell apart or to list, and `note` says so. `measures`: what can be read off the results;
    `before`: the same before the damage. `crossing`: any two of them where the results are not listed; `here`: those of
    the present assignment then, None while it is open. `attacked`: the measures that damage can make worse for those
    who may be given it. `present`: the present assignment, None while it is open; `gathering`: the assignments with
    the same result, or with one that is asked for, None where telling results apart would take too long.
    """

    count: int | None
    distinct: int | None = None
    measures: tuple[Measure, ...] = ()
    before: tuple[int, ...] = ()
    rows: tuple[ResultRow, ...] | None = None
    note: Message | None = None
    crossing: Crossing | None = None
    here: tuple[int, ...] | None = None
    attacked: tuple[Measure, ...] = ()
    present: Assignment | None = None
    gathering: Gathering | None = None

    @property
    def can_be_compared(self) -> bool:
        """Whether there are two figures: not if all creatures that are destroyed defend, and nothing else varies."""
        if len(self.measures) < 2:
            return False
        if any(measure not in COUNTED for measure in self.measures):
            return True
        cells = self.cells(*self.measures[:2])
        return not cells or any(cell.across != cell.up for cell in cells)

    def refusal(self, across: Measure, up: Measure) -> Message | None:
        """Why two figures cannot be told against each other, with what it would take; None where they can."""
        if self.crossing is None:
            return None
        try:
            self.crossing.table(across, up)
        except BeyondBudgetError as error:
            return error.message
        return None

    def cells(self, across: Measure, up: Measure) -> tuple[Cell, ...]:
        """Every pair of two figures that occurs, ascending; none where that is refused."""
        if self.refusal(across, up) is not None:
            return ()
        if self.crossing is not None:
            return self._crossed(self.crossing, across, up)
        x, y = self.measures.index(across), self.measures.index(up)
        found: dict[tuple[int, int], Cell] = {}
        for row in self.rows or ():
            pair = row.measures[x], row.measures[y]
            known = found.get(pair, Cell(*pair, 0, False, partial(_example, row)))
            found[pair] = Cell(*pair, known.count + row.count, known.here or row.here, known.find)
        return tuple(found[pair] for pair in sorted(found))

    def trades(self, attacked: Measure) -> tuple[Trade, ...]:
        """What can be had of destroying defending creatures together with harm to what is attacked, ascending."""
        before = self.before[self.measures.index(attacked)]
        cells = self.cells(attacked, DEFENDING_DESTROYED)
        pairs = {(harm(attacked, before, cell.across), cell.up): cell for cell in cells}
        best = frozenset(front(pairs))
        return tuple(
            Trade(*pair, cell.count, cell.here, pair in best, cell.find) for pair, cell in sorted(pairs.items())
        )

    def _crossed(self, crossing: Crossing, across: Measure, up: Measure) -> tuple[Cell, ...]:
        here = self.here and (self.here[self.measures.index(across)], self.here[self.measures.index(up)])
        table = crossing.table(across, up)
        return tuple(Cell(*pair, one.number, pair == here, one.find) for pair, one in table.items())


def _example(row: ResultRow) -> Assignment:
    return row.example

"""Two measures of the results against each other where nobody could list the results: group by group, exactly."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TypeAlias

from simulator.explore.knot_measures import KnotMeasures
from simulator.explore.measured_groups import GroupCell, MeasuredGroup, MeasuredResults, Pair
from simulator.explore.measures import COUNTED, KIND_OF, Measure, before_of
from simulator.explore.outcome_groups import Group, is_small
from simulator.explore.outcomes import Outcomes
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat

Found: TypeAlias = tuple[GroupCell, ...]


@dataclass(frozen=True)
class Crossed:
    """How many assignments come to two measures. `find`: works out the example."""

    number: int
    find: Callable[[], Assignment]

    @cached_property
    def example(self) -> Assignment:
        """One of them."""
        return self.find()


class Crossing:
    """The measures of one step's results, any two of them together; each table is worked out once."""

    def __init__(self, combat: Combat, outcomes: Outcomes) -> None:
        """`combat`: before the damage. Raises `BeyondBudgetError` where results don't fall into groups."""
        self._combat = combat
        self._outcomes = outcomes
        self._groups = [self._measured(group) for group in outcomes.apart]
        self._tables: dict[tuple[Measure, Measure], Mapping[Pair, Crossed]] = {}
        self.measures = (*COUNTED, *self._changed())

    def _measured(self, group: Group) -> MeasuredGroup:
        """By its results where they are few; else they are not told apart."""
        told = self._outcomes.told
        if is_small(group):
            (results,) = told.of([group])
            return MeasuredResults(self._combat, results, self._outcomes.players)
        return KnotMeasures(*told.worked_out, group.division, group.budget)

    def _changed(self) -> list[Measure]:
        measures = frozenset[Measure]().union(*(group.measures for group in self._groups))
        ids = [player.id for player in self._combat.players] + [one.id for one in self._combat.permanents]
        return sorted(measures, key=lambda measure: (ids.index(measure.id), list(KIND_OF.values()).index(measure.kind)))

    def table(self, across: Measure, up: Measure) -> Mapping[Pair, Crossed]:
        """By the two measures, how many assignments come to them, ascending. Raises `BeyondBudgetError`."""
        if (across, up) not in self._tables:
            self._tables[across, up] = self._made(across, up)
        return self._tables[across, up]

    def _made(self, across: Measure, up: Measure) -> Mapping[Pair, Crossed]:
        start = before_of(self._combat, across), before_of(self._combat, up)
        table: dict[Pair, tuple[int, Found]] = {start: (1, ())}
        for group in self._groups:
            own = group.table(across, up)
            further: dict[Pair, tuple[int, Found]] = {}
            for (x, y), (number, before) in table.items():
                for (more_x, more_y), cell in own.items():
                    both = x + more_x, y + more_y
                    known = further.get(both)
                    added = number * cell.number
                    further[both] = (added, (*before, cell)) if known is None else (known[0] + added, known[1])
            table = further
        return {pair: Crossed(number, partial(self._whole, found)) for pair, (number, found) in sorted(table.items())}

    def _whole(self, found: Found) -> Assignment:
        return self._outcomes.whole([one.find() for one in found])

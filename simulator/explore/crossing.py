"""Two measures of the results against each other where nobody could list the results: group by group, exactly."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TypeAlias

from simulator.explore.measures import COUNTED, KIND_OF, Measure, before_of, destroyed
from simulator.explore.outcome_groups import GroupResult
from simulator.explore.outcomes import Outcomes
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat

Pair: TypeAlias = tuple[int, int]
Told: TypeAlias = tuple[GroupResult, ...]
_FIGURE_OF = {kind: figure for figure, kind in KIND_OF.items()}


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
        self._tables: dict[tuple[Measure, Measure], Mapping[Pair, Crossed]] = {}
        self.measures = (*COUNTED, *self._changed())

    def _changed(self) -> list[Measure]:
        results = [told for group in self._outcomes.groups for told in group]
        known = {(id, figure) for told in results for (id, figure, _), _ in told.permanents.figures}
        places = enumerate(self._outcomes.players)
        known |= {(id, figure) for at, (id, figure, _) in places if any(told.players[at] for told in results)}
        measures = [Measure(KIND_OF[figure], id) for id, figure in known if figure in KIND_OF]
        ids = [player.id for player in self._combat.players] + [one.id for one in self._combat.permanents]
        return sorted(measures, key=lambda measure: (ids.index(measure.id), list(KIND_OF.values()).index(measure.kind)))

    def table(self, across: Measure, up: Measure) -> Mapping[Pair, Crossed]:
        """By the two measures, how many assignments come to them, ascending."""
        if (across, up) not in self._tables:
            self._tables[across, up] = self._made(across, up)
        return self._tables[across, up]

    def _made(self, across: Measure, up: Measure) -> Mapping[Pair, Crossed]:
        start = before_of(self._combat, across), before_of(self._combat, up)
        table: dict[Pair, tuple[int, Told]] = {start: (1, ())}
        for results in self._outcomes.groups:
            own: dict[Pair, tuple[int, GroupResult]] = {}
            for told in results:
                pair = self._change(told, across), self._change(told, up)
                number, first = own.get(pair, (0, told))
                own[pair] = number + told.number, first
            further: dict[Pair, tuple[int, Told]] = {}
            for (x, y), (number, before) in table.items():
                for (more_x, more_y), (ours, one) in own.items():
                    both = x + more_x, y + more_y
                    known = further.get(both)
                    added = number * ours
                    further[both] = (added, (*before, one)) if known is None else (known[0] + added, known[1])
            table = further
        return {pair: Crossed(number, partial(self._whole, told)) for pair, (number, told) in sorted(table.items())}

    def _whole(self, told: Told) -> Assignment:
        return self._outcomes.whole([one.example for one in told])

    def _change(self, told: GroupResult, measure: Measure) -> int:
        if measure in COUNTED:
            return destroyed(self._combat, told.permanents.left, measure)
        return self._outcomes.change(told, (measure.id, _FIGURE_OF[measure.kind], ""))

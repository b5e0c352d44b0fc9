"""How a group's results change two measures together: read off its results."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from simulator.explore.contributions import Place
from simulator.explore.measures import COUNTED, KIND_OF, Measure, destroyed
from simulator.explore.outcome_groups import GroupResult, Row
from simulator.explore.results import FigureOf, Result, figures_of
from simulator.rules.combat import Combat

Pair: TypeAlias = tuple[int, int]

_FIGURE_OF = {kind: figure for figure, kind in KIND_OF.items()}


@dataclass(frozen=True, slots=True)
class GroupCell:
    """How many divisions of a group change two measures so far. `find`: works out one of them."""

    number: int
    find: Callable[[], Row]


class MeasuredGroup(Protocol):
    """A group of sources as far as measures tell its results."""

    @property
    def measures(self) -> frozenset[Measure]:
        """The figures that its damage may change."""

    def table(self, across: Measure, up: Measure) -> Mapping[Pair, GroupCell]:
        """By the changes of two measures how many divisions bring both. Raises `BeyondBudgetError`."""


class MeasuredResults:
    """A group whose results are known. `players`: the figures of players, by place."""

    def __init__(self, combat: Combat, results: Sequence[GroupResult], players: Sequence[FigureOf]) -> None:
        self._combat = combat
        self._results = results
        self._players = players

    @property
    def measures(self) -> frozenset[Measure]:
        """The figures that its results change."""
        known = {place for told in self._results for place, _ in told.permanents.figures}
        changed = (place for at, place in enumerate(self._players) if any(told.players[at] for told in self._results))
        return of_places({*known, *changed})

    def table(self, across: Measure, up: Measure) -> Mapping[Pair, GroupCell]:
        """By the changes of two measures how many divisions bring both."""
        found: dict[Pair, GroupCell] = {}
        for told in self._results:
            pair = self._change(told, across), self._change(told, up)
            known = found.get(pair)
            number = told.number + (known.number if known else 0)
            found[pair] = GroupCell(number, known.find if known else told.find)
        return found

    def _change(self, told: GroupResult, measure: Measure) -> int:
        change = changed_by(self._combat, told.permanents, measure)
        own = zip(self._players, told.players, strict=True)
        return change + sum(by for place, by in own if measure in of_places([place]))


def changed_by(combat: Combat, permanents: Result, measure: Measure) -> int:
    """By how much what happens to permanents changes a measure; those of players it leaves alone."""
    if measure in COUNTED:
        return destroyed(combat, permanents.left, measure)
    place = measure.id, _FIGURE_OF[measure.kind], ""
    changed = dict(permanents.figures)
    return changed[place] - figures_of(combat, measure.id).get(place, 0) if place in changed else 0


def of_places(places: Iterable[Place]) -> frozenset[Measure]:
    """The measures that stand for these figures."""
    return frozenset(Measure(KIND_OF[figure], id) for id, figure, of in places if figure in KIND_OF and not of)

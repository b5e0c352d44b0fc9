"""The divisions of each source of a component by itself, listed once, with what each of them comes to.

Points so far stand in fields of one integer, a field for each threshold that several sources feed, so that one
addition feeds them all.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from simulator.rules.legal.counting.division import Manner
from simulator.rules.legal.counting.route import Route, StagedManner
from simulator.rules.legal.ranked_rows import Row


@dataclass(frozen=True, slots=True)
class ListedDivision:
    """One division of a source by itself, whatever the others do.

    `items`: the bits of what it gives; `demands`: all thresholds that this requires, `requires`: those of them that are
    undecided then; `reached`, `missed`: of those that it alone feeds; `forbids`: what missing them forbids. `fed`:
    points by field.
    """

    row: Row
    items: int
    demands: int
    requires: int
    reached: int
    missed: int
    forbids: int
    fed: int


class Fields:
    """Fields of one width for the thresholds that several sources feed, lowest bits first.

    A field's top bit is free: what is added to carry into it tells which thresholds are reached.
    """

    def __init__(self, route: Route) -> None:
        caps = {one: route.division.points[one] for stage in route.stages for one in stage.kept}
        largest = max((manner.total for stage in route.stages for manner in stage.manners), default=0)
        self.width = (max(caps.values(), default=0) + max(largest, *caps.values(), 0)).bit_length() + 1
        self.place = {threshold: number * self.width for number, threshold in enumerate(caps)}
        self._caps = sum(cap << self.place[one] for one, cap in caps.items())
        self._ones = sum(1 << place for place in self.place.values())
        self.top = self._ones << (self.width - 1)

    def packed(self, points: Mapping[int, int]) -> int:
        """Points by threshold as fields."""
        return sum(value << self.place[threshold] for threshold, value in points.items())

    def added(self, points: int, fed: int) -> int:
        """The points with more of them, each no more than reaches its threshold."""
        total = points + fed
        over = (total + self.top - self._caps - self._ones) & self.top
        full = over - (over >> (self.width - 1))
        return (total & ~full) | (self._caps & full)

    def kept(self, thresholds: Sequence[int]) -> int:
        """The bits of the fields of some thresholds."""
        return sum(((1 << self.width) - 1) << self.place[one] for one in thresholds)

    def value(self, points: int, threshold: int) -> int:
        """The points of one threshold; none where it has no field."""
        place = self.place.get(threshold)
        return 0 if place is None else points >> place & ((1 << self.width) - 1)


class SourceListing:
    """The divisions of every source on a route that are not impossible by themselves, in canonical order."""

    def __init__(self, route: Route) -> None:
        self.fields = Fields(route)
        self._route = route
        self._listed: dict[int, list[ListedDivision]] = {}

    def divisions(self, stage: int) -> list[ListedDivision]:
        """Those of one source."""
        if stage not in self._listed:
            made = self._route.stages[stage]
            ways = zip(made.divider.manners, made.manners, strict=True)
            found = [one for manner, staged in ways for one in self._judged(manner, staged)]
            self._listed[stage] = sorted(found, key=lambda division: division.row, reverse=True)
        return self._listed[stage]

    def given(self, division: ListedDivision, threshold: int) -> int:
        """The points that a division gives toward a threshold, at most as many as reach it."""
        if threshold in self.fields.place:
            return min(self.fields.value(division.fed, threshold), self._route.division.points[threshold])
        return self._route.division.points[threshold] if division.reached >> threshold & 1 else 0

    def _judged(self, manner: Manner, staged: StagedManner) -> Iterator[ListedDivision]:
        """The divisions of a manner that are not impossible by themselves."""
        for row in _rows(staged):
            judged = self._division(manner, staged, row)
            if not judged.requires & judged.missed and not judged.forbids & judged.items:
                yield judged

    def _division(self, manner: Manner, staged: StagedManner, row: Row) -> ListedDivision:
        items, demands, requires = staged.entry, manner.anyway, staged.anyway
        reached = missed = forbids = 0
        fed: dict[int, int] = {}
        for turn, required, amount in zip(staged.turns, manner.requires, row, strict=True):
            for decided in turn.private:
                if amount >= decided.points:
                    reached |= decided.bit
                else:
                    missed |= decided.bit
                    forbids |= decided.forbids
            if amount:
                items |= turn.item
                demands |= required or 0
                requires |= turn.requires
                for one in turn.fed:
                    fed[one] = self._route.division.points[one] if one in turn.settled else fed.get(one, 0) + amount
        return ListedDivision(row, items, demands, requires, reached, missed, forbids, self.fields.packed(fed))


def _rows(manner: StagedManner) -> Iterator[Row]:
    """Every division of the manner's points among the shares that may be above zero: bars between points."""
    used = [place for place, turn in enumerate(manner.turns) if turn.item]
    length = manner.total + len(used) - 1
    if not used:
        yield (0,) * len(manner.turns)
        return
    for bars in combinations(range(length), len(used) - 1):
        row = [0] * len(manner.turns)
        for place, before, after in zip(used, (-1, *bars), (*bars, length), strict=True):
            row[place] = after - before - 1
        yield tuple(row)

"""A component gone through source by source: each source's divisions are listed once, and looked up where they lead.

Points so far stand in fields of one integer, a field for each threshold that several sources feed, so that one
addition feeds them all.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from simulator.rules.legal.counting.route import Key, Route, StagedManner
from simulator.rules.legal.counting.tables import StageTables
from simulator.rules.legal.ranked_rows import Row


@dataclass(frozen=True, slots=True)
class ListedDivision:
    """One division of a source by itself, whatever the others do.

    `items`: the bits of what it gives; `requires`: thresholds that this requires; `reached`, `missed`: of those that
    it alone feeds; `forbids`: what missing them forbids. `fed`: points by field.
    """

    row: Row
    items: int
    requires: int
    reached: int
    missed: int
    forbids: int
    fed: int


@dataclass(frozen=True, slots=True)
class SourceStanding:
    """Before a source. `points`: so far, by field."""

    route: "SourceRoute"
    stage: int
    key: Key
    points: int
    completions: int

    @property
    def name(self) -> Hashable:
        """The same for standings with the same completions."""
        return self.stage, self.key, self.points

    def continued(self, place: int) -> tuple[int, Iterator[tuple[Row, "SourceStanding"]]]:
        """The source's divisions from the one on that holds a place; and how many are before it."""
        following = self.route.continued(self)
        before = first = 0
        while place >= before + following[first][1].completions:
            before += following[first][1].completions
            first += 1
        return before, iter(following[first:])


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
        """The points of one threshold."""
        return points >> self.place[threshold] & ((1 << self.width) - 1)


class SourceRoute:
    """A component's tables in canonical order, and the listed divisions of its sources."""

    def __init__(self, route: Route, tables: Sequence[StageTables]) -> None:
        self._route = route
        self._tables = tables
        self._fields = Fields(route)
        self._listed: dict[int, list[ListedDivision]] = {}
        self._led: list[dict[tuple[int, int, int], SourceStanding]] = [{} for _ in route.stages]
        self._continued: dict[Hashable, list[tuple[Row, SourceStanding]]] = {}
        self._left_open = [
            self._fields.kept([one for one in stage.kept if all(one != closed.threshold for closed in stage.closing)])
            for stage in route.stages
        ]

    @property
    def start(self) -> SourceStanding:
        """Before the first source."""
        return SourceStanding(self, 0, self._route.start, 0, self._completions(0, self._route.start, 0))

    def continued(self, standing: SourceStanding) -> list[tuple[Row, SourceStanding]]:
        """The divisions of the next source that can be completed, and where they lead."""
        known = self._continued.get(standing.name)
        if known is None:
            known = list(self._following(standing))
            if len(self._continued) > _MOST_STANDINGS:
                self._continued.clear()
                for led in self._led:
                    led.clear()
            self._continued[standing.name] = known
        return known

    def _following(self, standing: SourceStanding) -> Iterator[tuple[Row, SourceStanding]]:
        index, added, before = standing.stage, self._fields.added, standing.points
        required_before, forbidden = standing.key
        known = self._led[index]
        for division in self._divisions(index):
            required = required_before | division.requires
            if forbidden & division.items or required & division.missed:
                continue
            name = required & ~division.reached, forbidden | division.forbids, added(before, division.fed)
            after = known.get(name)
            if after is None:
                after = known[name] = self._after(index, *name)
            if after.completions:
                yield division.row, after

    def _after(self, index: int, required: int, forbidden: int, points: int) -> SourceStanding:
        """Behind a source, by what is required and forbidden and by the points then."""
        stage, fields = self._route.stages[index], self._fields
        reached = [fields.value(points, one.threshold) == one.points for one in stage.closing]
        key = stage.closed((required, forbidden), reached)
        if key is None:
            return SourceStanding(self, index + 1, (0, 0), 0, 0)
        kept = points & self._left_open[index]
        return SourceStanding(self, index + 1, key, kept, self._completions(index + 1, key, kept))

    def _completions(self, stage: int, key: Key, points: int) -> int:
        if stage == len(self._tables):
            return 1
        made = self._tables[stage]
        offset = made.outer.offset([self._fields.value(points, one) for one, _ in made.outer.digits])
        return made.before[key] >> offset & ((1 << made.outer.width) - 1)

    def _divisions(self, index: int) -> list[ListedDivision]:
        if index not in self._listed:
            found = [one for manner in self._route.stages[index].manners for one in self._judged(manner)]
            self._listed[index] = sorted(found, key=lambda division: division.row, reverse=True)
        return self._listed[index]

    def _judged(self, manner: StagedManner) -> Iterator[ListedDivision]:
        """The divisions of a manner that are not impossible by themselves."""
        for row in _rows(manner):
            judged = self._division(manner, row)
            if not judged.requires & judged.missed and not judged.forbids & judged.items:
                yield judged

    def _division(self, manner: StagedManner, row: Row) -> ListedDivision:
        items, requires = manner.entry, manner.anyway
        reached = missed = forbids = 0
        fed: dict[int, int] = {}
        for turn, amount in zip(manner.turns, row, strict=True):
            for decided in turn.private:
                if amount >= decided.points:
                    reached |= decided.bit
                else:
                    missed |= decided.bit
                    forbids |= decided.forbids
            if amount:
                items |= turn.item
                requires |= turn.requires
                for one in turn.fed:
                    fed[one] = self._route.division.points[one] if one in turn.settled else fed.get(one, 0) + amount
        return ListedDivision(row, items, requires, reached, missed, forbids, self._fields.packed(fed))


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


_MOST_STANDINGS = 20_000

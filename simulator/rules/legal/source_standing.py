"""A component gone through source by source: each source's divisions are listed once, and looked up where they lead."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass

from simulator.rules.legal.counting.route import Key, Route
from simulator.rules.legal.counting.tables import StageTables
from simulator.rules.legal.joint_listing import JointListing
from simulator.rules.legal.ranked_rows import ENDED, Ended, Row, Selection, Standing, every_one
from simulator.rules.legal.source_listing import SourceListing


@dataclass(frozen=True, slots=True)
class SourceStanding:
    """Before a source. `points`: so far, by field. `name`: the same for standings with the same completions."""

    route: "SourceRoute"
    stage: int
    key: Key
    points: int
    completions: int
    name: Hashable

    def continued(self, place: int) -> tuple[int, Iterator[tuple[Row, Standing]]]:
        """The source's divisions from the one on that holds a place; and how many are before it."""
        following = self.route.continued(self)
        before = first = 0
        while place >= before + following[first][1].completions:
            before += following[first][1].completions
            first += 1
        return before, iter(following[first:])

    def selection(self) -> Selection:
        """The source's divisions."""
        return every_one([row for row, _ in self.route.continued(self)])


@dataclass(frozen=True, slots=True)
class JointStanding:
    """Before the sources that are listed together. `name`: the same for standings with the same completions."""

    listing: JointListing
    key: Key
    points: int
    completions: int
    name: Hashable

    def continued(self, place: int) -> tuple[int, Iterator[tuple[Row, Ended]]]:
        """The divisions from a place on; so many are before it."""
        return place, ((row, ENDED) for row in self.selection().chosen_rows()[place:])

    def selection(self) -> Selection:
        """The divisions of all these sources."""
        return self.listing.completing(self.key, self.points)


class SourceRoute:
    """A component's tables in canonical order, and the listed divisions of its sources.

    `joint`: the last sources listed together, where nothing else comes between them.
    """

    def __init__(
        self, route: Route, tables: Sequence[StageTables], listing: SourceListing, joint: JointListing | None
    ) -> None:
        self._route = route
        self._tables = tables
        self._listing = listing
        self._joint = joint
        self._fields = listing.fields
        self._led: list[dict[tuple[int, int, int], Standing]] = [{} for _ in route.stages]
        self._continued: dict[Hashable, list[tuple[Row, Standing]]] = {}
        self._kept = 0
        self._left_open = [
            self._fields.kept([one for one in stage.kept if all(one != closed.threshold for closed in stage.closing)])
            for stage in route.stages
        ]

    @property
    def start(self) -> Standing:
        """Before the first source."""
        return self._standing(0, self._route.start, 0)

    def continued(self, standing: SourceStanding) -> list[tuple[Row, Standing]]:
        """The divisions of the next source that can be completed, and where they lead."""
        known = self._continued.get(standing.name)
        if known is None:
            known = list(self._following(standing))
            self._kept += len(known)
            if self._kept > _MOST_KEPT:
                self._forget(len(known))
            self._continued[standing.name] = known
        return known

    def _forget(self, kept: int) -> None:
        self._continued.clear()
        for led in self._led:
            led.clear()
        self._kept = kept

    def _following(self, standing: SourceStanding) -> Iterator[tuple[Row, Standing]]:
        index, added, before = standing.stage, self._fields.added, standing.points
        required_before, forbidden = standing.key
        known = self._led[index]
        for division in self._listing.divisions(index):
            required = required_before | division.requires
            if forbidden & division.items or required & division.missed:
                continue
            name = required & ~division.reached, forbidden | division.forbids, added(before, division.fed)
            after = known.get(name)
            if after is None:
                after = known[name] = self._after(index, *name)
            if after.completions:
                yield division.row, after

    def _after(self, index: int, required: int, forbidden: int, points: int) -> Standing:
        """Behind a source, by what is required and forbidden and by the points then."""
        stage, fields = self._route.stages[index], self._fields
        reached = [fields.value(points, one.threshold) == one.points for one in stage.closing]
        key = stage.closed((required, forbidden), reached)
        if key is None:
            return SourceStanding(self, index + 1, (0, 0), 0, 0, None)
        return self._standing(index + 1, key, points & self._left_open[index])

    def _standing(self, stage: int, key: Key, points: int) -> Standing:
        completions, name = self._completions(stage, key, points), (stage, key, points)
        if self._joint is not None and stage == self._joint.first:
            return JointStanding(self._joint, key, points, completions, name)
        return SourceStanding(self, stage, key, points, completions, name)

    def _completions(self, stage: int, key: Key, points: int) -> int:
        if stage == len(self._tables):
            return 1
        made = self._tables[stage]
        offset = made.outer.offset([self._fields.value(points, one) for one, _ in made.outer.digits])
        return made.before[key] >> offset & ((1 << made.outer.width) - 1)


_MOST_KEPT = 300_000
"""Divisions with where they lead that are kept at most."""

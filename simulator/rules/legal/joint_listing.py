"""The last sources of a component listed together: which of their divisions complete a beginning is a mask.

A mask has a byte for each division, 1 where it stands, and is written as one integer, so that a condition is judged
for all divisions at once.
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from simulator.rules.legal.counting.division import places
from simulator.rules.legal.counting.route import Key, Route
from simulator.rules.legal.ranked_rows import Row, Selection
from simulator.rules.legal.source_listing import ListedDivision, SourceListing

MOST_JOINED = 1 << 15
"""Divisions that are listed together at most; one source alone may have more."""

_Judgement: TypeAlias = Callable[[ListedDivision], bool]


class JointListing:
    """The divisions of a component's last sources, from the source `first` on."""

    def __init__(self, route: Route, listing: SourceListing, earliest: int) -> None:
        """`earliest`: sources before it are not joined."""
        self.first = len(route.stages) - 1
        number = len(listing.divisions(self.first))
        while self.first > earliest and number * len(listing.divisions(self.first - 1)) <= MOST_JOINED:
            self.first -= 1
            number *= len(listing.divisions(self.first))
        self._route = route
        self._listing = listing
        self._sources = [listing.divisions(stage) for stage in range(self.first, len(route.stages))]
        self._rows = _joined(self._sources)
        self._every = _mask(b"\1" * len(self._rows))
        self._fed = self._fed_here()
        self._points: dict[tuple[int, int], list[int]] = {}
        self._flags: dict[tuple[int, int, int], bytes] = {}
        self._reaching: dict[tuple[int, int], int] = {}
        self._untouched: dict[int, int] = {}
        self._undemanding = {one: self._every ^ self._any(_demands(1 << one)) for one in self._fed}

    def completing(self, key: Key, points: int) -> Selection:
        """The divisions that complete what has come to a key and to points by field."""
        required, forbidden = key
        allowed = self._every & self._without(forbidden)
        for one in self._fed:
            reached = self._reached(one, self._listing.fields.value(points, one))
            allowed &= reached if required >> one & 1 else reached | self._undemanding[one]
        return Selection(self._rows, allowed.to_bytes(len(self._rows), "little"))

    def _fed_here(self) -> list[int]:
        """The thresholds that these sources feed: all that are not decided before."""
        fed = 0
        for stage in self._route.stages[self.first :]:
            for share in stage.divider.shares:
                fed |= share.feeds
        return places(fed)

    def _without(self, items: int) -> int:
        """Where none of some items is given."""
        if items not in self._untouched:
            self._untouched[items] = self._every ^ self._any(lambda division: bool(division.items & items))
        return self._untouched[items]

    def _any(self, is_so: _Judgement) -> int:
        """Where something is so of the division of any source."""
        mask = b"\0"
        for divisions in reversed(self._sources):
            every = b"\1" * len(mask)
            mask = b"".join([every if is_so(division) else mask for division in divisions])
        return _mask(mask)

    def _reached(self, threshold: int, points: int) -> int:
        """Where a threshold is reached that has been given so many points before."""
        lacking = max(0, self._route.division.points[threshold] - points)
        if (threshold, lacking) not in self._reaching:
            self._reaching[threshold, lacking] = _mask(self._giving(threshold, lacking, 0))
        return self._reaching[threshold, lacking]

    def _giving(self, threshold: int, least: int, source: int) -> bytes:
        """Where the sources from one on give a threshold so many points or more; for all of them asked only once."""
        name = (threshold, least, source)
        flags = self._flags.get(name)
        if flags is None:
            given = self._given(threshold, source)
            if source == len(self._sources) - 1:
                flags = bytes([points >= least for points in given])
            else:
                ends = {one: self._giving(threshold, max(0, least - one), source + 1) for one in set(given)}
                flags = b"".join([ends[points] for points in given])
            if source:
                self._flags[name] = flags
        return flags

    def _given(self, threshold: int, source: int) -> list[int]:
        """The points that each division of a source gives toward a threshold."""
        if (threshold, source) not in self._points:
            given = [self._listing.given(division, threshold) for division in self._sources[source]]
            self._points[threshold, source] = given
        return self._points[threshold, source]


def _mask(flags: bytes) -> int:
    return int.from_bytes(flags, "little")


def _demands(threshold: int) -> _Judgement:
    return lambda division: bool(division.demands & threshold)


def _joined(sources: Iterable[list[ListedDivision]]) -> list[Row]:
    """All together, as rows over the shares of all of them."""
    rows: list[Row] = [()]
    for divisions in sources:
        rows = [row + division.row for row in rows for division in divisions]
    return rows

"""Tables of best values for one way of one source: by points left to divide and by totals of the open thresholds.

The first axis is what is left, up to the points that thresholds can still use; beyond that every point is worth the
same, so amounts may be of any size. The other axes are the totals of the thresholds that several sources feed; one
that a single source feeds is settled on the spot.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from simulator.explore.aims import AimedShare, AimedSource, AimedWay

NO_WAY = -(1 << 60)
WORTHLESS = NO_WAY // 2
"""Up to here a value means that there is no way."""

Values: TypeAlias = NDArray[np.int64]
Totals: TypeAlias = Mapping[int, int]
"""Damage points so far by threshold, up to what reaches it; 0 where none is named."""


@dataclass(frozen=True, slots=True)
class Axes:
    """The thresholds that are open while a source divides, and the points that reach them: the axes of its tables."""

    thresholds: tuple[int, ...]
    points: tuple[int, ...]

    def width(self) -> int:
        """How many combinations of totals there are."""
        width = 1
        for points in self.points:
            width *= points + 1
        return width

    def useful(self, share: AimedShare) -> int:
        """The points to a share that some open threshold can use."""
        return max((1 if settles else self._points(threshold) for threshold, settles in self._fed(share)), default=0)

    def shifted(self, values: Values, share: AimedShare, amount: int) -> Values:
        """The values by the totals before `amount` points go to a share, from those by the totals after."""
        for threshold, settles in self._fed(share) if amount else ():
            points = self._points(threshold)
            after = np.minimum(np.arange(points + 1) + (points if settles else amount), points)
            values = np.take(values, after, self.thresholds.index(threshold))
        return values

    def place(self, totals: Totals) -> tuple[int, ...]:
        """Where these totals stand on the axes."""
        return tuple(totals.get(threshold, 0) for threshold in self.thresholds)

    def after(self, totals: Totals, share: AimedShare, amount: int) -> Totals:
        """The totals after `amount` points go to a share."""
        fed = {
            threshold: min(
                self._points(threshold), self._points(threshold) if settles else amount + totals.get(threshold, 0)
            )
            for threshold, settles in self._fed(share)
        }
        return {**totals, **fed} if amount else totals

    def _fed(self, share: AimedShare) -> tuple[tuple[int, bool], ...]:
        return tuple(fed for fed in share.feeds if fed[0] in self.thresholds)

    def _points(self, threshold: int) -> int:
        return self.points[self.thresholds.index(threshold)]


@dataclass(frozen=True, slots=True)
class Own:
    """A threshold that a single source feeds: reached by `points`, worth `reward`, and `short` when it is not."""

    points: int
    short: int
    reward: int


class WayTables:
    """The best values before each share of a source that divides in one way, and after the last."""

    def __init__(
        self,
        ends: Values,
        source: AimedSource,
        way: AimedWay,
        guess: int,
        given: Mapping[int, int],
        axes: Axes,
        owns: Mapping[int, Own],
    ) -> None:
        self.amount = way.amount
        self._axes = axes
        self._shares = source.shares
        self._free = tuple(mask is not None and not mask & ~guess for mask in way.requires)
        self._given = tuple(given.get(share.slot) for share in source.shares)
        self._owns = tuple(tuple(owns_of(share, owns)) for share in source.shares)
        self._slopes: list[int | None] = [None]
        self._tables: list[Values] = [ends[np.newaxis]]
        for place in range(len(source.shares) - 1, -1, -1):
            table, slope = self._before(place)
            self._tables.insert(0, table)
            self._slopes.insert(0, slope)

    def values(self, place: int, left: int) -> Values:
        """The best values by totals before the share at `place`, with so many points left."""
        return self._row(self._tables[place], self._slopes[place], left)

    def largest(self, place: int, left: int, totals: Totals) -> int:
        """The largest amount for the share at `place` that keeps the best value."""
        best = self.values(place, left)[self._axes.place(totals)]
        return next(amount for amount in self._amounts(place, left) if self._value(place, left, totals, amount) == best)

    def _before(self, place: int) -> tuple[Values, int | None]:
        """The table before a share and what every further point is worth, from those after it (the first ones)."""
        share, given = self._shares[place], self._given[place]
        after, slope = self._tables[0], self._slopes[0]
        if given is None and not self._free[place]:
            return np.maximum(after + self._on_the_spot(place, 0), NO_WAY), slope
        most = min(self.amount, len(after) - 1 + (self._useful(place) if given is None else given))
        if given is not None:
            rows = [self._with_given(place, given, left) for left in range(most + 1)]
            return np.stack(rows), slope
        return self._with_free(place, most), share.worth if slope is None else max(slope, share.worth)

    def _with_given(self, place: int, given: int, left: int) -> Values:
        share = self._shares[place]
        if left < given or (given and not self._free[place]):
            return np.full_like(self._tables[0][0], NO_WAY)
        row = self._axes.shifted(self._row(self._tables[0], self._slopes[0], left - given), share, given)
        return np.maximum(row + share.worth * given + self._on_the_spot(place, given), NO_WAY)

    def _with_free(self, place: int, most: int) -> Values:
        """Either no more to this share, or one point more and then the best of what that leaves."""
        share = self._shares[place]
        rows: list[Values] = []
        for left in range(most + 1):
            row = self._row(self._tables[0], self._slopes[0], left)
            if rows:
                row = np.maximum(row, self._axes.shifted(rows[-1], share, 1) + share.worth)
            rows.append(row)
        if not self._owns[place]:
            return np.stack(rows)
        return np.stack([self._at_a_jump(place, rows, left) for left in range(most + 1)])

    def _at_a_jump(self, place: int, rows: list[Values], left: int) -> Values:
        """The best by how far at least this share goes: what is settled on the spot jumps only at some amounts."""
        share = self._shares[place]
        best = np.full_like(rows[left], NO_WAY)
        for amount in {0, *(own.points for own in self._owns[place])}:
            if amount <= left:
                row = self._axes.shifted(rows[left - amount], share, amount) + share.worth * amount
                best = np.maximum(best, row + self._on_the_spot(place, amount))
        return best

    def _on_the_spot(self, place: int, amount: int) -> int:
        return sum(own.reward if amount >= own.points else own.short for own in self._owns[place])

    def _useful(self, place: int) -> int:
        own = max((own.points for own in self._owns[place]), default=0)
        return max(own, self._axes.useful(self._shares[place]))

    def _row(self, table: Values, slope: int | None, left: int) -> Values:
        beyond = left - (len(table) - 1)
        if beyond <= 0:
            return np.asarray(table[left], np.int64)
        if slope is None:
            return np.full_like(table[0], NO_WAY)
        return np.asarray(table[-1] + slope * beyond, np.int64)

    def _amounts(self, place: int, left: int) -> list[int]:
        """The amounts among which the largest best one is, largest first: elsewhere values run in a straight line."""
        given = self._given[place]
        if given is not None:
            return [given]
        if not self._free[place]:
            return [0]
        bend = len(self._tables[place + 1]) - 1
        near_all = range(left, max(left - bend, 0) - 1, -1)
        few = range(min(self._useful(place), left), -1, -1)
        return [*near_all, *(amount for amount in few if amount < near_all[-1])]

    def _value(self, place: int, left: int, totals: Totals, amount: int) -> int:
        if amount > left:
            return NO_WAY
        share = self._shares[place]
        after = self._axes.after(totals, share, amount)
        value = self.values(place + 1, left - amount)[self._axes.place(after)]
        return int(value) + share.worth * amount + self._on_the_spot(place, amount)


def owns_of(share: AimedShare, owns: Mapping[int, Own]) -> Iterator[Own]:
    """The thresholds that this share alone feeds."""
    for threshold, settles in share.feeds:
        if threshold in owns:
            own = owns[threshold]
            yield replace(own, points=1) if settles else own

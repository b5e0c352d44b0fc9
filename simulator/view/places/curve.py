"""Curves on the table as chains of cubic segments. Plain values, no Qt."""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise
from math import ceil, hypot

from simulator.view.places.geometry import Point

_REACH = 0.45
_SHORTEST_REACH = 14.0
_FEWEST_STEPS = 8
_STILL = 1e-6
"""What has moved by less, in px, has not moved: that is rounding."""


@dataclass(frozen=True, slots=True)
class Segment:
    """One cubic segment: two control points and where it ends."""

    leave: Point
    arrive: Point
    end: Point

    def towards(self, other: "Segment", progress: float) -> "Segment":
        """The segment on its way to become another one. `progress`: 0 as this one, 1 as the other."""
        return Segment(
            self.leave.towards(other.leave, progress),
            self.arrive.towards(other.arrive, progress),
            self.end.towards(other.end, progress),
        )


@dataclass(frozen=True, slots=True)
class Curve:
    """A smooth curve from `start` along its segments."""

    start: Point
    segments: tuple[Segment, ...]

    @property
    def end(self) -> Point:
        """Where it ends."""
        return self.segments[-1].end if self.segments else self.start

    def reversed(self) -> "Curve":
        """The same curve from its end to its start."""
        starts = (self.start, *(segment.end for segment in self.segments))
        back = [Segment(one.arrive, one.leave, start) for start, one in zip(starts, self.segments, strict=False)]
        return Curve(self.end, tuple(reversed(back)))

    def points(self, longest: float) -> Iterator[Point]:
        """Points along the curve from its start to its end, about `longest` px apart; a straight one is its ends."""
        yield self.start
        here = self.start
        for segment in self.segments:
            if not _is_straight(here, segment):
                steps = max(_FEWEST_STEPS, ceil(_reach_of(here, segment) / longest))
                for step in range(1, steps):
                    yield _on(here, segment, step / steps)
            yield segment.end
            here = segment.end

    def rising_to(self, end: Point) -> "Curve":
        """The curve gone on upright: it leaves and arrives upright, up or down as the end lies."""
        reach = max(_SHORTEST_REACH, abs(end.y - self.end.y) * _REACH)
        turn = -reach if end.y <= self.end.y else reach
        here = self.end
        return self._and(Segment(Point(here.x, here.y + turn), Point(end.x, end.y - turn), end))

    def turning_to(self, end: Point) -> "Curve":
        """The curve gone on by a quarter turn: it leaves sideways and arrives upright."""
        here = self.end
        return self._and(Segment(Point(end.x, here.y), Point(end.x, here.y), end))

    def arriving_sideways(self, end: Point) -> "Curve":
        """The curve gone on by a quarter turn: it leaves upright and arrives from the side."""
        here = self.end
        return self._and(Segment(Point(here.x, end.y), Point(here.x, end.y), end))

    def ending_at(self, end: Point) -> "Curve":
        """The curve with its end elsewhere; it arrives from where it did."""
        return Curve(self.start, (*self.segments[:-1], replace(self.segments[-1], end=end)))

    def bent(self, start: Point, end: Point) -> "Curve":
        """The curve between other ends: what lies between them moves with the nearer one more than with the other."""
        one, other = start.less(self.start), end.less(self.end)
        if max(abs(one.x), abs(one.y), abs(other.x), abs(other.y)) < _STILL:
            return self
        shifts = [one.towards(other, joint / len(self.segments)) for joint in range(1, len(self.segments) + 1)]
        segments = tuple(
            Segment(segment.leave.plus(before), segment.arrive.plus(after), segment.end.plus(after))
            for segment, before, after in zip(self.segments, (one, *shifts), shifts, strict=False)
        )
        return Curve(start, segments)

    def towards(self, other: "Curve", progress: float) -> "Curve":
        """The curve on its way to become another one. `progress`: 0 as this one, 1 as the other."""
        most = max(len(self.segments), len(other.segments))
        pairs = zip(self._of(most), other._of(most), strict=True)
        return Curve(self.start.towards(other.start, progress), tuple(one.towards(to, progress) for one, to in pairs))

    def _of(self, segments: int) -> tuple[Segment, ...]:
        """At least so many segments, the last ones without length."""
        still = Segment(self.end, self.end, self.end)
        return (*self.segments, *(still for _ in range(segments - len(self.segments))))

    def _and(self, segment: Segment) -> "Curve":
        return Curve(self.start, (*self.segments, segment))


class Track:
    """A curve measured by its length, for what moves along it evenly."""

    def __init__(self, curve: Curve, longest: float = 16.0) -> None:
        """`longest`: how far apart, in px, the places are between which one moves straight on."""
        self._points = tuple(curve.points(longest))
        lengths = (hypot(other.x - one.x, other.y - one.y) for one, other in pairwise(self._points))
        self._reached = tuple(accumulate(lengths, initial=0.0))

    def at(self, progress: float) -> Point:
        """Where one is after a part of the way, from 0 to 1."""
        gone = min(1.0, max(0.0, progress)) * self._reached[-1]
        last = max(1, min(bisect_left(self._reached, gone), len(self._points) - 1)) if len(self._points) > 1 else 0
        if not last:
            return self._points[0]
        length = self._reached[last] - self._reached[last - 1]
        part = (gone - self._reached[last - 1]) / length if length else 1.0
        return self._points[last - 1].towards(self._points[last], part)


def _is_straight(start: Point, segment: Segment) -> bool:
    """Whether a segment is an upright line."""
    return start.x == segment.leave.x == segment.arrive.x == segment.end.x


def _reach_of(start: Point, segment: Segment) -> float:
    """The way past the control points: no shorter than the segment, in px."""
    stops = (start, segment.leave, segment.arrive, segment.end)
    return sum(hypot(other.x - one.x, other.y - one.y) for one, other in pairwise(stops))


def _on(start: Point, segment: Segment, t: float) -> Point:
    """The point of a cubic segment. `t`: from 0 at its start to 1 at its end."""
    back = 1.0 - t
    a, b, c, d = back * back * back, 3 * back * back * t, 3 * back * t * t, t * t * t
    return Point(
        a * start.x + b * segment.leave.x + c * segment.arrive.x + d * segment.end.x,
        a * start.y + b * segment.leave.y + c * segment.arrive.y + d * segment.end.y,
    )

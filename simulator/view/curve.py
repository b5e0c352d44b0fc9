"""Curves on the table as chains of cubic segments. Plain values, no Qt."""

from dataclasses import dataclass

from simulator.view.geometry import Point

_REACH = 0.45
_SHORTEST_REACH = 14.0


@dataclass(frozen=True, slots=True)
class Segment:
    """One cubic segment: two control points and where it ends."""

    leave: Point
    arrive: Point
    end: Point


@dataclass(frozen=True, slots=True)
class Curve:
    """A smooth curve from `start` along its segments."""

    start: Point
    segments: tuple[Segment, ...]

    @property
    def end(self) -> Point:
        """Where it ends."""
        return self.segments[-1].end if self.segments else self.start

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

    def _and(self, segment: Segment) -> "Curve":
        return Curve(self.start, (*self.segments, segment))

"""The ways of the arrows: round the blockers, through the gaps between lanes, side by side where several arrive.

Plain arithmetic on a layout, in px.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from simulator.controller.board_state import ArrowKind, ArrowView, BoardState
from simulator.view.places.combat_layout import Rank
from simulator.view.places.curve import Curve
from simulator.view.places.geometry import Box, Point
from simulator.view.places.layout import Layout
from simulator.view.places.written import written_round

_ARRIVING_WIDTH = 0.72
_CLEAR = 3.0
_ASIDE = 0.2


@dataclass(frozen=True, slots=True)
class _Way:
    """An arrow before its end is known: its curve so far, from which it goes on to the target."""

    arrow: ArrowView
    curve: Curve


class Routes:
    """Finds the ways of all arrows of one board on one layout."""

    def __init__(self, state: BoardState, layout: Layout) -> None:
        self._state = state
        self._layout = layout
        self._feet = _feet(state, layout)
        self._rows: dict[tuple[float, float], list[tuple[float, float]]] = {}
        for box in layout.cards.values():
            self._rows.setdefault((box.y, box.bottom), []).append((box.x, box.right))
        self._heads = {card.id: layout.measures.label if card.need else 0.0 for card in state.cards}

    def prepare(self) -> None:
        """Find all ways now; else they are found when they are asked for."""
        _ = self.ways

    @cached_property
    def ways(self) -> Mapping[ArrowView, Curve]:
        """The curve of each arrow whose ends are both on the table."""
        by_target: dict[tuple[ArrowKind, str], list[_Way]] = {}
        for arrow in self._state.arrows:
            if (way := self._begun(arrow)) is not None:
                by_target.setdefault((arrow.kind, arrow.target), []).append(way)
        return {way.arrow: curve for ways in by_target.values() for way, curve in self._ended(ways)}

    def between(self, source: str, recipient: str) -> Curve | None:
        """A way for what flies from a source to a recipient: along their arrow, backwards too, where there is one.

        None where one of them is not on the table.
        """
        for arrow, curve in self.ways.items():
            if (arrow.origin, arrow.target) == (source, recipient):
                return curve
            if (arrow.target, arrow.origin) == (source, recipient):
                return curve.reversed()
        one, other = self._layout.box_of(source), self._layout.box_of(recipient)
        return None if one is None or other is None else direct(one, other)

    def _begun(self, arrow: ArrowView) -> _Way | None:
        origin, target = self._layout.box_of(arrow.origin), self._layout.box_of(arrow.target)
        if origin is None or target is None:
            return None
        if arrow.kind is ArrowKind.BLOCK:
            return _Way(arrow, Curve(self._leaving(arrow.origin, origin, upward=target.y < origin.y), ()))
        return _Way(arrow, self._through_ranks(origin, target))

    def _leaving(self, id: str, box: Box, *, upward: bool) -> Point:
        return Point(box.middle.x, box.y if upward else box.bottom + self._feet.get(id, 0.0))

    def _through_ranks(self, origin: Box, target: Box) -> Curve:
        """Out of the attacker's own lane and through the gaps of every rank on the way."""
        curve = Curve(Point(origin.middle.x, origin.y), ())
        for rank in reversed(self._layout.ranks):
            if target.bottom <= rank.top and rank.top < origin.y:
                curve = self._through(rank, curve, origin, target)
        return curve

    def _through(self, rank: Rank, curve: Curve, origin: Box, target: Box) -> Curve:
        here = curve.end
        if rank.bottom < origin.y:
            gap = min(rank.gaps, key=lambda x: abs(x - here.x) + 0.4 * abs(x - target.middle.x))
            gap = self._on_the_side_of(here.x, gap)
            return curve.rising_to(Point(gap, rank.bottom)).rising_to(Point(gap, rank.top))
        left, right = sorted((origin.middle.x, target.middle.x))
        height, aside = origin.y - rank.top - _CLEAR, self._layout.measures.gap * 0.7
        if self._is_free(Box(left - aside, rank.top, right - left + 2 * aside, height)):
            return curve
        if self._is_free(Box(origin.x, rank.top, origin.width, height)):
            return curve.rising_to(Point(here.x, rank.top))
        return self._round_blockers(rank, origin, target)

    def _round_blockers(self, rank: Rank, origin: Box, target: Box) -> Curve:
        """Out of the side of an attacker and up through the gap beside its lane."""
        middle = origin.middle.x
        gap = min(rank.gaps, key=lambda x: abs(x - middle) + 0.4 * abs(x - target.middle.x))
        side = Point(origin.right if gap > middle else origin.x, origin.y + origin.height * 0.3)
        gap = self._on_the_side_of(middle, gap)
        turn = Point(gap, origin.y - self._layout.measures.link * 0.6)
        return Curve(side, ()).turning_to(turn).rising_to(Point(gap, rank.top))

    def _on_the_side_of(self, x: float, gap: float) -> float:
        """A way through a gap on the side of where an arrow comes from: one from the other side has the other way."""
        aside = self._layout.measures.gap * _ASIDE
        return gap - aside if x < gap else gap + aside

    def _is_free(self, way: Box) -> bool:
        left, top, right, bottom = way.x, way.y, way.right, way.bottom
        crossed = [row for (y, to_y), row in self._rows.items() if y < bottom and top < to_y]
        return not any(x < right and left < to_x for row in crossed for x, to_x in row)

    def _ended(self, ways: list[_Way]) -> Iterable[tuple[_Way, Curve]]:
        """The ways of one target, side by side in the order in which they come, so that none cross there."""
        ways = sorted(ways, key=lambda way: way.curve.end.x)
        box = self._layout.box_of(ways[0].arrow.target) or Box(0, 0, 0, 0)
        wanted = [way.curve.end.x for way in ways]
        places = _side_by_side(wanted, box, 20 * self._layout.measures.unit)
        ends = [Point(x, self._arrival(way, box)) for way, x in zip(ways, places, strict=True)]
        under = self._under_neighbours(ways, ends)
        for way, end in zip(ways, ends, strict=True):
            before = self._before(way, end)
            if before is not None:
                yield way, self._round(before, way.curve, box)
            else:
                curve = way.curve if under is None else way.curve.rising_to(Point(end.x, under))
                yield way, curve.rising_to(end)

    def _before(self, way: _Way, end: Point) -> Box | None:
        """What lies before the target, between it and where the arrow comes from, as a seat before cards behind it."""
        if way.arrow.kind is ArrowKind.BLOCK:
            return None
        between = (box for box in self._lower_edges if end.y <= box.y + 2 * _CLEAR and box.bottom <= way.curve.end.y)
        return next((box for box in between if box.x < end.x < box.right), None)

    def _round(self, before: Box, curve: Curve, target: Box) -> Curve:
        """Up through the gap beside what lies before the target, and into its side."""
        aside = self._layout.measures.gap / 2
        gaps = (before.x - aside, before.right + aside)
        gap = min(gaps, key=lambda x: abs(x - curve.end.x))
        side = target.x - _CLEAR if gap < target.x else target.right + _CLEAR
        upward = curve.rising_to(Point(gap, before.bottom)).rising_to(Point(gap, before.y))
        return upward.arriving_sideways(Point(side, target.middle.y))

    def _under_neighbours(self, ways: list[_Way], ends: list[Point]) -> float | None:
        """How low arrows must stay on their way to below their target, so that they pass under what lies beside it.

        All of them do, else they would cross. None where nothing is in the way.
        """
        highest, first = min(end.y for end in ends), min(way.curve.end.y for way in ways)
        beside = [one for one in self._lower_edges if highest < one.bottom + _CLEAR < first]
        if ways[0].arrow.kind is ArrowKind.BLOCK or not beside:
            return None
        spans = [sorted((way.curve.end.x, end.x)) for way, end in zip(ways, ends, strict=True)]
        passed = [one for one in beside if any(one.x < right and left < one.right for left, right in spans)]
        others = [one.bottom for one in passed if not one.x < ends[0].x < one.right]
        return max(others) + _CLEAR if others else None

    @cached_property
    def _lower_edges(self) -> list[Box]:
        """The boxes of all things, with what is written below them."""
        boxes = {**self._layout.cards, **self._layout.seats}
        return [Box(box.x, box.y, box.width, box.height + self._feet.get(id, 0.0)) for id, box in boxes.items()]

    def _arrival(self, way: _Way, box: Box) -> float:
        """Where an arrow stops: below a box and what is written there, or above it."""
        id = way.arrow.target
        if way.curve.end.y >= box.middle.y:
            return box.bottom + self._feet.get(id, 0.0) + _CLEAR
        return box.y - self._heads.get(id, 0.0) - _CLEAR


def direct(one: Box, other: Box) -> Curve:
    """The shortest way from one box to another, whatever lies between them."""
    upward = other.middle.y <= one.middle.y
    start = Point(one.middle.x, one.y if upward else one.bottom)
    return Curve(start, ()).rising_to(Point(other.middle.x, other.bottom if upward else other.y))


def _side_by_side(wanted: list[float], box: Box, apart: float) -> list[float]:
    """Places along an edge of a box, as near to the wanted ones (in order) as the distance between two allows."""
    width = box.width * _ARRIVING_WIDTH
    left, right = box.middle.x - width / 2, box.middle.x + width / 2
    apart = min(apart, width / max(1, len(wanted) - 1))
    places: list[float] = []
    for x in wanted:
        least = places[-1] + apart if places else left
        places.append(max(least, min(x, right)))
    limit = right
    for number in range(len(places) - 1, -1, -1):
        places[number] = min(places[number], limit)
        limit = places[number] - apart
    return places


def _feet(state: BoardState, layout: Layout) -> Mapping[str, float]:
    """How far below its box the shares and the note of each player and card reach."""
    written, measures = written_round(state), layout.measures
    feet = {player.id: measures.share if player.id in written.shares else 0.0 for player in state.players}
    for card in state.cards:
        note = measures.note if card.id in written.notes else 0.0
        feet[card.id] = written.shares.get(card.id, 0) * measures.share + note
    return feet

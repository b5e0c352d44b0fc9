"""A picture of an arrow: a shaft that grows towards a head of its own, solid for an attack; dashed for a block."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from itertools import pairwise
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from simulator.controller.board_state import ArrowKind
from simulator.view.look.style import Style, color, ink_on, mixed
from simulator.view.places.curve import Curve
from simulator.view.places.geometry import Point
from simulator.view.table.painting import point, write_figure

_LONGEST = 14.0
"""Px between two points of a shaft: with more, a long curve is seen to have corners."""
_PART = 10


class Emphasis(Enum):
    """How strongly an arrow is drawn: how much of its colour is left beside that of the table."""

    PLAIN = 0.85
    STRONG = 1.0
    FAINT = 0.34


@dataclass(frozen=True, slots=True)
class ArrowSight:
    """All that is seen of an arrow. `order`: a number on its middle, or None. `unit`: its scale."""

    kind: ArrowKind
    curve: Curve
    order: int | None
    unit: float
    emphasis: Emphasis = Emphasis.PLAIN


class ArrowPicture:
    """One arrow, worked out to be painted again and again; in the coordinates of the table."""

    def __init__(self, sight: ArrowSight) -> None:
        self.sight = sight
        self._unit = max(0.6, sight.unit)
        self._head_length = (17.0 if sight.kind is ArrowKind.ATTACK else 9.0) * self._unit
        self.bounds = _hull(sight.curve, self._head_length)

    @cached_property
    def areas(self) -> tuple[QRectF, ...]:
        """Boxes that the arrow lies in, a few for its parts: the one for all of it is mostly empty."""
        return tuple(_areas(self._points, self._head_length))

    @cached_property
    def _points(self) -> tuple[Point, ...]:
        return tuple(self.sight.curve.points(_LONGEST))

    @cached_property
    def _head(self) -> tuple[QPainterPath, Point]:
        return _head(self.sight.curve, self._head_length)

    @cached_property
    def _line(self) -> tuple[Point, ...]:
        """The shaft: up to where the head begins."""
        return _shortened(self._points, self._head_length * 0.8, self._head[1])

    @cached_property
    def _band(self) -> QPainterPath:
        return _tapered(self._line, 1.2 * self._unit, 3.0 * self._unit)

    def paint(self, painter: QPainter, style: Style) -> None:
        """Paint the shaft, the head and the number."""
        attacks, theme = self.sight.kind is ArrowKind.ATTACK, style.theme
        # Mixed with the table instead of see-through: long thin shapes are filled four times as fast.
        ink = mixed(theme.attack if attacks else theme.block, theme.table_centre, self.sight.emphasis.value)
        if attacks:
            self._paint_attack(painter, ink)
        else:
            self._paint_block(painter, ink)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ink))
        painter.drawPath(self._head[0])
        if self.sight.order is not None:
            self._paint_order(painter, self.sight.order, ink, style)

    def _paint_attack(self, painter: QPainter, ink: str) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ink))
        painter.drawPath(self._band)

    def _paint_block(self, painter: QPainter, ink: str) -> None:
        pen = QPen(color(ink), 2.4 * self._unit, c=Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([1.6, 2.2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF([point(one) for one in self._line]))

    def _paint_order(self, painter: QPainter, order: int, ink: str, style: Style) -> None:
        middle = point(self._line[len(self._line) // 2])
        side = 17.0 * max(0.7, self.sight.unit)
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        painter.setPen(QPen(color(style.theme.table_edge), 1.5))
        painter.setBrush(color(ink))
        painter.drawEllipse(box)
        font = style.fonts.font(side * 0.62, bold=True)
        write_figure(painter, box.adjusted(2, 0, -2, 0), str(order), font, ink_on(ink))


def _hull(curve: Curve, margin: float) -> QRectF:
    """A box round a curve: it stays between its control points."""
    controls = [curve.start, *(one for part in curve.segments for one in (part.leave, part.arrive, part.end))]
    left, right = min(one.x for one in controls), max(one.x for one in controls)
    top, bottom = min(one.y for one in controls), max(one.y for one in controls)
    return QRectF(left, top, right - left, bottom - top).adjusted(-margin, -margin, margin, margin)


def _areas(points: tuple[Point, ...], margin: float) -> Iterator[QRectF]:
    for start in range(0, max(1, len(points) - 1), _PART):
        part = QPolygonF([point(one) for one in points[start : start + _PART + 1]]).boundingRect()
        yield part.adjusted(-margin, -margin, margin, margin)


def _head(curve: Curve, length: float) -> tuple[QPainterPath, Point]:
    """The head at the end of a curve, and the point where the shaft meets it."""
    tip, back = curve.end, curve.segments[-1].arrive if curve.segments else curve.start
    away = hypot(tip.x - back.x, tip.y - back.y) or 1.0
    dx, dy = (tip.x - back.x) / away, (tip.y - back.y) / away
    foot = Point(tip.x - dx * length * 0.78, tip.y - dy * length * 0.78)
    wide = length * 0.46
    barb = QPointF(tip.x - dx * length - dy * wide, tip.y - dy * length + dx * wide)
    other = QPointF(tip.x - dx * length + dy * wide, tip.y - dy * length - dx * wide)
    path = QPainterPath(point(tip))
    path.quadTo(QPointF(foot.x - dy * wide * 0.35, foot.y + dx * wide * 0.35), barb)
    path.lineTo(point(foot))
    path.lineTo(other)
    path.quadTo(QPointF(foot.x + dy * wide * 0.35, foot.y - dx * wide * 0.35), point(tip))
    return path, foot


def _shortened(points: tuple[Point, ...], by: float, foot: Point) -> tuple[Point, ...]:
    """The line up to the head."""
    tip = points[-1]
    kept = [one for one in points if hypot(tip.x - one.x, tip.y - one.y) > by]
    return (*(kept or points[:1]), foot)


def _tapered(line: tuple[Point, ...], narrow: float, wide: float) -> QPainterPath:
    """A band along a line, `2 * narrow` px wide at its start and `2 * wide` at its end."""
    lengths = [hypot(other.x - one.x, other.y - one.y) or 1.0 for one, other in pairwise(line)]
    growth = (wide - narrow) / sum(lengths)
    left: list[QPointF] = []
    right: list[QPointF] = []
    half = narrow
    for one, other, length in zip(line, line[1:], lengths, strict=False):
        dx, dy = (other.x - one.x) / length, (other.y - one.y) / length
        further = half + growth * length
        for at, reach in ((one, half), (other, further)):
            left.append(QPointF(at.x - dy * reach, at.y + dx * reach))
            right.append(QPointF(at.x + dy * reach, at.y - dx * reach))
        half = further
    path = QPainterPath()
    path.addPolygon(QPolygonF([*left, *reversed(right)]))
    path.closeSubpath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path

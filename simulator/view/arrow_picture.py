"""A picture of an arrow: a shaft that grows towards a head of its own, solid for an attack; dashed for a block."""

from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from simulator.controller.board_state import ArrowKind
from simulator.view.curve import Curve
from simulator.view.geometry import Point
from simulator.view.painting import point, write_figure
from simulator.view.style import Style, color, ink_on

_STEPS = 14


class Emphasis(Enum):
    """How strongly an arrow is drawn: its opacity."""

    PLAIN = 0.8
    STRONG = 1.0
    FAINT = 0.3


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
        unit = max(0.6, sight.unit)
        head_length = (17.0 if sight.kind is ArrowKind.ATTACK else 9.0) * unit
        points = tuple(sight.curve.points(_STEPS))
        self._head, foot = _head(sight.curve, head_length)
        self._line = _shortened(points, head_length * 0.8, foot)
        self._band = _tapered(self._line, 1.2 * unit, 3.0 * unit)
        self._polygon = QPolygonF([point(one) for one in self._line])
        bounds = QPolygonF([point(one) for one in points]).boundingRect()
        self.bounds = bounds.adjusted(-head_length, -head_length, head_length, head_length)

    def paint(self, painter: QPainter, style: Style) -> None:
        """Paint the shaft, the head and the number."""
        attacks = self.sight.kind is ArrowKind.ATTACK
        ink = style.theme.attack if attacks else style.theme.block
        painter.setOpacity(self.sight.emphasis.value)
        if attacks:
            self._paint_attack(painter, ink)
        else:
            self._paint_block(painter, ink)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ink))
        painter.drawPath(self._head)
        if self.sight.order is not None:
            self._paint_order(painter, self.sight.order, ink, style)

    def _paint_attack(self, painter: QPainter, ink: str) -> None:
        fade = QLinearGradient(point(self.sight.curve.start), point(self.sight.curve.end))
        fade.setColorAt(0, color(ink, 0.4))
        fade.setColorAt(0.35, color(ink, 0.85))
        fade.setColorAt(1, color(ink))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(fade))
        painter.drawPath(self._band)

    def _paint_block(self, painter: QPainter, ink: str) -> None:
        pen = QPen(color(ink), 2.4 * max(0.6, self.sight.unit), c=Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([1.6, 2.2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(self._polygon)

    def _paint_order(self, painter: QPainter, order: int, ink: str, style: Style) -> None:
        middle = point(self._line[len(self._line) // 2])
        side = 17.0 * max(0.7, self.sight.unit)
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        painter.setPen(QPen(color(style.theme.table_edge), 1.5))
        painter.setBrush(color(ink))
        painter.drawEllipse(box)
        font = style.fonts.font(side * 0.62, bold=True)
        write_figure(painter, box.adjusted(2, 0, -2, 0), str(order), font, ink_on(ink))


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
    left: list[QPointF] = []
    right: list[QPointF] = []
    for number, (one, other) in enumerate(pairwise(line)):
        away = hypot(other.x - one.x, other.y - one.y) or 1.0
        half = narrow + (wide - narrow) * number / max(1, len(line) - 1)
        across = QPointF(-(other.y - one.y) / away * half, (other.x - one.x) / away * half)
        left.append(point(one) + across)
        right.append(point(one) - across)
    path = QPainterPath()
    path.addPolygon(QPolygonF([*left, point(line[-1]), *reversed(right)]))
    path.closeSubpath()
    return path

"""An arrow: a shaft that grows towards a head of its own, solid for an attack; dashed for a block."""

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
from simulator.view.table_item import Layer, TableItem

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


class ArrowItem(TableItem):
    """One arrow, in the coordinates of the table."""

    layer = Layer.ARROW

    def __init__(self, style: Style, sight: ArrowSight) -> None:
        super().__init__(style)
        self._sight = sight
        self._measure()

    @property
    def sight(self) -> ArrowSight:
        """What is seen of the arrow."""
        return self._sight

    def see(self, sight: ArrowSight) -> None:
        """Show this from now on."""
        if sight != self._sight:
            moved = sight.curve != self._sight.curve or sight.unit != self._sight.unit
            self._sight = sight
            if moved:
                self._measure()
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the shaft, the head and the number."""
        painter.setOpacity(painter.opacity() * self._sight.emphasis.value)
        if self._sight.kind is ArrowKind.ATTACK:
            self._draw_attack(painter)
        else:
            self._draw_block(painter)
        if self._sight.order is not None:
            self._draw_order(painter, self._sight.order)

    def draw_plain(self, painter: QPainter) -> None:
        """Paint a bare line."""
        painter.drawLine(point(self._sight.curve.start), point(self._sight.curve.end))

    def _measure(self) -> None:
        points = tuple(self._sight.curve.points(_STEPS))
        self._head, foot = _head(self._sight.curve, self._head_length)
        self._line = _shortened(points, self._head_length * 0.8, foot)
        width = self._head_length
        bounds = QPolygonF([point(one) for one in points]).boundingRect()
        self.set_bounds(bounds.adjusted(-width, -width, width, width))

    @property
    def _head_length(self) -> float:
        return (17.0 if self._sight.kind is ArrowKind.ATTACK else 9.0) * max(0.6, self._sight.unit)

    @property
    def _ink(self) -> str:
        theme = self._style.theme
        return theme.attack if self._sight.kind is ArrowKind.ATTACK else theme.block

    def _draw_attack(self, painter: QPainter) -> None:
        unit = max(0.6, self._sight.unit)
        fade = QLinearGradient(point(self._sight.curve.start), point(self._sight.curve.end))
        fade.setColorAt(0, color(self._ink, 0.4))
        fade.setColorAt(0.35, color(self._ink, 0.85))
        fade.setColorAt(1, color(self._ink))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(fade))
        painter.drawPath(_tapered(self._line, 1.2 * unit, 3.0 * unit))
        painter.setBrush(color(self._ink))
        painter.drawPath(self._head)

    def _draw_block(self, painter: QPainter) -> None:
        unit = max(0.6, self._sight.unit)
        pen = QPen(color(self._ink), 2.4 * unit, c=Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([1.6, 2.2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF([point(one) for one in self._line]))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(self._ink))
        painter.drawPath(self._head)

    def _draw_order(self, painter: QPainter, order: int) -> None:
        middle = point(self._line[len(self._line) // 2])
        side = 17.0 * max(0.7, self._sight.unit)
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        painter.setPen(QPen(color(self._style.theme.table_edge), 1.5))
        painter.setBrush(color(self._ink))
        painter.drawEllipse(box)
        font = self._style.fonts.font(side * 0.62, bold=True)
        write_figure(painter, box.adjusted(2, 0, -2, 0), str(order), font, ink_on(self._ink))


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

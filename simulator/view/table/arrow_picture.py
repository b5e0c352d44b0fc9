"""A picture of an arrow: a shaft that grows towards a head of its own, solid for an attack; dashed for a block."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cached_property, lru_cache
from itertools import pairwise
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF, QTransform

from simulator.controller.board_state import ArrowKind
from simulator.view.look.style import Style, color, ink_on, mixed
from simulator.view.places.curve import Curve
from simulator.view.places.geometry import Point
from simulator.view.table.painting import path_of, point, write_figure
from simulator.view.table.shaft import Shaft, bands

_LONGEST = 24.0
_PART = 10
_FOOT = 0.78
"""So much of the head's length lies between its tip and the foot where the shaft ends."""


class Emphasis(Enum):
    """How strongly an arrow is drawn: how much of its colour is left beside that of the table."""

    PLAIN = 0.85
    STRONG = 1.0
    FAINT = 0.34


@dataclass(frozen=True, slots=True)
class ArrowSight:
    """All that is seen of an arrow. `order`: a number before its head, or None. `unit`: its scale.

    Heads at one target stand side by side, so their numbers do too; in the middle of long arrows they would meet.
    """

    kind: ArrowKind
    curve: Curve
    order: int | None
    unit: float
    emphasis: Emphasis = Emphasis.PLAIN


class ArrowPicture:
    """One arrow, worked out to be painted again and again; in the coordinates of the table."""

    def __init__(self, sight: ArrowSight, head: "_Head", shaft: QPainterPath) -> None:
        self.sight = sight
        self._head = head
        self._shaft = shaft
        self.bounds = _hull(sight.curve, head.length)

    @cached_property
    def areas(self) -> tuple[QRectF, ...]:
        """Boxes that the arrow lies in, a few for its parts: the one for all of it is mostly empty."""
        return tuple(_areas(tuple(self.sight.curve.points(_LONGEST)), self._head.length))

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
        painter.drawPath(self._head.path)
        if self.sight.order is not None:
            self._paint_order(painter, self.sight.order, ink, style)

    def _paint_attack(self, painter: QPainter, ink: str) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ink))
        painter.drawPath(self._shaft)

    def _paint_block(self, painter: QPainter, ink: str) -> None:
        pen = QPen(color(ink), 2.4 * self._head.unit, c=Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([1.6, 2.2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._shaft)

    def _paint_order(self, painter: QPainter, order: int, ink: str, style: Style) -> None:
        side = 17.0 * max(0.7, self.sight.unit)
        points = tuple(self.sight.curve.ending_at(self._head.foot).points(_LONGEST))
        middle = _before_the_end(points, side * 0.6)
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        painter.setPen(QPen(color(style.theme.table_edge), 1.5))
        painter.setBrush(color(ink))
        painter.drawEllipse(box)
        font = style.fonts.font(side * 0.62, bold=True)
        write_figure(painter, box.adjusted(2, 0, -2, 0), str(order), font, ink_on(ink))


class _Head:
    """The head of an arrow, its `length` in px, and the `foot` where the shaft meets it."""

    def __init__(self, sight: ArrowSight) -> None:
        self.unit = max(0.6, sight.unit)
        self.length = (17.0 if sight.kind is ArrowKind.ATTACK else 9.0) * self.unit
        tip, back = sight.curve.end, sight.curve.segments[-1].arrive if sight.curve.segments else sight.curve.start
        away = hypot(tip.x - back.x, tip.y - back.y) or 1.0
        dx, dy = (tip.x - back.x) / away * self.length, (tip.y - back.y) / away * self.length
        self.foot = Point(tip.x - dx * _FOOT, tip.y - dy * _FOOT)
        self.path = QTransform(dx, dy, -dy, dx, tip.x, tip.y).map(_unit_head())


def pictures_of(sights: Iterable[ArrowSight]) -> tuple[ArrowPicture, ...]:
    """The pictures of arrows; many are worked out together much faster than one by one."""
    headd = [(sight, _Head(sight)) for sight in sights]
    attacks = [(sight, head) for sight, head in headd if sight.kind is ArrowKind.ATTACK]
    bent = iter(bands([_shaft(sight.curve, head) for sight, head in attacks]))
    return tuple(
        ArrowPicture(sight, head, next(bent) if sight.kind is ArrowKind.ATTACK else _line(sight.curve, head))
        for sight, head in headd
    )


def _shaft(curve: Curve, head: _Head) -> Shaft:
    return Shaft(curve, head.foot, head.length * 0.8, 1.2 * head.unit, 3.0 * head.unit)


def _line(curve: Curve, head: _Head) -> QPainterPath:
    """The way up to the head; a straight one as a line, which is dashed faster."""
    ended = curve.ending_at(head.foot)
    points = tuple(ended.points(_LONGEST))
    if len(points) > 2:
        return path_of(ended)
    path = QPainterPath(point(points[0]))
    path.lineTo(point(points[-1]))
    return path


def _before_the_end(points: tuple[Point, ...], distance: float) -> QPointF:
    """The point of a line so many px before its end; the middle of a line that is too short for that."""
    lengths = [hypot(one.x - other.x, one.y - other.y) for one, other in pairwise(points)]
    left = min(distance, sum(lengths) / 2)
    for number in range(len(lengths) - 1, -1, -1):
        if left <= lengths[number] and lengths[number]:
            start, end = point(points[number + 1]), point(points[number])
            return start + (end - start) * (left / lengths[number])
        left -= lengths[number]
    return point(points[0])


@lru_cache(maxsize=1)
def _unit_head() -> QPainterPath:
    """A head one px long, its tip at the origin, pointing to the right."""
    wide = 0.46
    path = QPainterPath(QPointF(0, 0))
    path.quadTo(QPointF(-_FOOT, wide * 0.35), QPointF(-1, wide))
    path.lineTo(QPointF(-_FOOT, 0))
    path.lineTo(QPointF(-1, -wide))
    path.quadTo(QPointF(-_FOOT, -wide * 0.35), QPointF(0, 0))
    return path


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

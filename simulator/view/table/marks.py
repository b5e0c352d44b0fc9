"""How the board marks a card or a seat: chosen, pointed at by the keyboard, lit as a place for a drop, spoken of."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from simulator.view.look.style import Theme, color, ink_on


class Lit(Enum):
    """What a drop would come to here; or that a number which is pointed at comes from here."""

    ALLOWED = auto()
    REFUSED = auto()
    SPOKEN_OF = auto()


@dataclass(frozen=True, slots=True)
class Marks:
    """The marks of one thing. `aimed`: what is dragged would be dropped here now."""

    selected: bool = False
    cursor: bool = False
    lit: Lit | None = None
    aimed: bool = False


NO_MARKS = Marks()
MARK_WIDTH = 8.0
"""So many px round a thing the marks reach."""


def paint_marks(painter: QPainter, box: QRectF, radius: float, marks: Marks, theme: Theme) -> None:
    """Paint rims round a box, each in a shape of its own, so that no hue speaks alone."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if marks.selected:
        _rim(painter, box, radius, 2.0, QPen(color(theme.selected), 3))
    if marks.cursor:
        _rim(painter, box, radius, 5.5, QPen(color(theme.table_ink), 2, Qt.PenStyle.DotLine))
    if marks.lit is Lit.SPOKEN_OF:
        painter.setBrush(color(theme.link, 0.22))
        _rim(painter, box, radius, 3.0, QPen(color(theme.link), 4, Qt.PenStyle.DashDotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    elif marks.lit is not None:
        _paint_lit(painter, box, radius, marks, theme)


def _paint_lit(painter: QPainter, box: QRectF, radius: float, marks: Marks, theme: Theme) -> None:
    allowed = marks.lit is Lit.ALLOWED
    ink = theme.allowed if allowed else theme.refused
    line = Qt.PenStyle.SolidLine if allowed else Qt.PenStyle.DashLine
    if marks.aimed:
        painter.setBrush(color(ink, 0.22))
    _rim(painter, box, radius, 3.0, QPen(color(ink), 4.5 if marks.aimed else 2.5, line))
    middle = QPointF(box.right() - 3, box.top() + 3)
    painter.setPen(QPen(color(ink_on(ink)), 1))
    painter.setBrush(color(ink))
    painter.drawEllipse(middle, 8.0, 8.0)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color(ink_on(ink)), 2, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
    painter.drawPath((_tick() if allowed else _cross()).translated(middle))


def _rim(painter: QPainter, box: QRectF, radius: float, out: float, pen: QPen) -> None:
    painter.setPen(pen)
    painter.drawRoundedRect(box.adjusted(-out, -out, out, out), radius + out, radius + out)


def _tick() -> QPainterPath:
    path = QPainterPath(QPointF(-3.6, 0.2))
    path.lineTo(-1.0, 2.9)
    path.lineTo(3.6, -2.8)
    return path


def _cross() -> QPainterPath:
    path = QPainterPath(QPointF(-2.9, -2.9))
    path.lineTo(2.9, 2.9)
    path.moveTo(2.9, -2.9)
    path.lineTo(-2.9, 2.9)
    return path

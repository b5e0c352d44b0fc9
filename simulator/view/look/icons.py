"""The window's few icons, drawn from lines so that they are sharp at every size and take the theme's colour."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

_SIDE = 24.0
_SCALE = 3
_STROKE = 2.0


class Glyph(StrEnum):
    """What an icon shows."""

    PLAY = "play"
    PAUSE = "pause"
    STEP_BACK = "step back"
    STEP_ON = "step on"
    TO_START = "to start"
    TO_END = "to end"
    UNDO = "undo"
    REDO = "redo"
    MENU = "menu"
    CLOSE = "close"
    PREVIOUS = "previous"
    NEXT = "next"


def icon(glyph: Glyph, color: QColor, faded: QColor) -> QIcon:
    """The icon in `color`, and in `faded` for what cannot be used now."""
    made = QIcon()
    made.addPixmap(_pixmap(glyph, color), QIcon.Mode.Normal)
    made.addPixmap(_pixmap(glyph, faded), QIcon.Mode.Disabled)
    return made


def icon_size() -> QSize:
    """The size that icons are meant for, in px."""
    return QSize(18, 18)


def _pixmap(glyph: Glyph, color: QColor) -> QPixmap:
    pixmap = QPixmap(QSize(int(_SIDE), int(_SIDE)) * _SCALE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_SCALE, _SCALE)
    pen = QPen(color, _STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(color)
    _DRAWN[glyph](painter)
    painter.end()
    return pixmap


def _triangle(painter: QPainter, left: float, right: float) -> None:
    """A solid triangle from its base at `left` to its tip at `right`."""
    painter.drawPolygon(QPolygonF([QPointF(left, 6), QPointF(right, 12), QPointF(left, 18)]))


def _bar(painter: QPainter, x: float) -> None:
    painter.drawLine(QPointF(x, 6), QPointF(x, 18))


def _play(painter: QPainter) -> None:
    _triangle(painter, 8, 18)


def _pause(painter: QPainter) -> None:
    painter.drawRect(QRectF(7, 6, 3, 12))
    painter.drawRect(QRectF(14, 6, 3, 12))


def _step_back(painter: QPainter) -> None:
    _triangle(painter, 16, 8)


def _step_on(painter: QPainter) -> None:
    _triangle(painter, 8, 16)


def _to_start(painter: QPainter) -> None:
    _bar(painter, 6)
    _triangle(painter, 18, 10)


def _to_end(painter: QPainter) -> None:
    _triangle(painter, 6, 14)
    _bar(painter, 18)


def _undo(painter: QPainter) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = QPainterPath(QPointF(5, 9))
    path.lineTo(14, 9)
    path.arcTo(QRectF(9.5, 9, 9, 9), 90, -180)
    path.lineTo(8, 18)
    painter.drawPath(path)
    painter.drawPolyline(QPolygonF([QPointF(9, 5), QPointF(5, 9), QPointF(9, 13)]))


def _redo(painter: QPainter) -> None:
    painter.translate(_SIDE, 0)
    painter.scale(-1, 1)
    _undo(painter)


def _menu(painter: QPainter) -> None:
    for y in (7, 12, 17):
        painter.drawLine(QPointF(5, y), QPointF(19, y))


def _close(painter: QPainter) -> None:
    painter.drawLine(QPointF(7, 7), QPointF(17, 17))
    painter.drawLine(QPointF(17, 7), QPointF(7, 17))


def _previous(painter: QPainter) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF([QPointF(14, 6), QPointF(8, 12), QPointF(14, 18)]))


def _next(painter: QPainter) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF([QPointF(10, 6), QPointF(16, 12), QPointF(10, 18)]))


_DRAWN: Mapping[Glyph, Callable[[QPainter], None]] = MappingProxyType(
    {
        Glyph.PLAY: _play,
        Glyph.PAUSE: _pause,
        Glyph.STEP_BACK: _step_back,
        Glyph.STEP_ON: _step_on,
        Glyph.TO_START: _to_start,
        Glyph.TO_END: _to_end,
        Glyph.UNDO: _undo,
        Glyph.REDO: _redo,
        Glyph.MENU: _menu,
        Glyph.CLOSE: _close,
        Glyph.PREVIOUS: _previous,
        Glyph.NEXT: _next,
    }
)

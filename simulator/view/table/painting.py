"""Small strokes that every painter of the table shares."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPaintDevice, QPainter, QPainterPath, QPen

from simulator.view.look.style import Style, color, ink_on
from simulator.view.places.curve import Curve
from simulator.view.places.geometry import Box, Point

MIDDLE = Qt.AlignmentFlag.AlignCenter
_SMALLEST_NAME = 0.8
FAINT = 0.45
"""How opaque things are that are there only by half: phased out, or out of the game."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """A painter with smooth edges that ends whatever happens: a device must not go while it is painted on."""
    painter = QPainter(device)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    try:
        yield painter
    finally:
        painter.end()


@contextmanager
def kept(painter: QPainter) -> Iterator[None]:
    """Afterwards the painter is as it was before, whatever happens."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


def rect(box: Box) -> QRectF:
    """The box for Qt."""
    return QRectF(box.x, box.y, box.width, box.height)


def point(one: Point) -> QPointF:
    """The point for Qt."""
    return QPointF(one.x, one.y)


def path_of(curve: Curve) -> QPainterPath:
    """The curve for Qt."""
    path = QPainterPath(point(curve.start))
    for segment in curve.segments:
        path.cubicTo(point(segment.leave), point(segment.arrive), point(segment.end))
    return path


def star_of(points: int, outer: float, inner: float) -> QPainterPath:
    """A star round the origin, its first point upwards: its points at one radius, the corners between at another."""
    path = QPainterPath()
    for number in range(2 * points):
        angle, radius = pi * number / points - pi / 2, inner if number % 2 else outer
        corner = QPointF(radius * cos(angle), radius * sin(angle))
        if number:
            path.lineTo(corner)
        else:
            path.moveTo(corner)
    path.closeSubpath()
    return path


def fill_rounded(painter: QPainter, box: QRectF, radius: float, ground: QBrush, rim: QPen | None = None) -> None:
    """A rectangle with round corners, with a rim or without."""
    painter.setPen(rim or Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(box, radius, radius)


def veil(painter: QPainter, box: QRectF, radius: float, style: Style) -> None:
    """Let what was painted in the box look as faint as if the table showed through, which it does not."""
    fill_rounded(painter, box.adjusted(-1, -1, 1, 1), radius + 1, QBrush(color(style.theme.table_centre, 1.0 - FAINT)))


def write(painter: QPainter, box: QRectF, text: str, font: QFont, ink: str, align: Qt.AlignmentFlag = MIDDLE) -> None:
    """One line of text, cut with an ellipsis where it is too long."""
    painter.setFont(font)
    painter.setPen(color(ink))
    painter.drawText(box, align | Qt.TextFlag.TextSingleLine, fitted(text, font, box.width()))


def fitted(text: str, font: QFont, width: float) -> str:
    """The text, cut with an ellipsis where it is wider than so many px."""
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(text) <= width:
        return text
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def shrunk(font: QFont, text: str, width: float) -> QFont:
    """The font, smaller where the text would be wider than so many px; for figures, which are never cut."""
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide <= width:
        return font
    smaller = QFont(font)
    smaller.setPixelSize(max(4, int(font.pixelSize() * width / wide)))
    return smaller


def write_name(painter: QPainter, box: QRectF, text: str, font: QFont, ink: str) -> None:
    """A name at the left of a box: a little smaller where it is too long, and only then cut."""
    smaller = shrunk(font, text, box.width())
    if smaller.pixelSize() < font.pixelSize() * _SMALLEST_NAME:
        smaller = QFont(font)
        smaller.setPixelSize(max(7, round(font.pixelSize() * _SMALLEST_NAME)))
    write(painter, box, text, smaller, ink, LEFT)


def write_figure(painter: QPainter, box: QRectF, text: str, font: QFont, ink: str) -> None:
    """A figure in the middle of a box, made small enough to be read in whole."""
    painter.setFont(shrunk(font, text, box.width()))
    painter.setPen(color(ink))
    painter.drawText(box, MIDDLE | Qt.TextFlag.TextSingleLine, text)


def write_chip(painter: QPainter, box: QRectF, text: str, font: QFont, ground: str) -> None:
    """Letters on a coloured ground."""
    fill_rounded(painter, box, box.height() * 0.28, QBrush(color(ground)))
    write_figure(painter, box.adjusted(1, 0, -1, 0), text, font, ink_on(ground))

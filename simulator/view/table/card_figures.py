"""Paints the figures along the lower edge of a card: damage and counters on the left, the others on the right."""

from collections.abc import Callable, Iterator, Mapping
from enum import Enum, auto
from functools import lru_cache
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainterPath, QPen, QTransform

from simulator.view.look.style import HUES, color, ink_on
from simulator.view.table.face_sheet import FaceSheet
from simulator.view.table.painting import fill_rounded, star_of, write, write_figure

_DAMAGE = HUES[5]


class FigureShape(Enum):
    """The shape round a figure tells what it is, besides the number."""

    STRENGTH = auto()
    LOYALTY = auto()
    DEFENSE = auto()


def paint_figures(sheet: FaceSheet) -> None:
    """Paint the figures of a face; on a small one all but the first go to its upper edge."""
    right = sheet.width - sheet.inset * 0.8
    bottom = sheet.height - sheet.inset * 0.8
    for number, (shape, text) in enumerate(_on_the_right(sheet)):
        if number and sheet.is_small:
            right, bottom = sheet.width - sheet.inset * 0.8, sheet.inset + sheet.figure_height
        right = _paint_shape(sheet, shape, text, QPointF(right, bottom))
    if sheet.look.damage:
        _paint_damage(sheet)
    if sheet.look.counters and not sheet.is_small:
        _paint_counters(sheet)


def _on_the_right(sheet: FaceSheet) -> Iterator[tuple[FigureShape, str]]:
    look = sheet.look
    if look.strength:
        yield FigureShape.STRENGTH, look.strength
    if look.loyalty is not None:
        yield FigureShape.LOYALTY, str(look.loyalty)
    if look.defense is not None:
        yield FigureShape.DEFENSE, str(look.defense)


def _paint_shape(sheet: FaceSheet, shape: FigureShape, text: str, corner: QPointF) -> float:
    """A figure in its shape with its lower right corner there; gives where the next one may end."""
    height, theme = sheet.figure_height, sheet.style.theme
    least = height * (1.5 if shape is FigureShape.STRENGTH else 1.2)
    width = min(max(least, len(text) * height * 0.42 + 8 * sheet.unit), sheet.width * 0.66)
    box = QRectF(corner.x() - width, corner.y() - height, width, height)
    sheet.painter.setPen(QPen(color(theme.card_muted, 0.8), max(1.0, 1.2 * sheet.unit)))
    sheet.painter.setBrush(color(theme.figure))
    sheet.painter.drawPath(_OUTLINES[shape](box))
    font = sheet.style.fonts.font(max(9.5, 15.5 * sheet.unit), bold=True)
    write_figure(sheet.painter, box.adjusted(2, 0, -2, 0), text, font, theme.card_ink)
    return box.left() - 2 * sheet.unit


def _paint_damage(sheet: FaceSheet) -> None:
    """Marked damage in a jagged star."""
    text, side = str(sheet.look.damage), sheet.figure_height * 1.12
    top = sheet.inset * 0.4 if sheet.is_small else sheet.height - side - sheet.inset * 0.5
    box = QRectF(sheet.inset * 0.75, top, side, side)
    sheet.painter.setPen(QPen(color(sheet.style.theme.card), 1))
    sheet.painter.setBrush(color(_DAMAGE))
    sheet.painter.drawPath(_jagged(box))
    font = sheet.style.fonts.font(max(9.0, 13 * sheet.unit), bold=True)
    write_figure(sheet.painter, box.adjusted(side * 0.16, 0, -side * 0.16, 0), text, font, ink_on(_DAMAGE))


def _paint_counters(sheet: FaceSheet) -> None:
    """The counters on a strip along the foot of the picture."""
    art, height = sheet.art, max(11.0, 16 * sheet.unit)
    box = QRectF(art.left(), art.bottom() - height, art.width(), height)
    fill_rounded(sheet.painter, box, 3 * sheet.unit, QBrush(color("#111111", 0.66)))
    font = sheet.style.fonts.font(max(7.5, 10.5 * sheet.unit), bold=True)
    write(sheet.painter, box.adjusted(3, 0, -3, 0), "  ".join(sheet.look.counters), font, "#ffffff")


def _strength_outline(box: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, box.height() * 0.24, box.height() * 0.24)
    return path


def _loyalty_outline(box: QRectF) -> QPainterPath:
    """A shield with a point below."""
    path = QPainterPath(box.topLeft())
    path.lineTo(box.right(), box.top())
    path.lineTo(box.right(), box.top() + box.height() * 0.68)
    path.lineTo(box.center().x(), box.bottom() + box.height() * 0.08)
    path.lineTo(box.left(), box.top() + box.height() * 0.68)
    path.closeSubpath()
    return path


def _defense_outline(box: QRectF) -> QPainterPath:
    """A lozenge lying on its side."""
    cut = box.height() * 0.34
    path = QPainterPath(QPointF(box.left() + cut, box.top()))
    path.lineTo(box.right() - cut, box.top())
    path.lineTo(box.right() + cut * 0.2, box.center().y())
    path.lineTo(box.right() - cut, box.bottom())
    path.lineTo(box.left() + cut, box.bottom())
    path.lineTo(box.left() - cut * 0.2, box.center().y())
    path.closeSubpath()
    return path


def _jagged(box: QRectF) -> QPainterPath:
    half, middle = box.width() / 2, box.center()
    return QTransform(half, 0, 0, half, middle.x(), middle.y()).map(_star())


@lru_cache(maxsize=1)
def _star() -> QPainterPath:
    """A jagged star round the origin, two px wide."""
    return star_of(11, 1.0, 0.82)


_OUTLINES: Mapping[FigureShape, Callable[[QRectF], QPainterPath]] = MappingProxyType(
    {
        FigureShape.STRENGTH: _strength_outline,
        FigureShape.LOYALTY: _loyalty_outline,
        FigureShape.DEFENSE: _defense_outline,
    }
)

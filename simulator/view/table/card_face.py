"""Paints the face of a card: its name, a picture, badges, and its figures. Sizes in px."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from simulator.controller.board_state import CardKind
from simulator.view.look.key_colors import clear
from simulator.view.look.style import Style, color
from simulator.view.table.card_look import CardLook, initials
from simulator.view.table.emblems import emblem_of, emblem_path
from simulator.view.table.face_sheet import FaceSheet
from simulator.view.table.painting import MIDDLE, fill_rounded, kept, write, write_chip, write_name

SHADOW = 7.0
"""So many px round a card its shadow reaches."""

_EMBLEM_FROM = 4.0
_COLOR_LETTERS_FROM = 76.0
_ART = {
    "white": ("#dccfa4", "#a4935b"),
    "blue": ("#86a6d3", "#3b5a90"),
    "black": ("#857c90", "#3a3344"),
    "red": ("#d2906f", "#8a3f30"),
    "green": ("#8fae7b", "#41634a"),
}
_NEAR_COLORLESS = ("#c6b093", "#7c634a")
_FAR_COLORLESS = ("#a3b3bf", "#54687a")
_GOLD = ("#dcc079", "#8a6a2a")
_KIND_ART = {CardKind.PLANESWALKER: ("#c39a78", "#744a40"), CardKind.BATTLE: ("#b3ac78", "#655c2e")}


def paint_face(painter: QPainter, look: CardLook, style: Style, width: float, height: float) -> None:
    """Paint a face without its figures, its upper left corner at the origin, and its shadow round it."""
    sheet = FaceSheet(painter, look, style, width, height)
    _paint_shadow(sheet)
    _paint_ground(sheet)
    _paint_art(sheet)
    _paint_name(sheet)
    _paint_badges(sheet)


def paint_plain(painter: QPainter, name: str, style: Style, width: float, height: float) -> None:
    """Paint a card of which nothing but the name is known to be sound."""
    _rounded(painter, QRectF(0, 0, width, height), style.theme.card, style.theme.card_edge, 6)
    write(painter, QRectF(4, 0, width - 8, height), name, style.fonts.font(11), style.theme.card_ink)


def _paint_shadow(sheet: FaceSheet) -> None:
    """A shadow darkens what lies behind the card; where that must not be seen, there is none."""
    if sheet.style.is_solid:
        return
    radius = corner_radius(sheet.width)
    for spread, opacity in ((3.0, 0.10), (1.5, 0.16)):
        box = QRectF(-spread, 2.5 - spread, sheet.width + 2 * spread, sheet.height + 2 * spread)
        fill_rounded(sheet.painter, box, radius + spread, QBrush(color("#000000", opacity)))


def corner_radius(width: float) -> float:
    """How round the corners of a card of this width are, in px."""
    return max(3.0, 8 * width / 112)


def _paint_ground(sheet: FaceSheet) -> None:
    theme, radius = sheet.style.theme, corner_radius(sheet.width)
    _rounded(sheet.painter, QRectF(0.5, 0.5, sheet.width - 1, sheet.height - 1), theme.card, theme.card_edge, radius)


def _rounded(painter: QPainter, box: QRectF, ground: str, rim: str, radius: float) -> None:
    fill_rounded(painter, box, radius, QBrush(color(ground)), QPen(color(rim), 1))


def _paint_art(sheet: FaceSheet) -> None:
    painter, art = sheet.painter, sheet.art
    light, dark = map(clear, _art_colors(sheet.look)) if sheet.style.is_solid else _art_colors(sheet.look)
    gradient = QLinearGradient(art.topLeft(), art.bottomRight())
    gradient.setColorAt(0, QColor(light))
    gradient.setColorAt(1, QColor(dark))
    fill_rounded(painter, art, max(2.0, 4 * sheet.unit), QBrush(gradient))
    radius = min(art.width(), art.height()) * 0.33
    if radius >= _EMBLEM_FROM:
        with kept(painter):
            painter.translate(art.center())
            painter.scale(radius, radius)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color("#ffffff", 0.62))
            painter.drawPath(emblem_path(emblem_of(sheet.look.kind, sheet.look.colors)))
    _paint_color_letters(sheet)


def _art_colors(look: CardLook) -> tuple[str, str]:
    if look.kind in _KIND_ART:
        return _KIND_ART[look.kind]
    if len(look.colors) > 1:
        return _GOLD
    colorless = _NEAR_COLORLESS if look.attacking_side else _FAR_COLORLESS
    return _ART.get(look.colors[0], colorless) if look.colors else colorless


def _paint_color_letters(sheet: FaceSheet) -> None:
    letters = initials(sheet.look.colors)
    if not letters or sheet.width < _COLOR_LETTERS_FROM:
        return
    side = 14 * sheet.unit
    width = side + (len(letters) - 1) * side * 0.6
    box = QRectF(sheet.art.right() - width - 3 * sheet.unit, sheet.art.top() + 3 * sheet.unit, width, side)
    fill_rounded(sheet.painter, box, side / 2, QBrush(color("#111111", 0.55)))
    write(sheet.painter, box, letters, sheet.style.fonts.font(9.5 * sheet.unit, bold=True), "#ffffff", MIDDLE)


def _paint_name(sheet: FaceSheet) -> None:
    if not sheet.named:
        return
    u, theme = sheet.unit, sheet.style.theme
    mark = sheet.name_height * 0.62 if sheet.look.tapped else 0.0
    left = sheet.inset + 1
    box = QRectF(left, sheet.inset * 0.45, sheet.width - 2 * left - (mark + 2 * u if mark else 0), sheet.name_height)
    font = sheet.style.fonts.font(max(9.0, 12 * u), bold=True)
    write_name(sheet.painter, box, sheet.look.name, font, theme.card_ink)
    if mark:
        middle = QPointF(sheet.width - sheet.inset - mark / 2, box.center().y())
        _paint_tapped(sheet.painter, middle, mark / 2, theme.card_muted)


def _paint_tapped(painter: QPainter, middle: QPointF, radius: float, ink: str) -> None:
    """A bent arrow, a quarter turned: the card is tapped."""
    painter.setPen(QPen(color(ink), max(1.2, radius * 0.32), c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    around = QRectF(middle.x() - radius * 0.75, middle.y() - radius * 0.75, radius * 1.5, radius * 1.5)
    painter.drawArc(around, -20 * 16, 230 * 16)
    tip = QPointF(middle.x() + radius * 0.72, middle.y() + radius * 0.3)
    painter.drawPolyline(
        [tip + QPointF(-radius * 0.5, -radius * 0.22), tip, tip + QPointF(radius * 0.3, -radius * 0.5)]
    )


def _paint_badges(sheet: FaceSheet) -> None:
    if not sheet.badge_rows:
        return
    font = sheet.style.fonts.font(max(7.5, 10.5 * sheet.unit), bold=True)
    for box, letters, ground in _badges(sheet):
        write_chip(sheet.painter, box, letters, font, ground)


def _badges(sheet: FaceSheet) -> Iterator[tuple[QRectF, str, str]]:
    """The box, letters and ground of each badge; those for which there is no room are counted in the last."""
    height = sheet.badge_pitch - 2 * sheet.unit
    width, gap = height * 1.62, 2.5 * sheet.unit
    columns = max(1, int((sheet.art.width() + gap) / (width + gap)))
    badges = [(letters, sheet.style.hue(index)) for letters, index in sheet.look.badges]
    room = columns * sheet.badge_rows
    if len(badges) > room:
        badges = [*badges[: room - 1], (f"+{len(badges) - room + 1}", sheet.style.hue(-1))]
    for number, (letters, ground) in enumerate(badges):
        row, column = divmod(number, columns)
        y = sheet.art.bottom() + sheet.inset * 0.5 + row * sheet.badge_pitch
        yield QRectF(sheet.inset + column * (width + gap), y, width, height), letters, ground

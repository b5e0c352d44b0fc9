"""What an empty place on the table invites to, written on the place itself."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from simulator.controller.board_state import ArrowKind, BoardState
from simulator.view.look.style import Style, color
from simulator.view.look.texts import Texts
from simulator.view.places.geometry import Box
from simulator.view.table.painting import rect, write
from simulator.view.table.table_item import Layer, TableItem

_PADDING = 22.0
_LARGEST = 1.5


@dataclass(frozen=True, slots=True)
class Invitation:
    """A line in large letters ("" for none) and lines in small ones."""

    title: str
    lines: tuple[str, ...]


NOTHING = Invitation("", ())


def invitation_to(state: BoardState, texts: Texts) -> Invitation:
    """What the board invites to: cards where there are none, an attack where nobody attacks yet."""
    if not state.cards:
        lines = texts.say("board.invite.cards"), texts.say("board.invite.file")
        return Invitation(texts.say("board.invite.title"), lines)
    attacked = any(arrow.kind is ArrowKind.ATTACK for arrow in state.arrows)
    has_lanes = any(card.lane is not None for card in state.cards)
    if attacked or has_lanes or state.ended:
        return NOTHING
    return Invitation("", (texts.say("board.invite.attack"),))


class InvitationItem(TableItem):
    """The invitation in a dashed place in the middle of the table."""

    layer = Layer.ZONE

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._invitation = NOTHING
        self._zone = Box(0, 0, 0, 0)

    def see(self, invitation: Invitation, zone: Box) -> None:
        """Show this within a zone of the table."""
        if (invitation, zone) != (self._invitation, self._zone):
            self._invitation, self._zone = invitation, zone
            self.set_bounds(rect(zone))
            self.update()
        self.setVisible(bool(invitation.lines))

    def draw(self, painter: QPainter) -> None:
        """Paint the place and the lines in its middle, smaller where they would not fit."""
        theme, zone = self._style.theme, self.boundingRect()
        lines = self._fitted(zone)
        height = sum(line.height for line in lines)
        place = QRectF(0, 0, max(line.width for line in lines) + 2 * _PADDING, height + 1.4 * _PADDING)
        place = place.intersected(QRectF(0, 0, zone.width(), zone.height()))
        place.moveCenter(zone.center())
        painter.setPen(QPen(color(theme.table_muted, 0.7), 1.6, Qt.PenStyle.DashLine))
        painter.setBrush(color(theme.lane, 0.35))
        painter.drawRoundedRect(place, 14, 14)
        top = place.center().y() - height / 2
        for line in lines:
            ink = theme.table_ink if line.is_title else theme.table_muted
            write(painter, QRectF(place.left(), top, place.width(), line.height), line.words, line.font, ink)
            top += line.height

    def _fitted(self, zone: QRectF) -> list["_Line"]:
        lines = self._lines(1.0)
        width, height = max(line.width for line in lines), sum(line.height for line in lines)
        fit = min(_LARGEST, (zone.width() - 2 * _PADDING) / width, zone.height() * 0.5 / height)
        return self._lines(fit)

    def _lines(self, scale: float) -> list["_Line"]:
        fonts = self._style.fonts
        lines = [_Line(words, fonts.font(16 * scale), False) for words in self._invitation.lines]
        if self._invitation.title:
            lines.insert(0, _Line(self._invitation.title, fonts.font(27 * scale, bold=True), True))
        return lines


@dataclass(frozen=True, slots=True)
class _Line:
    words: str
    font: QFont
    is_title: bool

    @property
    def width(self) -> float:
        return QFontMetricsF(self.font).horizontalAdvance(self.words)

    @property
    def height(self) -> float:
        return self.font.pixelSize() * 1.75

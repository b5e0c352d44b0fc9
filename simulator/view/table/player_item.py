"""A player's seat: life, name, and what the draft would leave of it."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QPainter, QPen

from simulator.view.look.style import Style, color
from simulator.view.table.painting import (
    FAINT,
    LEFT,
    fill_rounded,
    fitted,
    veil,
    write,
    write_chip,
    write_figure,
    write_name,
)
from simulator.view.table.pictured_item import PicturedItem
from simulator.view.table.sharpener import Sharpener
from simulator.view.table.table_item import Layer


@dataclass(frozen=True, slots=True)
class PlayerSight:
    """All that is seen of a player, in words and figures.

    `line`: what is written below the name; `changes`: it tells of what the draft would leave. `announces`: the rim
    says that this player still divides damage. `chips`: letters and hue of poison and commander damage.
    """

    name: str
    life: int
    line: str
    changes: bool
    announces: bool
    out: bool
    width: float
    height: float
    chips: tuple[tuple[str, int], ...] = ()
    tip: str = ""

    def paints_as(self, other: "PlayerSight") -> bool:
        """Whether it differs at most in size and in its tip."""
        return self == replace(other, width=self.width, height=self.height, tip=self.tip)


class PlayerItem(PicturedItem[PlayerSight]):
    """One seat."""

    layer = Layer.CARD

    def __init__(self, id: str, style: Style, sharpener: Sharpener, sight: PlayerSight) -> None:
        super().__init__(style, sharpener, sight)
        self.id = id

    def draw_still(self, painter: QPainter) -> None:
        """Paint the seat."""
        fades = self._sight.out and not self._style.is_solid
        painter.setOpacity(painter.opacity() * (FAINT if fades else 1.0))
        self._draw_ground(painter)
        self._draw_life(painter)
        self._draw_words(painter)
        self._draw_chips(painter)
        if self._sight.out and self._style.is_solid:
            veil(painter, self.box, self.box.height() / 2, self._style)

    def draw_plain(self, painter: QPainter) -> None:
        """Paint the name and life alone."""
        words = f"{self.id} {self._sight.life}"
        write(painter, self.box, words, self._style.fonts.font(12), self._style.theme.table_ink)

    @property
    def _disc(self) -> QRectF:
        inset = self._sight.height * 0.12
        side = self._sight.height - 2 * inset
        return QRectF(inset, inset, side, side)

    def _draw_ground(self, painter: QPainter) -> None:
        theme = self._style.theme
        rim = QPen(color(theme.attack), 3) if self._sight.announces else QPen(color(theme.pill_edge), 1.6)
        fill_rounded(painter, self.box, self.box.height() / 2, QBrush(self._style.glass(theme.pill, 0.93)), rim)

    def _draw_life(self, painter: QPainter) -> None:
        theme, disc = self._style.theme, self._disc
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(theme.lane))
        painter.drawEllipse(disc)
        inner = disc.adjusted(disc.width() * 0.1, 0, -disc.width() * 0.1, 0)
        font = self._style.fonts.font(disc.height() * 0.46, bold=True)
        write_figure(painter, inner, str(self._sight.life), font, theme.table_ink)
        if self._sight.out:
            painter.setPen(QPen(color(theme.refused), 3))
            painter.drawLine(disc.topLeft() + QPointF(6, 6), disc.bottomRight() - QPointF(6, 6))

    def _draw_words(self, painter: QPainter) -> None:
        theme, height = self._style.theme, self._sight.height
        name = QRectF(self._left, height * 0.14, self._room(beside_chips=True), height * 0.4)
        words = self._words
        if not words:
            name.moveCenter(QPointF(name.center().x(), height / 2))
        font = self._style.fonts.font(height * 0.26, bold=True)
        write_name(painter, name, self._sight.name, font, theme.text)
        line = QRectF(self._left, height * 0.5, self._room(beside_chips=not self._chip_is_above), height * 0.34)
        ink = theme.pill_ink if self._sight.changes else theme.pill_muted
        write(painter, line, words, self._small, ink, LEFT)

    @property
    def _left(self) -> float:
        """Where words begin."""
        return self._disc.right() + self._sight.height * 0.16

    @property
    def _small(self) -> QFont:
        return self._style.fonts.font(self._sight.height * 0.22, bold=self._sight.changes)

    @property
    def _words(self) -> str:
        """The line below the name; one that tells no change is left out where there is no room for all of it."""
        words, room = self._sight.line, self._room(beside_chips=not self._chip_is_above)
        return words if self._sight.changes or fitted(words, self._small, room) == words else ""

    @property
    def _chip_is_above(self) -> bool:
        """Whether there is one chip, which stands beside the name alone."""
        return len(self._sight.chips) == 1

    def _room(self, *, beside_chips: bool) -> float:
        height = self._sight.height
        taken = self._chip.width() + height * 0.26 if beside_chips and self._sight.chips else height * 0.24
        return self._sight.width - self._left - taken

    @property
    def _chip(self) -> QRectF:
        """The size of a chip: on a narrow seat the name has more of the room."""
        height = self._sight.height
        width = max(height * 0.3, min(height * 0.62, (self._sight.width - self._left - height * 0.2) * 0.42))
        return QRectF(0, 0, width, width * 0.55)

    def _draw_chips(self, painter: QPainter) -> None:
        """One above the other at the right."""
        chips, box, height = self._sight.chips, self._chip, self._sight.height
        gap = height * 0.06
        left = self._sight.width - box.width() - height * 0.2
        middle = height * (0.34 if self._chip_is_above and self._words else 0.5)
        top = middle - (len(chips) * box.height() + (len(chips) - 1) * gap) / 2
        font = self._style.fonts.font(box.height() * 0.66, bold=True)
        for number, (letters, at) in enumerate(chips):
            place = box.translated(left, top + number * (box.height() + gap))
            write_chip(painter, place, letters, font, self._style.hue(at))

"""The chip of an effect on damage."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QPainter, QPen

from simulator.controller.board_state import BoardState
from simulator.controller.effect_view import EffectView
from simulator.view.look.style import Style, color, ink_on
from simulator.view.look.texts import Texts
from simulator.view.panels.effect_said import effect_said
from simulator.view.places.geometry import Box
from simulator.view.table.painting import fill_rounded, write_figure
from simulator.view.table.table_item import Layer, TableItem

_HUE = 6


@dataclass(frozen=True, slots=True)
class EffectSight:
    """All that is seen of a chip: its letters, how large it is in px, and the words that tell of it."""

    letters: str
    words: str
    width: float
    height: float


class EffectItem(TableItem):
    """One chip, round at its ends where a badge has corners."""

    layer = Layer.SHARE

    def __init__(self, style: Style, sight: EffectSight) -> None:
        super().__init__(style)
        self._sight = sight
        self._show()

    @property
    def sight(self) -> EffectSight:
        """What is seen of the chip."""
        return self._sight

    def see(self, sight: EffectSight) -> None:
        """Show this from now on."""
        if sight != self._sight:
            self._sight = sight
            self._show()
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the chip."""
        box = QRectF(0, 0, self._sight.width, self._sight.height)
        ground = self._style.hue(_HUE)
        rim = QPen(color(self._style.theme.card), 1.6)
        fill_rounded(painter, box, box.height() / 2, QBrush(color(ground)), rim)
        font = self._style.fonts.font(box.height() * 0.6, bold=True)
        write_figure(painter, box.adjusted(4, 0, -4, 0), self._sight.letters, font, ink_on(ground))

    def _show(self) -> None:
        self.setToolTip(self._sight.words)
        self.set_bounds(QRectF(0, 0, self._sight.width, self._sight.height).adjusted(-2, -2, 2, 2))


def effect_sight(effect: EffectView, box: Box, texts: Texts, state: BoardState) -> EffectSight:
    """What is seen of an effect in its box."""
    return EffectSight(effect.letters, effect_said(effect, texts, state), box.width, box.height)

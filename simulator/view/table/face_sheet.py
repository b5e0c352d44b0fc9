"""The face of a card in work: where its parts lie. All in px."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from simulator.view.look.style import Style
from simulator.view.table.card_look import CardLook

_DESIGNED_FOR = 112.0
_NAME_FROM = 46.0
_BADGES_FROM = 40.0
_TWO_BADGE_ROWS_FROM = 84.0


@dataclass(frozen=True, slots=True)
class FaceSheet:
    """The painter, what is shown, and how large. Small faces leave out what could not be read."""

    painter: QPainter
    look: CardLook
    style: Style
    width: float
    height: float

    @property
    def unit(self) -> float:
        return self.width / _DESIGNED_FOR

    @property
    def inset(self) -> float:
        return max(2.0, 6 * self.unit)

    @property
    def is_small(self) -> bool:
        """Whether there is room for one figure only along the lower edge."""
        return self.width < _NAME_FROM

    @property
    def named(self) -> bool:
        return not self.is_small

    @property
    def name_height(self) -> float:
        return max(13.0, 19 * self.unit) if self.named else 0.0

    @property
    def figure_height(self) -> float:
        return max(13.0, 23 * self.unit)

    @property
    def art(self) -> QRectF:
        top = self.name_height + self.inset * (0.6 if self.named else 1.0)
        bottom = self.height - self.figure_height - self.inset * 1.6 - self.badge_rows * self.badge_pitch
        return QRectF(self.inset, top, self.width - 2 * self.inset, bottom - top)

    @property
    def badge_rows(self) -> int:
        if self.width < _BADGES_FROM or not self.look.badges:
            return 0
        return 2 if self.width >= _TWO_BADGE_ROWS_FROM and len(self.look.badges) > 3 else 1

    @property
    def badge_pitch(self) -> float:
        return max(10.0, 16 * self.unit) + 2 * self.unit

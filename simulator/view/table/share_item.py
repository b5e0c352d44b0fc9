"""A share at a recipient: what one source assigns to it, with a button for less and one for more."""

from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPainter, QPen

from simulator.view.look.style import Style, color
from simulator.view.table.painting import LEFT, fill_rounded, fitted, write, write_figure
from simulator.view.table.pictured_item import PicturedItem
from simulator.view.table.sharpener import Sharpener
from simulator.view.table.table_item import Layer

_TO_BE_CHOSEN = "–"


class SharePart(Enum):
    """The parts of a share that a pointer can be on."""

    LESS = auto()
    AMOUNT = auto()
    MORE = auto()


@dataclass(frozen=True, slots=True)
class ShareSight:
    """All that is seen of a share. `amount` in damage points; None: not chosen yet.

    `source`: its name, "" where nobody else assigns here. `open`: it can be changed, so that it has its buttons;
    `less`, `more`: whether a smaller or a greater amount is still possible. `tip`: told when the pointer rests on it.
    """

    amount: int | None
    source: str
    open: bool
    less: bool
    more: bool
    width: float
    height: float
    tip: str = ""

    def paints_as(self, other: "ShareSight") -> bool:
        """Whether it differs at most in size and in its tip."""
        return self == replace(other, width=self.width, height=self.height, tip=self.tip)


class ShareItem(PicturedItem[ShareSight]):
    """One share."""

    layer = Layer.SHARE

    def __init__(self, slot: tuple[str, str], style: Style, sharpener: Sharpener, sight: ShareSight) -> None:
        super().__init__(style, sharpener, sight)
        self.slot = slot

    def part_at(self, x: float) -> SharePart:
        """What lies at so many px from the left edge."""
        if self._sight.open and x < self._button:
            return SharePart.LESS
        if self._sight.open and x > self._sight.width - self._button:
            return SharePart.MORE
        return SharePart.AMOUNT

    def draw_still(self, painter: QPainter) -> None:
        """Paint the share."""
        theme = self._style.theme
        rim = theme.attack if self._sight.open and self._sight.amount is None else theme.pill_edge
        fill_rounded(painter, self.rim, self.box.height() / 2, QBrush(color(theme.pill)), QPen(color(rim), 1.4))
        if self._sight.open:
            self._draw_buttons(painter)
        self._draw_amount(painter)

    def draw_plain(self, painter: QPainter) -> None:
        """Paint the bare number."""
        write(painter, self.box, str(self._sight.amount), self._style.fonts.font(11), self._style.theme.pill_ink)

    @property
    def _button(self) -> float:
        return min(self._sight.width * 0.32, self._sight.height * 1.15)

    @property
    def _figure(self) -> str:
        return _TO_BE_CHOSEN if self._sight.amount is None else str(self._sight.amount)

    @property
    def _figure_font(self) -> QFont:
        return self._style.fonts.font(self.box.height() * 0.62, bold=True)

    @property
    def _name_font(self) -> QFont:
        return self._style.fonts.font(self.box.height() * 0.44)

    @property
    def _figure_width(self) -> float:
        return QFontMetricsF(self._figure_font).horizontalAdvance(self._figure) + self.box.height() * 0.4

    @property
    def _shown_source(self) -> str:
        """The name of the source where there is room for one: not between buttons."""
        if self._sight.open or not self._sight.source:
            return ""
        room = self.box.width() - self._figure_width - self.box.height() * 0.5
        return fitted(self._sight.source, self._name_font, room) if room > self.box.height() else ""

    @property
    def rim(self) -> QRectF:
        """The ground: as wide as the box where there are buttons, else only as wide as what is written."""
        if self._sight.open:
            return self.box
        name = QFontMetricsF(self._name_font).horizontalAdvance(self._shown_source)
        width = min(self.box.width(), self._figure_width + name + self.box.height() * 0.5)
        return QRectF(self.box.center().x() - width / 2, 0, width, self.box.height())

    def _draw_buttons(self, painter: QPainter) -> None:
        theme, half = self._style.theme, self.box.height() * 0.17
        for x, possible, plus in (
            (self._button * 0.55, self._sight.less, False),
            (self.box.width() - self._button * 0.55, self._sight.more, True),
        ):
            middle = QPointF(x, self.box.center().y())
            painter.setPen(QPen(color(theme.pill_ink, 1.0 if possible else 0.28), 2, c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(middle - QPointF(half, 0), middle + QPointF(half, 0))
            if plus:
                painter.drawLine(middle - QPointF(0, half), middle + QPointF(0, half))

    def _draw_amount(self, painter: QPainter) -> None:
        theme, pill, name = self._style.theme, self.rim, self._shown_source
        if self._sight.open:
            room = pill.adjusted(self._button, 0, -self._button, 0)
        else:
            room = QRectF(pill.right() - self._figure_width - 2, 0, self._figure_width, pill.height())
        if not name:
            room.moveCenter(pill.center())
        write_figure(painter, room, self._figure, self._figure_font, theme.pill_ink)
        if name:
            label = QRectF(pill.left() + self.box.height() * 0.4, 0, room.left() - pill.left(), pill.height())
            write(painter, label, name, self._name_font, theme.pill_muted, LEFT)

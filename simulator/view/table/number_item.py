"""Damage points on their way from a source to a recipient."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPixmap

from simulator.view.look.style import HUES, Style, color, ink_on
from simulator.view.table.painting import painting, write
from simulator.view.table.table_item import Layer, TableItem

_GROUND = HUES[5]


class NumberItem(TableItem):
    """A number on a disc; its origin is its middle. What it looks like is painted once: it only moves."""

    layer = Layer.NUMBER

    def __init__(self, style: Style, text: str, unit: float) -> None:
        super().__init__(style)
        self._text = text
        self._font = style.fonts.font(max(11.0, 18 * unit), bold=True)
        self._height = self._font.pixelSize() * 1.65
        width = max(self._height, QFontMetricsF(self._font).horizontalAdvance(text) + self._height * 0.7)
        self._disc = QRectF(-width / 2, -self._height / 2, width, self._height)
        self.set_bounds(self._disc.adjusted(-3, -3, 3, 3))
        self._picture: QPixmap | None = None

    def draw(self, painter: QPainter) -> None:
        """Paint the picture of the number."""
        scale = painter.device().devicePixelRatio()
        if self._picture is None or self._picture.devicePixelRatio() != scale:
            self._picture = self._painted(scale)
        painter.drawPixmap(self.boundingRect().topLeft(), self._picture)

    def draw_plain(self, painter: QPainter) -> None:
        """Paint the bare number."""
        write(painter, self._disc, self._text, self._font, self._style.theme.table_ink)

    def _painted(self, scale: float) -> QPixmap:
        bounds = self.boundingRect()
        picture = QPixmap(round(bounds.width() * scale), round(bounds.height() * scale))
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.transparent)
        with painting(picture) as painter:
            painter.translate(-bounds.topLeft())
            painter.setPen(QPen(color("#ffffff"), 2))
            painter.setBrush(color(_GROUND))
            painter.drawRoundedRect(self._disc, self._height / 2, self._height / 2)
            write(painter, self._disc, self._text, self._font, ink_on(_GROUND))
        return picture

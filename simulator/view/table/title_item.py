"""The name of a step, shown over the table for a moment while its damage is dealt."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPainter, QPen

from simulator.view.look.style import Style, color
from simulator.view.table.painting import fill_rounded, write
from simulator.view.table.table_item import Layer, TableItem

_AWAY = 12.0


class TitleItem(TableItem):
    """A banner in the lower left corner of the table, where it covers least; without words while nothing is shown."""

    layer = Layer.TITLE

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._words = ""
        self.hide()

    @property
    def words(self) -> str:
        """What it says; "" while it is not shown."""
        return self._words if self.isVisible() else ""

    def say(self, words: str, table: QRectF) -> None:
        """Show words on a table of this extent; none: show nothing."""
        self.setVisible(bool(words))
        if words and words != self._words:
            self._words = words
            self.set_bounds(QRectF(0, 0, QFontMetricsF(self._font).horizontalAdvance(words) + 72, 56))
            self.update()
        self.setPos(table.left() + _AWAY, table.bottom() - self.boundingRect().height() - _AWAY)

    def draw(self, painter: QPainter) -> None:
        """Paint the banner."""
        theme, box = self._style.theme, self.boundingRect().adjusted(2, 2, -2, -2)
        ground, rim = QBrush(self._style.glass(theme.note, 0.9)), QPen(color(theme.attack), 2)
        fill_rounded(painter, box, box.height() / 2, ground, rim)
        write(painter, box, self._words, self._font, theme.note_ink)

    @property
    def _font(self) -> QFont:
        return self._style.fonts.font(22, bold=True)

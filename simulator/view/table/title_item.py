"""The name of a step, shown over the table for a moment while its damage is dealt."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPainter, QPen

from simulator.view.look.style import Style, color
from simulator.view.places.geometry import Box
from simulator.view.table.painting import fill_rounded, rect, write
from simulator.view.table.table_item import Layer, TableItem

_AWAY = 12.0
_SMALLEST, _LARGEST = 13.0, 22.0
_OF_WIDTH = 0.021
"""The size of the letters, in px, of the width of the table."""


class TitleItem(TableItem):
    """A banner in the corner of the table where it covers least; without words while nothing is shown."""

    layer = Layer.TITLE

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._words, self._letters = "", _LARGEST
        self.hide()

    @property
    def words(self) -> str:
        """What it says; "" while it is not shown."""
        return self._words if self.isVisible() else ""

    def say(self, words: str, table: QRectF, boxes: Iterable[Box]) -> None:
        """Show words on a table of this extent where things lie in these boxes; no words: show nothing."""
        self.setVisible(bool(words))
        letters = max(_SMALLEST, min(_LARGEST, table.width() * _OF_WIDTH))
        if words and (words, letters) != (self._words, self._letters):
            self._words, self._letters = words, letters
            width = QFontMetricsF(self._font).horizontalAdvance(words) + 3.2 * letters
            self.set_bounds(QRectF(0, 0, width, 2.5 * letters))
            self.update()
        if words:
            self.setPos(self._corner(table, [rect(box) for box in boxes]))

    def _corner(self, table: QRectF, boxes: list[QRectF]) -> QPointF:
        """The corner where least is covered; of equal ones the lower, and the left."""
        size = self.boundingRect().size()
        left, right = table.left() + _AWAY, table.right() - size.width() - _AWAY
        top, bottom = table.top() + _AWAY, table.bottom() - size.height() - _AWAY

        def covered(corner: QPointF) -> float:
            shared = (QRectF(corner, size).intersected(box) for box in boxes)
            return sum(one.width() * one.height() for one in shared if not one.isEmpty())

        return min((QPointF(x, y) for y in (bottom, top) for x in (left, right)), key=covered)

    def draw(self, painter: QPainter) -> None:
        """Paint the banner."""
        theme, box = self._style.theme, self.boundingRect().adjusted(2, 2, -2, -2)
        ground, rim = QBrush(self._style.glass(theme.note, 0.9)), QPen(color(theme.attack), 2)
        fill_rounded(painter, box, box.height() / 2, ground, rim)
        write(painter, box, self._words, self._font, theme.note_ink)

    @property
    def _font(self) -> QFont:
        return self._style.fonts.font(self._letters, bold=True)

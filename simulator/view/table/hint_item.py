"""A note near the pointer: what a drop does, or why something was refused. It lies on the table, never over it."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPen

from simulator.view.look.style import Style, color
from simulator.view.table.marks import Lit
from simulator.view.table.painting import fill_rounded
from simulator.view.table.table_item import Layer, TableItem

_WIDEST = 340.0
_PADDING = 10.0
_AWAY = 18.0
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft


class HintItem(TableItem):
    """The note; with a coloured edge that says whether it allows or refuses."""

    layer = Layer.HINT

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._words = ""
        self._tone: Lit | None = None
        self.hide()

    @property
    def words(self) -> str:
        """What it says; "" while it is not shown."""
        return self._words if self.isVisible() else ""

    def say(self, words: str, tone: Lit | None, near: QPointF, table: QRectF) -> None:
        """Show words beside a point, within the table."""
        self._words, self._tone = words, tone
        self._measure(table)
        self._move(near, table)
        self.show()
        self.update()

    def fall_silent(self) -> None:
        """Show nothing."""
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Paint the note."""
        theme, bounds = self._style.theme, self.boundingRect()
        rim = {Lit.ALLOWED: theme.allowed, Lit.REFUSED: theme.refused, None: theme.pill_edge}[self._tone]
        fill_rounded(painter, bounds.adjusted(1, 1, -1, -1), 7, QBrush(color(theme.note, 0.96)), QPen(color(rim), 1.6))
        painter.fillRect(QRectF(1, 8, 4, bounds.height() - 16), color(rim))
        painter.setFont(self._style.fonts.font(13))
        painter.setPen(color(theme.note_ink))
        painter.drawText(bounds.adjusted(_PADDING + 3, _PADDING - 2, -_PADDING, 0), _WRAP, self._words)

    def draw_plain(self, painter: QPainter) -> None:
        """Paint the bare words."""
        painter.drawText(self.boundingRect(), _WRAP, self._words)

    def _measure(self, table: QRectF) -> None:
        widest = min(_WIDEST, table.width() - 2 * _PADDING - 8)
        metrics = QFontMetricsF(self._style.fonts.font(13))
        text = metrics.boundingRect(QRectF(0, 0, widest, 1000), _WRAP, self._words)
        self.set_bounds(QRectF(0, 0, text.width() + 2 * _PADDING + 6, text.height() + 2 * _PADDING - 4))

    def _move(self, near: QPointF, table: QRectF) -> None:
        """Below and right of the point; on its other side where the table ends."""
        width, height = self.boundingRect().width(), self.boundingRect().height()
        x = near.x() + _AWAY if near.x() + _AWAY + width <= table.right() else near.x() - _AWAY - width
        y = near.y() + _AWAY if near.y() + _AWAY + height <= table.bottom() else near.y() - _AWAY - height
        self.setPos(max(table.left() + 4, min(x, table.right() - width - 4)), max(table.top() + 4, y))

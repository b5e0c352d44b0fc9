"""The side of the table that would take what is dragged in from outside, lit."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from simulator.view.look.style import Style, color
from simulator.view.table.table_item import Layer, TableItem


class WelcomeItem(TableItem):
    """A rim round a part of the table."""

    layer = Layer.ZONE

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.hide()

    def see(self, area: QRectF) -> None:
        """Light this part."""
        self.set_bounds(area)
        self.show()

    def draw(self, painter: QPainter) -> None:
        """Paint the rim."""
        painter.setPen(QPen(color(self._style.theme.allowed), 3, Qt.PenStyle.DashLine))
        painter.setBrush(color(self._style.theme.allowed, 0.08))
        painter.drawRoundedRect(self.boundingRect().adjusted(6, 6, -6, -6), 16, 16)

"""A band: a ribbon behind its members."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPolygonF

from simulator.view.look.style import Style
from simulator.view.places.geometry import Box
from simulator.view.table.painting import point
from simulator.view.table.table_item import Layer, TableItem


class BandItem(TableItem):
    """The ribbon of one band, in the coordinates of the table."""

    layer = Layer.BAND

    def __init__(self, style: Style, boxes: tuple[Box, ...]) -> None:
        super().__init__(style)
        self._boxes: tuple[Box, ...] = ()
        self._ribbon = QPainterPath()
        self.see(boxes)

    def see(self, boxes: tuple[Box, ...]) -> None:
        """Join these cards from now on."""
        if boxes != self._boxes:
            self._boxes = boxes
            self._ribbon = _ribbon(boxes)
            self.set_bounds(self._ribbon.boundingRect().adjusted(-2, -2, 2, 2))
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the ribbon."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._style.glass(self._style.theme.attack, 0.34))
        painter.drawPath(self._ribbon)


def _ribbon(boxes: tuple[Box, ...]) -> QPainterPath:
    """A line through the middles of the cards, as broad as a third of one, and a rim round each card."""
    line = QPainterPath()
    line.addPolygon(QPolygonF([point(box.middle) for box in boxes]))
    stroker = QPainterPathStroker()
    stroker.setWidth(min(box.height for box in boxes) * 0.3)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    ribbon = stroker.createStroke(line)
    for box in boxes:
        rim = QPainterPath()
        grown = box.grown(min(6.0, box.width * 0.08))
        rim.addRoundedRect(QRectF(grown.x, grown.y, grown.width, grown.height), 10, 10)
        ribbon = ribbon.united(rim)
    return ribbon

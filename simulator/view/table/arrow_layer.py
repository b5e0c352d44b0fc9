"""All arrows as one thing on the table, so that what moves over them need not paint each of them anew."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from simulator.controller.board_state import ArrowView
from simulator.view.look.style import Style
from simulator.view.table.arrow_picture import ArrowPicture, ArrowSight
from simulator.view.table.table_item import Layer, TableItem

_MANY = 8


class ArrowLayer(TableItem):
    """The arrows. Qt keeps a picture of the layer; only where arrows differ is it painted again."""

    layer = Layer.ARROW

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._pictures: dict[ArrowView, ArrowPicture] = {}
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    @property
    def sights(self) -> Mapping[ArrowView, ArrowSight]:
        """What is seen of each arrow."""
        return {arrow: picture.sight for arrow, picture in self._pictures.items()}

    def see(self, sights: Mapping[ArrowView, ArrowSight], area: QRectF) -> None:
        """Show exactly these arrows on a table of this extent."""
        self.set_bounds(area)
        touched = [self._pictures.pop(arrow) for arrow in [old for old in self._pictures if old not in sights]]
        for arrow, sight in sights.items():
            before = self._pictures.get(arrow)
            if before is None or before.sight != sight:
                self._pictures[arrow] = ArrowPicture(sight)
                touched += [self._pictures[arrow], *([before] if before else [])]
        self._update(touched)

    def draw(self, painter: QPainter) -> None:
        """Paint the arrows that reach into what is to be painted."""
        for picture in self._pictures.values():
            if picture.bounds.intersects(self.exposed):
                picture.paint(painter, self._style)

    def _update(self, touched: list[ArrowPicture]) -> None:
        """Have the places of these arrows painted anew; of many, everything, which is then faster."""
        if len(touched) > _MANY:
            self.update()
            return
        for picture in touched:
            for area in picture.areas:
                self.update(area)

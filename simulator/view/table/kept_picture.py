"""A picture of a thing on the table, painted once and drawn again and again. Sizes in px of the table."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from simulator.view.table.painting import painting


@dataclass(frozen=True, slots=True)
class KeptPicture:
    """What a thing of this `width` and `height` looks like. `area`: where it lies, from the corner of the thing.

    `resolution`: pixels of the device for one px of the table. `pixels`: all of them, in their own coordinates.
    """

    pixmap: QPixmap
    area: QRectF
    pixels: QRectF
    width: float
    height: float
    resolution: float

    def place(self, width: float, height: float) -> QRectF:
        """Where it lies round a thing that has grown or shrunk to this size."""
        wider, taller, area = width / self.width, height / self.height, self.area
        if wider == taller == 1.0:
            return area
        return QRectF(area.x() * wider, area.y() * taller, area.width() * wider, area.height() * taller)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        """Draw it there, scaled where that is not its own size."""
        if place is self.area:
            painter.drawPixmap(place.topLeft(), self.pixmap)
        else:
            painter.drawPixmap(place, self.pixmap, self.pixels)


def kept_picture(
    draw: Callable[[QPainter], None], extent: QRectF, width: float, height: float, resolution: float
) -> KeptPicture:
    """The picture of what `draw` paints within an extent, of a thing of this size."""
    # On whole px, so that what is painted here looks as if it were painted on the table itself.
    outline = extent.toAlignedRect()
    pixmap = QPixmap(ceil(outline.width() * resolution), ceil(outline.height() * resolution))
    pixmap.setDevicePixelRatio(resolution)
    pixmap.fill(Qt.GlobalColor.transparent)
    with painting(pixmap) as painter:
        painter.translate(-outline.topLeft())
        draw(painter)
    area = QRectF(outline.x(), outline.y(), pixmap.width() / resolution, pixmap.height() / resolution)
    return KeptPicture(pixmap, area, QRectF(pixmap.rect()), width, height, resolution)

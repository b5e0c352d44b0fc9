"""What everything on the table has in common: it paints safely, and only when something differs."""

import logging
from enum import IntEnum
from typing import ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from simulator.view.look.style import Style
from simulator.view.table.painting import kept

_LOG = logging.getLogger(__name__)


class Layer(IntEnum):
    """What lies over what, from the table upwards."""

    ZONE = 0
    BAND = 1
    ARROW = 2
    CARD = 3
    SHARE = 4
    DRAGGED = 5
    NUMBER = 6
    TITLE = 7
    HINT = 8


class TableItem(QGraphicsItem):
    """A thing on the table with its own corner as origin. Subclasses draw it in `draw`; the board handles the mouse.

    `exposed`: the part that is to be painted just now; all of it, unless the item asks Qt to tell. `on_its_way`: it
    is gliding to its place and size.
    """

    layer: ClassVar[Layer]

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._bounds = QRectF()
        self.exposed = QRectF()
        self.on_its_way = False
        self._has_complained = False
        self.setZValue(self.layer)

    def boundingRect(self) -> QRectF:
        """Where the item paints, in px from its origin."""
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the item; where drawing fails, a plain stand-in, for an exception here would end the program."""
        del widget
        self.exposed = option.exposedRect
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        try:
            with kept(painter):
                self.draw(painter)
        except Exception:
            self.stand_in(painter)

    def stand_in(self, painter: QPainter) -> None:
        """Draw the plain stand-in of a thing that could not be drawn."""
        self._complain()
        with kept(painter):
            self.draw_plain(painter)

    def _complain(self) -> None:
        """Log that drawing fails; once, for it would fail sixty times a second."""
        if not self._has_complained:
            self._has_complained = True
            _LOG.exception("a thing on the table could not be drawn")

    def restyle(self, style: Style) -> None:
        """Paint in another style from now on."""
        self._style = style
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the item within its bounds."""
        raise NotImplementedError

    def draw_plain(self, painter: QPainter) -> None:
        """Paint the least that still shows where the item is."""
        painter.drawRect(self._bounds)

    def set_bounds(self, bounds: QRectF) -> None:
        """Give the item another extent, in px from its origin."""
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds

"""What a hand holds over the table: a card, points, and a bar where the card would stand."""

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QPainter
from PySide6.QtWidgets import QGraphicsScene

from simulator.view.look.style import Style, color
from simulator.view.places.geometry import Box
from simulator.view.table.card_item import CardItem
from simulator.view.table.glide import Glide
from simulator.view.table.number_item import NumberItem
from simulator.view.table.painting import fill_rounded, rect
from simulator.view.table.table_item import Layer, TableItem

_HELD_OPACITY = 0.9
_HELD_SCALE = 0.68
_POINTS_UNIT = 1.15


class BarItem(TableItem):
    """A bar between two cards of a row."""

    layer = Layer.SHARE

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.hide()

    def see(self, bar: Box | None) -> None:
        """Show the bar here; None: nowhere."""
        self.setVisible(bar is not None)
        if bar is not None:
            self.set_bounds(rect(bar))

    def draw(self, painter: QPainter) -> None:
        """Paint the bar."""
        bounds = self.boundingRect()
        fill_rounded(painter, bounds, bounds.width() / 2, QBrush(color(self._style.theme.selected)))


class Held:
    """Lifts, carries and puts down. A card that has left the table meanwhile is let go."""

    def __init__(self, scene: QGraphicsScene, style: Style, glide: Glide, carried: Callable[[str], None]) -> None:
        """`carried` is told the id of a card that has been carried on."""
        self._scene = scene
        self._carried = carried
        self._glide = glide
        self._style = style
        self._card: CardItem | None = None
        self._from = QPointF()
        self._aside = QPointF()
        self._points: NumberItem | None = None
        self._text = ""
        self.bar = BarItem(style)
        scene.addItem(self.bar)

    def restyle(self, style: Style) -> None:
        """Paint in another style from now on."""
        self._style = style
        self.bar.restyle(style)

    def lift(self, card: CardItem, grip: QPointF) -> None:
        """Take a card into the hand, smaller, so that it covers less; `grip`: where on the card the hand is."""
        self._card, self._from = card, card.pos()
        self._aside = grip * (1.0 - _HELD_SCALE)
        card.setScale(_HELD_SCALE)
        card.setZValue(Layer.DRAGGED)
        card.setOpacity(_HELD_OPACITY)

    def carry(self, corner: QPointF) -> None:
        """Hold the card so that its upper left corner would be there if it were not smaller."""
        if self._card is not None:
            self._card.setPos(corner + self._aside)
            self._carried(self._card.id)

    def put_down(self) -> None:
        """Put the card back where it lay."""
        if self._card is not None and self._card.scene() is self._scene:
            self._glide.put_back(self._card, self._from)
            self._card.setZValue(Layer.CARD)
            self._card.setOpacity(1.0)
        self._card = None
        self.bar.see(None)

    def show_bar(self, bar: Box | None) -> None:
        """Show where in its row the card would stand; None: nowhere."""
        self.bar.see(bar)

    def carry_points(self, text: str, at: QPointF) -> None:
        """Hold so many points over the table; "": none any more."""
        if text != self._text:
            if self._points is not None:
                self._scene.removeItem(self._points)
            self._points = NumberItem(self._style, text, _POINTS_UNIT) if text else None
            if self._points is not None:
                self._scene.addItem(self._points)
            self._text = text
        if self._points is not None:
            self._points.setPos(at)

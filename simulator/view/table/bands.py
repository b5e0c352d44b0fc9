"""The ribbons of the bands on the table: each stays with its cards while they glide or are carried."""

from PySide6.QtWidgets import QGraphicsScene

from simulator.controller.board_state import BoardState
from simulator.view.look.style import Style
from simulator.view.places.geometry import Box
from simulator.view.places.layout import Layout
from simulator.view.table.band_item import BandItem
from simulator.view.table.card_item import CardItem, CardSight
from simulator.view.table.glide import Glide
from simulator.view.table.item_map import ItemMap


class Bands:
    """One ribbon for each band. `cards`: the items of all cards, which know where they are now."""

    def __init__(
        self, scene: QGraphicsScene, style: Style, cards: ItemMap[str, CardSight, CardItem], glide: Glide
    ) -> None:
        self._style = style
        self._cards = cards
        self._members: dict[int, dict[str, Box]] = {}
        self.ribbons = ItemMap[int, tuple[Box, ...], BandItem](
            scene, lambda _, boxes: BandItem(self._style, boxes), BandItem.see
        )
        glide.moved.connect(self.follow)

    def show(self, state: BoardState, layout: Layout) -> None:
        """Show the bands of a board whose cards belong at these places, wherever they are just now."""
        self._members = members_of(state, layout)
        self.follow()

    def follow(self) -> None:
        """Join the cards where they are now; a band of which one has just left waits to be shown anew."""
        if self._members or self.ribbons.values():
            whole = {band: boxes for band, boxes in self._members.items() if all(id in self._cards for id in boxes)}
            self.ribbons.sync({band: tuple(map(self._now, boxes, boxes.values())) for band, boxes in whole.items()})

    def restyle(self, style: Style) -> None:
        """Paint in another style from now on."""
        self._style = style
        for ribbon in self.ribbons.values():
            ribbon.restyle(style)

    def _now(self, id: str, box: Box) -> Box:
        """Where a card is whose box is this once it has arrived: it may be on its way, in the hand, or smaller."""
        card = self._cards[id]
        corner, scale = card.pos(), card.scale()
        return Box(corner.x(), corner.y(), box.width * scale, box.height * scale)


def members_of(state: BoardState, layout: Layout) -> dict[int, dict[str, Box]]:
    """The members of each band with their boxes, by its number."""
    members: dict[int, dict[str, Box]] = {}
    for card in state.cards:
        if card.band is not None and card.id in layout.cards:
            members.setdefault(card.band, {})[card.id] = layout.cards[card.id]
    return members

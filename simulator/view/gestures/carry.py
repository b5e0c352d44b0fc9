"""Carrying a card by keys: the places where it may go are lit, and arrows walk among them."""

from simulator.view.gestures.surface import Surface
from simulator.view.places.geometry import Box
from simulator.view.places.walking import Way, next_spot
from simulator.view.table.hits import anchor_of
from simulator.view.table.mark_book import Spot
from simulator.view.table.marks import Lit
from simulator.view.table.meaning import dropped_on


class Carry:
    """A card that was picked up with the keyboard. Allowed places come first."""

    def __init__(self, surface: Surface, id: str) -> None:
        self._surface = surface
        self._id = id
        self._drops = surface.drops(id)
        self._at: Spot | None = None

    @property
    def has_places(self) -> bool:
        """Whether there is anything to walk to."""
        return bool(self._drops)

    @property
    def is_welcome(self) -> bool:
        """Whether the card may be dropped anywhere."""
        return any(drop.allowed for drop in self._drops.values())

    def start(self) -> None:
        """Light the places and go to the first."""
        self._surface.select(self._id)
        allowed = [target for target, drop in self._drops.items() if drop.allowed]
        self._go(next(iter(allowed or self._drops), None))

    def walk(self, way: Way) -> None:
        """Go to the nearest place on that side."""
        self._go(next_spot(self._places(), self._at, way))

    def drop(self) -> None:
        """Drop the card where one is, or hear why not."""
        drop = self._drops.get(self._at) if isinstance(self._at, str) else None
        self.cancel()
        if drop is None:
            return
        near = anchor_of(self._surface.scene, drop.target)
        intent = dropped_on(self._surface.state, self._id, drop.target)
        if not drop.allowed:
            self._surface.refuse(drop, near)
        elif intent is not None:
            self._surface.do(intent, near)

    def cancel(self) -> None:
        """Leave everything as it was."""
        self._surface.light({})
        self._surface.hush()
        self._surface.point_to(self._id)

    def _go(self, spot: Spot | None) -> None:
        drop = self._drops.get(spot) if isinstance(spot, str) else None
        if drop is not None:
            self._at = drop.target
            self._surface.light_drops(self._drops.values(), aimed=drop.target)
            tone = Lit.ALLOWED if drop.allowed else Lit.REFUSED
            self._surface.tell((drop.reason,), tone, anchor_of(self._surface.scene, drop.target))

    def _places(self) -> dict[Spot, Box]:
        boxes = ((target, self._surface.scene.layout_shown.box_of(target)) for target in self._drops)
        return {target: box for target, box in boxes if box is not None}

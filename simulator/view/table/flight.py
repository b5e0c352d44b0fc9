"""Numbers in flight over the table, at the places that a frame gives them."""

from PySide6.QtWidgets import QGraphicsScene

from simulator.controller.cues import FlyingNumber
from simulator.view.look.style import Style
from simulator.view.places.arrow_routes import Routes
from simulator.view.places.curve import Track
from simulator.view.table.number_item import NumberItem
from simulator.view.table.painting import point


class Flight:
    """The numbers that are under way. Each keeps its item while it flies, so that only its place changes."""

    def __init__(self, scene: QGraphicsScene, style: Style) -> None:
        self._scene = scene
        self._style = style
        self._flying: dict[tuple[str, str, str, int], NumberItem] = {}
        self._tracks: dict[tuple[str, str], Track | None] = {}

    def show(self, numbers: tuple[FlyingNumber, ...], routes: Routes, unit: float) -> None:
        """Show exactly these numbers."""
        seen: set[tuple[str, str, str, int]] = set()
        for number in numbers:
            track = self._track(number.source, number.recipient, routes)
            if track is None:
                continue
            twin = 0
            while (key := (number.source, number.recipient, number.text, twin)) in seen:
                twin += 1
            seen.add(key)
            self._item(key, unit).setPos(point(track.at(number.progress)))
        for key in [key for key in self._flying if key not in seen]:
            self._scene.removeItem(self._flying.pop(key))

    def land(self, style: Style) -> None:
        """Take all numbers away and forget their tracks: the table is laid out anew, or in another style."""
        for item in self._flying.values():
            self._scene.removeItem(item)
        self._flying.clear()
        self._tracks.clear()
        self._style = style

    def _track(self, source: str, recipient: str, routes: Routes) -> Track | None:
        key = (source, recipient)
        if key not in self._tracks:
            curve = routes.between(source, recipient)
            self._tracks[key] = Track(curve) if curve else None
        return self._tracks[key]

    def _item(self, key: tuple[str, str, str, int], unit: float) -> NumberItem:
        if key not in self._flying:
            self._flying[key] = NumberItem(self._style, key[2], unit)
            self._scene.addItem(self._flying[key])
        return self._flying[key]

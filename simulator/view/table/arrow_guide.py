"""Leads the arrows of a board: where each goes, and when that is worked out."""

from collections.abc import Callable

from PySide6.QtCore import QRectF

from simulator.controller.board_state import ArrowView
from simulator.view.places.arrow_routes import Routes, direct
from simulator.view.table.arrow_layer import ArrowLayer, Place
from simulator.view.table.arrow_picture import ArrowSight
from simulator.view.table.glide import Glide
from simulator.view.table.sights import Sights


class ArrowGuide:
    """Has the layer show arrows. Where things are about to glide, their ways are found when the first step is made."""

    def __init__(self, layer: ArrowLayer, glide: Glide, now: Place) -> None:
        self._layer = layer
        self._glide = glide
        self._now = now
        glide.set_off.connect(layer.set_off)
        glide.moved.connect(layer.go_on)

    def lead(self, sights: Sights, routes: Routes, looked_at: str | None, area: QRectF) -> None:
        """Show the arrows of a board on a table of this extent. `looked_at`: the chosen card or seat."""

        def see(progress: float) -> None:
            seen = {arrow: sights.arrow(arrow, curve, looked_at) for arrow, curve in routes.ways.items()}
            self._layer.see(seen, area, self._now, progress)

        if not self._glide.is_about_to_begin:
            see(self._glide.progress)
            return
        self.wait(sights, lambda: see(0.0))

    def wait(self, sights: Sights, later: Callable[[], None]) -> None:
        """Show the arrows of a board on which nothing has moved yet; `later` is called when they are to go."""
        firsts = ((arrow, self._first(arrow, sights)) for arrow in sights.state.arrows)
        self._layer.see_soon({arrow: sight for arrow, sight in firsts if sight is not None}, later)

    def _first(self, arrow: ArrowView, sights: Sights) -> ArrowSight | None:
        """As it was; a new arrow straight from thing to thing as they are now; None where one of them is not there."""
        one, other = sights.layout.box_of(arrow.origin), sights.layout.box_of(arrow.target)
        if one is None or other is None:
            return None
        picture = self._layer.picture(arrow)
        if picture is not None:
            return picture.sight
        curve = direct(one, other)
        ends = self._now(arrow.origin, curve.start), self._now(arrow.target, curve.end)
        return sights.arrow(arrow, curve.bent(*ends), None)

"""Where everything on the table lies and arrows go; found once for each shape of a board, and maybe beforehand."""

from collections.abc import Hashable
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from simulator.controller.board_state import BoardState
from simulator.view.places.arrow_routes import Routes
from simulator.view.places.groups import shape_of
from simulator.view.places.layout import Layout, lay_out

_MOST = 3


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The places of one board on a table of one size. Boards of one `shape` differ in figures and words only."""

    shape: Hashable
    layout: Layout
    routes: Routes


class Arranger:
    """Finds arrangements. The latest few are at hand: the one that is shown, and one that may be shown next."""

    def __init__(self) -> None:
        self._found: tuple[Arrangement, ...] = ()

    def arranged(self, state: BoardState, area: QRectF, former: Layout | None) -> Arrangement:
        """The arrangement of a board on a table; of a former layout the size of the cards is tried first."""
        shape = shape_on(state, area)
        known = next((one for one in self._found if one.shape == shape), None)
        if known is None:
            layout = lay_out(state, area.width(), area.height(), former)
            known = Arrangement(shape, layout, Routes(state, layout))
        self._found = (known, *(one for one in self._found if one is not known))[:_MOST]
        return known


def shape_on(state: BoardState, area: QRectF) -> Hashable:
    """What the arrangement of a board on a table depends on."""
    return shape_of(state), state.arrows, area.width(), area.height()

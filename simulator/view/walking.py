"""Walking over the table by arrow keys: from a thing to the nearest one on that side. Plain arithmetic, in px."""

from collections.abc import Mapping
from enum import Enum

from simulator.view.geometry import Box, Point
from simulator.view.mark_book import Spot


class Way(Enum):
    """A direction, as a step to the right and a step down."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


_ASIDE = 2.2


def next_spot(boxes: Mapping[Spot, Box], here: Spot | None, way: Way) -> Spot | None:
    """The nearest thing on that side; the present one where there is none, the first where nothing is pointed at."""
    if here is None or here not in boxes:
        return next(iter(boxes), None)
    start = boxes[here].middle
    beyond = {spot: cost for spot, box in boxes.items() if (cost := _cost(start, box.middle, way)) is not None}
    return min(beyond, key=lambda spot: beyond[spot], default=here)


def _cost(start: Point, end: Point, way: Way) -> float | None:
    """How far a thing is: what lies straight ahead is nearer than what lies aside; None: it is not on that side."""
    dx, dy = end.x - start.x, end.y - start.y
    ahead = dx * way.value[0] + dy * way.value[1]
    aside = abs(dx * way.value[1] + dy * way.value[0])
    if ahead <= 1 or aside > 3 * ahead:
        return None
    return ahead + _ASIDE * aside

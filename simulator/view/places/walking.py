"""Walking over the table by arrow keys: from a thing to the nearest one on that side. Plain arithmetic, in px."""

from collections.abc import Mapping
from enum import Enum

from simulator.view.places.geometry import Box, Point
from simulator.view.table.mark_book import Spot


class Way(Enum):
    """A direction, as a step to the right and a step down."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


# What lies further aside than so many times ahead is gone to only where nothing lies nearer to straight ahead.
_CONES = (1.0, 3.0, 1e9)
_ASIDE = 2.2


def next_spot(boxes: Mapping[Spot, Box], here: Spot | None, way: Way) -> Spot | None:
    """The nearest thing on that side; the present one where there is none, the first where nothing is pointed at."""
    if here is None or here not in boxes:
        return next(iter(boxes), None)
    start = boxes[here].middle
    steps = {spot: _step(start, box.middle, way) for spot, box in boxes.items()}
    for cone in _CONES:
        costs = {spot: ahead + _ASIDE * aside for spot, (ahead, aside) in steps.items() if 1 < ahead >= aside / cone}
        if costs:
            return min(costs, key=lambda spot: costs[spot])
    return here


def _step(start: Point, end: Point, way: Way) -> tuple[float, float]:
    """How far a thing lies ahead, and how far aside."""
    dx, dy = end.x - start.x, end.y - start.y
    return dx * way.value[0] + dy * way.value[1], abs(dx * way.value[1] + dy * way.value[0])

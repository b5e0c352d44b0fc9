"""What tables would take, before they are made."""

from collections.abc import Sequence

from simulator.rules.legal.budget import Estimate
from simulator.rules.legal.counting.keys import StageKeys
from simulator.rules.legal.counting.route import Route
from simulator.rules.legal.counting.tables import Recipe, widths_of

PASSES = 6
"""How often a table is gone through for one more point: one addition, two masks, a shift, a union, a sum."""


def estimate_of(route: Route, keys: Sequence[StageKeys], recipe: Recipe) -> Estimate:
    """The work and memory of a route's tables."""
    widths = widths_of(route, recipe)
    passed = steps = kept = largest = 0
    for index, stage in enumerate(route.stages):
        size = cells_of(route, index) * widths[index] // 8 + 32
        tables = 0
        for manner, manner_keys in zip(stage.manners, keys[index].manners, strict=True):
            for turn, turn_keys in zip(manner.turns, manner_keys, strict=False):
                number = len(turn_keys) * (manner.total + 1)
                tables += number
                steps += number
                passed += number * size * (PASSES if turn.fed else 2)
        kept += tables * size
        largest = max(largest, 4 * size * len(keys[index].end) * (max(m.total for m in stage.manners) + 1))
    return Estimate(kept if recipe.keep else largest, passed, steps)


def cells_of(route: Route, index: int) -> int:
    """How many cells a table of one source has."""
    cells = 1
    for threshold in route.stages[index].kept:
        cells *= route.division.points[threshold] + 1
    return cells

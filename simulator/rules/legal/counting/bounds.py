"""The exact amounts that each share of a component can be, without listing: forward and backward in one-bit cells."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from simulator.rules.legal.bounds import Run, runs_of
from simulator.rules.legal.budget import BeyondBudgetError, Budget
from simulator.rules.legal.counting.bounds_by_recipient import bounds_by_recipient
from simulator.rules.legal.counting.counting import BySource, cheapest
from simulator.rules.legal.counting.division import Division
from simulator.rules.legal.counting.lone import lone_walk
from simulator.rules.legal.counting.lone_bounds import lone_bounds
from simulator.rules.legal.counting.packed import Layout
from simulator.rules.legal.counting.reach import Reached, forward, reached
from simulator.rules.legal.counting.route import Key, Route, Span, Turn
from simulator.rules.legal.counting.tables import Column, Recipe, StageTables, Tables, tables_of


@dataclass(frozen=True, slots=True)
class PartBounds:
    """By slot, the damage points that its share can be. `exact`: as for `Bounds`."""

    runs: Mapping[int, tuple[Run, ...]]
    exact: bool


def bounds_of(division: Division, budget: Budget) -> PartBounds:
    """The bounds of a component; outer ones where exact ones would go beyond the budget."""
    lone = lone_walk(division)
    if lone is not None:
        return PartBounds(lone_bounds(lone), True)
    try:
        way = cheapest(division, budget, _IN_BITS)
    except BeyondBudgetError:
        return PartBounds(_outer(division), False)
    if isinstance(way, BySource):
        return PartBounds(_table_bounds(way.route, tables_of(way.route, way.keys, _IN_BITS)), True)
    masks = bounds_by_recipient(way.rounds, way.keys)
    slots = (share.slot for divider in division.dividers for share in divider.shares)
    # A share that must be zero is offered nothing; where nothing is legal, nothing is possible at all.
    least = int(any(masks.values()))
    return PartBounds({slot: runs_of(masks.get(slot, least)) for slot in slots}, True)


_IN_BITS = Recipe(numbers=False, keep=True)


def _outer(division: Division) -> dict[int, tuple[Run, ...]]:
    """What the points of each source alone allow."""
    runs: dict[int, tuple[Run, ...]] = {}
    for divider in division.dividers:
        for place, share in enumerate(divider.shares):
            totals = [manner.total for manner in divider.manners if manner.requires[place] is not None]
            runs[share.slot] = ((0, max(totals, default=0)),)
    return runs


def _table_bounds(route: Route, built: Sequence[StageTables]) -> dict[int, tuple[Run, ...]]:
    possible: dict[int, int] = {}
    for one in reached(route, built):
        slot = route.stages[one.stage].divider.shares[one.turn].slot
        possible[slot] = _possible(route, built[one.stage], one, possible.get(slot, 0))
    return {slot: runs_of(mask) for slot, mask in possible.items()}


def _possible(route: Route, made: StageTables, before: Reached, known: int) -> int:
    """The amounts of a share, as bits, with those known already."""
    manner = route.stages[before.stage].manners[before.manner]
    turn = manner.turns[before.turn]
    after = made.manners[before.manner][before.turn + 1]
    # All numbers of points left are looked at together: they are one more digit.
    stack = Layout([*made.layout.digits, (_POINTS_LEFT, manner.total + 1)], made.layout.width)
    every = (2 << manner.total) - 1
    for key, column in before.tables.items():
        if known & every == every:
            break
        known |= _with_nothing(turn, key, column, after)
        for span in turn.spans(key):
            beginning, completing = _stacked(made.layout, column), _stacked(made.layout, after[span.key])
            known |= _with_points(stack, made.layout.bits, turn, span, beginning, completing, known)
    return known


def _with_nothing(turn: Turn, key: Key, column: Column, after: Tables) -> int:
    without = turn.without(key)
    if without is None:
        return 0
    return int(any(one & other for one, other in zip(column, after[without], strict=True)))


def _with_points(
    stack: Layout, one_less: int, turn: Turn, span: Span, beginning: int, completing: int, known: int
) -> int:
    possible, amount = 0, 0
    while beginning and amount != span.most:
        amount += 1
        beginning = forward(stack, turn, beginning >> one_less)
        if amount >= span.least and not known >> amount & 1 and beginning & completing:
            possible |= 1 << amount
    return possible


def _stacked(layout: Layout, column: Column) -> int:
    stacked = 0
    for table in reversed(column):
        stacked = stacked << layout.bits | table
    return stacked


_POINTS_LEFT = -1

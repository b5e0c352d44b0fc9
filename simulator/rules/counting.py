"""How many divisions a component has: the third opinion on what is legal, by arithmetic that lists nothing."""

from collections.abc import Sequence

from simulator.rules.bounds import Run
from simulator.rules.counting_bounds import table_bounds
from simulator.rules.counting_division import Division
from simulator.rules.counting_keys import keys_of
from simulator.rules.counting_lone import lone_walk
from simulator.rules.counting_lone_bounds import lone_bounds
from simulator.rules.counting_route import Route
from simulator.rules.counting_table_walk import TableWalk
from simulator.rules.counting_tables import Recipe, tables_of
from simulator.rules.counting_walk import Walk


def walk_of(division: Division) -> Walk:
    """A component's divisions in canonical order."""
    lone = lone_walk(division)
    if lone is not None:
        return lone
    route = Route(division, tuple(range(len(division.dividers))))
    return TableWalk(route, tables_of(route, keys_of(route, 100_000), Recipe(keep=True)))


def bounds_of(division: Division) -> dict[int, tuple[Run, ...]]:
    """By slot, the damage points that a component's shares can be, as runs."""
    lone = lone_walk(division)
    if lone is not None:
        return lone_bounds(lone)
    route = Route(division, tuple(range(len(division.dividers))))
    return table_bounds(route, keys_of(route, 100_000))


def count_of(division: Division) -> int:
    """How many divisions a component has."""
    lone = lone_walk(division)
    if lone is not None:
        return lone.start.completions
    return _counted(division, tuple(range(len(division.dividers))))


def _counted(division: Division, order: Sequence[int]) -> int:
    route = Route(division, tuple(order))
    (number,) = tables_of(route, keys_of(route, 100_000), Recipe())[0].before.values()
    return number

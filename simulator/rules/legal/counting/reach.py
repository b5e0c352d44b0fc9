"""The beginnings that can come up on a route: a bit for each, share by share, from the first source to the last."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import TypeVar

from simulator.rules.legal.counting.packed import Layout, spread_blocks
from simulator.rules.legal.counting.route import Key, Route, Stage, StagedManner, Turn
from simulator.rules.legal.counting.tables import Column, StageTables, Tables

_Hashable = TypeVar("_Hashable", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Reached:
    """The beginnings before one share of a source in one manner, by key and points left."""

    stage: int
    manner: int
    turn: int
    tables: Tables


def reached(route: Route, built: Sequence[StageTables]) -> Iterator[Reached]:
    """The beginnings before every share, in the order of the route.

    Where a threshold is missed, what leads to its being reached is taken in as well: whatever completes a beginning
    without it also completes the one with it, so that no share is thought possible that is not.
    """
    before: dict[Key, int] = {route.start: 1}
    for index, stage in enumerate(route.stages):
        layout = built[index].layout
        inside = {key: _opened(layout, stage, table) for key, table in before.items()}
        ended: dict[Key, int] = {}
        for number, manner in enumerate(stage.manners):
            tables = _entered(manner, inside)
            for place, turn in enumerate(manner.turns):
                yield Reached(index, number, place, tables)
                tables = _after(layout, turn, tables, manner.total)
            for key, column in tables.items():
                ended[key] = ended.get(key, 0) | column[0]
        before = _closed(layout, stage, ended)


def _opened(layout: Layout, stage: Stage, table: int) -> int:
    """The table over all that a source keeps: no points yet for what it is the first to feed."""
    above = prod(values for threshold, values in layout.digits if threshold not in stage.opening)
    for threshold, values in layout.digits:
        stride = layout.strides[threshold]
        if threshold in stage.opening:
            table = spread_blocks(table, stride, stride * values, above)
        else:
            above //= values
    return table


def _entered(manner: StagedManner, before: dict[Key, int]) -> Tables:
    tables: Tables = {}
    for key, table in before.items():
        entered = manner.enter(key)
        if entered is not None and table:
            column = tables.setdefault(entered, [0] * (manner.total + 1))
            column[manner.total] |= table
    return tables


def _after(layout: Layout, turn: Turn, tables: Tables, total: int) -> Tables:
    following: Tables = {}
    given: dict[tuple[int, Key], Column] = {}
    for key, column in tables.items():
        without = turn.without(key)
        if without is not None:
            _join(following, without, column)
        for span in turn.spans(key):
            _join(given, (span.least, span.key), column)
    for (least, key), column in given.items():
        _join(following, key, _given(layout, turn, column, least, total))
    return following


def _join(tables: dict[_Hashable, Column], key: _Hashable, column: Column) -> None:
    known = tables.get(key)
    tables[key] = column if known is None else [one | other for one, other in zip(known, column, strict=True)]


def _given(layout: Layout, turn: Turn, column: Column, least: int, total: int) -> Column:
    """After `least` points or more of those that were left."""
    table, given = 0, [0] * (total + 1)
    for left in range(total - 1, -1, -1):
        table = forward(layout, turn, table | column[left + 1])
        given[left] = table
    for _ in range(least - 1):
        given = [forward(layout, turn, table) for table in given[1:]] + [0]
    return given


def forward(layout: Layout, turn: Turn, table: int) -> int:
    """Where each beginning stands after one more point."""
    for threshold in turn.fed:
        move = layout.settle if threshold in turn.settled else layout.step
        table = move(table, threshold)
    return table


def _closed(layout: Layout, stage: Stage, ended: dict[Key, int]) -> dict[Key, int]:
    """The tables before the next source: closing thresholds are reached or missed."""
    closing = [(layout.strides[one.threshold], one.points) for one in stage.closing]
    parts: list[tuple[Key, tuple[bool, ...], int]] = [(key, (), table) for key, table in ended.items()]
    for stride, points in reversed(closing):
        split = []
        for key, outcome, table in parts:
            missed = 0
            for _ in range(points):
                missed |= table & ((1 << stride) - 1)
                table >>= stride
            split += [(key, (True, *outcome), table), (key, (False, *outcome), missed)]
        parts = split
    before: dict[Key, int] = {}
    for key, outcome, table in parts:
        closed = stage.closed(key, outcome) if table else None
        if closed is not None:
            before[closed] = before.get(closed, 0) | table
    return before

"""Beginnings carried on through a round, recipient by recipient: how many there are, or whether there is one.

Tables are over the points that the open sources have left. `plus` adds numbers, or joins tables of one bit.
"""

from collections.abc import Callable, Sequence
from math import prod
from typing import TypeAlias

from simulator.rules.legal.counting.packed import Layout, spread_blocks
from simulator.rules.legal.counting.rounds import Offer, Round
from simulator.rules.legal.counting.route import Key
from simulator.rules.legal.counting.tables import Column, Tables

Plus: TypeAlias = Callable[[int, int], int]


def opened(layout: Layout, one: Round, before: dict[Key, int]) -> dict[Key, int]:
    """The tables over all open sources: those that open in this round have all their points."""
    tables = {}
    for key, table in before.items():
        above = prod(values for source, values in layout.digits if source not in one.opening)
        for source, values in layout.digits:
            stride = layout.strides[source]
            if source in one.opening:
                table = spread_blocks(table, stride, stride * values, above) << stride * (values - 1)
            else:
                above //= values
        tables[key] = table
    return tables


def one_more(layout: Layout, offer: Offer, column: Column, plus: Plus) -> Column:
    """After one more point: a source has one less, the threshold one more."""
    down = [layout.down(table, offer.source) for table in column]
    if len(down) == 1:
        return down
    if offer.settles:
        together = 0
        for table in down:
            together = plus(together, table)
        return [0] * (len(down) - 1) + [together]
    return [0, *down[:-2], plus(down[-2], down[-1])]


def offered(layout: Layout, offer: Offer, tables: Tables, plus: Plus) -> Tables:
    """After a source has given what it likes."""
    after: Tables = {}
    for key, column in tables.items():
        _join(after, offer.without(key), column, plus)
        given = offer.given(key)
        while given is not None and any(column):
            column = one_more(layout, offer, column, plus)
            _join(after, given, column, plus)
    return after


def closed(one: Round, bits: int, tables: Tables, plus: Plus) -> dict[Key, int]:
    """The tables before the next round; sources that end here have nothing left.

    `bits`: of a table over the sources that go on.
    """
    before: dict[Key, int] = {}
    for key, column in tables.items():
        for points, table in enumerate(column):
            after = one.closed(key, points == one.points)
            ended = table & ((1 << bits) - 1)
            if after is not None and ended:
                before[after] = plus(before.get(after, 0), ended)
    return before


def bits_going_on(layout: Layout, following: Sequence[int]) -> int:
    """The bits of a table over the sources that are open in the next round too."""
    return layout.width * prod(values for source, values in layout.digits if source in following)


def _join(tables: Tables, key: Key, column: Sequence[int], plus: Plus) -> None:
    known = tables.get(key)
    tables[key] = list(column) if known is None else list(map(plus, known, column))

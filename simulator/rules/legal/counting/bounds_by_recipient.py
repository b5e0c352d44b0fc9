"""The exact amounts that each share of a component can be, recipient by recipient: forward through one-bit tables."""

from collections.abc import Sequence
from math import prod

from simulator.rules.legal.counting.by_recipient import RoundKeys, RoundTables, tables_by_recipient
from simulator.rules.legal.counting.packed import Layout, spread_blocks
from simulator.rules.legal.counting.rounds import Offer, Round, Rounds
from simulator.rules.legal.counting.route import Key
from simulator.rules.legal.counting.tables import Column, Tables


def bounds_by_recipient(rounds: Rounds, keys: RoundKeys) -> dict[int, int]:
    """By slot, the damage points that its share can be, as bits. Shares that must be zero are left out."""
    possible: dict[int, int] = {}
    before: dict[Key, int] = {rounds.start: 1}
    for one, made in zip(rounds.rounds, tables_by_recipient(rounds, keys), strict=True):
        tables: Tables = {key: [table] + [0] * one.points for key, table in _opened(made.layout, one, before).items()}
        for offer, following in zip(one.offers, made.along[1:], strict=True):
            possible[offer.slot] = _possible(made.layout, offer, tables, following)
            tables = _after(made.layout, offer, tables)
        before = _closed(rounds, made, one, tables)
    return possible


def _opened(layout: Layout, one: Round, before: dict[Key, int]) -> dict[Key, int]:
    """The tables over all open sources: those that open here have all their points."""
    opened = {}
    for key, table in before.items():
        above = prod(values for source, values in layout.digits if source not in one.opening)
        for source, values in layout.digits:
            stride = layout.strides[source]
            if source in one.opening:
                table = spread_blocks(table, stride, stride * values, above) << stride * (values - 1)
            else:
                above //= values
        opened[key] = table
    return opened


def _possible(layout: Layout, offer: Offer, tables: Tables, following: Tables) -> int:
    possible = 0
    for key, column in tables.items():
        after = following[offer.without(key)]
        if any(one & other for one, other in zip(column, after, strict=True)):
            possible |= 1
        given = offer.given(key)
        if given is not None:
            possible |= _points(layout, offer, column, following[given])
    return possible


def _points(layout: Layout, offer: Offer, column: Column, following: Column) -> int:
    """The amounts above zero with which a beginning meets what can be completed."""
    possible, amount = 0, 0
    while any(column):
        amount += 1
        column = _one_more(layout, offer, column)
        if any(one & other for one, other in zip(column, following, strict=True)):
            possible |= 1 << amount
    return possible


def _one_more(layout: Layout, offer: Offer, column: Column) -> Column:
    """After one more point: a source has one less, the threshold one more."""
    down = [layout.down(table, offer.source) for table in column]
    if len(down) == 1:
        return down
    if offer.settles:
        together = 0
        for table in down:
            together |= table
        return [0] * (len(down) - 1) + [together]
    return [0, *down[:-2], down[-2] | down[-1]]


def _after(layout: Layout, offer: Offer, tables: Tables) -> Tables:
    after: Tables = {}
    for key, column in tables.items():
        _join(after, offer.without(key), column)
        given = offer.given(key)
        while given is not None and any(column):
            column = _one_more(layout, offer, column)
            _join(after, given, column)
    return after


def _join(tables: Tables, key: Key, column: Sequence[int]) -> None:
    known = tables.get(key)
    tables[key] = list(column) if known is None else [one | other for one, other in zip(known, column, strict=True)]


def _closed(rounds: Rounds, made: RoundTables, one: Round, tables: Tables) -> dict[Key, int]:
    """The tables before the next round: sources that end here have nothing left."""
    index = rounds.rounds.index(one)
    going_on = set(rounds.rounds[index + 1].open) if index + 1 < len(rounds.rounds) else set()
    kept = prod(values for source, values in made.layout.digits if source in going_on)
    before: dict[Key, int] = {}
    for key, column in tables.items():
        for points, table in enumerate(column):
            closed = one.closed(key, points == one.points)
            ended = table & ((1 << kept) - 1)
            if closed is not None and ended:
                before[closed] = before.get(closed, 0) | ended
    return before

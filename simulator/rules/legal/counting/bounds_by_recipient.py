"""The exact amounts that each share of a component can be, recipient by recipient: forward through one-bit tables."""

from operator import or_

from simulator.rules.legal.counting.by_recipient import RoundKeys, tables_by_recipient
from simulator.rules.legal.counting.forward import bits_going_on, closed, offered, one_more, opened
from simulator.rules.legal.counting.packed import Layout
from simulator.rules.legal.counting.rounds import Offer, Rounds
from simulator.rules.legal.counting.tables import Column, Tables


def bounds_by_recipient(rounds: Rounds, keys: RoundKeys) -> dict[int, int]:
    """By slot, the damage points that its share can be, as bits. Shares that must be zero are left out."""
    possible: dict[int, int] = {}
    before = {rounds.start: 1}
    following = [*(one.open for one in rounds.rounds[1:]), ()]
    for one, made, then in zip(rounds.rounds, tables_by_recipient(rounds, keys), following, strict=True):
        tables: Tables = {key: [table] + [0] * one.points for key, table in opened(made.layout, one, before).items()}
        for offer, after in zip(one.offers, made.along[1:], strict=True):
            possible[offer.slot] = _possible(made.layout, offer, tables, after)
            tables = offered(made.layout, offer, tables, or_)
        before = closed(one, bits_going_on(made.layout, then), tables, or_)
    return possible


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
        column = one_more(layout, offer, column, or_)
        if any(one & other for one, other in zip(column, following, strict=True)):
            possible |= 1 << amount
    return possible

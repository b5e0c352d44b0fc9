"""How many divisions a component has, recipient by recipient: packed tables over the points that sources have left."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from operator import add, or_
from typing import TypeAlias

from simulator.rules.legal.budget import Estimate
from simulator.rules.legal.counting.packed import Layout, first_blocks
from simulator.rules.legal.counting.rounds import Offer, Round, Rounds
from simulator.rules.legal.counting.route import Key
from simulator.rules.legal.counting.tables import Column, Tables, free_divisions

RoundKeys: TypeAlias = Sequence[Sequence[Sequence[Key]]]
"""For every round the keys before each offer and after the last."""


@dataclass(frozen=True, slots=True)
class _Work:
    layout: Layout
    plus: Callable[[int, int], int]
    points: int


@dataclass(frozen=True, slots=True)
class RoundTables:
    """The tables of one round: before each offer and after the last, by key and points of its threshold."""

    layout: Layout
    along: tuple[Tables, ...]


def count_by_recipient(rounds: Rounds, keys: RoundKeys, numbers: bool = True) -> int:
    """The number of divisions; without `numbers`, whether there is one (1 or 0)."""
    after: dict[Key, int] = {(0, 0): 1}
    for _, _, before in _backward(rounds, keys, numbers):
        after = before
    return after[rounds.start]


def tables_by_recipient(rounds: Rounds, keys: RoundKeys) -> tuple[RoundTables, ...]:
    """Whether beginnings can be completed, in one bit each."""
    built = [RoundTables(layout, along) for layout, along, _ in _backward(rounds, keys, False)]
    return tuple(reversed(built))


def _backward(
    rounds: Rounds, keys: RoundKeys, numbers: bool
) -> Iterator[tuple[Layout, tuple[Tables, ...], dict[Key, int]]]:
    """For each round from the last: its layout, its tables, and those before it over the sources opened earlier."""
    width = _width(rounds) if numbers else 1
    after: dict[Key, int] = {(0, 0): 1}
    for one, round_keys in zip(reversed(rounds.rounds), reversed(keys), strict=True):
        layout = Layout([(source, rounds.totals[source] + 1) for source in one.open], width)
        along = tables_along(layout, add if numbers else or_, one, round_keys, after)
        after = {key: unopened(layout, one, column[0]) for key, column in along[0].items()}
        yield layout, along, after


def estimate_by_recipient(rounds: Rounds, keys: RoundKeys, numbers: bool = True) -> Estimate:
    """What counting would take."""
    passed = steps = memory = 0
    width = _width(rounds) if numbers else 1
    for one, along in zip(rounds.rounds, keys, strict=True):
        size = prod(rounds.totals[source] + 1 for source in one.open) * width // 8 + 32
        tables = sum(len(before) for before in along) * (one.points + 1)
        rows = max((rounds.totals[source] for source in one.open), default=0).bit_length()
        steps += tables
        passed += (tables * 4 + sum(len(before) for before in along) * 4 * rows) * size
        memory = max(memory, 3 * size * max(len(before) for before in along) * (one.points + 1))
    return Estimate(memory, passed, steps)


def _width(rounds: Rounds) -> int:
    number = prod(free_divisions(divider) for divider in rounds.division.dividers)
    return (number.bit_length() + 8) // 8 * 8


def tables_along(
    layout: Layout, plus: Callable[[int, int], int], one: Round, keys: Sequence[Sequence[Key]], after: Mapping[Key, int]
) -> tuple[Tables, ...]:
    """The tables of a round, before each offer and after the last, from those after it."""
    work = _Work(layout, plus, one.points)
    along: list[Tables] = [{key: _ended(one, key, after) for key in keys[-1]}]
    for offer, offer_keys in zip(reversed(one.offers), reversed(keys[:-1]), strict=True):
        following = along[-1]
        given: dict[Key, Column] = {}
        tables: Tables = {}
        for key in offer_keys:
            tables[key] = following[offer.without(key)]
            then = offer.given(key)
            if then is not None:
                if then not in given:
                    given[then] = _given(work, offer, following[then])
                tables[key] = list(map(work.plus, tables[key], given[then]))
        along.append(tables)
    return tuple(reversed(along))


def _ended(one: Round, key: Key, after: Mapping[Key, int]) -> Column:
    """By points of the round's threshold; a source that ends here has nothing left."""
    missed = one.closed(key, False) if one.points else None
    reached = one.closed(key, True)
    column = [after[missed] if missed is not None else 0] * one.points
    return [*column, after[reached] if reached is not None else 0]


def _given(work: _Work, offer: Offer, column: Column) -> Column:
    """After one point or more from a source: at the threshold as many as it likes, below it one more each time."""
    layout, source = work.layout, offer.source
    full = layout.up(layout.running(column[-1], source, work.plus), source)
    if offer.settles:
        return [full] * len(column)
    above = [full]
    for points in range(work.points - 1, -1, -1):
        above.append(layout.up(work.plus(column[points + 1], above[-1]), source))
    return above[::-1]


def unopened(layout: Layout, one: Round, table: int) -> int:
    """The table over the sources that have given before: those that open here have all their points."""
    digits = list(layout.digits)
    for source, values in reversed(layout.digits):
        if source in one.opening:
            place = [digit for digit, _ in digits].index(source)
            stride = layout.width * prod(count for _, count in digits[:place])
            above = prod(count for _, count in digits[place + 1 :])
            table = first_blocks(table >> (values - 1) * stride, values * stride, stride, above)
            del digits[place]
    return table

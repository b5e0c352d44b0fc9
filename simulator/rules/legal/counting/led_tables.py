"""Tables for placing the shares of a component's first source, recipient by recipient, for few sources with many.

Beside the points that the other sources have left, those of the first source are told apart one by one: its next share
is then a matter of looking up.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from operator import add
from typing import TypeAlias

from simulator.rules.legal.budget import Estimate
from simulator.rules.legal.counting.by_recipient import RoundKeys, tables_along, unopened
from simulator.rules.legal.counting.forward import bits_going_on
from simulator.rules.legal.counting.packed import Layout
from simulator.rules.legal.counting.rounds import Offer, Round, Rounds
from simulator.rules.legal.counting.route import Key
from simulator.rules.legal.counting.tables import Column, free_divisions

LEADER = 0
"""The first source of a component."""

_After: TypeAlias = dict[Key, Column]
"""By key, a table for each number of points that the first source has left."""


@dataclass(frozen=True, slots=True)
class LedRound:
    """A round in which the first source gives before the others.

    `others`: the round without it. `bits`: of a table over those that go on. `ways`: after its share by key, by points
    of the threshold, by points that it has left; `sums`: of those at the threshold, all with as many left or fewer.
    """

    layout: Layout
    offer: Offer
    others: Round
    bits: int
    ways: dict[Key, list[Column]]
    sums: dict[Key, Column]

    @property
    def full(self) -> int:
        """The points of a share from which on more of them only leave less."""
        return _full(self.offer, self.others)

    def points(self, amount: int) -> int:
        """What a share of the first source comes to for the threshold."""
        return self.others.points if amount >= self.full else amount


@dataclass(frozen=True, slots=True)
class LedTables:
    """The rounds of the first source's shares, by slot, in their order. `start`: the key before them."""

    start: Key
    count: int
    rounds: dict[int, LedRound]


def led_tables(rounds: Rounds, keys: RoundKeys) -> LedTables:
    """The tables of rounds that go through the first source's shares in turn, from the last round to the first."""
    width = _width(rounds)
    total = rounds.totals[LEADER]
    after: _After = {(0, 0): [1] + [0] * total}
    led: dict[int, LedRound] = {}
    following: tuple[int, ...] = ()
    for one, round_keys in zip(reversed(rounds.rounds), reversed(keys), strict=True):
        others = _without_leader(one)
        layout = Layout([(source, rounds.totals[source] + 1) for source in others.open], width)
        if one.offers[0].source == LEADER:
            made = _led(layout, one.offers[0], others, bits_going_on(layout, following), round_keys, after)
            led[one.offers[0].slot] = made
            after = {key: _before(made, key, total) for key in round_keys[0]}
        else:
            tables = tables_along(layout, add, one, round_keys, {key: column[0] for key, column in after.items()})
            after = {key: [unopened(layout, one, column[0])] + [0] * total for key, column in tables[0].items()}
        following = others.open
    return LedTables(rounds.start, after[rounds.start][total], dict(reversed(led.items())))


def estimate_led(rounds: Rounds, keys: RoundKeys) -> Estimate:
    """What these tables would take."""
    kept = passed = steps = 0
    width, left = _width(rounds), rounds.totals[LEADER] + 1
    for one, along in zip(rounds.rounds, keys, strict=True):
        size = _cells(rounds, one) * width // 8 + 32
        tables = sum(map(len, along)) * (one.points + 1) * left
        rows = max((rounds.totals[source] for source in one.open), default=0).bit_length()
        kept += len(along[1]) * (one.points + 2) * left * size
        steps += tables
        passed += tables * (4 + 4 * rows) * size
    return Estimate(kept, passed, steps)


def _cells(rounds: Rounds, one: Round) -> int:
    cells = 1
    for source in one.open:
        cells *= 1 if source == LEADER else rounds.totals[source] + 1
    return cells


def _width(rounds: Rounds) -> int:
    """Bits of a cell: enough for any beginnings of the others times any completions."""
    number = 1
    for source, divider in enumerate(rounds.division.dividers):
        number *= free_divisions(divider) ** (1 if source == LEADER else 2)
    return (number.bit_length() + 8) // 8 * 8


def _without_leader(one: Round) -> Round:
    return replace(
        one,
        offers=tuple(offer for offer in one.offers if offer.source != LEADER),
        open=tuple(source for source in one.open if source != LEADER),
        opening=one.opening - {LEADER},
    )


def _full(offer: Offer, others: Round) -> int:
    return 1 if offer.settles else max(1, others.points)


def _led(
    layout: Layout, offer: Offer, others: Round, bits: int, keys: Sequence[Sequence[Key]], after: _After
) -> LedRound:
    ways: dict[Key, list[Column]] = {key: [[] for _ in range(others.points + 1)] for key in keys[1]}
    for left in range(len(next(iter(after.values())))):
        then = {key: column[left] for key, column in after.items()}
        for key, column in tables_along(layout, add, others, keys[1:], then)[0].items():
            for points, table in enumerate(column):
                ways[key][points].append(table)
    return LedRound(layout, offer, others, bits, ways, {key: _sums(way[-1]) for key, way in ways.items()})


def _sums(column: Column) -> Column:
    sums, whole = [], 0
    for table in column:
        whole += table
        sums.append(whole)
    return sums


def _before(made: LedRound, key: Key, total: int) -> Column:
    """The tables before a round, by points that the first source has left: whatever it gives now."""
    without, given = made.offer.without(key), made.offer.given(key)
    column = []
    for left in range(total + 1):
        table = made.ways[without][0][left]
        if given is not None:
            for amount in range(1, min(made.full, left + 1)):
                table += made.ways[given][made.points(amount)][left - amount]
            if left >= made.full:
                table += made.sums[given][left - made.full]
        column.append(unopened(made.layout, made.others, table))
    return column

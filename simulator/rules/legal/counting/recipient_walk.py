"""A component's divisions share by share, by tables recipient by recipient: for few sources with many recipients.

The first source's shares are looked up. What it leaves the others to divide is a component of its own, with tables
made when they are asked for.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cached_property
from operator import add
from typing import TypeAlias

from simulator.rules.legal.counting.components import tidied
from simulator.rules.legal.counting.division import Division
from simulator.rules.legal.counting.draft import completing
from simulator.rules.legal.counting.forward import closed, offered, opened
from simulator.rules.legal.counting.led_tables import LedRound, LedTables
from simulator.rules.legal.counting.route import Key
from simulator.rules.legal.counting.walk import Beginning, Walk
from simulator.rules.legal.ranked_rows import Listing, Row
from simulator.rules.legal.share_standing import ShareStanding

WalkOf: TypeAlias = Callable[[Division], Walk]

MOST_KEPT = 500
"""Walks of what is left to the others that are kept at most."""


class RecipientWalk:
    """All divisions of a component of several sources. `walk_of`: how what the first source leaves is gone through."""

    def __init__(self, division: Division, tables: LedTables, walk_of: WalkOf) -> None:
        leader = division.dividers[0]
        self.own_slots = tuple(share.slot for share in leader.shares)
        self.slots = tuple(share.slot for divider in division.dividers for share in divider.shares)
        self.tables = tables
        self._division = division
        self._walk_of = walk_of
        self._left: dict[Row, Beginning] = {}
        self.start = LedBeginning(self, (), leader.manners[0].total, {tables.start: 1}, tables.count)

    def listing(self, undivided: int) -> Listing:
        """All divisions share by share."""
        return Listing(ShareStanding(self.start), self.slots)

    def left_by(self, given: Row) -> Beginning:
        """Before the shares of the others, when the first source has given all its damage."""
        known = self._left.get(given)
        if known is None:
            left = completing(self._division, dict(zip(self.own_slots, given, strict=True)))
            tidy = None if left is None else tidied(left)
            assert tidy is not None, "what has completions leaves something to divide"
            if len(self._left) >= MOST_KEPT:
                self._left.clear()
            known = self._left[given] = self._walk_of(tidy).start
        return known


@dataclass(frozen=True)
class LedBeginning:
    """The first shares of the first source.

    `given`: these; `left`: its points left; `tables`: beginnings of the others that go with them, over what those have
    left.
    """

    walk: RecipientWalk
    given: Row
    left: int
    tables: dict[Key, int]
    completions: int

    @property
    def name(self) -> Hashable:
        """The same for beginnings with the same completions."""
        return self.given

    @property
    def most(self) -> int:
        """The most damage points that the next share may be."""
        return self.left

    def larger(self, amount: int) -> int:
        """The number of completions whose next share is above `amount`."""
        return self._at_least(amount + 1)

    def after(self, amount: int) -> "Beginning":
        """The beginning with the next share added; without completions where nothing goes on so."""
        given, left = (*self.given, amount), self.left - amount
        number = self._at_least(amount) - self._at_least(amount + 1)
        if not number:
            return LedBeginning(self.walk, given, left, {}, 0)
        if len(given) == len(self.walk.own_slots):
            return FollowingBeginning(given, self.walk.left_by(given))
        led = self._round
        return LedBeginning(self.walk, given, left, self.tables if led is None else self._carried(led, amount), number)

    @property
    def _round(self) -> LedRound | None:
        """The round of the next share; None where it must be zero."""
        return self.walk.tables.rounds.get(self.walk.own_slots[len(self.given)])

    def _at_least(self, amount: int) -> int:
        """The completions whose next share is `amount` or more."""
        if not amount or not self.completions:
            return self.completions
        led = self._round
        if led is None or amount > self.left:
            return 0
        return self._from_full(led, amount) if amount >= led.full else self._below_full[amount]

    @cached_property
    def _below_full(self) -> list[int]:
        """For each amount below what makes the threshold full: the completions whose next share is no less."""
        led = self._round
        assert led is not None
        full = min(led.full, self.left + 1)
        numbers = [self._from_full(led, full) if full <= self.left else 0]
        for amount in range(full - 1, -1, -1):
            numbers.append(numbers[-1] + self._exactly(led, amount))
        return numbers[::-1]

    def _from_full(self, led: LedRound, amount: int) -> int:
        number = 0
        for key, table in self._backwards.items():
            given = led.offer.given(key)
            if given is not None:
                number += led.layout.matched(table, led.sums[given][self.left - amount])
        return number

    def _exactly(self, led: LedRound, amount: int) -> int:
        number = 0
        for key, table in self._backwards.items():
            then = led.offer.given(key) if amount else led.offer.without(key)
            if then is not None:
                number += led.layout.matched(table, led.ways[then][led.points(amount)][self.left - amount])
        return number

    @cached_property
    def _opened(self) -> dict[Key, int]:
        led = self._round
        assert led is not None
        return opened(led.layout, led.others, self.tables)

    @cached_property
    def _backwards(self) -> dict[Key, int]:
        """The tables in the order in which they meet those of what can follow."""
        led = self._round
        assert led is not None
        return {key: led.layout.reversed(table) for key, table in self._opened.items()}

    def _carried(self, led: LedRound, amount: int) -> dict[Key, int]:
        """The beginnings of the others after the round."""
        tables: dict[Key, list[int]] = {}
        for key, table in self._opened.items():
            then = led.offer.given(key) if amount else led.offer.without(key)
            if then is not None:
                column = tables.setdefault(then, [0] * (led.others.points + 1))
                column[led.points(amount)] += table
        for offer in led.others.offers:
            tables = offered(led.layout, offer, tables, add)
        return closed(led.others, led.bits, tables, add)


@dataclass(frozen=True, slots=True)
class FollowingBeginning:
    """Shares of later sources, behind `given` by the first one."""

    given: Row
    beginning: Beginning

    @property
    def name(self) -> Hashable:
        """The same for beginnings with the same completions."""
        return self.given, self.beginning.name

    @property
    def completions(self) -> int:
        """The number of legal divisions that begin so."""
        return self.beginning.completions

    @property
    def most(self) -> int:
        """The most damage points that the next share may be."""
        return self.beginning.most

    def larger(self, amount: int) -> int:
        """The number of completions whose next share is above `amount`."""
        return self.beginning.larger(amount)

    def after(self, amount: int) -> "FollowingBeginning":
        """The beginning with the next share added; without completions where nothing goes on so."""
        return FollowingBeginning(self.given, self.beginning.after(amount))

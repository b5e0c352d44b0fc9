"""The way through a component recipient by recipient, for few sources with many recipients.

Here the points that every source has left are kept beside the key, and the points so far of one threshold only.
Keys are (required, forbidden) as on the way source by source.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from math import prod

from simulator.rules.legal.counting.division import Division, bits
from simulator.rules.legal.counting.keys import TooManyKeysError
from simulator.rules.legal.counting.route import Key


@dataclass(frozen=True, slots=True)
class Offer:
    """A source's share of the round's recipient, at a slot of the step. `item`, `requires`, `later`: as for a turn."""

    slot: int
    source: int
    item: int
    requires: int
    later: int
    settles: bool

    def without(self, key: Key) -> Key:
        """The key after nothing is given."""
        return key[0], key[1] & self.later

    def given(self, key: Key) -> Key | None:
        """The key after some points are given, or None where none may be."""
        return None if key[1] & self.item else (key[0] | self.requires, key[1] & self.later)


@dataclass(frozen=True, slots=True)
class Round:
    """One recipient: its threshold's `points` (0: it has none) and `bit`, and what missing it `forbids`.

    `open`: the sources that have points left to tell apart, those that end first last; `opening`: those of them
    that have given nothing before.
    """

    points: int
    bit: int
    forbids: int
    offers: tuple[Offer, ...]
    open: tuple[int, ...]
    opening: frozenset[int]
    later: int

    def closed(self, key: Key, is_reached: bool) -> Key | None:
        """The key after the round; None where its threshold is required and missed."""
        required, forbidden = key
        if is_reached:
            return required & ~self.bit, forbidden & self.later
        return None if required & self.bit else (required, (forbidden | self.forbids) & self.later)


def has_rounds(division: Division) -> bool:
    """Whether the way recipient by recipient is open: one manner for each source, one threshold for each share."""
    return all(
        len(divider.manners) == 1 and all(share.feeds & (share.feeds - 1) == 0 for share in divider.shares)
        for divider in division.dividers
    )


class Rounds:
    """All recipients of a component. `start`: the key before the first.

    Those whose shares require the most come first; where the first source is to be gone through share by share
    (`in_turn`), those that it may give damage to come before them, in the order of its shares.
    """

    def __init__(self, division: Division, *, in_turn: bool = False) -> None:
        self.division = division
        self.totals = tuple(divider.manners[0].total for divider in division.dividers)
        self.start: Key = (division.required | _anyway(division), 0)
        self._groups = _groups(division, in_turn)
        self._number_before = list(accumulate((len(group) for group in self._groups), initial=0))
        self._first, self._last = self._spans()
        self.rounds = tuple(self._rounds())

    @property
    def least_cells(self) -> int:
        """How many cells are gone through, at least."""
        return sum(prod(self.totals[source] + 1 for source in one.open) * (one.points + 1) for one in self.rounds)

    def _rounds(self) -> Iterator[Round]:
        decided = 0
        for index, group in enumerate(self._groups):
            yield self._round(index, decided)
            decided |= self._share(group[0])[0]

    def _round(self, index: int, decided: int) -> Round:
        group, number = self._groups[index], self._number_before[index]
        mask = self._share(group[0])[0]
        every = self._number_before[-1]
        offers = []
        for item, one in enumerate(group, start=number):
            _, settles, required = self._share(one)
            later = (1 << every) - (2 << item)
            slot = self.division.dividers[one[0]].shares[one[1]].slot
            offers.append(Offer(slot, one[0], 1 << item, required & ~decided, later, bool(settles)))
        now = [source for source, first in self._first.items() if first <= index <= self._last[source]]
        return Round(
            self.division.points[mask.bit_length() - 1] if mask else 0,
            mask,
            self._requiring(mask),
            tuple(offers),
            tuple(sorted(now, key=lambda source: -self._last[source])),
            frozenset(source for source in now if self._first[source] == index),
            (1 << every) - (1 << number + len(group)),
        )

    def _share(self, one: tuple[int, int]) -> tuple[int, int, int]:
        """What a share feeds, settles and requires."""
        divider = self.division.dividers[one[0]]
        share = divider.shares[one[1]]
        return share.feeds, share.settles, divider.manners[0].requires[one[1]] or 0

    def _requiring(self, mask: int) -> int:
        items = enumerate(one for group in self._groups for one in group)
        return bits(item for item, one in items if self._share(one)[2] & mask)

    def _spans(self) -> tuple[dict[int, int], dict[int, int]]:
        first: dict[int, int] = {}
        last: dict[int, int] = {}
        for index, group in enumerate(self._groups):
            for source, _ in group:
                first.setdefault(source, index)
                last[source] = index
        return first, last


def _anyway(division: Division) -> int:
    anyway = 0
    for divider in division.dividers:
        anyway |= divider.manners[0].anyway
    return anyway


def _groups(division: Division, in_turn: bool) -> list[list[tuple[int, int]]]:
    """Shares as (source, place) by threshold, those without one each by itself; only those that can be given."""
    groups: dict[object, list[tuple[int, int]]] = {}
    weight: dict[object, int] = {}
    for source, divider in enumerate(division.dividers):
        for place, share in enumerate(divider.shares):
            required = divider.manners[0].requires[place]
            if required is None:
                continue
            name: object = share.feeds or (source, place)
            groups.setdefault(name, []).append((source, place))
            weight[name] = max(weight.get(name, 0), required.bit_count())
    # Groups stand as their first shares do, so those of the first source come first, and sorting keeps that order.
    own = [name for name, group in groups.items() if in_turn and group[0][0] == 0]
    others = sorted((name for name in groups if name not in own), key=lambda name: -weight[name])
    return [groups[name] for name in (*own, *others)]


def keys_of_rounds(rounds: Rounds, most: int) -> tuple[tuple[tuple[Key, ...], ...], ...]:
    """For every round the keys before each offer and after the last. Raises `TooManyKeysError` beyond `most`."""
    found = []
    before: tuple[Key, ...] = (rounds.start,)
    for one in rounds.rounds:
        along = [before]
        for offer in one.offers:
            following: dict[Key, None] = {}
            for key in along[-1]:
                following[offer.without(key)] = None
                given = offer.given(key)
                if given is not None:
                    following[given] = None
            along.append(tuple(following))
        found.append(tuple(along))
        most -= sum(map(len, along))
        if most < 0:
            raise TooManyKeysError
        outcomes = (True, False) if one.points else (True,)
        closed = (one.closed(key, outcome) for key in along[-1] for outcome in outcomes)
        before = tuple(dict.fromkeys(key for key in closed if key is not None))
    return tuple(found)

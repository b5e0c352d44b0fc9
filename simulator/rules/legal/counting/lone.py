"""Closed forms for a source that bears on no other: binomial coefficients in place of tables.

Its shares stand on levels: a share of level n requires all that the levels below it require, and more. Divisions are
counted by the highest level that they use; what must reach a threshold is set aside, the rest is divided freely.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from itertools import chain, pairwise
from math import comb

from simulator.rules.legal.counting.division import Divider, Division, Manner, places
from simulator.rules.legal.ranked_rows import Listing
from simulator.rules.legal.share_standing import ListedStanding, ShareStanding

MOST_LISTED = 5_000
"""More divisions than these are gone through share by share."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """A source's shares by level.

    `levels`: of each share, None where it must be zero. `needs`: for each level and share, the damage points that
    the share must have when that level is the highest in use. `parts`: for each level and place, how many of the
    shares from that place on are of that level or below. `needed`: likewise the sum of their needs, None where a
    share above the level would need some. `fresh`: whether none of the level's own shares from that place on needs
    any, so that the level below may be what is used.
    """

    total: int
    levels: tuple[int | None, ...]
    needs: tuple[tuple[int, ...], ...]
    parts: tuple[tuple[int, ...], ...]
    needed: tuple[tuple[int | None, ...], ...]
    fresh: tuple[tuple[bool, ...], ...]


@dataclass(frozen=True, slots=True)
class Rung:
    """A beginning on one ladder, its completions added (`sign` 1) or taken away (-1).

    `number`: of the ladder in its walk. `left`: damage points to divide from `place` on; the highest level in use will
    be from `low` to `high`.
    """

    sign: int
    number: int
    ladder: Ladder
    place: int
    left: int
    low: int
    high: int

    def after(self, amount: int) -> "Rung | None":
        """The beginning with one more share, or None where nothing goes on so."""
        ladder, low, high = self.ladder, self.low, self.high
        level = ladder.levels[self.place]
        if amount > self.left or (amount and level is None):
            return None
        if amount and level is not None:
            low = max(low, level)
        while high >= low and ladder.needs[high][self.place] > amount:
            high -= 1
        left = self.left - amount
        return Rung(self.sign, self.number, ladder, self.place + 1, left, low, high) if high >= low else None

    def completions(self, least: int = 0) -> int:
        """The completions whose next share is `least` or more."""
        ladder, place, low = self.ladder, self.place, self.low
        if least:
            level = ladder.levels[place]
            if level is None or least > self.left:
                return 0
            low = max(low, level)
        number = 0
        for level in range(low, self.high + 1):
            needed = ladder.needed[level][place]
            if needed is None:
                continue
            rest = self.left - needed - (max(0, least - ladder.needs[level][place]) if least else 0)
            number += _freely(rest, ladder.parts[level][place])
            if level > low and ladder.fresh[level][place]:
                number -= _freely(rest, ladder.parts[level - 1][place])
        return number


@dataclass(frozen=True, slots=True)
class LoneBeginning:
    """The first shares of a lone source."""

    rungs: tuple[Rung, ...]

    @property
    def name(self) -> Hashable:
        """The same for beginnings with the same completions."""
        return tuple((rung.number, rung.place, rung.left, rung.low, rung.high) for rung in self.rungs)

    @property
    def completions(self) -> int:
        return sum(rung.sign * rung.completions() for rung in self.rungs)

    @property
    def most(self) -> int:
        return max((rung.left for rung in self.rungs), default=0)

    def larger(self, amount: int) -> int:
        return sum(rung.sign * rung.completions(amount + 1) for rung in self.rungs)

    def after(self, amount: int) -> "LoneBeginning":
        following = (rung.after(amount) for rung in self.rungs)
        return LoneBeginning(tuple(rung for rung in following if rung is not None))


@dataclass(frozen=True, slots=True)
class Choice:
    """One manner of a lone source: a ladder, less the divisions of `spared`, which leave alone certain shares."""

    ladder: Ladder
    spared: Ladder | None

    def rungs(self, number: int) -> tuple[Rung, ...]:
        """Before the first share. `number`: of the first ladder."""
        whole = _rung(1, number, self.ladder)
        return (whole,) if self.spared is None else (whole, _rung(-1, number + 1, self.spared))

    def some_of(self) -> list[int]:
        """The shares of which one must be above zero; none where there is no such condition."""
        if self.spared is None:
            return []
        both = zip(self.ladder.levels, self.spared.levels, strict=True)
        return [place for place, (level, spared) in enumerate(both) if level is not None and spared is None]


@dataclass(frozen=True, slots=True)
class LoneWalk:
    """All divisions of a lone source."""

    slots: tuple[int, ...]
    choices: tuple[Choice, ...]

    @property
    def start(self) -> LoneBeginning:
        """Before the first share."""
        rungs = (choice.rungs(2 * number) for number, choice in enumerate(self.choices))
        return LoneBeginning(tuple(chain.from_iterable(rungs)))

    def listing(self, undivided: int) -> Listing:
        """All divisions for going through them in bulk: at once, or share by share where they are many."""
        start = self.start
        if start.completions <= MOST_LISTED:
            return Listing(ListedStanding(start, len(self.slots)), self.slots[:1])
        return Listing(ShareStanding(start), self.slots)


def lone_walk(division: Division) -> LoneWalk | None:
    """The closed form of a component, or None where it has none: several sources, or no levels."""
    if len(division.dividers) != 1:
        return None
    (divider,) = division.dividers
    choices: list[Choice] = []
    for manner in divider.manners:
        choice = _choice(divider, manner, division)
        if choice is None:
            return None
        choices.append(choice)
    return LoneWalk(tuple(share.slot for share in divider.shares), tuple(choices))


def _choice(divider: Divider, manner: Manner, division: Division) -> Choice | None:
    required = manner.anyway | division.required
    shared = _fed_several_times(divider) & required
    if not shared:
        ladder = _ladder(divider, manner, required, division.points)
        return None if ladder is None else Choice(ladder, None)
    if shared & (shared - 1) or any(share.feeds & shared & ~share.settles for share in divider.shares):
        return None
    ways = zip(divider.shares, manner.requires, strict=True)
    spared = Manner(manner.total, tuple(None if share.feeds & shared else required for share, required in ways))
    whole = _ladder(divider, manner, required & ~shared, division.points)
    apart = _ladder(divider, spared, required & ~shared, division.points)
    return None if whole is None or apart is None else Choice(whole, apart)


def _rung(sign: int, number: int, ladder: Ladder) -> Rung:
    return Rung(sign, number, ladder, 0, ladder.total, 0, len(ladder.needs) - 1)


def _fed_several_times(divider: Divider) -> int:
    once = several = 0
    for share in divider.shares:
        several |= once & share.feeds
        once |= share.feeds
    return several


def _ladder(divider: Divider, manner: Manner, required: int, points: tuple[int, ...]) -> Ladder | None:
    steps = sorted({required, *(one | required for one in manner.requires if one is not None)}, key=int.bit_count)
    if any(lower & ~upper for lower, upper in pairwise(steps)):
        return None
    if steps[-1] & _fed_several_times(divider):
        return None
    levels = tuple(None if one is None else steps.index(one | required) for one in manner.requires)
    needs = tuple(_needs(divider, mask, points) for mask in steps)
    suffixes = [_suffixes(levels, needs[level], level) for level in range(len(steps))]
    parts, needed, fresh = zip(*suffixes, strict=True)
    return Ladder(manner.total, levels, needs, parts, needed, fresh)


def _needs(divider: Divider, mask: int, points: tuple[int, ...]) -> tuple[int, ...]:
    needs = []
    for share in divider.shares:
        fed = places(share.feeds & mask) if share.feeds & mask else ()
        needs.append(max((1 if share.settles >> one & 1 else points[one] for one in fed), default=0))
    return tuple(needs)


_Suffixes = tuple[tuple[int, ...], tuple[int | None, ...], tuple[bool, ...]]


def _suffixes(levels: tuple[int | None, ...], needs: tuple[int, ...], level: int) -> _Suffixes:
    """From each place on, the end included: the shares up to a level, what they need, whether its own need none."""
    count, needed, fresh = 0, 0, True
    possible = True
    parts, sums, freshes = [0], [0 if possible else None], [True]
    for own, need in zip(reversed(levels), reversed(needs), strict=True):
        if own is not None and own <= level:
            count += 1
            needed += need
            fresh = fresh and not (own == level and need)
        elif need:
            possible = False
        parts.append(count)
        sums.append(needed if possible else None)
        freshes.append(fresh)
    return tuple(reversed(parts)), tuple(reversed(sums)), tuple(reversed(freshes))


def _freely(points: int, parts: int) -> int:
    """In how many ways so many parts divide so many points."""
    if points < 0:
        return 0
    return comb(points + parts - 1, parts - 1) if parts else int(points == 0)

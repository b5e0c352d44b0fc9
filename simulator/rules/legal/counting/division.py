"""A damage step as arithmetic sees it: who divides how many points, what grows with them, what that requires.

Everything that a rule makes a condition is a threshold: so many points to a recipient from one side. A share above
zero requires a set of thresholds, written as the bits of an integer; a division is legal when every threshold that
it requires is reached. Nothing here asks whether a division is legal in the words of the rules.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from simulator.rules.damage_step import DamageStep, Need, Side, Source, Way


@dataclass(frozen=True, slots=True)
class Share:
    """One recipient of a source. `slot`: its place among the step's slots.

    `feeds`: the thresholds that its points count for. `settles`: those of them that any damage reaches, as with
    deathtouch. Rule: CR 702.2c.
    """

    slot: int
    feeds: int
    settles: int


@dataclass(frozen=True, slots=True)
class Manner:
    """One of a source's manners of dividing; no division is legal in two of them.

    `total`: damage points to divide. `requires`: for each share the thresholds that it requires when it is above
    zero, None where it must be zero. `anyway`: thresholds required whatever the shares.
    """

    total: int
    requires: tuple[int | None, ...]
    anyway: int = 0


@dataclass(frozen=True, slots=True)
class Divider:
    """One source: its shares in canonical order and its manners."""

    shares: tuple[Share, ...]
    manners: tuple[Manner, ...]


@dataclass(frozen=True, slots=True)
class Division:
    """Sources that divide damage.

    `points`: for each threshold the damage points that reach it. `required`: thresholds that must be reached
    whatever the shares.
    """

    dividers: tuple[Divider, ...]
    points: tuple[int, ...]
    required: int = 0


def division_of(step: DamageStep) -> Division:
    """What the sources of a step divide. Rule: CR 510.1c-e."""
    book = _Book(step)
    slot = 0
    dividers = []
    for source in step.sources:
        dividers.append(book.divider(source, slot))
        slot += len(source.recipients)
    return Division(tuple(dividers), tuple(book.points))


def bits(places: Iterable[int]) -> int:
    """The integer with these bits set."""
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def places(mask: int) -> list[int]:
    """The bits that are set, lowest first."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


class _Book:
    """Numbers the thresholds of a step as ways mention them; what needs no points is no threshold."""

    def __init__(self, step: DamageStep) -> None:
        self._step = step
        self._lethal: dict[tuple[Side, str], int] = {}
        self._loyalty: dict[tuple[Side, str], int] = {}
        self.points: list[int] = []
        for source in step.sources:
            for way in source.ways:
                self._open_thresholds(source.side, way)

    def _open_thresholds(self, side: Side, way: Way) -> None:
        if way.in_order or way.excess is not None or way.beyond is not None:
            for foe in way.foes:
                if (side, foe) not in self._lethal and (points := self._need(foe).lethal):
                    self._lethal[side, foe] = self._open(points)
        if way.beyond is not None and way.excess is not None and (side, way.excess) not in self._loyalty:
            points = self._need(way.excess).loyalty
            if points:
                self._loyalty[side, way.excess] = self._open(points)

    def _open(self, points: int) -> int:
        self.points.append(points)
        return 1 << len(self.points) - 1

    def _need(self, recipient: str) -> Need:
        return self._step.need_of.get(recipient, _NO_NEED)

    def divider(self, source: Source, first_slot: int) -> Divider:
        shares = tuple(
            self._share(source, recipient, first_slot + place) for place, recipient in enumerate(source.recipients)
        )
        manners = tuple(self._manner(source, way) for way in source.ways)
        return Divider(shares, manners) if len(manners) == 1 else self._disjoint(shares, *manners)

    def _share(self, source: Source, recipient: str, slot: int) -> Share:
        lethal = self._lethal.get((source.side, recipient), 0)
        settles = lethal if source.deathtouch and lethal and self._need(recipient).any_deathtouch else 0
        return Share(slot, lethal | self._loyalty.get((source.side, recipient), 0), settles)

    def _manner(self, source: Source, way: Way) -> Manner:
        required = self._required(source.side, way)
        return Manner(source.amount if required else 0, tuple(required.get(one) for one in source.recipients))

    def _required(self, side: Side, way: Way) -> dict[str, int]:
        """The thresholds that a share above zero requires, by recipient. Rule: CR 510.1c-d, 702.19b-c."""
        required: dict[str, int] = {}
        foes = 0
        for foe in way.foes:
            required[foe] = foes if way.in_order else 0
            foes |= self._lethal.get((side, foe), 0)
        if way.excess is not None:
            required.setdefault(way.excess, foes)
        if way.beyond is not None:
            loyalty = 0 if way.excess is None else self._loyalty.get((side, way.excess), 0)
            required.setdefault(way.beyond, foes | loyalty)
        return required

    def _disjoint(self, shares: tuple[Share, ...], first: Manner, second: Manner) -> Divider:
        """Two ways as manners of which no division is in both.

        The second way asks for less: what stays within its recipients is judged by it alone. The first must then
        give something outside them, which is a threshold of one point of its own.
        """
        if not first.total:
            return Divider(shares, (first, second) if second.total else (first,))
        ways = zip(first.requires, second.requires, strict=True)
        outside = {place for place, (one, other) in enumerate(ways) if one is not None and other is None}
        if not outside:
            return Divider(shares, (second,))
        if not second.total:
            return Divider(shares, (first, second))
        answered = self._open(1)
        shares = tuple(
            replace(share, feeds=share.feeds | answered, settles=share.settles | answered)
            if place in outside
            else share
            for place, share in enumerate(shares)
        )
        return Divider(shares, (replace(first, anyway=answered), second))


_NO_NEED = Need(None, None, False)

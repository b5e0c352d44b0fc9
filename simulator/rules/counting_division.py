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
    """One of a source's manners of dividing; no division counts in two of them.

    `total`: damage points to divide. `requires`: for each share the thresholds that it requires when it is above
    zero, None where it must be zero. `anyway`: thresholds required whatever the shares. `some_of`: shares of which
    one must be above zero, as bits; None without such a condition.
    """

    total: int
    requires: tuple[int | None, ...]
    anyway: int = 0
    some_of: int | None = None


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


class _Book:
    """Numbers the thresholds of a step as sources mention them; those of zero points are reached from the start."""

    def __init__(self, step: DamageStep) -> None:
        self._step = step
        self._bits: dict[tuple[Side, str, bool], int] = {}
        self.points: list[int] = []
        for source in step.sources:
            for way in source.ways:
                self._open_thresholds(source.side, way)

    def _open_thresholds(self, side: Side, way: Way) -> None:
        if way.in_order or way.excess is not None or way.beyond is not None:
            for foe in way.foes:
                self._open(side, foe, False)
        if way.beyond is not None and way.excess is not None:
            self._open(side, way.excess, True)

    def _open(self, side: Side, recipient: str, is_loyalty: bool) -> None:
        need = self._step.need_of.get(recipient)
        points = None if need is None else need.loyalty if is_loyalty else need.lethal
        if points and (side, recipient, is_loyalty) not in self._bits:
            self._bits[side, recipient, is_loyalty] = 1 << len(self.points)
            self.points.append(points)

    def _bit(self, side: Side, recipient: str, is_loyalty: bool = False) -> int:
        return self._bits.get((side, recipient, is_loyalty), 0)

    def divider(self, source: Source, first_slot: int) -> Divider:
        shares = tuple(
            self._share(source, recipient, first_slot + place) for place, recipient in enumerate(source.recipients)
        )
        return Divider(shares, _disjoint([self._manner(source, way) for way in source.ways]))

    def _share(self, source: Source, recipient: str, slot: int) -> Share:
        lethal = self._bit(source.side, recipient)
        settles = source.deathtouch and self._need(recipient).any_deathtouch
        return Share(slot, lethal | self._bit(source.side, recipient, True), lethal if settles else 0)

    def _need(self, recipient: str) -> Need:
        return self._step.need_of.get(recipient, Need(None, None, False))

    def _manner(self, source: Source, way: Way) -> Manner:
        required = self._required(source.side, way)
        requires = tuple(required.get(recipient) for recipient in source.recipients)
        return Manner(source.amount if required else 0, requires)

    def _required(self, side: Side, way: Way) -> dict[str, int]:
        """The thresholds that a share above zero requires, by recipient. Rule: CR 510.1c-d, 702.19b-c."""
        required: dict[str, int] = {}
        foes = 0
        for foe in way.foes:
            required[foe] = foes if way.in_order else 0
            foes |= self._bit(side, foe)
        if way.excess is not None:
            required.setdefault(way.excess, foes)
        if way.beyond is not None:
            loyalty = 0 if way.excess is None else self._bit(side, way.excess, True)
            required.setdefault(way.beyond, foes | loyalty)
        return required


def _disjoint(manners: list[Manner]) -> tuple[Manner, ...]:
    """The manners of a source's ways, changed so that no division counts twice.

    The second way is the weaker one: what stays within its recipients is judged by it alone.
    """
    if len(manners) == 1:
        return tuple(manners)
    first, second = manners
    if not first.total:
        return (first, second) if second.total else (first,)
    outside = bits(
        place
        for place, (one, other) in enumerate(zip(first.requires, second.requires, strict=True))
        if one is not None and other is None
    )
    return (replace(first, some_of=outside), second) if outside else (second,)


def bits(places: Iterable[int]) -> int:
    """The integer with these bits set."""
    return sum(1 << place for place in places)


def places(mask: int) -> Iterable[int]:
    """The bits that are set, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest

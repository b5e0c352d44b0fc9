"""A damage step as a goal sees it: what a point to a recipient is worth, and what reaching a threshold is worth.

A threshold is so many damage points to a recipient from one side: a creature's lethal damage, a planeswalker's
loyalty. Within a part of the step thresholds are numbered; sets of them are written as the bits of an integer.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from simulator.explore.policy import Policy
from simulator.rules.damage_step import DamageStep, Need, Side, Source, Way


@dataclass(frozen=True, slots=True)
class AimedShare:
    """One recipient of a source.

    `slot`: its place among the step's slots. `worth`: of each damage point. `feeds`: thresholds that its points
    count for, each with whether any damage at all reaches it (702.2c).
    """

    slot: int
    worth: int
    feeds: tuple[tuple[int, bool], ...]


@dataclass(frozen=True, slots=True)
class AimedWay:
    """A way of dividing `amount` points. `requires`: by share when above zero; None where it must be zero."""

    amount: int
    requires: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class AimedSource:
    """One source: its shares in canonical order, and its ways."""

    shares: tuple[AimedShare, ...]
    ways: tuple[AimedWay, ...]


@dataclass(frozen=True, slots=True)
class AimedPart:
    """Sources that bear on one another. `points`: what reaches each threshold; `rewards`: what reaching it is worth."""

    sources: tuple[AimedSource, ...]
    points: tuple[int, ...]
    rewards: tuple[int, ...]


def aimed_parts(step: DamageStep, policy: Policy) -> tuple[AimedPart, ...]:
    """The parts of a step that do not bear on one another, and what `policy` finds worth in each."""
    book = _Book(step, policy)
    return tuple(_part(book, members) for members in _groups(book))


_Key: TypeAlias = tuple[Side, str, bool]
"""A threshold: the side whose points count, the recipient, and whether it is a planeswalker's loyalty."""


def _groups(book: "_Book") -> list[list[Source]]:
    """Sources that feed or require a threshold in common, directly or by way of others, in canonical order."""
    counted = set().union(*(book.counted(source) for source in book.step.sources))
    groups: list[tuple[set[_Key], list[Source]]] = []
    for source in book.step.sources:
        keys, members = book.counted(source) | (counted & book.fed(source)), [source]
        apart = []
        for other_keys, others in groups:
            if keys & other_keys:
                keys, members = keys | other_keys, others + members
            else:
                apart.append((other_keys, others))
        groups = [*apart, (keys, members)]
    places = {source.id: place for place, source in enumerate(book.step.sources)}
    return [sorted(members, key=lambda source: places[source.id]) for _, members in groups]


class _Book:
    """What the step says about recipients, and what the goal makes of it."""

    def __init__(self, step: DamageStep, policy: Policy) -> None:
        self.step = step
        self.policy = policy
        self.first_slot: dict[str, int] = {}
        for place, (source, _) in enumerate(step.slots):
            self.first_slot.setdefault(source, place)

    def counted(self, source: Source) -> set[_Key]:
        """The thresholds that the source's ways make conditions; where the goal is to destroy, those of creatures."""
        found = {key for way in source.ways for keys in self.requirements(source.side, way).values() for key in keys}
        if self.policy is Policy.MOST_DESTROYED:
            found |= {key for key in self.fed(source) if not key[2]}
        return found

    def fed(self, source: Source) -> set[_Key]:
        """The thresholds that a source's points count for."""
        keys = {(source.side, recipient, loyalty) for recipient in source.recipients for loyalty in (False, True)}
        return {key for key in keys if self.points(key)}

    def need(self, recipient: str) -> Need:
        return self.step.need_of.get(recipient, Need(None, None, False))

    def points(self, key: _Key) -> int:
        """Damage points that reach a threshold; 0 where it is reached from the start, or none at all."""
        _, recipient, is_loyalty = key
        need = self.need(recipient)
        return (need.loyalty if is_loyalty else need.lethal) or 0

    def is_creature(self, recipient: str) -> bool:
        return self.need(recipient).lethal is not None

    def settles(self, source: Source, recipient: str) -> bool:
        return source.deathtouch and self.need(recipient).any_deathtouch

    def requirements(self, side: Side, way: Way) -> dict[str, frozenset[_Key]]:
        """What a share above zero requires, by recipient. Rule: CR 510.1c–d, 702.19b–c."""
        required: dict[str, frozenset[_Key]] = {}
        foes: frozenset[_Key] = frozenset()
        for foe in way.foes:
            required[foe] = foes if way.in_order else frozenset()
            foes |= self._threshold((side, foe, False))
        if way.excess is not None:
            required.setdefault(way.excess, foes)
        if way.beyond is not None:
            loyalty = frozenset() if way.excess is None else self._threshold((side, way.excess, True))
            required.setdefault(way.beyond, foes | loyalty)
        return required

    def _threshold(self, key: _Key) -> frozenset[_Key]:
        return frozenset((key,)) if self.points(key) else frozenset()


def _part(book: _Book, members: list[Source]) -> AimedPart:
    counted = set().union(*(book.counted(source) for source in members))
    keys = sorted(key for key in counted if _within_reach(book, members, key))
    numbers = {key: number for number, key in enumerate(keys)}
    most = sum(source.amount for source in members) + 1
    worths = _worths(book, members, most)
    sources = tuple(
        AimedSource(
            tuple(_share(book, source, recipient, numbers, worths) for recipient in source.recipients),
            tuple(_way(book, source, way, numbers) for way in source.ways),
        )
        for source in members
    )
    rewarded = book.policy is Policy.MOST_DESTROYED
    rewards = tuple(most if rewarded and not is_loyalty else 0 for _, _, is_loyalty in keys)
    return AimedPart(sources, tuple(book.points(key) for key in keys), rewards)


def _within_reach(book: _Book, members: list[Source], key: _Key) -> bool:
    _, recipient, is_loyalty = key
    feeding = [source for source in members if recipient in source.recipients]
    settled = not is_loyalty and any(book.settles(source, recipient) for source in feeding)
    return settled or sum(source.amount for source in feeding) >= book.points(key)


def _worths(book: _Book, members: list[Source], most: int) -> dict[str, int]:
    """What a point to a recipient that is no creature is worth, by announcer: the earlier one's counts first.

    Rule: CR 101.4.
    """
    if book.policy is Policy.MOST_DESTROYED:
        return {source.announcer: 1 for source in members}
    announcers = sorted({source.announcer for source in members}, key=book.step.players.index)
    return {announcer: most**rank for rank, announcer in enumerate(reversed(announcers))}


def _share(book: _Book, source: Source, recipient: str, numbers: dict[_Key, int], worths: dict[str, int]) -> AimedShare:
    keys = ((source.side, recipient, False), (source.side, recipient, True))
    return AimedShare(
        book.first_slot[source.id] + source.recipients.index(recipient),
        0 if book.is_creature(recipient) else worths[source.announcer],
        tuple((numbers[key], not key[2] and book.settles(source, recipient)) for key in keys if key in numbers),
    )


def _way(book: _Book, source: Source, way: Way, numbers: dict[_Key, int]) -> AimedWay:
    required = book.requirements(source.side, way)
    requires = tuple(
        _bits(required[recipient], numbers) if recipient in required else None for recipient in source.recipients
    )
    return AimedWay(source.amount if required else 0, requires)


def _bits(keys: Iterable[_Key], numbers: dict[_Key, int]) -> int | None:
    """The thresholds as bits; None where one of them is out of reach."""
    bits = 0
    for key in keys:
        if key not in numbers:
            return None
        bits |= 1 << numbers[key]
    return bits

"""A damage step laid out for walking through its assignments: slots in a row, and conditions as bits.

A condition is lethal damage to one creature, or one planeswalker's loyalty, by one side (510.1e). A slot feeds the
conditions of its recipient, and may be used only where the conditions that it demands are met.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from simulator.rules.damage_step import DamageStep, Side, Source, Way


@dataclass(frozen=True, slots=True)
class Condition:
    """`need`: damage points, above 0. `target`: the recipient and side, as a bit. `loyalty`: else lethal damage."""

    need: int
    target: int
    loyalty: bool


@dataclass(frozen=True, slots=True)
class Option:
    """One way of a source to divide its damage. `usable`: its slots (bits, from the source's first); `demands`:
    for each slot the conditions (bits) to be met."""

    usable: int
    demands: tuple[int, ...]

    def demanded(self, used: int) -> int:
        """The conditions (bits) that some used slots (bits) demand."""
        return union(self.demands[place] for place in bits(used))


NOTHING = Option(0, ())
"""Assigning nothing, where a source may."""


def open_places(option: Option, closed: int, start: int) -> list[int]:
    """The usable slots of an option from `start` on that demand none of the closed conditions (bits)."""
    return [
        place
        for place in range(start, len(option.demands))
        if option.usable >> place & 1 and not option.demands[place] & closed
    ]


@dataclass(frozen=True, slots=True)
class Plan:
    """One source. `first`: its first slot. `targets`, `feeds`, `touching`: for each of its slots the recipient as a
    target (a bit), the conditions (bits) that damage counts toward, and those that any damage meets.
    `may_assign_nothing`: besides `options`."""

    number: int
    first: int
    amount: int
    options: tuple[Option, ...]
    targets: tuple[int, ...]
    feeds: tuple[int, ...]
    touching: tuple[int, ...]
    may_assign_nothing: bool

    @property
    def size(self) -> int:
        """How many slots it has."""
        return len(self.feeds)

    @property
    def bearing(self) -> int:
        """All conditions (bits) that it feeds or demands."""
        return union(self.feeds) | union(demands for option in self.options for demands in option.demands)

    @property
    def is_forced(self) -> bool:
        """Whether it has no choice: one recipient, who gets all."""
        return self.size == 1 and len(self.options) == 1 and not self.may_assign_nothing


def union(masks: Iterable[int]) -> int:
    """All bits of several masks."""
    together = 0
    for mask in masks:
        together |= mask
    return together


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits of a mask."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


class Layout:
    """All sources of a step as plans, and the conditions that some slot demands."""

    def __init__(self, step: DamageStep) -> None:
        self._step = step
        self._bits: dict[tuple[Side, str, bool], int] = {}
        self._targets: dict[tuple[Side, str], int] = {}
        self.conditions: list[Condition] = []
        options = [self._options(source) for source in step.sources]
        # Conditions that nobody demands are left out: they would only tie sources together.
        self._demanded = union(demands for each in options for option in each for demands in option.demands)
        starts = accumulate((len(source.recipients) for source in step.sources), initial=0)
        self.plans = tuple(
            self._plan(number, source, first, options[number])
            for number, (source, first) in enumerate(zip(step.sources, starts, strict=False))
        )

    @cached_property
    def bearing(self) -> tuple[int, ...]:
        """For each plan all conditions (bits) that its damage can bear on, directly or by way of other sources."""
        return tuple(_joined([plan.bearing for plan in self.plans]))

    @cached_property
    def followers(self) -> tuple[tuple[Plan, ...], ...]:
        """For each plan the later ones, not forced, that can bear on the same conditions."""
        members: dict[int, list[Plan]] = {}
        for plan in self.plans:
            if not plan.is_forced:
                members.setdefault(self.bearing[plan.number], []).append(plan)
        return tuple(
            tuple(one for one in members.get(self.bearing[plan.number], ()) if one.number > plan.number)
            for plan in self.plans
        )

    def _options(self, source: Source) -> tuple[Option, ...]:
        return tuple(self._option(source, way) for way in source.ways if way.recipients())

    def _option(self, source: Source, way: Way) -> Option:
        demanded = dict.fromkeys(source.recipients, 0)
        earlier = 0
        for foe in way.foes:
            if way.in_order:
                demanded[foe] |= earlier
            earlier |= self._lethal(source.side, foe)
        for onward in (way.excess, way.beyond):
            if onward is not None and onward not in way.foes:
                demanded[onward] |= earlier
        if way.beyond is not None and way.excess is not None:
            demanded[way.beyond] |= self._loyalty(source.side, way.excess)
        reached = way.recipients()
        usable = union(1 << place for place, one in enumerate(source.recipients) if one in reached)
        return Option(usable, tuple(demanded.values()))

    def _lethal(self, side: Side, creature: str) -> int:
        need = self._step.need_of.get(creature)
        return self._bit(side, creature, need.lethal, loyalty=False) if need is not None else 0

    def _loyalty(self, side: Side, planeswalker: str) -> int:
        need = self._step.need_of.get(planeswalker)
        return self._bit(side, planeswalker, need.loyalty, loyalty=True) if need is not None else 0

    def _bit(self, side: Side, recipient: str, need: int | None, *, loyalty: bool) -> int:
        if not need:
            return 0
        key = (side, recipient, loyalty)
        if key not in self._bits:
            target = self._targets.setdefault((side, recipient), 1 << len(self._targets))
            self._bits[key] = 1 << len(self.conditions)
            self.conditions.append(Condition(need, target, loyalty))
        return self._bits[key]

    def _plan(self, number: int, source: Source, first: int, options: tuple[Option, ...]) -> Plan:
        lethal = [self._bits.get((source.side, recipient, False), 0) for recipient in source.recipients]
        loyalty = [self._bits.get((source.side, recipient, True), 0) for recipient in source.recipients]
        feeds = tuple((one | other) & self._demanded for one, other in zip(lethal, loyalty, strict=True))
        touching = tuple(
            bit & self._demanded if bit and source.deathtouch and self._step.need_of[recipient].any_deathtouch else 0
            for bit, recipient in zip(lethal, source.recipients, strict=True)
        )
        targets = tuple(self._targets.get((source.side, recipient), 0) for recipient in source.recipients)
        return Plan(number, first, source.amount, options, targets, feeds, touching, source.may_assign_nothing)


def _joined(masks: list[int]) -> list[int]:
    """For each mask the union of all masks that it has bits in common with, directly or by way of others."""
    groups: list[int] = []
    for mask in masks:
        groups = [group for group in groups if not group & mask] + [
            union([mask, *(group for group in groups if group & mask)])
        ]
    return [next((group for group in groups if group & mask), 0) for mask in masks]

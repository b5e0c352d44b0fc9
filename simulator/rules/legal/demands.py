"""What a share of damage demands of the rest: the rules of division, each written down once, ready to be judged.

A demand says: whoever assigns damage here must see to it that these creatures have lethal damage, or that this
planeswalker's loyalty is met, by all the damage that the source's side assigns (510.1e).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from simulator.rules.citation import Rule
from simulator.rules.damage_step import DamageStep, Side, Source, Way


@dataclass(frozen=True, slots=True)
class Condition:
    """Lethal damage to a creature, or a planeswalker's loyalty met, by one side.

    `need`: damage points. `slots`: the side's slots with this recipient. `touching`: those of them where any
    damage is enough. Rule: CR 120.6, 702.2c, 702.19c.
    """

    recipient: str
    loyalty: bool
    need: int
    slots: tuple[int, ...]
    touching: tuple[int, ...]

    def missing(self, amounts: Sequence[int]) -> int:
        """The damage points that are still needed; 0 when it is met."""
        for slot in self.touching:
            if amounts[slot]:
                return 0
        assigned = 0
        for slot in self.slots:
            assigned += amounts[slot]
        return max(0, self.need - assigned)


@dataclass(frozen=True, slots=True)
class Demand:
    """Damage in a slot is allowed only when all these conditions (a set of bits) are met.

    `key`: the sentence that explains it.
    """

    slot: int
    conditions: int
    rule: Rule
    key: str


@dataclass(frozen=True, slots=True)
class Reading:
    """One way of one source with all that it demands.

    `first` and `end` enclose the source's slots; `barred`: those outside this way; `total`: the damage points
    to be assigned, 0 where the way is to assign nothing.
    """

    source: Source
    way: Way
    first: int
    end: int
    barred: tuple[int, ...]
    total: int
    demands: tuple[Demand, ...]

    def allows(self, amounts: Sequence[int], short: int) -> bool:
        """Whether the source may divide so while the conditions `short` are not met."""
        if sum(amounts[self.first : self.end]) != self.total:
            return False
        for slot in self.barred:
            if amounts[slot]:
                return False
        return not short or not any(demand.conditions & short and amounts[demand.slot] for demand in self.demands)


class Demands:
    """All that a damage step demands: its conditions, and for each source the readings of its ways."""

    def __init__(self, step: DamageStep) -> None:
        self._step = step
        self._place = {slot: place for place, slot in enumerate(step.slots)}
        self._bits: dict[tuple[Side, str, bool], int] = {}
        self.conditions: list[Condition] = []
        self.readings = tuple(tuple(self._reading(source, way) for way in source.ways) for source in step.sources)

    def place(self, source: str, recipient: str) -> int | None:
        """The slot of a source and a recipient, or None where there is none."""
        return self._place.get((source, recipient))

    def lethal(self, side: Side, creature: str) -> int:
        """The condition that a creature has lethal damage, as a bit; none where it has from the start."""
        need = self._step.need_of.get(creature)
        if need is None or not need.lethal:
            return 0
        return self._bit(side, creature, need.lethal, loyalty=False, any_deathtouch=need.any_deathtouch)

    def met(self, side: Side, planeswalker: str | None) -> int:
        """The condition that a planeswalker's loyalty is met, as a bit. Deathtouch doesn't lower it."""
        need = self._step.need_of.get(planeswalker) if planeswalker is not None else None
        if planeswalker is None or need is None or not need.loyalty:
            return 0
        return self._bit(side, planeswalker, need.loyalty, loyalty=True, any_deathtouch=False)

    def _bit(self, side: Side, recipient: str, need: int, *, loyalty: bool, any_deathtouch: bool) -> int:
        key = (side, recipient, loyalty)
        if key not in self._bits:
            own = [source for source in self._step.sources if source.side is side and recipient in source.recipients]
            slots = tuple(self._place[source.id, recipient] for source in own)
            touching = tuple(slot for slot, source in zip(slots, own, strict=True) if source.deathtouch)
            self._bits[key] = 1 << len(self.conditions)
            self.conditions.append(Condition(recipient, loyalty, need, slots, touching if any_deathtouch else ()))
        return self._bits[key]

    def _reading(self, source: Source, way: Way) -> Reading:
        reached = way.recipients()
        first = self._place[source.id, source.recipients[0]]
        barred = tuple(first + place for place, one in enumerate(source.recipients) if one not in reached)
        rules = (_damage_assignment_order, _trample, _trample_over_planeswalkers)
        demands = tuple(demand for rule in rules for demand in rule(self, source, way) if demand.conditions)
        total = source.amount if reached else 0
        return Reading(source, way, first, first + len(source.recipients), barred, total, demands)

    def demand(self, source: Source, recipient: str, conditions: int, rule: Rule, key: str) -> Demand:
        """A demand on one of a source's shares."""
        return Demand(self._place[source.id, recipient], conditions, rule, key)

    def all_lethal(self, source: Source, way: Way) -> int:
        """The conditions that all foes of a way have lethal damage."""
        bits = 0
        for foe in way.foes:
            bits |= self.lethal(source.side, foe)
        return bits


def _damage_assignment_order(demands: Demands, source: Source, way: Way) -> Iterator[Demand]:
    """A later creature is given damage only when every earlier one has lethal damage. Rule: CR 510.1c–d."""
    if not way.in_order:
        return
    rule = Rule("510.1c") if source.side is Side.ATTACKING else Rule("510.1d")
    earlier = 0
    for foe in way.foes:
        yield demands.demand(source, foe, earlier, rule, "violation.order")
        earlier |= demands.lethal(source.side, foe)


def _trample(demands: Demands, source: Source, way: Way) -> Iterator[Demand]:
    """What it attacks is given damage only when all blockers have lethal damage. Rule: CR 702.19b, 702.19e."""
    rule = way.rule if way.rule == Rule("702.19e") else Rule("702.19b")
    lethal = demands.all_lethal(source, way)
    # A planeswalker that blocks its own attacker is given damage as a blocker.
    onward = [one for one in (way.excess, way.beyond) if one is not None and one not in way.foes]
    for recipient in onward:
        yield demands.demand(source, recipient, lethal, rule, "violation.trample")


def _trample_over_planeswalkers(demands: Demands, source: Source, way: Way) -> Iterator[Demand]:
    """The planeswalker's controller is given damage only when its loyalty is met. Rule: CR 702.19c."""
    if way.beyond is not None:
        loyalty = demands.met(source.side, way.excess)
        yield demands.demand(source, way.beyond, loyalty, Rule("702.19c"), "violation.over-planeswalker")

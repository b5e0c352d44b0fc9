"""What each share of an assignment adds to the figures that tell results apart: sums, each no further than matters.

Holds where no effect is in force: then what one share comes to does not hang on the others, and sums decide.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from simulator.rules.assignment import Assignment
from simulator.rules.checks.figures import LIMIT
from simulator.rules.combat import Combat
from simulator.rules.damage.dealing import deal_combat_damage
from simulator.rules.damage.figures import MINUS_ONE
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import lethal_damage
from simulator.rules.events import DamageDealt, DamageRow, Event, Figure
from simulator.rules.keywords import Ability, Keyword
from simulator.rules.objects import Permanent

Place: TypeAlias = tuple[str, Figure, str]
"""Whose figure, which one, and of what kind."""

Sums: TypeAlias = tuple[int, ...]
"""One sum for each place of a scale."""

TOUCHED = "touched"
"""The kind of marked damage that stands for damage from a source with deathtouch."""


def sums_decide(combat: Combat, step: DamageStep) -> bool:
    """Whether the sums of what single shares come to decide what an assignment comes to.

    Not with effects in force, nor where surplus moves, players act while damage is on the stack, or deathtouch and
    lifelink are triggers; nor where a figure might reach the most that a scenario holds, or a creature is given damage
    by which lethal damage to others is told by power: they may be spared when it leaves.
    """
    era = combat.era
    if combat.effects or era.surplus_moves or (era.damage_on_the_stack and combat.timeline):
        return False
    if era.damage_keywords_trigger and any(map(_has_damage_keyword, map(combat.permanent, step.source_of))):
        return False
    if any(combat.permanent(id).can(Ability.LETHAL_BY_POWER) for id in step.need_of):
        return False
    most = sum(source.amount for source in step.sources)
    largest = max(abs(player.life) + player.poison for player in combat.players)
    return 2 * most + largest < LIMIT


def _has_damage_keyword(permanent: Permanent) -> bool:
    return permanent.has(Keyword.DEATHTOUCH) or permanent.has(Keyword.LIFELINK)


class Contributions:
    """What shares of one step come to, each worked out once by dealing it alone."""

    def __init__(self, combat: Combat, step: DamageStep) -> None:
        self._combat = combat
        self._step = step
        self._changes: dict[tuple[int, int], dict[Place, int]] = {}
        self._alike: dict[tuple[Permanent, str, int], dict[Place, int]] = {}

    def changes(self, slot: int, amount: int) -> Mapping[Place, int]:
        """How a share of so many points changes figures."""
        if (slot, amount) not in self._changes:
            self._changes[slot, amount] = self._dealt_alike(slot, amount) if amount else {}
        return self._changes[slot, amount]

    def _dealt_alike(self, slot: int, amount: int) -> dict[Place, int]:
        """What sources that differ only by their names come to is worked out once."""
        source, recipient = self._step.slots[slot]
        permanent = self._combat.permanent(source)
        if permanent.commander:  # its damage to players is told by its id
            return self._dealt(slot, amount)
        name = replace(permanent, id="", name=()), recipient, amount
        if name not in self._alike:
            self._alike[name] = self._dealt(slot, amount)
        return self._alike[name]

    def _dealt(self, slot: int, amount: int) -> dict[Place, int]:
        alone = Assignment((self._step.slots[slot],), (amount,))
        after = deal_combat_damage(self._combat, self._step, alone)
        changes: dict[Place, int] = {}
        for event in after.log[len(self._combat.log) :]:
            for change in (change for row in _rows(event) for change in row.results):
                place = (change.object, change.figure, change.of)
                changes[place] = changes.get(place, 0) + change.amount
        recipient = self._step.slots[slot][1]
        if not after.is_player(recipient) and after.permanent(recipient).dealt_deathtouch:
            changes[recipient, Figure.DAMAGE, TOUCHED] = 1
        return changes

    def scale(self, slots: Sequence[int]) -> "Scale":
        """Where the shares of some slots add up, and how far each sum matters."""
        places: dict[Place, None] = {}
        for slot in slots:
            source = self._step.source_of[self._step.slots[slot][0]]
            places.update(dict.fromkeys(self.changes(slot, source.amount)))
        limits = tuple(self._limits(place, places) for place in places)
        return Scale(tuple(places), limits)

    def _limits(self, place: Place, places: Mapping[Place, None]) -> tuple[int, int]:
        id, figure, kind = place
        if self._combat.is_player(id):
            return -LIMIT, LIMIT
        permanent = self._combat.permanent(id)
        if figure is Figure.LOYALTY:
            return -(permanent.loyalty or 0), 0
        if figure is Figure.DEFENSE:
            return -(permanent.defense or 0), 0
        if kind == TOUCHED:
            return 0, 1
        if figure is Figure.DAMAGE and (id, Figure.COUNTERS, MINUS_ONE) not in places:
            return 0, max(1, lethal_damage(self._combat, permanent))
        return 0, LIMIT


def _rows(event: Event) -> Sequence[DamageRow]:
    return event.rows if isinstance(event, DamageDealt) else ()


@dataclass(frozen=True, slots=True)
class Scale:
    """Sums at some places. `limits`: the least and the most that each needs to be told apart."""

    places: tuple[Place, ...]
    limits: tuple[tuple[int, int], ...]

    @property
    def zero(self) -> Sums:
        """Nothing added yet."""
        return (0,) * len(self.places)

    def steps(self, changes: Mapping[Place, int]) -> tuple[tuple[int, int], ...]:
        """Changes as (index of the place, amount)."""
        index = {place: number for number, place in enumerate(self.places)}
        return tuple((index[place], amount) for place, amount in changes.items())

    def added(self, sums: Sums, steps: Sequence[tuple[int, int]]) -> Sums:
        """The sums with these changes."""
        if not steps:
            return sums
        changed = list(sums)
        for number, amount in steps:
            least, most = self.limits[number]
            changed[number] = max(least, min(most, changed[number] + amount))
        return tuple(changed)

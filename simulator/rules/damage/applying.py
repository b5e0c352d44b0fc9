"""One event of damage while effects change it: its portions, and the effects with what is left of shields."""

from dataclasses import dataclass, replace

from simulator.rules.combat import Combat
from simulator.rules.damage.event import Portion, source_of
from simulator.rules.effects import DamageEffect, EffectChoice, EffectKind
from simulator.rules.filters import fits, matches


@dataclass(frozen=True, slots=True)
class Applying:
    """Damage that would be dealt, part of the way through the effects that change it.

    `combat` is as it was before. `step`: the name of the step, as choices have it. `effects`: as in the combat,
    in the same places, shields with what is left of them. `taken`: shields for the next time one source deals
    damage, by place, with the source that it was.
    """

    combat: Combat
    step: str
    portions: tuple[Portion, ...]
    effects: tuple[DamageEffect, ...]
    taken: tuple[tuple[int, str], ...] = ()

    def with_portion(self, number: int, portion: Portion) -> "Applying":
        """This event with one portion replaced."""
        return replace(self, portions=(*self.portions[:number], portion, *self.portions[number + 1 :]))

    def with_left(self, place: int, left: int) -> "Applying":
        """This event with so many damage points left in a shield."""
        effect = replace(self.effects[place], amount=left)
        return replace(self, effects=(*self.effects[:place], effect, *self.effects[place + 1 :]))

    def with_taken(self, place: int, source: str) -> "Applying":
        """This event with a shield used on the damage of one source. Rule: CR 615.8."""
        return replace(self, taken=(*self.taken, (place, source)))

    def looks_at(self, place: int, portion: Portion) -> bool:
        """Whether an effect is one that applies to such damage; damage of 0 is none. Rule: CR 614.7a, 615.9."""
        effect = self.effects[place]
        if portion.amount <= 0 or _used_up(effect):
            return False
        if dict(self.taken).get(place, portion.source) != portion.source:
            return False
        source = source_of(self.combat, portion)
        from_it = effect.source is None if source is None else fits(effect.source, source)
        return from_it and matches(self.combat, effect.recipient, portion.recipient)

    def is_open(self, place: int, portion: Portion) -> bool:
        """Whether an effect changes such damage and has not been applied to it yet. Rule: CR 614.5."""
        changes = self.effects[place].kind is not EffectKind.CANT_BE_PREVENTED
        return changes and place not in portion.applied and self.looks_at(place, portion)

    def is_preventable(self, portion: Portion) -> bool:
        """Whether prevention does anything to the damage. Rule: CR 615.12."""
        return not any(
            effect.kind is EffectKind.CANT_BE_PREVENTED and self.looks_at(place, portion)
            for place, effect in enumerate(self.effects)
        )

    def choice(self, recipient: str) -> EffectChoice:
        """What the affected player chose for damage to this recipient, if the scenario says so.

        Rule: CR 615.7, 616.1.
        """
        said = (one for one in self.combat.choices if (one.step, one.recipient) == (self.step, recipient))
        return next(said, EffectChoice(self.step, recipient))

    def effects_left(self) -> tuple[DamageEffect, ...]:
        """The effects in force after the event, without shields that are used up. Rule: CR 615.7."""
        taken = {place for place, _ in self.taken}
        return tuple(effect for place, effect in enumerate(self.effects) if place not in taken and not _used_up(effect))


def is_pool(effect: DamageEffect) -> bool:
    """Whether it is a shield for so many damage points, not for the next time. Rule: CR 615.7."""
    return effect.shield and effect.kind is EffectKind.PREVENT and effect.amount is not None


def _used_up(effect: DamageEffect) -> bool:
    return is_pool(effect) and effect.amount == 0

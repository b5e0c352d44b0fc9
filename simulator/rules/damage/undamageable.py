"""Creatures that cannot be dealt combat damage, for the eras in which trample skipped them."""

from simulator.rules.combat import Combat
from simulator.rules.damage.keyword_prevention import protections
from simulator.rules.effects import DamageEffect, EffectKind
from simulator.rules.filters import matches
from simulator.rules.objects import Permanent
from simulator.rules.qualities import has_quality


def cannot_be_dealt_damage(combat: Combat, source: Permanent, recipient: str) -> bool:
    """Whether a lasting effect prevents all damage from the source to the recipient, or protection does.

    The ruling names Gaseous Form as an example; that protection counts as well is inferred. A shield for the next
    damage does not last, and what cannot be prevented is dealt. Rule: Urza's Saga rulings of October 1998.
    """
    if any(_covers(combat, one, EffectKind.CANT_BE_PREVENTED, source, recipient) for one in combat.effects):
        return False
    protected = any(has_quality(source, quality) for quality in protections(combat, recipient))
    return protected or any(
        effect.amount is None and not effect.shield and _covers(combat, effect, EffectKind.PREVENT, source, recipient)
        for effect in combat.effects
    )


def _covers(combat: Combat, effect: DamageEffect, kind: EffectKind, source: Permanent, recipient: str) -> bool:
    looked_at = matches(combat, effect.source, source.id) and matches(combat, effect.recipient, recipient)
    return effect.kind is kind and looked_at

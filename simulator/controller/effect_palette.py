"""The effects on damage that lie beside the table; whoever takes one says what it looks at."""

from collections.abc import Mapping
from types import MappingProxyType

from simulator.rules.effects import DamageEffect, EffectKind


def effect_palette() -> Mapping[str, DamageEffect]:
    """The effects by their keys, in the order in which they are offered; none looks at anything yet."""
    return _EFFECTS


_EFFECTS: Mapping[str, DamageEffect] = MappingProxyType(
    {
        "prevent-all": DamageEffect(EffectKind.PREVENT),
        "prevent-some": DamageEffect(EffectKind.PREVENT, amount=1),
        "shield": DamageEffect(EffectKind.PREVENT, amount=3, shield=True),
        "shield-all": DamageEffect(EffectKind.PREVENT, shield=True),
        "double": DamageEffect(EffectKind.MULTIPLY, factor=2),
        "triple": DamageEffect(EffectKind.MULTIPLY, factor=3),
        "add": DamageEffect(EffectKind.ADD, amount=1),
        "redirect": DamageEffect(EffectKind.REDIRECT),
        "certain": DamageEffect(EffectKind.CANT_BE_PREVENTED),
    }
)

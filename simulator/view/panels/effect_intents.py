"""What it takes to be rid of an effect again."""

from simulator.controller.effect_intents import TakeOffEffect
from simulator.controller.effect_view import EffectView
from simulator.controller.intents import Intent, TakeBack


def taking_off(effect: EffectView) -> Intent:
    """The intent of taking an effect off the table: from the list, or by taking back the action that brought it."""
    return TakeBack(effect.index) if effect.by_action else TakeOffEffect(effect.index)

"""An effect on damage in words, by its name where it has one."""

from simulator.controller.board_state import BoardState
from simulator.controller.effect_view import EffectView
from simulator.view.look.texts import Texts


def effect_said(effect: EffectView, texts: Texts, state: BoardState | None) -> str:
    """What it is called and does, such as "Furnace: multiplied by 2"."""
    words, name = texts.text(effect.words, state), texts.name(effect.name)
    return f"{name}: {words}" if name else words

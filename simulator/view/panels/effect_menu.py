"""What can be done with an effect, as a menu: choose how it is applied, take it off the table."""

from functools import partial
from typing import Protocol

from PySide6.QtWidgets import QMenu, QWidget

from simulator.controller.board_state import BoardState
from simulator.controller.effect_view import EffectChoiceView
from simulator.controller.intents import Intent
from simulator.rules.messages import Name
from simulator.view.look.texts import Texts
from simulator.view.panels.effect_intents import taking_off
from simulator.view.panels.effect_said import effect_said


class EffectActs(Protocol):
    """Who carries out what is chosen."""

    def do(self, intent: Intent) -> None:
        """Carry out a wish."""

    def order_effects(self, choice: EffectChoiceView) -> None:
        """Ask how effects change the damage to a recipient."""


class EffectMenu(QMenu):
    """The menu of one effect, by its place among the effects of the board."""

    def __init__(self, state: BoardState, texts: Texts, place: int, acts: EffectActs, parent: QWidget) -> None:
        super().__init__(parent)
        effect = state.effects[place]
        self.addAction(effect_said(effect, texts, state).replace("&", "&&")).setEnabled(False)
        for choice in state.effect_choices:
            if place in choice.order:
                words = texts.say("effect-menu.order", state, recipient=Name(choice.recipient))
                order = self.addAction(words.replace("&", "&&"))
                order.triggered.connect(partial(acts.order_effects, choice))
        self.addAction(texts.say("effect-menu.take-off")).triggered.connect(lambda: acts.do(taking_off(effect)))

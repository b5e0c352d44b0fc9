"""Small panels that ask for an order: of foes that are given damage, of effects that change it."""

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel, QWidget

from simulator.controller.board_state import BoardState
from simulator.controller.effect_intents import OrderEffects, ShareShield
from simulator.controller.effect_view import EffectChoiceView
from simulator.controller.intents import Intent, Reorder
from simulator.rules.messages import Name, message
from simulator.view.explorer.number_line import NumberLine
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.ask_form import Asked, AskForm
from simulator.view.panels.effect_said import effect_said
from simulator.view.panels.order_list import OrderList


class OrderForm(AskForm):
    """`wanted` tells the intents that the answers come to, one by one."""

    def __init__(self, texts: Texts, parent: QWidget) -> None:
        super().__init__(texts, parent)
        self._intents: Callable[[], tuple[Intent, ...]] = tuple
        self.order: OrderList | None = None
        self.shield_lines: tuple[NumberLine, ...] = ()

    def order_foes(self, creature: str, foes: tuple[str, ...], state: BoardState, beside: QPoint) -> None:
        """Ask for the damage assignment order of a creature. Rule: CR 510.1c."""
        rows = tuple((self._texts.say("window.list.name", state, who=Name(id)), id) for id in foes)
        self.order = order = OrderList(rows)
        self._intents = lambda: (Reorder(creature, tuple(str(id) for id in order.values())),)
        heading = message("order-form.foes", creature=Name(creature))
        self.ask(heading, (Asked(None, order), self._hint()), state, beside)

    def order_effects(self, choice: EffectChoiceView, state: BoardState, beside: QPoint) -> None:
        """Ask in which order effects change damage, and whose damage a shield prevents. Rule: CR 616.1, 615.7."""
        rows = tuple((effect_said(state.effects[place], self._texts, state), place) for place in choice.order)
        self.order = order = OrderList(rows) if len(rows) > 1 else None
        asked = [] if order is None else [Asked(None, order), self._hint()]
        lines: dict[tuple[int, str], NumberLine] = {}
        for shield in choice.shields:
            for source, amount in shield.amounts:
                lines[shield.effect, source] = line = NumberLine(amount)
                effect = state.effects[shield.effect].letters
                asked.append(Asked(message("order-form.shield", source=Name(source), effect=effect), line))
        self.shield_lines = tuple(lines.values())
        self._intents = lambda: (*_ordered(choice, order), *_shared(choice, lines))
        self.ask(message("order-form.effects", recipient=Name(choice.recipient)), tuple(asked), state, beside)

    def answer(self) -> None:
        """Tell what was chosen."""
        for intent in self._intents():
            self.wanted.emit(intent)

    def _hint(self) -> Asked:
        hint = QLabel(self._texts.say("order-form.hint"))
        hint.setWordWrap(True)
        set_look(hint, "hints")
        return Asked(None, hint)


def _ordered(choice: EffectChoiceView, order: OrderList | None) -> Iterator[Intent]:
    places = tuple(place for place in order.values() if isinstance(place, int)) if order is not None else ()
    if places and places != choice.order:
        yield OrderEffects(choice.recipient, places)


def _shared(choice: EffectChoiceView, lines: Mapping[tuple[int, str], NumberLine]) -> Iterator[Intent]:
    for shield in choice.shields:
        typed = tuple((source, lines[shield.effect, source].number) for source, _ in shield.amounts)
        if typed != shield.amounts:
            amounts = tuple((source, amount) for source, amount in typed if amount is not None)
            yield ShareShield(choice.recipient, shield.effect, amounts)

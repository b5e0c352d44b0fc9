"""A small panel that asks which damage an effect changes, and by how much."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeAlias

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from simulator.controller.board_state import BoardState, CardKind
from simulator.controller.effect_intents import PutEffect
from simulator.rules.effects import DamageEffect, EffectKind, Filter
from simulator.rules.messages import Message, Name, message
from simulator.view.explorer.number_line import NumberLine
from simulator.view.look.choice_box import ChoiceBox, TickBox
from simulator.view.look.texts import Texts
from simulator.view.panels.ask_form import Asked, AskForm

_TO, _BY = "to", "by"
_FROM_THE_SOURCE = (EffectKind.MULTIPLY, EffectKind.ADD, EffectKind.CANT_BE_PREVENTED)

_Field: TypeAlias = tuple[Asked | None, Callable[[DamageEffect], DamageEffect]]
"""A row, or none where there is nothing to choose, and how to put what is chosen into the effect."""


class EffectForm(AskForm):
    """Asks beside what an effect was dropped on. `wanted` tells the `PutEffect`."""

    def __init__(self, texts: Texts, parent: QWidget) -> None:
        super().__init__(texts, parent)
        self._puts: tuple[Callable[[DamageEffect], DamageEffect], ...] = ()
        self._effect: DamageEffect | None = None

    def open(self, key: str, effect: DamageEffect, subject: str, state: BoardState, beside: QPoint) -> None:
        """Ask about an effect on a player or permanent ("": on the whole board); nothing to ask: it is done at once."""
        self._effect = effect
        fields = tuple(self._fields(effect, subject, state))
        self._puts = tuple(put for _, put in fields)
        asked = tuple(row for row, _ in fields if row is not None)
        what = message(f"effect-palette.{key}")
        heading = message("effect-form.on", effect=what, who=Name(subject)) if subject else what
        if asked:
            self.ask(heading, asked, state, beside)
        else:
            self.answer()

    def answer(self) -> None:
        """Tell the effect with all that was chosen."""
        effect = self._effect
        if effect is None:
            return
        for put in self._puts:
            effect = put(effect)
        self.wanted.emit(PutEffect(effect))

    def _fields(self, effect: DamageEffect, subject: str, state: BoardState) -> Iterator[_Field]:
        if subject:
            yield self._where(effect, subject, state)
        if effect.kind is EffectKind.REDIRECT:
            yield self._whom(subject, state)
        if effect.kind is EffectKind.ADD or (effect.kind is EffectKind.PREVENT and effect.amount is not None):
            amount = NumberLine(effect.amount)
            yield Asked(message("parameter.amount"), amount), lambda one: replace(one, amount=amount.number)
        if effect.kind is EffectKind.PREVENT:
            back = TickBox()
            yield Asked(message("effect-form.deal-back"), back), lambda one: replace(one, deal_back=back.isChecked())

    def _where(self, effect: DamageEffect, subject: str, state: BoardState) -> _Field:
        card = state.card(subject)
        by_it = card is not None and card.kind in (CardKind.CREATURE, CardKind.OTHER)
        ids = Filter((subject,))
        if card is None:
            return None, lambda one: replace(one, recipient=ids)
        box = ChoiceBox()
        for way in (_BY, _TO) if by_it and effect.kind in _FROM_THE_SOURCE else (_TO, _BY):
            box.addItem(self._texts.say(f"effect-form.{way}"), way)

        def put(one: DamageEffect) -> DamageEffect:
            return replace(one, source=ids) if box.currentData() == _BY else replace(one, recipient=ids)

        return Asked(message("effect-form.where"), box), put

    def _whom(self, subject: str, state: BoardState) -> _Field:
        box = ChoiceBox()
        for id in (*(player.id for player in state.players), *(card.id for card in state.cards)):
            if id != subject:
                box.addItem(self._texts.say("window.list.name", state, who=Name(id)), id)
        label: Message = message("effect-form.whom")
        return Asked(label, box), lambda one: replace(one, to=box.currentData())

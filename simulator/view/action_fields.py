"""The fields in which an action's open words are chosen: whom, how many, which words."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from simulator.controller.board_state import BoardState, CardKind, CardRole, CardView
from simulator.rules.keywords import ability_word, keyword_word
from simulator.rules.messages import Name
from simulator.rules.timeline import Action, Parameter
from simulator.view.choice_box import ChoiceBox, TickBox
from simulator.view.texts import Texts

_ATTACKING = (CardRole.ATTACKING, CardRole.ATTACKING_BLOCKED, CardRole.ATTACKING_UNBLOCKED)
_INTEGER = QRegularExpression(r"[+-]?\d{1,7}")


@dataclass(frozen=True, slots=True)
class ActionField:
    """One word of an action: the widget to choose it with, and how to put what is chosen into the action."""

    parameter: Parameter
    widget: QWidget
    put: Callable[[Action], Action]


def field_for(parameter: Parameter, state: BoardState, texts: Texts, *, optional: bool) -> ActionField:
    """A field for one parameter on this board; an optional one may be left open."""
    if parameter in (Parameter.TAPPED, Parameter.EXCESS_TO_CONTROLLER):
        return _tick(parameter)
    if parameter in _NUMBERS:
        return _number(parameter, "" if optional else "1")
    if parameter in _WORDS:
        return _line(parameter)
    box = ChoiceBox()
    if optional:
        box.addItem(texts.say("window.action.open"), None)
    for id in _candidates(parameter, state):
        box.addItem(texts.say("window.list.name", state, who=Name(id)), id)
    return ActionField(parameter, box, lambda action: _with_id(action, parameter, box.currentData()))


def _tick(parameter: Parameter) -> ActionField:
    box = TickBox()
    if parameter is Parameter.TAPPED:
        # What is put into combat comes tapped more often than not.
        box.setChecked(True)
        return ActionField(parameter, box, lambda action: replace(action, tapped=box.isChecked()))
    return ActionField(parameter, box, lambda action: replace(action, excess_to_controller=box.isChecked()))


def _number(parameter: Parameter, given: str) -> ActionField:
    line = QLineEdit(given)
    line.setValidator(QRegularExpressionValidator(_INTEGER, line))
    return ActionField(parameter, line, lambda action: _NUMBERS[parameter](action, _integer(line.text())))


def _line(parameter: Parameter) -> ActionField:
    line = QLineEdit()
    return ActionField(parameter, line, lambda action: _WORDS[parameter](action, _split(line.text())))


_NUMBERS: dict[Parameter, Callable[[Action, int | None], Action]] = {
    Parameter.POWER: lambda action, number: replace(action, power=number),
    Parameter.TOUGHNESS: lambda action, number: replace(action, toughness=number),
    Parameter.LOYALTY: lambda action, number: replace(action, loyalty=number),
    Parameter.DEFENSE: lambda action, number: replace(action, defense=number),
    Parameter.DAMAGE: lambda action, number: replace(action, damage=number),
    Parameter.AMOUNT: lambda action, number: replace(action, amount=number),
}
_WORDS: dict[Parameter, Callable[[Action, tuple[str, ...]], Action]] = {
    Parameter.TYPES: lambda action, words: replace(action, types=words),
    Parameter.KEYWORDS: lambda action, words: replace(action, keywords=tuple(map(keyword_word, words)) or None),
    Parameter.ABILITIES: lambda action, words: replace(action, abilities=tuple(map(ability_word, words)) or None),
    Parameter.KIND: lambda action, words: replace(action, counter_kind=", ".join(words)),
}


def _with_id(action: Action, parameter: Parameter, id: str | None) -> Action:
    match parameter:
        case Parameter.ATTACKING:
            return replace(action, attacking=id)
        case Parameter.BLOCKING:
            return replace(action, blocking=None if id is None else (id,))
        case Parameter.BEFORE:
            return replace(action, before=id)
        case Parameter.RETURNED:
            return replace(action, returned=id)
        case Parameter.SOURCE:
            return replace(action, source=id)
        case _:
            return replace(action, to=id)


def _candidates(parameter: Parameter, state: BoardState) -> Iterator[str]:
    """Whom the word could mean; what the rules refuse of these is said when it is tried."""
    if parameter in (Parameter.ATTACKING, Parameter.TO):
        yield from (player.id for player in state.players if not player.out)
    yield from (card.id for card in state.cards if _suits(parameter, card))


def _suits(parameter: Parameter, card: CardView) -> bool:
    match parameter:
        case Parameter.ATTACKING:
            return card.kind in (CardKind.PLANESWALKER, CardKind.BATTLE)
        case Parameter.BLOCKING | Parameter.RETURNED:
            return card.role in _ATTACKING
        case Parameter.BEFORE:
            return card.role is CardRole.BLOCKING
        case _:
            return parameter is Parameter.SOURCE


def _integer(text: str) -> int | None:
    try:
        return int(text)
    except ValueError:
        return None


def _split(text: str) -> tuple[str, ...]:
    return tuple(word for part in text.replace("、", ",").split(",") if (word := part.strip()))

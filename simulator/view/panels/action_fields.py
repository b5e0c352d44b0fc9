"""The fields in which an action's open words are chosen: whom, how many, which words."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from PySide6.QtWidgets import QLineEdit, QWidget

from simulator.controller.board_state import BoardState, CardKind, CardRole, CardView, Seat
from simulator.rules.keywords import Ability, Keyword, ability_word, keyword_word
from simulator.rules.messages import Name
from simulator.rules.objects import CardType
from simulator.rules.timeline import Action, Parameter
from simulator.view.explorer.number_line import NumberLine
from simulator.view.look.choice_box import ChoiceBox, TickBox
from simulator.view.look.texts import Texts
from simulator.view.panels.word_box import TypesBox, WordBox

_ATTACKING = (CardRole.ATTACKING, CardRole.ATTACKING_BLOCKED, CardRole.ATTACKING_UNBLOCKED)
_ATTACKED = (CardKind.PLANESWALKER, CardKind.BATTLE)
_COUNTER = "+1/+1"
_NEED_MORE = (Keyword.PROTECTION, Keyword.LANDWALK, Keyword.BANDS_WITH_OTHER)
_NEED_MORE_TOO = (Ability.BLOCK_MORE, Ability.CANT_BE_BLOCKED_BY, Ability.CANT_BE_BLOCKED_EXCEPT_BY)
_TYPES = {
    CardKind.CREATURE: CardType.CREATURE,
    CardKind.PLANESWALKER: CardType.PLANESWALKER,
    CardKind.BATTLE: CardType.BATTLE,
}


@dataclass(frozen=True, slots=True)
class ActionField:
    """One word of an action: the widget to choose it with, and how to put what is chosen into the action."""

    parameter: Parameter
    widget: QWidget
    put: Callable[[Action], Action]


def field_for(parameter: Parameter, subject: str, state: BoardState, texts: Texts, *, optional: bool) -> ActionField:
    """A field for one parameter of an action on a player or permanent; an optional one may be left open."""
    if parameter in (Parameter.TAPPED, Parameter.EXCESS_TO_CONTROLLER):
        return _tick(parameter)
    if parameter in _NUMBERS:
        line = NumberLine(None if optional else 1)
        return ActionField(parameter, line, lambda action: _NUMBERS[parameter](action, line.number))
    if parameter is Parameter.KIND:
        kind = QLineEdit(_COUNTER)
        return ActionField(parameter, kind, lambda action: replace(action, counter_kind=kind.text().strip()))
    if parameter is Parameter.TYPES:
        return _types(state.card(subject), texts)
    if parameter in (Parameter.KEYWORDS, Parameter.ABILITIES):
        return _words(parameter, texts)
    box = ChoiceBox()
    if optional:
        box.addItem(texts.say("window.action.open"), None)
    for id in _candidates(parameter, subject, state):
        box.addItem(texts.say("window.list.name", state, who=Name(id)), id)
    return ActionField(parameter, box, lambda action: _with_id(action, parameter, box.currentData()))


def _tick(parameter: Parameter) -> ActionField:
    box = TickBox()
    if parameter is Parameter.TAPPED:
        # What is put into combat comes tapped more often than not.
        box.setChecked(True)
        return ActionField(parameter, box, lambda action: replace(action, tapped=box.isChecked()))
    return ActionField(parameter, box, lambda action: replace(action, excess_to_controller=box.isChecked()))


def _types(card: CardView | None, texts: Texts) -> ActionField:
    known = frozenset() if card is None or card.kind not in _TYPES else frozenset((_TYPES[card.kind],))
    box = TypesBox(texts, known)
    return ActionField(Parameter.TYPES, box, lambda action: replace(action, types=box.words()))


def _words(parameter: Parameter, texts: Texts) -> ActionField:
    if parameter is Parameter.KEYWORDS:
        keywords = (one for one in Keyword if one not in _NEED_MORE)
        box = WordBox(tuple((texts.say(f"keyword.{one.value}"), one.value) for one in keywords))
        return ActionField(
            parameter, box, lambda action: replace(action, keywords=tuple(map(keyword_word, box.words())) or None)
        )
    abilities = (one for one in Ability if one not in _NEED_MORE_TOO)
    box = WordBox(tuple((texts.say(f"ability.{one.value}"), one.value) for one in abilities))
    return ActionField(
        parameter, box, lambda action: replace(action, abilities=tuple(map(ability_word, box.words())) or None)
    )


_NUMBERS: dict[Parameter, Callable[[Action, int | None], Action]] = {
    Parameter.POWER: lambda action, number: replace(action, power=number),
    Parameter.TOUGHNESS: lambda action, number: replace(action, toughness=number),
    Parameter.LOYALTY: lambda action, number: replace(action, loyalty=number),
    Parameter.DEFENSE: lambda action, number: replace(action, defense=number),
    Parameter.DAMAGE: lambda action, number: replace(action, damage=number),
    Parameter.AMOUNT: lambda action, number: replace(action, amount=number),
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


def _candidates(parameter: Parameter, subject: str, state: BoardState) -> Iterator[str]:
    """Whom the word could mean; what the rules refuse of these is said when it is tried."""
    card = state.card(subject)
    for player in state.players:
        attacked = parameter is Parameter.ATTACKING and player.seat is Seat.FAR
        given = parameter is Parameter.TO and card is not None and player.id not in (card.controller, card.protector)
        if not player.out and (attacked or given):
            yield player.id
    yield from (other.id for other in state.cards if _suits(parameter, other, card))


def _suits(parameter: Parameter, other: CardView, card: CardView | None) -> bool:
    match parameter:
        case Parameter.ATTACKING:
            return other.kind in _ATTACKED and other.seat is Seat.FAR
        case Parameter.BLOCKING:
            return other.role in _ATTACKING
        case Parameter.RETURNED:
            mine = card is not None and card.controller == other.controller
            return mine and other.role is CardRole.ATTACKING_UNBLOCKED
        case Parameter.BEFORE:
            return other.role is CardRole.BLOCKING or other.role in _ATTACKING
        case _:
            return parameter is Parameter.SOURCE

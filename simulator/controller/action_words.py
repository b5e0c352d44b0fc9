"""Actions of the timeline in words."""

from simulator.controller.badges import ability_words, keyword_words
from simulator.controller.effect_words import effect_words
from simulator.rules.messages import Message, Name, Value, message
from simulator.rules.timeline import Action, ActionKind

_FIGURES = ("power", "toughness", "loyalty", "defense", "damage")


def action_words(action: Action) -> Message:
    """An action in a few words: what is done, to whom, and with what."""
    done = message(f"action.{action.kind.value}")
    subject = action.permanent or action.player or action.to
    details = tuple(_details(action))
    if subject is None:
        return message("act.alone", action=done, details=details) if details else done
    if not details:
        return message("act.plain", action=done, subject=Name(subject))
    return message("act.detailed", action=done, subject=Name(subject), details=details)


def _details(action: Action) -> list[Message]:
    details = [_detail(parameter, Name(id)) for parameter, id in _ids(action) if id is not None]
    details += [_detail("blocking", Name(id)) for id in action.blocking or ()]
    details += [_detail(figure, value) for figure in _FIGURES if (value := _figure(action, figure)) is not None]
    details += [message(f"card-type.{type.casefold()}") for type in action.types or ()]
    details += [keyword_words(word) for word in action.keywords or ()]
    details += [ability_words(word) for word in action.abilities or ()]
    if action.amount is not None:
        kind = action.counter_kind or ""
        details.append(message("act.amount", amount=str(action.amount), kind=kind))
    if action.effect is not None:
        details.append(effect_words(action.effect))
    return details


def _ids(action: Action) -> tuple[tuple[str, str | None], ...]:
    to = action.to if action.permanent is not None or action.player is not None else None
    return (
        ("attacking", action.attacking),
        ("before", action.before),
        ("returned", action.returned),
        ("source", action.source),
        ("to", to),
    )


def _figure(action: Action, figure: str) -> str | None:
    """A figure as it is set, or with its sign where it is changed by so much."""
    value = {
        "power": action.power,
        "toughness": action.toughness,
        "loyalty": action.loyalty,
        "defense": action.defense,
        "damage": action.damage,
    }[figure]
    if value is None:
        return None
    return f"{value:+d}" if action.kind is ActionKind.MODIFY else str(value)


def _detail(parameter: str, value: Value) -> Message:
    return message("act.detail", parameter=message(f"parameter.{parameter}"), value=value)

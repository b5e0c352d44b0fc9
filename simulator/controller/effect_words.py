"""Effects on damage in words and in the few letters of a chip."""

from collections.abc import Iterator

from simulator.controller.badges import keyword_words
from simulator.rules.effects import DamageEffect, EffectKind, Filter
from simulator.rules.messages import Message, Name, Value, message, names

_SHIELD, _PREVENT, _ALL, _MORE, _REDIRECT, _CERTAIN = "◇", "−", "∞", "+", "↷", "!"


def effect_letters(effect: DamageEffect) -> str:
    """A few signs for a chip: `×2`, `+1`, `−3` for each event, `◇3` for a shield, `↷` redirected, `!` certain."""
    match effect.kind:
        case EffectKind.MULTIPLY:
            return f"×{effect.factor}"
        case EffectKind.ADD:
            return f"{_MORE}{effect.amount}"
        case EffectKind.PREVENT:
            amount = _ALL if effect.amount is None else str(effect.amount)
            return f"{_SHIELD if effect.shield else _PREVENT}{amount}"
        case EffectKind.REDIRECT:
            return _REDIRECT
        case EffectKind.CANT_BE_PREVENTED:
            return _CERTAIN


def effect_words(effect: DamageEffect) -> Message:
    """What an effect does, and to which damage."""
    values: dict[str, Value] = {"what": _what(effect)}
    key = "effect-words"
    if effect.source is not None:
        key += ".by"
        values["by"] = _whom(effect.source)
    if effect.recipient is not None:
        key += ".to"
        values["to"] = _whom(effect.recipient)
    return message(key, **values)


def _what(effect: DamageEffect) -> Message:
    key = f"effect-words.{effect.kind.value}"
    match effect.kind:
        case EffectKind.MULTIPLY:
            return message(key, factor=str(effect.factor))
        case EffectKind.ADD:
            return message(key, amount=str(effect.amount))
        case EffectKind.REDIRECT:
            return message(key, whom=Name(effect.to or ""))
        case EffectKind.CANT_BE_PREVENTED:
            return message(key)
        case EffectKind.PREVENT:
            return _prevented(effect)


def _prevented(effect: DamageEffect) -> Message:
    """Rule: CR 615.6–8."""
    extent = "all" if effect.amount is None else "some"
    key = f"effect-words.prevent.{extent}{'.shield' if effect.shield else ''}"
    what = message(key) if effect.amount is None else message(key, amount=str(effect.amount))
    return message("effect-words.deal-back", what=what) if effect.deal_back else what


def _whom(filter: Filter) -> Message:
    """Whom a filter looks at: those it names, or a description."""
    if filter.ids is not None:
        return message("effect-words.named", names=names(filter.ids))
    described = tuple(_described(filter))
    return message("effect-words.described", words=described) if described else message("effect-words.permanents")


def _described(filter: Filter) -> Iterator[Message]:
    yield from (message(f"color.{color.casefold()}") for color in filter.colors)
    yield from (message(f"card-type.{type.casefold()}") for type in filter.types)
    if filter.controller is not None:
        yield message("effect-words.controlled", player=Name(filter.controller))
    yield from (message("effect-words.with", keyword=keyword_words(word)) for word in filter.keywords)
    yield from (message("effect-words.without", keyword=keyword_words(word)) for word in filter.without_keywords)

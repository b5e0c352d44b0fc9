"""Keywords and abilities that the program does not know: kept and shown, otherwise ignored, with a warning."""

from collections.abc import Iterable, Iterator

from simulator.formats.did_you_mean import nearest_word
from simulator.rules.effects import DamageEffect, Filter
from simulator.rules.keywords import Ability, AbilityWord, Keyword, KeywordWord
from simulator.rules.messages import Message, message
from simulator.rules.problems import Path, Problem, Severity
from simulator.rules.scenario import Scenario

_KEYWORDS = tuple(keyword.value for keyword in Keyword)
_ABILITIES = tuple(ability.value for ability in Ability)


def unknown_words(scenario: Scenario) -> Iterator[Problem]:
    """A warning for every keyword or ability that means nothing here."""
    for index, player in enumerate(scenario.players):
        yield from _unknown_keywords(("players", index, "keywords"), player.keywords)
    for index, permanent in enumerate(scenario.permanents):
        yield from _unknown_keywords(("permanents", index, "keywords"), permanent.keywords)
        yield from _unknown_abilities(("permanents", index, "abilities"), permanent.abilities)
        for place, trigger in enumerate(permanent.triggers):
            yield from _of_filter(("permanents", index, "triggers", place, "if"), trigger.condition)
    for index, effect in enumerate(scenario.effects):
        yield from _of_effect(("effects", index), effect)
    for index, entry in enumerate(scenario.timeline):
        yield from _unknown_keywords(("timeline", index, "keywords"), entry.action.keywords or ())
        yield from _unknown_abilities(("timeline", index, "abilities"), entry.action.abilities or ())
        if entry.action.effect is not None:
            yield from _of_effect(("timeline", index, "effect"), entry.action.effect)


def _of_effect(path: Path, effect: DamageEffect) -> Iterator[Problem]:
    yield from _of_filter((*path, "source"), effect.source)
    yield from _of_filter((*path, "recipient"), effect.recipient)


def _of_filter(path: Path, filter: Filter | None) -> Iterator[Problem]:
    if filter is not None:
        yield from _unknown_keywords((*path, "keywords"), filter.keywords)
        yield from _unknown_keywords((*path, "without_keywords"), filter.without_keywords)


def _unknown_keywords(path: Path, words: Iterable[KeywordWord]) -> Iterator[Problem]:
    for index, word in enumerate(words):
        if word.keyword is None:
            yield Problem((*path, index), _unknown(word.text, _KEYWORDS + _ABILITIES), Severity.WARNING)


def _unknown_abilities(path: Path, words: Iterable[AbilityWord]) -> Iterator[Problem]:
    for index, word in enumerate(words):
        if word.ability is None:
            yield Problem((*path, index), _unknown(word.text, _ABILITIES + _KEYWORDS), Severity.WARNING)


def _unknown(given: str, known: tuple[str, ...]) -> Message:
    nearest = nearest_word(given, known)
    if nearest is None:
        return message("odd.unknown-word", given=given)
    return message("odd.unknown-word-nearest", given=given, nearest=nearest)

"""`--vary` in the caller's words: what is varied, and the values that it is to have.

A.power=0..12      A.power=2,4,8      A.trample=no,yes      A.keywords=trample,deathtouch      A.keywords=all
era=m11,foundations      era=all      date=2003-01-01,2010-01-01      date=all
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias
from unicodedata import normalize

from simulator.cli.readable import rules_name
from simulator.cli.status import CommandError, ExitStatus
from simulator.controller.badges import keyword_words
from simulator.controller.eras_view import era_name
from simulator.explore.settings import (
    FigureSetting,
    KeywordSetting,
    RulesSetting,
    Varied,
    figures_of,
    has_word,
    keywords_known,
    plain,
)
from simulator.explore.whatif import Settings
from simulator.rules.era import DAYS, ERAS, UnknownRulesError, era_of
from simulator.rules.keywords import KeywordWord, keyword_word
from simulator.rules.messages import Message, Name, Value, message
from simulator.rules.objects import Permanent
from simulator.rules.scenario import Scenario

Given: TypeAlias = int | bool | str | None
"""A value as JSON has it: a figure, with or without a keyword, rules; None: as the board is."""

MOST_VALUES = 1_000
_VARY = re.compile(r"(?:(?P<id>.+)\.)?(?P<what>[^.=]+)=(?P<values>.*)")
_RANGE = re.compile(r"(?P<least>-?\d{1,7})(\.\.(?P<most>-?\d{1,7}))?")
_HAS = {"no": False, "yes": True}
_EVERY = "all"


@dataclass(frozen=True, slots=True)
class Choice:
    """One value: the settings that bring it, how it is called, and whether the board is so now."""

    value: Given
    settings: Settings
    words: Message
    is_now: bool


@dataclass(frozen=True, slots=True)
class Axis:
    """What is varied. `title`: what is said above the table, `head`: above the column of values.

    `told`: what it is in JSON.
    """

    title: Message
    head: Message
    told: dict[str, str | int | bool]
    choices: tuple[Choice, ...]


def axis_of(text: str, scenario: Scenario) -> Axis:
    """What a `--vary` varies. Raises `CommandError` where it makes no sense on this board."""
    found = _VARY.fullmatch(normalize("NFC", text.strip()))
    if found is None:
        raise _wrong("call.vary", given=text)
    what, values = " ".join(found["what"].casefold().split()), found["values"].strip()
    if found["id"] is None:
        axis = _rules(what, values, scenario, text)
    else:
        axis = _of_subject(found["id"].strip(), what, values, scenario)
    if not 0 < len(axis.choices) <= MOST_VALUES:
        raise _wrong("call.vary-range", given=text, most=MOST_VALUES)
    return axis


def _of_subject(id: str, what: str, values: str, scenario: Scenario) -> Axis:
    subject = scenario.player(id) or scenario.permanent(id)
    if subject is None:
        raise _wrong("call.vary-who", given=id)
    there = figures_of(scenario, id)
    if what in there:
        return _figure(id, Varied(what), there[Varied(what)], values)
    if isinstance(subject, Permanent) and what == "keywords":
        return _keywords(subject, values, scenario)
    word = keyword_word(what)
    if isinstance(subject, Permanent) and word.keyword is not None:
        return _keyword(subject, word, values)
    choices = tuple(one.value for one in there)
    if isinstance(subject, Permanent):
        choices += ("keywords", *(one.value for one in keywords_known(scenario.rules)))
    raise _wrong("call.vary-figure", id=id, given=what, choices=choices)


def _figure(id: str, figure: Varied, now: int, values: str) -> Axis:
    words = Message(f"figure.{figure.value}")
    choices = tuple(
        Choice(one, (FigureSetting(id, figure, one),), message("whatif.value", n=one), one == now)
        for one in _numbers(values)
    )
    title = message("whatif.title", who=Name(id), figure=words, now=now)
    return Axis(title, words, {"id": id, "figure": figure.value, "now": now}, choices)


def _numbers(values: str) -> list[int]:
    """The numbers of a list of numbers and ranges, each once."""
    numbers: dict[int, None] = {}
    for part in values.split(","):
        found = _RANGE.fullmatch(part.strip())
        if found is None:
            raise _wrong("call.vary-number", given=part.strip() or values)
        least = int(found["least"])
        most = int(found["most"] or least)
        numbers |= dict.fromkeys(range(least, min(most, least + MOST_VALUES) + 1))
    return list(numbers)


def _keyword(permanent: Permanent, word: KeywordWord, values: str) -> Axis:
    now = has_word(permanent, word)
    choices = tuple(_with_keyword(permanent, word, has, has) for has in _yes_and_no(values))
    title = message("whatif.keyword-title", who=Name(permanent.id), keyword=keyword_words(word), now=_with(now))
    told: dict[str, str | int | bool] = {"id": permanent.id, "keyword": word.text, "now": now}
    return Axis(title, message("whatif.keyword"), told, choices)


def _yes_and_no(values: str) -> list[bool]:
    words = [word.strip().casefold() for word in values.split(",")]
    wrong = [word for word in words if word not in _HAS]
    if wrong:
        raise _wrong("call.vary-yes-no", given=wrong[0])
    return [_HAS[word] for word in dict.fromkeys(words)]


def _keywords(permanent: Permanent, values: str, scenario: Scenario) -> Axis:
    """As the board is, and then each keyword by itself the other way."""
    as_it_is = Choice(None, (), message("whatif.as-it-is"), True)
    words = _words(values, scenario)
    turned = tuple(_with_keyword(permanent, word, not has_word(permanent, word), word.text) for word in words)
    told: dict[str, str | int | bool] = {"id": permanent.id}
    title = message("whatif.keywords-title", who=Name(permanent.id))
    return Axis(title, message("whatif.keyword"), told, (as_it_is, *turned))


def _words(values: str, scenario: Scenario) -> list[KeywordWord]:
    if values.casefold() == _EVERY:
        return [plain(one) for one in keywords_known(scenario.rules)]
    words = [keyword_word(part.strip()) for part in values.split(",")]
    unknown = [word.text for word in words if word.keyword is None]
    if unknown:
        known = tuple(one.value for one in keywords_known(scenario.rules))
        raise _wrong("call.vary-keyword", given=unknown[0], choices=known)
    return words


def _with_keyword(permanent: Permanent, word: KeywordWord, has: bool, value: Given) -> Choice:
    said = message("whatif.with" if has else "whatif.without", keyword=keyword_words(word))
    return Choice(value, (KeywordSetting(permanent.id, word, has),), said, has_word(permanent, word) is has)


def _with(has: bool) -> Message:
    return message("whatif.now-with" if has else "whatif.now-without")


def _rules(what: str, values: str, scenario: Scenario, text: str) -> Axis:
    """Eras, or days: each of them may be named where the other is."""
    if what not in ("era", "date"):
        raise _wrong("call.vary", given=text)
    every = [era.id.value for era in ERAS] if what == "era" else [day.isoformat() for day in DAYS]
    words = every if values.casefold() == _EVERY else _known_rules(values)
    now = era_of(scenario.rules)
    choices = tuple(Choice(one, (RulesSetting(one),), _called(one), era_of(one) == now) for one in words)
    told: dict[str, str | int | bool] = {"rules": what, "now": now.id.value}
    title = message("whatif.rules-title", now=rules_name(now.id.value))
    return Axis(title, message("whatif.rules"), told, choices)


def _known_rules(values: str) -> Sequence[str]:
    words = list(dict.fromkeys(word.strip().lower() for word in values.split(",")))
    for word in words:
        try:
            era_of(word)
        except UnknownRulesError:
            known = tuple(era.id.value for era in ERAS)
            raise _wrong("problem.unknown-rules", rules=word, known=known) from None
    return words


def _called(rules: str) -> Message:
    """An era without its days, since several stand side by side; a day as it is."""
    era = next((era for era in ERAS if era.id.value == rules), None)
    return rules_name(rules) if era is None else era_name(era.id)


def every_pair(axes: Iterable[Axis]) -> list[tuple[Choice, ...]]:
    """Every value of one axis with every value of the next, the last one turning fastest."""
    pairs: list[tuple[Choice, ...]] = [()]
    for axis in axes:
        pairs = [(*before, choice) for before in pairs for choice in axis.choices]
    return pairs


def _wrong(key: str, **values: Value) -> CommandError:
    return CommandError(ExitStatus.WRONG_CALL, message(key, **values))

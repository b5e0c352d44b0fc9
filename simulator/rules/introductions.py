"""What came into the game after its first day and bears on combat damage, each with the day on which it came.

Rules of an earlier day know nothing of it: a board that has it is refused, unless its author asks what would be if.
"""

from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from types import MappingProxyType

from simulator.rules.era import UnknownRulesError, day_of
from simulator.rules.keywords import Keyword, KeywordWord
from simulator.rules.messages import Message, message
from simulator.rules.objects import CardType, Permanent
from simulator.rules.problems import Path, Problem, Severity
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Action, ActionKind

# The days on which these sets came out: the rules text of each was the first to know the type.
_TYPES: Mapping[CardType, date] = MappingProxyType(
    {
        CardType.PLANESWALKER: date(2007, 10, 12),  # Lorwyn
        CardType.BATTLE: date(2023, 4, 21),  # March of the Machine
    }
)
_KEYWORDS: Mapping[Keyword, date] = MappingProxyType(
    {
        Keyword.DOUBLE_STRIKE: date(2003, 2, 3),  # Legions
        Keyword.BUSHIDO: date(2004, 10, 1),  # Champions of Kamigawa
        Keyword.NINJUTSU: date(2005, 2, 4),  # Betrayers of Kamigawa
        Keyword.ABSORB: date(2007, 5, 4),  # Future Sight
        Keyword.DEATHTOUCH: date(2007, 5, 4),
        Keyword.LIFELINK: date(2007, 5, 4),
        Keyword.WITHER: date(2008, 5, 2),  # Shadowmoor
        Keyword.INFECT: date(2010, 10, 1),  # Scars of Mirrodin
        Keyword.COMMANDER_NINJUTSU: date(2018, 8, 10),  # Commander 2018
        Keyword.TRIPLE_STRIKE: date(2017, 12, 8),  # Unstable
        Keyword.TRAMPLE_OVER_PLANESWALKERS: date(2021, 6, 18),  # Modern Horizons 2
        Keyword.TOXIC: date(2023, 2, 10),  # Phyrexia: All Will Be One
    }
)
_ACTIONS: Mapping[ActionKind, Keyword] = MappingProxyType({ActionKind.NINJUTSU: Keyword.NINJUTSU})


def day_of_keyword(keyword: Keyword) -> date | None:
    """The day on which a keyword came; None for one that is as old as the game, or whose day is not known here."""
    return _KEYWORDS.get(keyword)


def introduction_problems(scenario: Scenario) -> Iterator[Problem]:
    """Everything that the rules of the scenario don't know yet; warnings where it asks what would be if."""
    try:
        day = day_of(scenario.rules)
    except UnknownRulesError:
        return
    severity = Severity.WARNING if scenario.what_if else Severity.ERROR
    for path, feature, since in _met(scenario):
        if day < since:
            said = message("problem.not-yet", feature=feature, since=since.isoformat(), rules=scenario.rules)
            yield Problem(path, said, severity)


def _met(scenario: Scenario) -> Iterator[tuple[Path, Message, date]]:
    """Each feature of the board and its timeline that came at some time, with its place."""
    for place, permanent in enumerate(scenario.permanents):
        yield from _of_permanent(permanent, ("permanents", place))
    for place, entry in enumerate(scenario.timeline):
        yield from _of_action(entry.action, ("timeline", place))


def _of_permanent(permanent: Permanent, path: Path) -> Iterator[tuple[Path, Message, date]]:
    yield from _of_types(permanent.types, (*path, "types"))
    yield from _of_keywords(permanent.keywords, (*path, "keywords"))


def _of_action(action: Action, path: Path) -> Iterator[tuple[Path, Message, date]]:
    yield from _of_types(_card_types(action.types or ()), (*path, "types"))
    yield from _of_keywords(action.keywords or (), (*path, "keywords"))
    keyword = _ACTIONS.get(action.kind)
    if keyword is not None:
        yield (*path, "do"), Message(f"action.{action.kind.value}"), _KEYWORDS[keyword]


def _of_types(types: Iterable[CardType], path: Path) -> Iterator[tuple[Path, Message, date]]:
    for type, since in _TYPES.items():
        if type in types:
            yield path, Message(f"card-type.{type.value}"), since


def _of_keywords(words: Iterable[KeywordWord], path: Path) -> Iterator[tuple[Path, Message, date]]:
    for place, word in enumerate(words):
        if word.keyword is not None and word.keyword in _KEYWORDS:
            yield (*path, place), Message(f"keyword.{word.keyword.value}"), _KEYWORDS[word.keyword]


def _card_types(words: Iterable[str]) -> list[CardType]:
    known = {type.value: type for type in CardType}
    return [known[word.casefold()] for word in words if word.casefold() in known]

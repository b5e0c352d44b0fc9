"""The languages that people read, and texts that a scenario gives in one or several of them."""

from collections import Counter
from collections.abc import Callable
from enum import StrEnum

from simulator.rules.objects import LocalText
from simulator.rules.scenario import Scenario


class Language(StrEnum):
    """A language of the catalogues, by its ISO 639-1 code."""

    EN = "en"
    JA = "ja"


def in_language(text: LocalText, language: Language) -> str:
    """The text in this language; else the one for every language, else English, else the first; "" for none."""
    by_language = dict(text)
    for wanted in (language.value, "", Language.EN.value):
        if wanted in by_language:
            return by_language[wanted]
    return next(iter(by_language.values()), "")


def names_in(scenario: Scenario, language: Language) -> Callable[[str], str]:
    """How players and permanents of a scenario are called, by id: the name, or the id where there is none.

    Where several share a name, each is told apart by its id: "Bear (A1)".
    """
    texts = [(player.id, player.name) for player in scenario.players]
    texts += [(permanent.id, permanent.name) for permanent in scenario.permanents]
    named = {id: in_language(text, language) for id, text in texts}
    times = Counter(named.values())

    def name_of(id: str) -> str:
        name = named.get(id, "")
        if not name or name == id:
            return id
        return name if times[name] == 1 else f"{name} ({id})"

    return name_of

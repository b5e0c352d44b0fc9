"""What "can't be blocked by …" and "can't be blocked except by …" name: a kind of blocker, or how many at once."""

import re

from simulator.rules.keywords import Ability, keyword_word
from simulator.rules.objects import Permanent
from simulator.rules.qualities import has_quality

_NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
_OR_MORE = re.compile(r"(?P<number>\w+) or more creatures\Z")
_MORE_THAN = re.compile(r"more than (?P<number>\w+) creatures?\Z")
_COMPARED = re.compile(r"(?P<figure>power|toughness) (?P<number>\d+) or (?P<way>less|greater)\Z")
_ALTERNATIVES = re.compile(r" and/or | or ")


def fits(blocker: Permanent, quality: str) -> bool:
    """Whether a blocker is of the kind: "walls", "artifact and/or white creatures", "creatures with reach"."""
    kind, _, trait = quality.partition(" with ")
    kind, _, lack = kind.partition(" without ")
    if not any(has_quality(blocker, one) for one in _ALTERNATIVES.split(kind)):
        return False
    return (not trait or _has_trait(blocker, trait)) and not (lack and _has_trait(blocker, lack))


def _has_trait(blocker: Permanent, trait: str) -> bool:
    if found := _COMPARED.match(trait):
        figure = (blocker.power if found["figure"] == "power" else blocker.toughness) or 0
        limit = int(found["number"])
        return figure <= limit if found["way"] == "less" else figure >= limit
    words = [keyword_word(word).keyword for word in _ALTERNATIVES.split(trait)]
    return any(keyword is not None and blocker.has(keyword) for keyword in words)


def least_blockers(attacker: Permanent) -> int:
    """How many must block it at once, by "can't be blocked except by two or more creatures" and the like."""
    return max(_counts(attacker, Ability.CANT_BE_BLOCKED_EXCEPT_BY, _OR_MORE), default=1)


def most_blockers(attacker: Permanent) -> int | None:
    """How many may block it at once, by "can't be blocked by more than one creature" and the like; None: any number."""
    return min(_counts(attacker, Ability.CANT_BE_BLOCKED_BY, _MORE_THAN), default=None)


def kinds(attacker: Permanent, ability: Ability) -> tuple[str, ...]:
    """The kinds of blockers that an ability names, without those that name how many."""
    named = (word.quality for word in attacker.abilities if word.ability is ability)
    return tuple(quality for quality in named if not (_OR_MORE.match(quality) or _MORE_THAN.match(quality)))


def _counts(attacker: Permanent, ability: Ability, pattern: re.Pattern[str]) -> list[int]:
    named = [pattern.match(word.quality) for word in attacker.abilities if word.ability is ability]
    return [_number(found["number"]) for found in named if found is not None]


def _number(word: str) -> int:
    return int(word) if word.isdecimal() else _NUMBERS.get(word, 1)

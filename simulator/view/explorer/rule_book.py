"""The cited rules as a book: each with its words, and the bundled scenarios whose notes name it."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from simulator.rules.citation import Rule
from simulator.rules.rule_numbers import CITED
from simulator.view.panels.gallery import GalleryEntry

_NUMBER = re.compile(r"\d{3}\.\d+[a-z]?")
_PARTS = re.compile(r"(\d+)\.(\d+)([a-z]?)")


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """One rule, and the scenarios that show it."""

    rule: Rule
    scenarios: tuple[GalleryEntry, ...]


def rule_book(scenarios: Iterable[GalleryEntry]) -> tuple[RuleEntry, ...]:
    """Every rule that the program cites, in the order of the rules."""
    showing: dict[str, list[GalleryEntry]] = {}
    for entry in scenarios:
        for number in dict.fromkeys(_NUMBER.findall(" ".join(text for _, text in entry.notes))):
            showing.setdefault(number, []).append(entry)
    return tuple(RuleEntry(Rule(number), tuple(showing.get(number, ()))) for number in sorted(CITED, key=_place))


def _place(number: str) -> tuple[int, int, str]:
    parts = _PARTS.fullmatch(number)
    assert parts is not None, number
    return int(parts[1]), int(parts[2]), parts[3]

"""The bundled catalogues: complete in both languages, with nothing too much and nothing that nobody says."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

from simulator.formats.resources import resources
from simulator.formats.ts_file import TsMessage, read_ts
from simulator.rules.effects import EffectKind
from simulator.rules.era import EraId
from simulator.rules.events import Figure
from simulator.rules.keywords import Ability, Keyword
from simulator.rules.objects import CardType, Color, TriggerWhen
from simulator.rules.rule_numbers import CITED
from simulator.rules.timeline import ActionKind, Moment, Parameter

PACKAGE = Path(__file__).parents[2] / "simulator"
FILES = sorted((resources() / "i18n").glob("*.ts"))
TEXTS = [(path, entry) for path in FILES if path.stem.endswith("_ja") for entry in read_ts(path)]
PLURALS = [(path, entry) for path in FILES if path.stem.endswith("_en") for entry in read_ts(path)]
KEYS = frozenset(entry.key for _, entry in TEXTS)

# A closed word has its text under its head and its value, and a rule under its number.
CONVENTIONS: dict[str, type[StrEnum]] = {
    "keyword": Keyword,
    "ability": Ability,
    "moment": Moment,
    "action": ActionKind,
    "parameter": Parameter,
    "card-type": CardType,
    "color": Color,
    "trigger": TriggerWhen,
    "effect": EffectKind,
    "figure": Figure,
    "era": EraId,
}
BY_CONVENTION = frozenset(f"{head}.{word.value}" for head, words in CONVENTIONS.items() for word in words) | frozenset(
    f"rule.{number}" for number in CITED
)
HEADS = frozenset(key.split(".")[0] for key in KEYS) - {"rule", *CONVENTIONS}
KEY = re.compile(r"[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+\Z")


@cache
def nodes() -> tuple[tuple[Path, ast.AST], ...]:
    """Every node of the package's syntax, with its file."""
    return tuple(
        (path, node)
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    )


def strings() -> Iterator[tuple[str, str]]:
    """Every string of the package, docstrings and parts of others aside, with its place."""
    docs = {id(node.value) for _, node in nodes() if isinstance(node, ast.Expr)}
    parts = {id(part) for _, node in nodes() if isinstance(node, ast.JoinedStr) for part in node.values}
    aside = docs | parts
    for path, node in nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in aside:
            yield node.value, f"{path.relative_to(PACKAGE.parent)}:{node.lineno}"


def said() -> Iterator[tuple[str, str]]:
    """Every key that is written where a message is made, with its place."""
    for path, node in nodes():
        if isinstance(node, ast.Call) and _name(node.func) in ("message", "Message", "say") and node.args:
            for part in ast.walk(node.args[0]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str) and KEY.match(part.value):
                    yield part.value, f"{path.relative_to(PACKAGE.parent)}:{part.lineno}"


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def patterns() -> Iterator[re.Pattern[str]]:
    """The keys that are put together from a head and a value: f"undo.deal.{moment.value}"."""
    for _, node in nodes():
        if isinstance(node, ast.JoinedStr) and isinstance(first := node.values[0], ast.Constant):
            parts = (re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values)
            if "." in str(first.value):
                yield re.compile("".join(parts) + r"\Z")


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def is_complete(entry: TsMessage) -> bool:
    said = (entry.key, entry.source, *entry.forms)
    return entry.finished and len(entry.forms) > 0 and all(text.strip() for text in said)


def test_there_are_catalogues() -> None:
    assert len(TEXTS) > 300


def test_every_text_is_finished_in_both_languages() -> None:
    lacking = [
        f"{path.name}: {entry.key}"
        for path, entry in TEXTS + PLURALS
        if not (
            entry.key and entry.source.strip() and entry.finished and entry.forms and all(map(str.strip, entry.forms))
        )
    ]
    assert lacking == []


def test_every_key_stands_once() -> None:
    for entries in (TEXTS, PLURALS):
        assert [key for key, times in Counter(entry.key for _, entry in entries).items() if times > 1] == []


def test_both_languages_have_the_same_places() -> None:
    odd = {
        entry.key: (places(entry.source), places(form))
        for _, entry in TEXTS
        for form in entry.forms
        if places(form) != places(entry.source)
    }
    assert odd == {}


def test_no_text_has_a_place_without_a_name() -> None:
    nameless = [entry.key for _, entry in TEXTS if not all(re.fullmatch(r"\w+", name) for name in places(entry.source))]
    assert nameless == []


def test_english_plurals_have_two_forms_and_the_places_of_their_text() -> None:
    english = {entry.key: entry.source for _, entry in TEXTS}
    for _, entry in PLURALS:
        singular, plural = entry.forms
        assert places(plural) == places(english[entry.key]), entry.key
        # "1 creature": the singular may write its number out.
        assert places(singular) <= places(plural), entry.key


@pytest.mark.parametrize("head", sorted(CONVENTIONS))
def test_every_closed_word_has_its_text(head: str) -> None:
    wanted = {f"{head}.{word.value}" for word in CONVENTIONS[head]}
    assert sorted(wanted - KEYS) == []


def test_every_rule_has_its_summary() -> None:
    assert sorted(f"rule.{number}" for number in CITED if f"rule.{number}" not in KEYS) == []


def test_every_key_that_is_said_has_its_text() -> None:
    missing = {f"{key} ({place})" for key, place in said() if key not in KEYS}
    # Keys also come through tables and helpers: whatever looks like a key of a known head must be one.
    missing |= {
        f"{text} ({place})"
        for text, place in strings()
        if KEY.match(text) and text.split(".")[0] in HEADS and text not in KEYS
    }
    assert sorted(missing) == []


def test_every_text_is_said_somewhere() -> None:
    written = {text for text, _ in strings()}
    endings = tuple(text for text in written if re.match(r"\.[a-z]", text))
    patterns_of_keys = list(patterns())

    def is_said(key: str) -> bool:
        put_together = any(key.endswith(end) and key.removesuffix(end) in written for end in endings)
        return key in written or put_together or any(pattern.match(key) for pattern in patterns_of_keys)

    idle = [f"{path.name}: {entry.key}" for path, entry in TEXTS if not is_said(entry.key)]
    assert [line for line in idle if line.split(": ")[1] not in BY_CONVENTION] == []


def test_a_closed_word_that_is_none_has_no_text() -> None:
    idle = [key for key in KEYS if key.split(".")[0] in {"rule", *CONVENTIONS} and key not in BY_CONVENTION]
    assert sorted(idle) == []


def test_the_reading_of_the_package_finds_enough() -> None:
    # A reader that finds nothing would let everything pass.
    assert len(list(said())) > 100
    assert len(list(patterns())) > 20

"""Whatever stands in a file, a notation or a call: an answer, or every fault with its place; never a slip."""

import copy
import io
import json
import re
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from simulator.formats.document import JSON
from simulator.formats.examples import examples
from tests.command import Answer, run

DOCUMENTS: list[dict[str, JSON]] = [json.loads(one.path.read_text("utf-8")) for one in examples()]
NOTATIONS = (
    "A: 7/7 trample over planeswalkers > W; C: 1/1 > W; B: 2/2 damage 1 x A; W: loyalty 3",
    "rules m11; active P2; P2: life 3 poison 2; A: 5/6 > blocked; B1..B3: 0/1 x A; order A: B3, B1, B2",
    'band "Big A", C; "Big A": 1/1 banding >; C: 2/2 protection from red, from blue >; "x": 1/1 x C; S: defense 4',
)
ODD: list[JSON] = [
    None,
    True,
    -1,
    0,
    10**6 + 1,
    10**30,
    1.5,
    "",
    "A",
    "P2",
    "\u0001",
    "e\u0301",
    "all",
    [],
    {},
    ["A"],
    {"A": 1},
]
PIECES = [
    *';:,>@#/[{}\n"',
    "..",
    " x ",
    "life",
    "band",
    "order",
    "rules",
    "-1",
    "1.5",
    "9" * 12,
    "nothing",
    "\u202e",
    "A1..A3",
]
LANGUAGES = ("en", "ja")
COMMANDS = (
    ("legal", "--json", "--limit", "5"),
    ("resolve", "--choose", "first"),
    ("check",),
    ("convert", "--to", "notation"),
    ("outcomes", "--limit", "5"),
    ("explain", "--assign", "A: B 1, P2 1"),
)
SETTINGS = settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])


def places(value: JSON, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield (*path, key)
        yield from places(part, (*path, key))


def mutated(data: st.DataObject) -> str:
    """A bundled scenario of which parts are left out, doubled, replaced, renamed or nested."""
    document: JSON = copy.deepcopy(data.draw(st.sampled_from(DOCUMENTS)))
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(list(places(document))))
        holder: JSON = document
        for part in path[:-1]:
            holder = holder[part]  # type: ignore[index, call-overload]
        mutate(holder, path[-1], data)
    return json.dumps(document)


def mutate(holder: JSON, key: str | int, data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(["drop", "replace", "nest", "double", "rename"]))
    if isinstance(holder, list) and isinstance(key, int):
        match kind:
            case "drop":
                del holder[key]
            case "nest" | "rename":
                holder[key] = [holder[key]]
            case "double":
                holder.append(copy.deepcopy(holder[key]))
            case _:
                holder[key] = copy.deepcopy(data.draw(st.sampled_from(ODD)))
    elif isinstance(holder, dict):
        value = holder.pop(str(key))
        match kind:
            case "replace":
                holder[str(key)] = copy.deepcopy(data.draw(st.sampled_from(ODD)))
            case "nest":
                holder[str(key)] = {"a": value}
            case "double" | "rename":
                holder[data.draw(st.sampled_from(["id", "power", "types", "to", "x-own", f"{key}s"]))] = value


def scrambled(data: st.DataObject) -> str:
    """A notation into which words and signs have been put, and from which characters have been taken."""
    text = data.draw(st.sampled_from(NOTATIONS))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        text = text[:at] + data.draw(st.sampled_from(["", *PIECES])) + text[at + data.draw(st.integers(0, 2)) :]
    return text


def answered(words: tuple[str, ...], board: str, language: str, monkeypatch: pytest.MonkeyPatch) -> Answer:
    monkeypatch.setattr(sys, "stdin", io.StringIO(board))
    return run(words[0], "-", *words[1:], "--lang", language)


def check(answer: Answer) -> None:
    """No slip, no text without its words; where nothing is answered, the faults are told with their places."""
    assert answer.status in (0, 1, 2, 3)
    assert "COMBAT_SIMULATOR_TRACEBACKS" not in answer.err, answer.err
    assert not re.search(r"\{[a-z_]+\}", answer.err), answer.err
    if answer.status in (2, 3):
        assert answer.out == ""
        assert answer.err.strip()


@SETTINGS
@given(data=st.data(), words=st.sampled_from(COMMANDS), language=st.sampled_from(LANGUAGES))
def test_a_malformed_file(
    data: st.DataObject, words: tuple[str, ...], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    check(answered(words, mutated(data), language, monkeypatch))


@SETTINGS
@given(data=st.data(), words=st.sampled_from(COMMANDS), language=st.sampled_from(LANGUAGES))
def test_a_scrambled_notation(
    data: st.DataObject, words: tuple[str, ...], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    check(answered(words, scrambled(data), language, monkeypatch))


@SETTINGS
@given(data=st.data(), language=st.sampled_from(LANGUAGES))
def test_a_scrambled_call(data: st.DataObject, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options = ("--limit", "--at", "--sample", "--step", "--player", "--assign", "--count", "--json", "--nope", "--seed")
    words = data.draw(st.lists(st.sampled_from([*options, "1", "-1", "P1", "first", "A: B 1", ""]), max_size=4))
    command = data.draw(st.sampled_from(["legal", "explain", "resolve", "outcomes"]))
    check(answered((command, *words), NOTATIONS[0], language, monkeypatch))

"""The cases about files and notation: conversions there and back, and what is refused, with the words that say why."""

import json
from pathlib import Path
from typing import Any

import pytest

from simulator.formats import notation, scenario_file
from simulator.formats.catalogue import Catalogue, refuse_missing
from simulator.formats.document import JSON, Document, Reading
from simulator.formats.findings import FormatError
from simulator.formats.language import Language
from simulator.formats.normal_form import normal

CASES = json.loads((Path(__file__).parent / "more.json").read_text(encoding="utf-8"))
TOPICS = ("convert", "bad input", "warnings")
CATALOGUE = Catalogue.load(refuse_missing)


def checks(kind: str) -> list[Any]:
    """The checks of one kind, each with the board that it looks at."""
    return [
        pytest.param(board, check, id=f"{record['id']}-{number}")
        for record in CASES
        for number, check in enumerate(record["checks"])
        for board in [check.get("board", record.get("board"))]
        if record["topic"] in TOPICS and kind in check
    ]


def read(board: JSON) -> Reading:
    return notation.read(board) if isinstance(board, str) else scenario_file.read(json.dumps(board))


def written(document: Document, to: str) -> tuple[str, tuple[object, ...]]:
    if to == "json":
        return scenario_file.write(document), ()
    found = notation.write(document)
    return found.text, found.left_out


@pytest.mark.parametrize(("board", "check"), checks("back"))
def test_there_and_back_a_board_is_the_same(board: JSON, check: dict[str, JSON]) -> None:
    document = read(board).document
    text, left_out = written(document, str(check["to"]))
    again = scenario_file.read(text) if check["to"] == "json" else notation.read(text)
    assert left_out == ()
    assert normal(again.document.scenario) == normal(document.scenario)


@pytest.mark.parametrize(("board", "check"), checks("text"))
def test_the_canonical_notation(board: JSON, check: dict[str, JSON]) -> None:
    assert notation.write(read(board).document).text == check["text"]


@pytest.mark.parametrize(("board", "check"), checks("same"))
def test_a_board_is_the_same_but_for_defaults(board: JSON, check: dict[str, JSON]) -> None:
    same = check["same"]
    assert isinstance(same, dict)
    wanted = read({"format": "combat-scenario", "version": 1, **same}).document
    text, _ = written(read(board).document, "json")
    found = scenario_file.read(text).document
    assert normal(found.scenario) == normal(wanted.scenario)
    assert found.unknown == wanted.unknown


@pytest.mark.parametrize(("board", "check"), checks("exit"))
def test_what_is_wrong_is_refused_and_named(board: JSON, check: dict[str, JSON]) -> None:
    assert check["exit"] == 2
    with pytest.raises(FormatError) as caught:
        read(board)
    said = [
        f"{finding.where}: {CATALOGUE.text(finding.message, language)}"
        for finding in caught.value.findings
        for language in Language
    ]
    says = check["says"]
    assert isinstance(says, list)
    for word in says:
        assert any(str(word) in line for line in said), (word, said)


def test_what_the_notation_cannot_say_is_told() -> None:
    record = next(record for record in CASES if record["id"] == "X159")
    told = notation.write(read(record["board"]).document).left_out
    assert [finding.where for finding in told] == ["permanents[0].triggers", "effects", "timeline"]


@pytest.mark.parametrize("id", ["X170", "X171", "X172"])
def test_odd_boards_can_be_opened(id: str) -> None:
    record = next(record for record in CASES if record["id"] == id)
    boards = [check.get("board", record["board"]) for check in record["checks"]]
    assert all(read(board).document for board in boards)

"""Where a board comes from, and what is refused before it is read."""

import io
import json
import time
from pathlib import Path

import pytest

from simulator.formats.board_source import read_board_file, read_source
from simulator.formats.catalogue import Catalogue, refuse_missing
from simulator.formats.document import Reading
from simulator.formats.findings import FormatError
from simulator.formats.language import Language
from tests.formats.files import PAGE

NOTHING = io.BytesIO()
CATALOGUE = Catalogue.load(refuse_missing)


def ids(reading: Reading) -> list[str]:
    return [permanent.id for permanent in reading.document.scenario.permanents]


def refused(source: str, standard_input: bytes = b"") -> list[tuple[str, str]]:
    with pytest.raises(FormatError) as caught:
        read_source(source, io.BytesIO(standard_input))
    findings = caught.value.findings
    assert all(CATALOGUE.text(finding.message, language) for finding in findings for language in Language)
    return [(finding.where, finding.message.key) for finding in findings]


@pytest.mark.parametrize("content", [json.dumps(PAGE), "\ufeff" + json.dumps(PAGE), "\r\n " + json.dumps(PAGE)])
def test_a_file_that_begins_with_a_brace_is_json(tmp_path: Path, content: str) -> None:
    (tmp_path / "board").write_text(content, encoding="utf-8", newline="")
    assert ids(read_source(str(tmp_path / "board"), NOTHING)) == ["A", "C", "B", "W", "S"]


@pytest.mark.parametrize("content", ["A: 2/2 >\r\nB: 1/1 x A\r\n", "\ufeffA: 2/2 >; B: 1/1 x A"])
def test_any_other_file_is_notation(tmp_path: Path, content: str) -> None:
    (tmp_path / "board.json").write_text(content, encoding="utf-8", newline="")
    assert ids(read_source(str(tmp_path / "board.json"), NOTHING)) == ["A", "B"]


def test_standard_input() -> None:
    assert ids(read_source("-", io.BytesIO(b"A: 2/2"))) == ["A"]
    assert ids(read_source("-", io.BytesIO(json.dumps(PAGE).encode()))) == ["A", "C", "B", "W", "S"]
    assert ids(read_source("-", io.BytesIO(b""))) == []


@pytest.mark.parametrize(
    "text", ["A: 2/2", "2/2 trample", "loyalty 3", "artifact", "-1/1", "#x\n2/2", json.dumps(PAGE)]
)
def test_text_with_a_colon_or_a_figure_is_a_board(text: str) -> None:
    assert ids(read_source(text, NOTHING))


@pytest.mark.parametrize("text", ["", " ", "nowhere.json", "boards/2/2.json", "a\x00b", "trample", "x" * 100_000])
def test_anything_else_is_no_such_file(text: str) -> None:
    assert refused(text) == [("$", "board.no-such-file")]


def test_a_directory_is_no_board(tmp_path: Path) -> None:
    assert refused(str(tmp_path)) == [("$", "board.is-directory")]


def test_a_file_that_is_gone_when_it_is_opened(tmp_path: Path) -> None:
    with pytest.raises(FormatError) as caught:
        read_board_file(tmp_path / "gone")
    assert caught.value.findings[0].message.key == "board.unreadable"


@pytest.mark.parametrize(
    ("content", "found"),
    [
        (b"A: 2/2\n\xff", ("2:1", "json.not-utf-8")),
        (b'{"format": "\xff"}', ("1:13", "json.not-utf-8")),
        (b"\xff\xfeA\x00", ("1:1", "json.not-utf-8")),
        (b"\x00", ("1:1", "notation.expected-figure")),
        (b"[1]", ("1:1", "notation.expected-figure")),
        (b"{", ("1:2", "json.expected-key")),
        (b'{"format": "combat-scenario"', ("1:29", "json.expected-comma")),
        (b"A: 2/2 x", ("1:9", "notation.expected-name")),
    ],
)
def test_a_broken_file_is_told_with_line_and_column(content: bytes, found: tuple[str, str]) -> None:
    assert refused("-", content) == [found]


def test_100_megabytes_are_refused_before_they_are_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.combat.json"
    with path.open("wb") as file:
        file.write(b'{"format": "combat-scenario", "version": 1, "x-fill": "')
        file.truncate(100_000_000)
    began = time.perf_counter()
    assert refused(str(path)) == [("$", "board.too-large")]
    print(f"refused in {time.perf_counter() - began:.3f} s")


def test_an_endless_input_is_refused() -> None:
    class Endless(io.RawIOBase):
        def read(self, size: int = -1) -> bytes:
            return b" " * size

    with pytest.raises(FormatError) as caught:
        read_source("-", Endless())  # type: ignore[arg-type]
    assert caught.value.findings[0].message.key == "board.too-large"


CROWD = {"format": "combat-scenario", "version": 1, "players": [{"id": "P1"}, {"id": "P2"}]}


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (json.dumps({**CROWD, "permanents": [{"id": f"C{n}"} for n in range(10_000)]}), "board.too-many-permanents"),
        ("; ".join(f"C{n}: 2/2 trample >" for n in range(10_000)), "board.too-many-items"),
        ("; ".join(f"C{n}: 2/2 trample >" for n in range(3_000)), "board.too-many-permanents"),
        ("\n".join("2/2" for _ in range(10_000)), "board.too-many-items"),
        ("A1..A10000: 1/1", "board.too-many-permanents"),
        ("A1..A1500: 1/1; B1..B1500: 1/1", "board.too-many-permanents"),
    ],
)
def test_ten_thousand_permanents_are_refused(content: str, key: str) -> None:
    began = time.perf_counter()
    assert [found for _, found in refused("-", content.encode())] == [key]
    print(f"refused in {time.perf_counter() - began:.3f} s")


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (";" * 100_000, "board.too-many-items"),
        ("a" * 600_000, "board.too-long"),
        (" \n" * 100_000, "board.too-many-items"),
    ],
)
def test_an_endless_notation_is_refused(content: str, key: str) -> None:
    assert [found for _, found in refused("-", content.encode())] == [key]

"""What the rules of a day don't know yet: refused with the day on which it came, or played as a what-if."""

import json
from pathlib import Path

from simulator.formats import notation, scenario_file
from tests.command import run

AHEAD = "rules sixth; A: 3/3 trample over planeswalkers > W; W: loyalty 1"


def test_the_day_on_which_it_came_is_named() -> None:
    answer = run("legal", AHEAD, "--json")
    assert (answer.status, answer.out) == (2, "")
    assert "2021-06-18" in answer.err


def test_in_japanese_too() -> None:
    assert "2021-06-18に登場" in run("legal", AHEAD, "--lang", "ja").err


def test_what_if_it_had_been_known() -> None:
    answer = run("legal", AHEAD, "--what-if", "--json")
    assert answer.status == 0
    assert answer.json["count"] == 3
    assert "2021-06-18" in answer.json["warnings"][0]["message"]


def test_a_file_says_so_itself(tmp_path: Path) -> None:
    document = notation.read(AHEAD, what_if=True).document
    text = scenario_file.write(document)
    assert json.loads(text)["x-what-if"] is True
    assert scenario_file.read(text).document == document
    path = tmp_path / "ahead.combat.json"
    path.write_text(text, encoding="utf-8")
    assert run("legal", str(path), "--count").status == 0


def test_the_notation_cannot_say_so() -> None:
    left_out = notation.write(notation.read(AHEAD, what_if=True).document).left_out
    assert [finding.where for finding in left_out] == ["x-what-if"]

"""`outcomes`, `check`, `convert`, `schema`, and what every command shares: help, version, language, wrong calls."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command import run


def test_outcomes_group_assignments_by_result() -> None:
    found = run("outcomes", "A: 4/4 >; B: 2/2 x A; C: 2/2 x A", "--json").json
    assert (found["count"], found["distinct"]) == (5, 3)
    assert [one["count"] for one in found["outcomes"]] == [2, 1, 2]
    assert found["outcomes"][0]["left"] == ["A", "B"]
    assert found["outcomes"][0]["example"]["A"] == {"B": 4}


def test_outcomes_read_well_in_both_languages() -> None:
    board = "A: 4/4 trample >; B: 2/2 x A"
    assert "3 legal assignments come to 3 results" in run("outcomes", board).out
    assert "結果は 3 種類" in run("outcomes", board, "--lang", "ja").out


def test_702_111b_check_tells_the_rule_and_the_nearest_declaration() -> None:
    answer = run("check", "A: 2/2 menace >; B: 2/2 x A", "--json")
    assert answer.status == 1
    assert {one["rule"] for one in answer.json["violations"]} & {"702.111b", "509.1b"}
    assert answer.json["nearest"]["blocks"] == []
    assert "702.111b" in run("check", "A: 2/2 menace >; B: 2/2 x A").out


def test_509_1b_such_a_combat_is_judged_as_it_stands_with_a_warning() -> None:
    answer = run("legal", "A: 2/2 menace >; B: 2/2 x A", "--json")
    assert answer.json["count"] == 1
    assert answer.json["warnings"]
    assert "warning" in answer.err


def test_convert_there_and_back() -> None:
    text = "A: 7/7 trample over planeswalkers > W; C: 1/1 > W; B: 2/2 damage 1 x A; W: loyalty 3"
    scenario = run("convert", text, "--to", "json").out
    assert json.loads(scenario)["format"] == "combat-scenario"
    assert run("convert", scenario, "--to", "notation").out == text + "\n"


def test_schema_is_a_json_schema() -> None:
    assert json.loads(run("schema").out)["properties"]["format"]


@pytest.mark.parametrize("word", ["legal", "explain", "resolve", "outcomes", "check", "convert", "render", "schema"])
@pytest.mark.parametrize(("language", "heading"), [("en", "usage:"), ("ja", "使い方:")])
def test_help_of_every_command_in_both_languages(word: str, language: str, heading: str) -> None:
    answer = run(word, "--help", "--lang", language)
    assert answer.status == 0
    assert answer.out.startswith(heading)


def test_version_and_help_of_the_whole() -> None:
    assert run("--version").status == 0
    assert "legal" in run("--help").out


@pytest.mark.parametrize(
    "argv",
    [
        ("legal",),
        ("legal", "A: 1/1 >", "--limit", "x"),
        ("legal", "A: 1/1 >", "--nope"),
        ("lugal", "A: 1/1 >"),
        ("explain", "A: 1/1 >"),
    ],
)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_wrong_call_is_told_in_one_line_with_status_2(argv: tuple[str, ...], language: str) -> None:
    answer = run(*argv, "--lang", language)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert language == "en" or any(ord(sign) > 0x3000 for sign in answer.err)


def test_a_wrong_board_tells_every_problem_with_its_place() -> None:
    answer = run("legal", "A: 1/ >; B: x\nC: 1/1 x D")
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.count("error:") >= 2
    assert "1:" in answer.err


def test_a_file_that_is_not_there_is_said() -> None:
    answer = run("legal", "nowhere.combat.json")
    assert answer.status == 2
    assert "nowhere.combat.json" in answer.err


def test_a_board_from_standard_input() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "simulator", "legal", "-", "--count"],
        input="A: 5/5 trample >; B: 2/2 x A",
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "4\n"


def test_without_a_screen_the_window_says_so_in_one_line_and_names_what_works() -> None:
    bare = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    bare.pop("QT_QPA_PLATFORM", None)
    done = subprocess.run([sys.executable, "-m", "simulator"], env=bare, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "render" in done.stderr
    assert "legal" in done.stderr


def test_a_closed_pipe_ends_quietly() -> None:
    board = "A: 20/20 trample >; " + "; ".join(f"B{number}: 0/1 x A" for number in range(1, 9))
    program = [sys.executable, "-m", "simulator", "legal", board, "--lines", "--limit", "0"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=180) == 0


def test_a_board_of_a_file_in_either_form(tmp_path: Path) -> None:
    path = tmp_path / "board.txt"
    path.write_text("A: 5/5 trample >  # the only attacker\nB: 2/2 x A", "utf-8")
    assert run("legal", str(path), "--count").out == "4\n"


@pytest.mark.parametrize(
    ("argv", "nearest"),
    [
        (("legal", "A: 1/1 >", "--limt", "3"), "--limit"),
        (("legal", "A: 1/1 >", "--jsn=1"), "--json"),
        (("lgal", "A: 1/1 >"), "legal"),
        (("convert", "A: 1/1 >", "--to", "jsn"), "json"),
        (("--halp",), "--help"),
    ],
)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_misspelt_word_is_told_with_the_nearest_one(argv: tuple[str, ...], nearest: str, language: str) -> None:
    answer = run(*argv, "--lang", language)
    assert answer.status == 2
    assert (f"Is {nearest} meant?" if language == "en" else f"{nearest} のことですか") in answer.err


@pytest.mark.parametrize("words", [("--lang", "en", "--lang", "ja"), ("--lang=EN", "--lang=JA"), ("--lang=ja",)])
def test_the_last_language_counts(words: tuple[str, ...]) -> None:
    assert "適正な割り振り" in run("legal", "A: 1/1 >", *words).out


def test_one_of_something_is_told_in_the_singular() -> None:
    assert "1 legal assignment comes to 1 result\n" in run("outcomes", "A: 1/1 >").out
    assert "2 legal assignments come to 2 results\n" in run("outcomes", "A: 2/2 trample >; B: 0/1 x A").out


def test_no_rules_to_compare_are_a_wrong_call() -> None:
    assert run("compare", "A: 1/1 >", "--eras", "").status == 2


def test_standard_input_holds_one_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("A: 2/2 >"))
    answer = run("compare", "-", "--with", "-")
    assert (answer.status, answer.out) == (2, "")
    assert "Standard input" in answer.err


def test_an_id_is_known_in_whatever_form_it_is_typed() -> None:
    board = "Zo\u00e9: life 20; Ben: life 20; \u00c4: 2/2 >"
    assert run("legal", board, "--player", "Zoe\u0301", "--count").out == "1\n"
    assert run("whatif", board, "--vary", "A\u0308.power=1..3").status == 0

"""`resolve`: every step, the result, and the board to go on from."""

import json
from pathlib import Path

import pytest

from tests.command import run

STRIKER = "A: 3/3 double strike, trample >; B: 0/4 x A"


def test_510_4_two_steps_each_assigned_afresh() -> None:
    found = run("resolve", STRIKER, "--assign", "A: B 3", "--assign", "A: B 1, P2 2", "--json").json
    assert [step["step"] for step in found["steps"]] == ["first combat damage", "combat damage"]
    assert found["steps"][1]["damage"] == [
        {"source": "A", "recipient": "B", "assigned": 1, "dealt": 1, "results": {"damage": 1}},
        {"source": "A", "recipient": "P2", "assigned": 2, "dealt": 2, "results": {"life": -2}},
    ]
    assert found["steps"][1]["left"] == [{"id": "B", "why": "704.5g"}]
    assert found["final"]["players"]["P2"] == {"life": 18, "poison": 0, "lost": False, "commander_damage": {}}
    assert found["final"]["permanents"]["A"]["attacking"] == "P2"
    assert found["final"]["gone"] == ["B"]


def test_a_missing_choice_stops_with_3() -> None:
    answer = run("resolve", STRIKER, "--assign", "A: B 3")
    assert (answer.status, answer.out) == (3, "")


def test_an_illegal_assignment_stops_with_1_and_its_rule() -> None:
    answer = run("resolve", STRIKER, "--assign", "A: B 2, P2 1")
    assert (answer.status, answer.out) == (1, "")
    assert "702.19b" in answer.err


def test_more_assignments_than_steps_are_a_wrong_call() -> None:
    assert run("resolve", "A: 1/1 >", "--assign", "A: P2 1", "--assign", "A: P2 1").status == 2


@pytest.mark.parametrize(
    ("policy", "life"), [("first", 20), ("most-through", 18), ("most-destroyed", 18), ("random:7", None)]
)
def test_a_policy_chooses_where_nothing_is_given(policy: str, life: int | None) -> None:
    found = run("resolve", STRIKER, "--choose", policy, "--json").json
    assert life is None or found["final"]["players"]["P2"]["life"] == life


def test_an_unknown_policy_is_a_wrong_call() -> None:
    assert run("resolve", STRIKER, "--choose", "luckiest").status == 2


def test_save_writes_the_board_to_go_on_from(tmp_path: Path) -> None:
    path = tmp_path / "next.combat.json"
    answer = run("resolve", "A: 3/3 >; C: 2/2 >; B: 0/4 x A", "--save", str(path))
    assert answer.status == 0
    board = json.loads(path.read_text("utf-8"))
    saved = {one["id"]: one for one in board["permanents"]}
    assert saved["B"]["damage"] == 3
    assert saved["C"]["attacked_this_turn"] is True
    assert "attacks" not in board.get("combat", {})
    assert run("legal", str(path), "--json").json["step"] is None


def test_save_keeps_the_fields_of_others(tmp_path: Path) -> None:
    before, after = tmp_path / "before.combat.json", tmp_path / "after.combat.json"
    before.write_text(
        run("convert", "A: 3/3 >; C: 1/1", "--to", "json").out.replace('"id": "C"', '"id": "C", "x-art": 1')
    )
    assert run("resolve", str(before), "--save", str(after)).status == 0
    assert [one.get("x-art") for one in json.loads(after.read_text("utf-8"))["permanents"]] == [None, 1]


def test_a_place_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    answer = run("resolve", "A: 3/3 >", "--save", str(tmp_path / "no" / "where.json"))
    assert answer.status == 2
    assert "where.json" in answer.err


def test_readable_text_tells_each_step_and_the_result() -> None:
    out = run("resolve", STRIKER, "--choose", "most-through").out
    assert out.index("First combat damage") < out.index("Combat damage\n") < out.index("Result")
    assert "B is destroyed by lethal damage (704.5g)" in out
    assert "P2: life 20 → 18" in out


@pytest.mark.parametrize("option", [("--save", ""), ("--choose", "")])
def test_an_empty_word_is_a_wrong_call_and_not_forgotten(option: tuple[str, str]) -> None:
    answer = run("resolve", "A: 3/3 >", *option)
    assert (answer.status, answer.out) == (2, "")


def test_a_policy_is_a_word_in_any_case() -> None:
    assert run("resolve", "A: 3/3 >", "--choose", "Most-Through").status == 0
    board = "A: 5/5 trample >; B: 2/2 x A"
    assert run("resolve", board, "--choose", "RANDOM:7").out == run("resolve", board, "--choose", "random:7").out

"""`whatif`: one figure of the board varied, as a table and as JSON."""

import pytest

from tests.command import run

BOARD = "A: 5/5 trample >; B: 2/2 x A"


def test_702_19b_each_power_with_its_count() -> None:
    found = run("whatif", BOARD, "--vary", "A.power=0..5", "--json").json
    assert (found["id"], found["figure"], found["now"]) == ("A", "power", 5)
    assert [one["count"] for one in found["values"]] == [1, 1, 1, 2, 3, 4]
    assert [one["distinct"] for one in found["values"]][-2:] == [3, 4]
    assert found["warnings"] == []


def test_large_counts_are_exact() -> None:
    crowd = "A: 20/20 trample >; " + "; ".join(f"B{number}: 0/1 x A" for number in range(1, 9))
    found = run("whatif", crowd, "--vary", "A.power=20..20", "--json").json
    assert found["values"] == [{"value": 20, "stands": True, "step": "combat damage", "count": 963612, "distinct": 267}]


def test_the_table_marks_the_value_that_the_board_has() -> None:
    lines = run("whatif", BOARD, "--vary", "A.power=4..6").out.splitlines()
    assert "now 5" in lines[0]
    assert [line.split()[:2] for line in lines[1:]] == [["power", "assignments"], ["4", "3"], ["→", "5"], ["6", "5"]]


def test_the_table_in_japanese() -> None:
    out = run("whatif", BOARD, "--vary", "A.power=4", "--lang", "ja").out
    assert "パワー" in out
    assert "割り振り" in out


def test_a_value_that_cannot_be_is_said_so() -> None:
    assert "cannot be so" in run("whatif", BOARD, "--vary", "B.damage=-1..0").out


@pytest.mark.parametrize(
    ("vary", "says"),
    [
        ("A", "A.power=0..12"),
        ("C.power=1..2", "C"),
        ("P2.power=1..2", "life"),
        ("A.loyalty=1..2", "toughness"),
        ("A.power=3..2", "no values"),
        ("A.power=0..9999", "more than"),
    ],
)
def test_a_wrong_call_says_what_would_be_right(vary: str, says: str) -> None:
    answer = run("whatif", BOARD, "--vary", vary)
    assert (answer.status, answer.out) == (2, "")
    assert says in answer.err


def test_a_step_can_be_asked_for() -> None:
    found = run("whatif", "A: 3/3 double strike >; B: 1/1 x A", "--vary", "A.power=3", "--step", "first", "--json").json
    assert found["values"][0]["step"] == "first combat damage"
    assert run("whatif", BOARD, "--vary", "A.power=3", "--step", "third").status == 2

"""`whatif`: a figure, a keyword or the rules of the board varied, as a table and as JSON."""

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
        ("A.power=0..6,100..1200", "more than"),
        ("A.power=strong", "strong"),
        ("A.trample=maybe", "yes"),
        ("A.keywords=trample,gloom", "deathtouch"),
        ("P2.trample=yes", "life"),
        ("era=zendikar", "foundations"),
        ("weather=rain", "era=m11"),
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


def test_numbers_can_be_listed() -> None:
    found = run("whatif", BOARD, "--vary", "A.power=2, 5..6,2", "--json").json
    assert [one["value"] for one in found["values"]] == [2, 5, 6]


def test_702_2c_with_and_without_a_keyword() -> None:
    board = "A: 5/5 trample >; B: 2/2 x A; C: 1/3 x A"
    found = run("whatif", board, "--vary", "A.deathtouch=no,yes", "--json").json
    assert (found["id"], found["keyword"], found["now"]) == ("A", "deathtouch", False)
    assert [(one["value"], one["count"]) for one in found["values"]] == [(False, 6), (True, 12)]
    told = run("whatif", board, "--vary", "A.deathtouch=no,yes").out
    assert "→ without deathtouch" in told
    assert "with deathtouch" in told


def test_each_keyword_by_itself() -> None:
    found = run("whatif", BOARD, "--vary", "A.keywords=trample, protection from red", "--json").json
    assert [(one["value"], one["count"]) for one in found["values"]] == [
        (None, 4),
        ("trample", 1),
        ("protection from red", 4),
    ]
    told = run("whatif", BOARD, "--vary", "A.keywords=all", "--lang", "ja").out
    assert "トランプルなし" in told
    assert "接死あり" in told


def test_510_1c_eras_and_days() -> None:
    board = "A: 5/5 >; B: 0/2 x A; C: 0/4 x A"
    eras = run("whatif", board, "--vary", "era=m11, foundations", "--json").json
    assert (eras["rules"], eras["now"]) == ("era", "foundations")
    assert [(one["value"], one["count"]) for one in eras["values"]] == [("m11", 4), ("foundations", 6)]
    days = run("whatif", board, "--vary", "date=all").out.splitlines()
    assert len([line for line in days if "rules of" in line]) == 11
    assert "→ rules of 2026-09-25" in days[2]


def test_what_an_era_does_not_know_is_said_with_its_day() -> None:
    told = run("whatif", "A: 5/5 deathtouch >; B: 0/2 x A", "--vary", "era=urza,m11")
    assert "cannot be so" in told.out
    assert "2007-05-04" in told.out
    found = run("whatif", "A: 5/5 deathtouch >; B: 0/2 x A", "--vary", "era=urza", "--json").json["values"][0]
    assert (found["stands"], len(found["why"])) == (False, 1)


def test_two_varied_give_a_grid() -> None:
    arguments = (BOARD, "--vary", "A.power=4..6", "--vary", "A.trample=yes,no")
    found = run("whatif", *arguments, "--json").json
    assert [one["figure"] if "figure" in one else one["keyword"] for one in found["vary"]] == ["power", "trample"]
    assert [(one["value"], one["count"]) for one in found["values"]] == [
        ([4, True], 3),
        ([4, False], 1),
        ([5, True], 4),
        ([5, False], 1),
        ([6, True], 5),
        ([6, False], 1),
    ]
    lines = run("whatif", *arguments).out.splitlines()
    assert lines[-2].split() == ["→", "5", "4", "(4)", "1", "(1)"]


def test_at_most_two_can_be_varied() -> None:
    answer = run("whatif", BOARD, "--vary", "A.power=1", "--vary", "B.power=1", "--vary", "era=all")
    assert answer.status == 2
    assert run("whatif", BOARD, "--vary", "A.power=0..99", "--vary", "B.power=0..99").status == 2

"""`legal` as CONTRACT promises it: JSON, readable text, and the ways of picking from the set."""

import io
import json

import pytest

from tests.command import run

WALKER = "A: 7/7 trample over planeswalkers > W; C: 1/1 > W; W: loyalty 3"
HUGE = "A: 20/20 trample >; " + "; ".join(f"B{number}: 0/1 x A" for number in range(1, 9))


def test_702_19c_the_json_of_two_attackers_on_one_planeswalker() -> None:
    found = run("legal", WALKER, "--json").json
    assert found["rules"] == "foundations"
    assert found["step"] == "combat damage"
    assert found["count"] == 6
    assert found["players"] == {
        "P1": {
            "count": 6,
            "sources": [
                {"id": "A", "amount": 7, "recipients": ["W", "P2"]},
                {"id": "C", "amount": 1, "recipients": ["W"]},
            ],
        },
        "P2": {"count": 1, "sources": []},
    }
    assert found["assignments"][:2] == [{"A": {"W": 7}, "C": {"W": 1}}, {"A": {"W": 6, "P2": 1}, "C": {"W": 1}}]
    assert found["truncated"] is False
    assert found["warnings"] == []


def test_count_alone_is_only_the_number() -> None:
    assert run("legal", HUGE, "--count").out == "963612\n"
    assert run("legal", HUGE, "--count", "--json").json["count"] == 963612


def test_the_list_stops_at_the_limit_and_says_so() -> None:
    found = run("legal", HUGE, "--json", "--limit", "3").json
    assert len(found["assignments"]) == 3
    assert found["truncated"] is True
    assert "the first 3 of 963,612" in run("legal", HUGE, "--limit", "3").out


def test_at_gives_the_one_with_this_place() -> None:
    whole = run("legal", WALKER, "--json").json["assignments"]
    assert run("legal", WALKER, "--json", "--at", "4").json["assignments"] == [whole[4]]


def test_at_out_of_range_is_a_wrong_call() -> None:
    answer = run("legal", WALKER, "--at", "6")
    assert (answer.status, answer.out) == (2, "")
    assert "6" in answer.err


def test_a_sample_is_the_same_for_the_same_seed() -> None:
    drawn = [
        run("legal", HUGE, "--json", "--sample", "5", "--seed", seed).json["assignments"] for seed in ("1", "1", "2")
    ]
    assert drawn[0] == drawn[1] != drawn[2]
    assert len(drawn[0]) == 5


def test_lines_are_one_assignment_each_as_json() -> None:
    lines = run("legal", WALKER, "--lines").out.splitlines()
    assert [json.loads(line) for line in lines] == run("legal", WALKER, "--json").json["assignments"]


def test_a_players_announcements_alone() -> None:
    board = "A: 3/3 >; C: 4/4 trample >; B1: 1/1 banding x A; B2: 0/4 x A, C"
    found = run("legal", board, "--json", "--player", "P2").json
    assert found["player"] == "P2"
    assert found["count"] == len(found["assignments"]) == found["players"]["P2"]["count"]
    assert all(set(one) <= {"A", "B1"} for one in found["assignments"])


def test_a_player_who_is_not_there_is_a_wrong_call() -> None:
    answer = run("legal", WALKER, "--player", "P9")
    assert answer.status == 2
    assert "P9" in answer.err


def test_510_4_the_step_can_be_named() -> None:
    board = "A: 2/2 first strike >; C: 3/3 >"
    assert run("legal", board, "--json").json["step"] == "first combat damage"
    regular = run("legal", board, "--json", "--step", "regular").json
    assert (regular["step"], [one["id"] for one in regular["players"]["P1"]["sources"]]) == ("combat damage", ["C"])
    assert run("legal", board, "--step", "third").status == 2


def test_508_8_where_nobody_attacks_there_is_no_step() -> None:
    found = run("legal", "A: 2/2", "--json").json
    assert (found["step"], found["count"], found["assignments"]) == (None, 0, [])
    assert "No combat damage step" in run("legal", "A: 2/2").out


def test_readable_text_tells_who_announces_and_numbers_the_list() -> None:
    out = run("legal", WALKER).out
    assert "Combat damage: 6 legal assignments" in out
    assert "P1 announces, in 6 ways:" in out
    assert "0  A: W 7; C: W 1" in out


def test_readable_text_in_japanese() -> None:
    out = run("legal", WALKER, "--lang", "ja").out
    assert "適正な割り振りは 6 通り" in out


def test_a_place_may_have_more_digits_than_python_reads() -> None:
    board = "A: 1000000/1 >; B1..B1999: 0/1 x A"
    count = run("legal", board, "--count").out.strip()
    assert len(count) > 4300
    answer = run("legal", board, "--at", count)
    assert (answer.status, answer.out) == (2, "")
    assert "10^6260 is out of range" in answer.err
    assert run("outcomes", board, "--limit", "1").status == 2
    assert "10^" in run("best", board).err


def test_a_step_that_does_not_come_has_nothing_to_assign() -> None:
    for board, step in [
        ("A: 3/3 >", "first"),
        ("A: 3/3 double strike >", "last combat damage"),
        ("A: 3/3 double strike >; after first combat damage", "first"),
    ]:
        found = run("legal", board, "--step", step, "--json").json
        assert (found["step"], found["count"], found["assignments"]) == (None, 0, [])
    assert run("legal", "A: 3/3 triple strike >", "--step", "last combat damage", "--json").json["count"] == 1


@pytest.mark.parametrize(
    "pair", [("--count", "--lines"), ("--count", "--at=1"), ("--count", "--sample=1"), ("--at=1", "--sample=1")]
)
def test_options_that_ask_for_different_things_are_a_wrong_call(pair: tuple[str, str]) -> None:
    answer = run("legal", WALKER, *pair)
    assert (answer.status, answer.out) == (2, "")
    assert "exclude each other" in answer.err


def test_what_is_listed_can_be_typed() -> None:
    board = '"Serra Angel": 4/4 trample >; "x": 1/2 x "Serra Angel"'
    last = run("legal", board).out.splitlines()[-1].strip().removeprefix("2  ")
    assert last == '"Serra Angel": "x" 2, P2 2; "x": "Serra Angel" 1'
    assert run("explain", board, "--assign", last).status == 0


def test_standard_input_may_be_a_text_put_in_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("竜: 3/3 >"))
    assert run("legal", "-", "--json").json["assignments"] == [{"竜": {"P2": 3}}]

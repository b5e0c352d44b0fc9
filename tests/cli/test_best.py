"""`best`: what a player reaches at most by goals, in words and as JSON."""

import pytest

from tests.command import run

BOARD = "A: 5/5 trample >; D: 3/3 >; B: 2/2 can block any number x A, D; C: 0/3 x D"


def test_702_19b_the_best_by_goals_in_the_order_asked() -> None:
    found = run("best", BOARD, "--goal", "most-destroyed,most-through", "--json").json
    assert (found["step"], found["player"]) == ("combat damage", "P1")
    assert found["goals"] == [{"goal": "most-destroyed", "value": 2}, {"goal": "most-through", "value": 3}]
    assert found["assignment"] == {"A": {"B": 2, "P2": 3}, "D": {"C": 3}, "B": {"A": 2}}
    assert (found["number"], found["count"], found["warnings"]) == (1, 21, [])


def test_without_goals_all_of_them_count() -> None:
    goals = run("best", BOARD, "--json").json["goals"]
    assert [one["goal"] for one in goals] == [
        "most-destroyed",
        "most-through",
        "least-lost",
        "own-planeswalker-alive",
    ]


def test_the_defending_player_can_be_asked_about() -> None:
    found = run("best", BOARD, "--player", "P2", "--json").json
    assert (found["player"], found["number"], found["count"]) == ("P2", 3, 3)


def test_in_words() -> None:
    out = run("best", BOARD, "--goal", "most-destroyed,most-through").out
    assert out.splitlines() == [
        "Combat damage: the best that P1 can reach",
        "  Other players' creatures that leave: 2",
        "  Damage points past creatures: 3",
        "Announcements of P1 that reach it: 1 of 21. The first:",
        "P1 announces:",
        "  A: B 2, P2 3",
        "  D: C 3",
        "P2 announces:",
        "  B: A 2",
    ]


def test_in_japanese() -> None:
    out = run("best", BOARD, "--lang", "ja").out
    assert "P1 にとって最善の結果" in out
    assert "21 通りのうち 1 通り" in out


def test_a_step_without_damage_is_said_so() -> None:
    assert run("best", "A: 0/1 >; B: 0/1 x A", "--json").json["number"] <= 1
    assert run("best", "A: 1/1", "--json").json["step"] is None


@pytest.mark.parametrize(
    ("arguments", "says"),
    [(("--goal", "most"), "least-lost"), (("--player", "P9"), "P9"), (("--step", "third"), "third")],
)
def test_a_wrong_call_says_what_would_be_right(arguments: tuple[str, str], says: str) -> None:
    answer = run("best", BOARD, *arguments)
    assert (answer.status, answer.out) == (2, "")
    assert says in answer.err


def test_beyond_the_budget_it_is_refused_with_the_estimate() -> None:
    answer = run("best", "A1: 900/1 trample > ; A2: 900/1 trample > ; B1..B40: 0/30 x A1, A2")
    assert (answer.status, answer.out) == (2, "")
    assert "about" in answer.err

"""`best` and `outcomes --both`: both damage steps together, in words and as JSON."""

import pytest

from tests.command import run

BOARD = "A: 2/2 first strike >; C: 0/2 x A; B: 4/2 x A"
ANSWERED = "A: 3/3 double strike, trample >; D: 2/2 first strike >; B: 4/4 can block any number x A, D; C: 2/2 x A"


def test_510_4_the_best_is_that_of_both_steps() -> None:
    found = run("best", BOARD, "--goal", "most-destroyed,least-lost", "--json").json
    assert (found["step"], found["player"]) == ("first combat damage", "P1")
    assert found["goals"] == [{"goal": "most-destroyed", "value": 1}, {"goal": "least-lost", "value": 0}]
    assert found["each_step_by_itself"] == [
        {"goal": "most-destroyed", "value": 1},
        {"goal": "least-lost", "value": 1},
    ]
    assert found["assignment"] == {"A": {"B": 2}}
    assert (found["number"], found["count"], found["warnings"]) == (1, 3, [])
    assert [(one["step"], one["assignment"], one["left"]) for one in found["steps"]] == [
        ("first combat damage", {"A": {"B": 2}}, ["B"]),
        ("combat damage", {}, []),
    ]


@pytest.mark.parametrize(("step", "assignment"), [("first", {"A": {"C": 2}}), ("regular", {"B": {"A": 4}})])
def test_a_step_that_is_asked_for_is_told_by_itself(step: str, assignment: object) -> None:
    found = run("best", BOARD, "--goal", "most-destroyed", "--step", step, "--json").json
    assert found["assignment"] == assignment
    assert "steps" not in found


def test_the_best_in_words_with_its_reasons_and_the_answer() -> None:
    out = run("best", ANSWERED, "--goal", "most-destroyed,most-through").out
    assert out.splitlines() == [
        "Both damage steps together: the best that P1 can reach",
        "  Other players' creatures that leave: 2",
        "  Damage points past creatures: 2",
        "2 of the 10 lines of P1 reach it; this is the first.",
        "The best of each step by itself would come only to: Damage points past creatures: 1",
        "First combat damage",
        "  P1 announces: A: B 2, C 1; D: B 2",
        "  Comes to: B leaves",
        "Combat damage",
        "  P1 announces: A: C 1, P2 2",
        "  P2 answers with their own best: C: A 2",
        "  Comes to: C leaves; P2 life 18",
    ]


def test_the_best_in_japanese() -> None:
    out = run("best", ANSWERED, "--lang", "ja").out
    assert "両方の戦闘ダメージ・ステップを通してP1にとって最善の結果" in out
    assert "P2の最善の応じ方:C: A 2" in out


def test_both_steps_as_a_tree() -> None:
    told = run("outcomes", BOARD, "--both", "--json").json
    assert (told["count"], told["distinct"], told["truncated"]) == (3, 3, False)
    assert [(one["count"], one["left"]) for one in told["outcomes"]] == [(1, ["A", "C"]), (1, ["A"]), (1, ["B"])]
    assert told["outcomes"][0]["example"] == [{"A": {"C": 2}}, {"B": {"A": 4}}]
    tree = told["tree"]
    assert (tree["step"], tree["announcers"], tree["count"]) == ("first combat damage", ["P1"], 3)
    first = tree["branches"][0]
    assert (first["count"], first["lines"], first["left"], first["marked"]) == (1, 1, ["C"], {})
    assert first["then"]["step"] == "combat damage"
    assert first["then"]["branches"][0]["left"] == ["A"]
    assert first["then"]["branches"][0]["then"] is None


def test_the_tree_in_words() -> None:
    assert run("outcomes", BOARD, "--both").out.splitlines() == [
        "The whole combat: 3 lines, 3 results",
        "  1  A and C leave  A: C 2 → B: A 4",
        "  1  A leaves       A: C 1, B 1 → B: A 4",
        "  1  B leaves       A: B 2 → nobody assigns damage",
        "",
        "First combat damage: 3 assignments",
        "  Only P1 announces: A (510.1)",
        "  1  C leaves         A: C 2",
        "      Combat damage: 1 assignment",
        "        1  A leaves  B: A 4",
        "  1  nothing changes  A: C 1, B 1",
        "      Combat damage: 1 assignment",
        "        1  A leaves  B: A 4",
        "  1  B leaves         A: B 2",
        "      Combat damage: 1 assignment",
        "        1  nothing changes  nobody assigns damage",
    ]


def test_a_limit_holds_for_every_list_of_the_tree() -> None:
    told = run("outcomes", ANSWERED, "--both", "--limit", "2", "--json").json
    assert (len(told["outcomes"]), told["truncated"]) == (2, True)
    assert (len(told["tree"]["branches"]), told["tree"]["truncated"]) == (2, True)
    out = run("outcomes", ANSWERED, "--both", "--limit", "2").out
    assert "… the first 2 of 9 results" in out


def test_101_4_the_order_of_announcements_is_told_with_its_rules() -> None:
    out = run("outcomes", "A: 2/2 >; B: 1/1 x A", "--both", "--lang", "ja").out
    assert "先に宣言するのはP1:A (510.1)" in out
    assert "それを知った上でP2が続く:B (101.4b)" in out


def test_both_steps_do_not_go_with_one_step() -> None:
    answer = run("outcomes", BOARD, "--both", "--step", "first")
    assert (answer.status, answer.out) == (2, "")
    assert "--step" in answer.err


def test_where_no_damage_is_ahead_it_is_said() -> None:
    assert run("outcomes", "A: 1/1", "--both").out == "No combat damage step is left.\n"


@pytest.mark.parametrize("command", [("best",), ("outcomes", "--both")])
def test_beyond_the_budget_it_is_refused_with_the_estimate(command: tuple[str, ...]) -> None:
    board = "; ".join(f"A{n}: 9/9 double strike >; B{n}: 0/9 x A{n}; C{n}: 0/9 x A{n}" for n in range(1, 9))
    board += "; D: 1/1 can block any number x " + ", ".join(f"A{n}" for n in range(1, 9))
    answer = run(command[0], board, *command[1:])
    assert (answer.status, answer.out) == (2, "")
    assert "about" in answer.err
    assert "--step first" in answer.err

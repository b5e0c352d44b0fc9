"""`explain`: legal or not, every rule that is broken, and the nearest legal assignment."""

from tests.command import run

BOARD = "A: 7/7 trample >; B: 2/2 x A"


def test_a_legal_assignment() -> None:
    answer = run("explain", BOARD, "--assign", "A: B 2, P2 5", "--json")
    assert answer.status == 0
    assert answer.json == {"legal": True, "violations": [], "nearest": None, "warnings": []}


def test_702_19b_an_illegal_one_with_its_rule_and_the_nearest() -> None:
    answer = run("explain", BOARD, "--assign", "A: B 1, P2 6", "--json")
    assert answer.status == 1
    (violation,) = answer.json["violations"]
    assert (violation["rule"], violation["source"], violation["recipient"]) == ("702.19b", "A", "P2")
    assert "1 more" in violation["message"]
    assert answer.json["nearest"] == {"A": {"B": 2, "P2": 5}, "B": {"A": 2}}


def test_readable_text_names_rule_and_nearest() -> None:
    out = run("explain", BOARD, "--assign", "A: B 1, P2 6").out
    assert "702.19b" in out
    assert "The nearest legal assignment: A: B 2, P2 5; B: A 2" in out
    assert "702.19b" in run("explain", BOARD, "--assign", "A: B 1, P2 6", "--lang", "ja").out


def test_a_json_object_is_taken_too() -> None:
    assert run("explain", BOARD, "--assign", '{"A": {"B": 2, "P2": 5}}').status == 0


def test_several_wholes_are_a_missing_choice() -> None:
    answer = run("explain", BOARD, "--assign", "")
    assert (answer.status, answer.out) == (3, "")
    assert "A" in answer.err


def test_unknown_ids_fractions_and_negatives_are_wrong_calls() -> None:
    for text in ("X: B 2", "A: X 7", "A: B 1.5, P2 5.5", "A: B -1, P2 8", "A: B 2, B 5", "A: B 7; A: B 7", "A B 7"):
        answer = run("explain", BOARD, "--assign", text)
        assert (answer.status, answer.out) == (2, ""), text
        assert answer.err


def test_a_known_creature_that_cannot_be_given_damage_is_illegal() -> None:
    assert run("explain", BOARD + "; C: 1/1", "--assign", "A: B 2, C 5").status == 1
    assert run("explain", BOARD + "; C: 1/1", "--assign", "A: B 7; C: P2 1").status == 1

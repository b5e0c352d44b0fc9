"""`compare`: eras side by side, as JSON and as words."""

from tests.command import run

BOARD = "A: 5/5 trample, deathtouch > ; B1: 2/2 x A; B2: 3/3 x A"


def test_all_eras_with_their_numbers() -> None:
    found = run("compare", BOARD, "--json").json
    assert found["rules"] == "foundations"
    assert [(one["rules"], one.get("count")) for one in found["eras"]] == [
        ("foundations", 12),
        ("m11", 11),
        ("m10", 6),
        ("sixth", 6),
        ("urza", None),
        ("classic", None),
    ]


def test_why_an_era_differs_or_cannot_play_it() -> None:
    eras = {one["rules"]: one for one in run("compare", BOARD, "--json").json["eras"]}
    assert [each["rule"] for each in eras["m10"]["differences"]] == ["510.1c", "702.2c"]
    assert "2007-05-04" in eras["urza"]["refused"][0]
    assert eras["foundations"]["most_through"]["players"] == {"P2": {"life": 17}}


def test_eras_and_days_that_are_asked_for() -> None:
    found = run("compare", "A: 2/2 > ; B: 1/1 x A", "--eras", "sixth, 2001-01-01", "--json").json
    assert [(one["rules"], one["era"]) for one in found["eras"]] == [("sixth", "sixth"), ("2001-01-01", "sixth")]


def test_in_words() -> None:
    told = run("compare", BOARD, "--eras", "m11,classic,1999-01-01").out
    assert "P2 life 17" in told
    assert "damage assignment order" in told
    assert "rules of 1999-01-01" in told
    assert "not possible under these rules" in told


def test_inferred_rules_are_told_to_be_so() -> None:
    told = run("compare", "A: 3/3 trample > ; B: 0/3 damage 1 x A", "--eras", "urza").out
    assert "inferred" in told


def test_in_japanese() -> None:
    told = run("compare", BOARD, "--what-if", "--lang", "ja").out
    assert "『ウルザズ・サーガ』" in told
    assert "移し替え" in told


def test_rules_that_nobody_knows_are_refused() -> None:
    answer = run("compare", BOARD, "--eras", "m11,zendikar")
    assert (answer.status, answer.out) == (2, "")
    assert "zendikar" in answer.err


def test_what_is_illegal_today_may_have_been_legal() -> None:
    answer = run("explain", "A: 4/4 >; B: 0/3 x A; C: 0/1 x A; rules m11", "--assign", "A: C 4")
    assert answer.status == 1
    assert "legal under other rules: Foundations" in answer.out

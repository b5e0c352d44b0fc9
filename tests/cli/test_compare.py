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


def test_702_2c_two_boards_side_by_side() -> None:
    first, second = "A: 5/5 trample >; B: 2/2 x A; C: 1/3 x A", "A: 5/5 trample, deathtouch >; B: 2/2 x A; C: 1/3 x A"
    found = run("compare", first, "--with", second, "--json").json
    assert [(one["rules"], one["step"], one["count"]) for one in found["boards"]] == [
        ("foundations", "combat damage", 6),
        ("foundations", "combat damage", 12),
    ]
    assert found["differences"] == ["A with deathtouch"]
    assert (found["both"], found["became_legal"]["count"], found["ceased_to_be_legal"]["count"]) == (6, 6, 0)
    assert found["became_legal"]["how"] == "counted"
    example = found["became_legal"]["examples"][-1]
    assert example["assignment"]["A"] == {"B": 1, "C": 1, "P2": 3}
    assert [one["rule"] for one in example["violations"]] == ["702.19b"]
    results = found["results"]
    assert (results["both"], len(results["became_possible"]), results["ceased_to_be_possible"]) == (3, 3, [])
    assert results["became_possible"][-1]["players"] == {"P2": {"life": 17}}


def test_two_boards_in_words() -> None:
    boards = ("A: 9/9 trample >; B: 2/2 x A", "--with", "A: 9/9 trample >; B: 2/20 x A; Z: 1/1")
    told = run("compare", *boards, "--examples", "1").out
    assert "Legal on both: 1." in told
    assert "Ceased to be legal (on the first board alone): 7." in told
    assert "702.19b" in told
    assert "Z on the second board alone" in told
    japanese = run("compare", *boards, "--lang", "ja").out
    assert "適正でなくなったもの" in japanese
    assert "タフネス 2 → 20" in japanese


def test_many_results_are_cut_and_a_board_that_cannot_be_says_why() -> None:
    told = run("compare", "A: 2/2 >", "--with", "A: 40/40 trample >; B: 0/1 x A").out
    assert "… and" in told
    refused = run("compare", "A: 2/2 >", "--with", "rules urza; A: 2/2 deathtouch >")
    assert refused.status == 2
    assert "2007-05-04" in refused.err


def test_too_many_results_and_a_board_without_damage() -> None:
    lanes = "; ".join(f"A{at}: 5/5 trample >; B{at}: 0/1 x A{at}; D{at}: 0/1 x A{at}" for at in range(9))
    told = run("compare", lanes, "--with", "A0: 9/9").out
    assert "too many results" in told
    assert "none" in told


def test_a_step_goes_with_a_second_board() -> None:
    board = "A: 3/3 double strike >; B: 1/1 x A"
    assert run("compare", board, "--step", "first").status == 2
    found = run("compare", board, "--with", board, "--step", "regular", "--json").json
    assert found["boards"][0]["step"] == "combat damage"

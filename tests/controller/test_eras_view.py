"""The eras side by side, as the window is handed them."""

from itertools import pairwise

from simulator.controller.eras_view import EraView
from simulator.controller.intents import Assign, ChangeRules, PlayWhatIf, Undo
from simulator.rules.era import ERAS, EraId
from tests.controller.tables import done, refused, table, words

DEATHTOUCH = "A: 5/5 trample, deathtouch > P2; B: 0/3 x A; C: 0/4 x A"
GANG = "A: 5/5 > P2; B: 0/2 x A; C: 0/4 x A"
DUEL = "A: 8/8 trample > P2; B: 2/2 x A"


def views(notation: str, rules: str = "current", what_if: bool = False) -> dict[EraId, EraView]:
    controller = table(notation)
    if what_if:
        done(controller, PlayWhatIf(True))
    done(controller, ChangeRules(rules))
    return {view.era: view for view in controller.era_comparison().views()}


def counts(found: dict[EraId, EraView]) -> list[int | None]:
    return [None if view.results is None else view.results.count for view in found.values()]


def test_every_era_tells_how_many_assignments_are_legal_in_it() -> None:
    found = views(GANG)
    assert list(found) == [era.id for era in ERAS]
    # 0 to 5 points each way; with an order, at least 2 for the first before the second gets any.
    assert counts(found)[:3] == [6, 4, 4]
    assert found[EraId.FOUNDATIONS].on_board
    assert [view.on_board for view in found.values()].count(True) == 1


def test_510_1c_an_era_tells_the_rule_that_makes_the_difference() -> None:
    m11 = views(GANG)[EraId.M11].results
    assert m11 is not None
    assert [str(one.sentence.rule) for one in m11.differences] == ["510.1c"]
    assert not m11.is_same


def test_702_19b_most_through_is_told_with_its_figures() -> None:
    today = views(DUEL)[EraId.FOUNDATIONS].results
    assert today is not None
    assert (today.count, today.is_same, today.differences) == (7, True, ())
    assert today.most_through is not None


def test_an_era_that_does_not_know_a_keyword_says_when_it_came() -> None:
    sixth = views(DEATHTOUCH)[EraId.CLASSIC]
    assert sixth.results is None
    assert any("2007-05-04" in str(sentence.message) for sentence in sixth.refused)


def test_what_the_rules_do_not_know_is_compared_where_the_board_asks_what_if() -> None:
    assert all(view.results is not None for view in views(DEATHTOUCH, what_if=True).values())


def test_the_days_of_the_eras_follow_one_another() -> None:
    found = list(views(GANG).values())
    assert found[0].until is None
    assert [(later.since - earlier.until).days for later, earlier in pairwise(found) if earlier.until] == [1] * 5


def test_a_day_on_the_board_stands_for_its_era() -> None:
    found = views(GANG, "2001-08-01")
    assert (found[EraId.SIXTH].day, found[EraId.SIXTH].rules, found[EraId.SIXTH].on_board) == (
        "2001-08-01",
        "2001-08-01",
        True,
    )
    assert found[EraId.FOUNDATIONS].rules == "current"


def test_what_is_assigned_leaves_the_comparison_as_it_is() -> None:
    controller = table(DUEL)
    before = controller.era_comparison()
    assert done(controller, Assign("A", "B", 3)).era_comparison() == before
    assert done(controller, ChangeRules("m10")).era_comparison() != before
    assert done(controller, Undo()).era_comparison() == before


def test_a_refusal_tells_under_which_rules_it_would_have_been_legal() -> None:
    controller = done(table(GANG), ChangeRules("m11"))
    refusal = refused(controller, Assign("A", "B", 1))
    assert words(refusal)[-1] == (
        "Under Foundations, Sixth Edition, Urza's Saga and the first rules this would have been legal."
    )


def test_a_refusal_under_every_era_names_none() -> None:
    controller = table(DUEL)
    assert not [said for said in words(refused(controller, Assign("A", "B", 9))) if "would have been legal" in said]

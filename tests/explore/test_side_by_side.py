"""Two boards side by side: numbers by arithmetic, examples with the rules that they break, results that come and go."""

import pytest

from simulator.explore.result_changes import ResultChanges, result_changes
from simulator.explore.settings import FigureSetting, KeywordSetting, RulesSetting, Varied, plain, set_so
from simulator.explore.side_by_side import MOST_WALKED, How, SideBySide, side_by_side
from simulator.formats import notation
from simulator.rules.keywords import Keyword
from simulator.rules.legal.budget import Budget
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Moment


def board(text: str) -> Scenario:
    return notation.read(text).document.scenario


TWO_BLOCKERS = board("A: 5/5 trample >; B: 2/2 x A; C: 1/3 x A")
LANES = board("; ".join(f"A{at}: 12/12 trample >; B{at}: 0/1 x A{at}; D{at}: 0/1 x A{at}" for at in range(12)))
SIX_BY_FOUR = board("A1..A6: 12/12 trample >; B1..B4: 0/6 can block any number x A1, A2, A3, A4, A5, A6")


def with_keyword(scenario: Scenario, id: str, keyword: Keyword) -> Scenario:
    return set_so(scenario, KeywordSetting(id, plain(keyword), has=True))


def numbers(sides: SideBySide) -> tuple[int | None, int, int]:
    return sides.both, sides.became.number, sides.ceased.number


def changes(sides: SideBySide) -> ResultChanges:
    found = result_changes(sides.first, sides.second)
    assert found is not None
    return found


def test_702_2c_deathtouch_allows_more_and_forbids_nothing() -> None:
    sides = side_by_side(TWO_BLOCKERS, with_keyword(TWO_BLOCKERS, "A", Keyword.DEATHTOUCH))
    assert (sides.counts, numbers(sides)) == ((6, 12), (6, 6, 0))
    first, *_, last = sides.became.examples(3)
    assert first.assignment.given_by("A") == {"B": 3, "C": 1, "P2": 1}
    assert last.assignment.given_by("A") == {"B": 1, "C": 1, "P2": 3}
    assert [str(one.rule) for one in last.violations] == ["702.19b"]
    results = changes(sides)
    assert (len(results.became), len(results.ceased), results.kept) == (3, 0, 3)


def test_510_1a_with_more_power_everything_is_another() -> None:
    sides = side_by_side(TWO_BLOCKERS, set_so(TWO_BLOCKERS, FigureSetting("A", Varied.POWER, 6)))
    assert numbers(sides) == (0, 8, 6)
    assert {str(one.rule) for one in sides.ceased.example(0).violations} == {"510.1a"}
    assert changes(sides).kept == 3


def test_510_1c_an_order_forbids_what_was_free() -> None:
    free = board("A: 5/5 >; B: 0/2 x A; C: 0/4 x A")
    sides = side_by_side(free, set_so(free, RulesSetting("m11")))
    assert (sides.counts, numbers(sides)) == ((6, 4), (4, 0, 2))
    assert all(str(one.rule) == "510.1c" for each in sides.ceased.examples(9) for one in each.violations)


def test_equal_boards_have_everything_in_common() -> None:
    sides = side_by_side(TWO_BLOCKERS, TWO_BLOCKERS)
    assert numbers(sides) == (6, 0, 0)
    assert sides.became.examples(3) == ()
    with pytest.raises(IndexError):
        sides.became.example(0)


def test_what_is_on_one_board_only_makes_everything_another() -> None:
    sides = side_by_side(TWO_BLOCKERS, board("A: 5/5 trample >; B: 2/2 x A; C: 1/3 x A; D: 1/1 >"))
    assert numbers(sides) == (0, 6, 6)


def test_where_no_damage_is_assigned_nothing_is_legal() -> None:
    sides = side_by_side(board("A: 5/5"), TWO_BLOCKERS)
    assert (sides.counts, numbers(sides)) == ((0, 6), (0, 6, 0))
    assert sides.became.example(0).violations == ()
    assert changes(sides).kept == 0


def test_a_board_that_cannot_stand_says_why() -> None:
    sides = side_by_side(TWO_BLOCKERS, set_so(TWO_BLOCKERS, FigureSetting("B", Varied.DAMAGE, -1)))
    assert sides.second.why
    assert numbers(sides) == (0, 0, 6)


def test_the_step_that_is_asked_for_is_compared() -> None:
    struck = with_keyword(TWO_BLOCKERS, "A", Keyword.FIRST_STRIKE)
    assert side_by_side(TWO_BLOCKERS, struck).second.step is not None
    regular = side_by_side(struck, struck, Moment.COMBAT_DAMAGE)
    assert regular.first.step is not None
    assert [source.id for source in regular.first.step.sources] == ["B", "C"]


def test_more_than_anybody_could_list_is_counted_and_each_has_its_place() -> None:
    tough = set_so(LANES, FigureSetting("B0", Varied.TOUGHNESS, 4))
    sides = side_by_side(LANES, tough)
    assert (sides.became.how, sides.ceased.how) == (How.COUNTED, How.COUNTED)
    both, became, ceased = numbers(sides)
    assert both is not None
    assert (both + ceased, both + became) == sides.counts
    assert (became, ceased) == (0, sides.counts[0] // 68 * 27)
    last = sides.ceased.example(ceased - 1)
    assert [str(one.rule) for one in last.violations] == ["702.19b"]
    assert len(sides.ceased.examples(5)) == 5


def test_a_knot_of_six_by_four_is_counted() -> None:
    sides = side_by_side(SIX_BY_FOUR, set_so(SIX_BY_FOUR, FigureSetting("B1", Varied.TOUGHNESS, 7)))
    both, became, ceased = numbers(sides)
    assert both is not None
    assert (both + ceased, both + became) == sides.counts
    assert (became, both) == (0, sides.counts[1])


def test_beyond_the_budget_it_is_walked_and_said_so() -> None:
    nothing = Budget(memory=0, milliseconds=0)
    sides = side_by_side(SIX_BY_FOUR, set_so(SIX_BY_FOUR, FigureSetting("B1", Varied.TOUGHNESS, 7)), budget=nothing)
    assert sides.counts == (None, None)
    assert (sides.both, sides.became.how, sides.ceased.how) == (None, How.AT_LEAST, How.AT_LEAST)
    assert sides.ceased.number <= MOST_WALKED


def test_too_many_results_are_not_told_apart() -> None:
    sides = side_by_side(LANES, LANES)
    assert result_changes(sides.first, sides.second) is None
    assert result_changes(sides.first, sides.first, most_results=10) is None


def test_results_are_compared_by_what_the_board_is_after() -> None:
    hurt = set_so(TWO_BLOCKERS, FigureSetting("P2", Varied.LIFE, 19))
    results = changes(side_by_side(TWO_BLOCKERS, hurt))
    assert (len(results.became), len(results.ceased), results.kept) == (3, 3, 0)

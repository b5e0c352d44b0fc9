"""Two boards side by side as the window shows them: what is within a wheel's turn, and what is said instead."""

import pytest

from simulator.controller.compared_boards import ComparedBoards, Turned, changed_board
from simulator.explore.settings import FigureSetting, KeywordSetting, RulesSetting, Varied, plain, set_so
from simulator.formats import notation
from simulator.formats.language import Language
from simulator.rules.keywords import Keyword
from simulator.rules.scenario import Scenario
from tests.controller.tables import CATALOGUE
from tests.explore.test_side_by_side import LANES, SIX_BY_FOUR, TWO_BLOCKERS

DEATHTOUCH = KeywordSetting("A", plain(Keyword.DEATHTOUCH), has=True)


def compared(first: Scenario, *settings: FigureSetting | KeywordSetting | RulesSetting) -> ComparedBoards:
    return ComparedBoards(first, set_so(first, *settings))


def test_702_2c_numbers_and_an_example_with_its_reason() -> None:
    boards = compared(TWO_BLOCKERS, DEATHTOUCH)
    assert (boards.counts, boards.both) == ((6, 12), 6)
    assert [boards.number(turned) for turned in Turned] == [6, 0]
    example = boards.example(Turned.BECAME, 5)
    assert example.shares == (("A", "B", 1), ("A", "C", 1), ("A", "P2", 3))
    assert [str(reason.rule) for reason in example.reasons] == ["702.19b"]
    became, ceased = (boards.results(turned) for turned in Turned)
    assert became is not None
    assert (len(became), ceased) == (3, ())
    with pytest.raises(IndexError):
        boards.example(Turned.CEASED, 0)


def test_what_differs_is_said_in_both_languages() -> None:
    boards = compared(TWO_BLOCKERS, FigureSetting("A", Varied.POWER, 7), RulesSetting("2003-05-05"))
    said = [CATALOGUE.text(one, Language.EN) for one in boards.differences]
    assert said == ["A power 5 → 7", "rules of Sixth Edition, text of 2003-05-05"]
    assert all(CATALOGUE.text(one, Language.JA) for one in boards.differences)


def test_of_astronomical_numbers_each_has_its_place() -> None:
    boards = compared(LANES, FigureSetting("B0", Varied.TOUGHNESS, 4))
    assert boards.is_exact(Turned.CEASED)
    assert boards.told(Turned.CEASED) == boards.number(Turned.CEASED) > 10**20
    assert boards.example(Turned.CEASED, boards.told(Turned.CEASED) - 1).reasons
    assert boards.results(Turned.CEASED) is None


def test_where_places_would_take_too_long_the_first_ones_are_told() -> None:
    boards = compared(SIX_BY_FOUR, RulesSetting("m11"))
    assert boards.is_exact(Turned.CEASED)
    assert boards.told(Turned.CEASED) < boards.number(Turned.CEASED)
    assert boards.example(Turned.CEASED, 0).reasons


def test_a_board_that_cannot_be_so_has_no_picture_but_reasons() -> None:
    document = notation.read("A: 5/5 trample >; B: 2/2 x A").document
    assert changed_board(document, (DEATHTOUCH, RulesSetting("urza"))) is None
    state = changed_board(document, (DEATHTOUCH,))
    assert state is not None
    assert state.legal is not None
    boards = compared(document.scenario, DEATHTOUCH, RulesSetting("urza"))
    assert [why.key for why in boards.why] == ["problem.not-yet"]

"""What a person set otherwise: one setting for each thing, and none that the board has anyway."""

from simulator.explore.changes import Changes
from simulator.explore.settings import FigureSetting, KeywordSetting, RulesSetting, Varied, plain
from simulator.rules.keywords import Keyword
from tests.boards import creature, scenario

BOARD = scenario(creature("A", 5, 5, "trample"), creature("B", 2, 2, controller="P2"), attack={"A": "P2"})
POWER = FigureSetting("A", Varied.POWER, 7)
WITHOUT = KeywordSetting("A", plain(Keyword.TRAMPLE), has=False)


def test_the_later_of_two_for_the_same_stands_in_the_place_of_the_earlier() -> None:
    changes = Changes().with_setting(BOARD, POWER).with_setting(BOARD, WITHOUT)
    changes = changes.with_setting(BOARD, FigureSetting("A", Varied.POWER, 8))
    assert changes.settings == (FigureSetting("A", Varied.POWER, 8), WITHOUT)


def test_what_the_board_has_anyway_is_no_change() -> None:
    changes = Changes().with_setting(BOARD, POWER)
    assert changes.with_setting(BOARD, FigureSetting("A", Varied.POWER, 5)).settings == ()
    assert Changes().with_setting(BOARD, KeywordSetting("A", plain(Keyword.TRAMPLE), has=True)).settings == ()
    assert Changes().with_setting(BOARD, RulesSetting("foundations")).settings == ()
    assert Changes().with_setting(BOARD, RulesSetting("m11")).settings == (RulesSetting("m11"),)


def test_a_board_without_the_creature_has_nothing_to_change() -> None:
    assert Changes((POWER, WITHOUT)).on(scenario(creature("C", 1, 1))).settings == ()


def test_the_board_with_the_changes() -> None:
    changed = Changes((POWER, WITHOUT, RulesSetting("m11"))).board(BOARD)
    creature = changed.permanent("A")
    assert creature is not None
    assert (creature.power, creature.keywords, changed.rules) == (7, (), "m11")


def test_all_but_one_figure() -> None:
    assert Changes((POWER, WITHOUT)).without("A", Varied.POWER) == (WITHOUT,)

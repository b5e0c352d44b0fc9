"""In what two boards differ: settings that bring the one to the other, and what settings don't tell."""

from simulator.explore.board_differences import other_differences, settings_between
from simulator.explore.settings import FigureSetting, KeywordSetting, RulesSetting, Varied, set_so
from simulator.formats import notation
from simulator.rules.scenario import Scenario


def board(text: str) -> Scenario:
    return notation.read(text).document.scenario


FIRST = board("A: 5/5 trample >; B: 2/2 x A; W: loyalty 3")


def test_settings_bring_one_board_to_the_other() -> None:
    second = board("rules m11; A: 6/5 deathtouch >; B: 2/2 damage 1 x A; W: loyalty 3; P2: life 12")
    settings = settings_between(FIRST, second)
    kinds = [FigureSetting, FigureSetting, KeywordSetting, KeywordSetting, FigureSetting, RulesSetting]
    assert sorted(map(str, map(type, settings))) == sorted(map(str, kinds))
    assert settings_between(set_so(FIRST, *settings), second) == ()
    assert FigureSetting("P2", Varied.LIFE, 12) in settings


def test_equal_boards_differ_in_nothing() -> None:
    assert settings_between(FIRST, FIRST) == other_differences(FIRST, FIRST) == ()


def test_what_settings_do_not_tell() -> None:
    second = board("A: 5/5 trample >; B: 2/2 tapped; D: 1/1")
    assert [one.key for one in other_differences(FIRST, second)] == [
        "side.gone",
        "side.new",
        "side.otherwise",
        "side.declared",
    ]

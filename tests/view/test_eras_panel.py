"""The page of eras in the whole window, through the real controller."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from simulator.controller.intents import ChangeRules
from simulator.formats.language import Language
from simulator.rules.era import EraId
from simulator.view.look.style import ThemeId
from simulator.view.panels.eras_panel import ErasPanel
from simulator.view.panels.side_column import Page
from simulator.view.window.main_window import MainWindow
from simulator.view.window.preference_store import Preferences
from simulator.view.window.shortcuts import Command
from tests.view.windows import put, tools

GANG = "A: 5/5 > P2; B: 0/2 x A; C: 0/4 x A"
WALKER = "A: 8/8 trample > W; B: 2/2 x A; W: loyalty 3"


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    window = MainWindow(tools(qapp, tmp_path))
    window.choices.choose(Preferences(ThemeId.DARK, Language.EN, animated=False))
    qtbot.addWidget(window, before_close_func=lambda one: one._close_at_once())
    window.resize(1280, 800)
    window.show()
    yield window
    window.choices.speak(Language.EN)


def compared(qtbot: QtBot, window: MainWindow, board: str = "") -> ErasPanel:
    """The page with every era answered."""
    if board:
        put(window, board)
    window.commands.of(Command.SHOW_ERAS).trigger()
    eras = window.parts.side.eras
    qtbot.waitUntil(lambda: not eras.is_comparing, timeout=5000)
    return eras


def test_every_era_has_a_row_with_its_number_and_the_one_on_the_board_is_marked(
    qtbot: QtBot, window: MainWindow
) -> None:
    eras = compared(qtbot, window, GANG)
    assert window.parts.side.tabs.currentIndex() == Page.ERAS
    assert [row.isVisible() for row in eras.rows.values()] == [True] * 6
    assert eras.rows[EraId.M11].count.text() == "4 legal assignments"
    assert "510.1c" in eras.rows[EraId.M11].reasons.text()
    assert eras.rows[EraId.M11].days.text() == "2010-07-16 – 2024-11-07"
    assert [era for era, row in eras.rows.items() if row.mark.isVisible()] == [EraId.FOUNDATIONS]


def test_choosing_an_era_puts_it_on_the_board_and_can_be_undone(qtbot: QtBot, window: MainWindow) -> None:
    eras = compared(qtbot, window, GANG)
    eras.rows[EraId.M10].name.setFocus()
    qtbot.keyClick(eras.rows[EraId.M10].name, Qt.Key.Key_Space)
    assert window._link.state.rules == "m10"
    qtbot.waitUntil(lambda: eras.rows[EraId.M10].mark.isVisible(), timeout=5000)
    assert not eras.rows[EraId.FOUNDATIONS].mark.isVisible()
    window.commands.of(Command.UNDO).trigger()
    assert window._link.state.rules == "current"
    qtbot.waitUntil(lambda: eras.rows[EraId.FOUNDATIONS].mark.isVisible(), timeout=5000)


def test_a_click_anywhere_in_a_row_chooses_it(qtbot: QtBot, window: MainWindow) -> None:
    eras = compared(qtbot, window, GANG)
    for part in (eras.rows[EraId.M11].days, eras.rows[EraId.M10].reasons):
        with qtbot.waitSignal(eras.wanted) as asked:
            qtbot.mouseClick(part, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
        assert isinstance(asked.args[0], ChangeRules)
    assert window._link.state.rules == "m10"


def test_an_era_that_does_not_know_a_planeswalker_says_since_when_there_are_any(
    qtbot: QtBot, window: MainWindow
) -> None:
    eras = compared(qtbot, window, WALKER)
    row = eras.rows[EraId.CLASSIC]
    assert "2007-10-12" in row.reasons.text()
    assert not row.count.isVisible()
    qtbot.mouseClick(row.name, Qt.MouseButton.LeftButton)
    assert window._link.state.rules == "current"
    assert window.parts.side.refusal.isVisible()


def test_nothing_is_compared_while_another_page_is_shown(qtbot: QtBot, window: MainWindow) -> None:
    eras = compared(qtbot, window, GANG)
    window.parts.side.show_page(Page.RESULTS)
    window._link.do(ChangeRules("m11"))
    assert not eras.is_comparing
    assert eras.rows[EraId.M11].count.text() == "4 legal assignments"
    compared(qtbot, window)
    assert eras.rows[EraId.M11].mark.isVisible()


def test_a_board_with_too_many_results_still_tells_its_number_and_never_stalls(
    qtbot: QtBot, window: MainWindow
) -> None:
    board = "A: 40/40 trample > P2; " + "; ".join(f"B{at}: 1/{at + 1} x A" for at in range(6))
    eras = compared(qtbot, window, board)
    row = eras.rows[EraId.FOUNDATIONS]
    assert row.count.text().replace("\u200b", "") == "1,356,355 legal assignments"
    assert row.results.text().startswith("most through: ")


def test_the_page_is_read_in_the_other_language(qtbot: QtBot, window: MainWindow) -> None:
    eras = compared(qtbot, window, GANG)
    window.choices.speak(Language.JA)
    assert eras.rows[EraId.M11].count.text() == "適正な割り振り 4 通り"
    assert window.parts.side.tabs.tabText(Page.ERAS) == "時代"


def test_the_focus_begins_at_the_era_on_the_board(qtbot: QtBot, window: MainWindow) -> None:
    compared(qtbot, window, GANG)
    window.commands.of(Command.SHOW_ERAS).trigger()
    eras = window.parts.side.eras
    assert eras.rows[EraId.FOUNDATIONS].name.hasFocus()

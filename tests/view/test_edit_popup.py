from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from simulator.controller.intents import EditPermanent, EditPlayer, TakeOff
from simulator.controller.palette import typed_entry
from simulator.formats.language import Language
from simulator.rules.objects import Player
from simulator.view.look.texts import Texts
from simulator.view.panels.edit_popup import EditPopup
from tests.boards import creature, planeswalker

WURM = creature("A", 8, 8, "trample")
LINE = "A: 8/8 trample"


@pytest.fixture
def popup(qtbot: QtBot, texts: Texts) -> EditPopup:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 700)
    window.show()
    return EditPopup(texts, typed_entry, window)


def test_a_creature_has_its_figures(popup: EditPopup) -> None:
    popup.open(WURM, LINE, QPoint(100, 100))
    assert popup.isVisible()
    assert [popup.stepper(key).value for key in ("power", "toughness", "damage")] == [8, 8, 0]
    assert popup.text.text() == LINE


def test_a_figure_holds_as_soon_as_it_is_changed(qtbot: QtBot, popup: EditPopup) -> None:
    popup.open(WURM, LINE, QPoint(100, 100))
    with qtbot.waitSignal(popup.wanted) as asked:
        popup.stepper("power").more.click()
    assert asked.args == [EditPermanent("A", replace(WURM, power=9))]


def test_107_1b_power_may_be_negative_and_marked_damage_not(popup: EditPopup) -> None:
    popup.open(WURM, LINE, QPoint(0, 0))
    assert popup.stepper("power").least < 0
    assert popup.stepper("damage").least == 0


def test_the_line_says_at_once_what_is_wrong(qtbot: QtBot, popup: EditPopup) -> None:
    popup.open(WURM, LINE, QPoint(0, 0))
    popup.text.clear()
    qtbot.keyClicks(popup.text, "8/")
    assert popup.problem.isVisible()
    assert popup.problem.text()
    qtbot.keyClicks(popup.text, "9 trample, deathtouch")
    assert not popup.problem.isVisible()
    with qtbot.waitSignal(popup.typed) as told:
        qtbot.keyClick(popup.text, Qt.Key.Key_Return)
    assert told.args == ["A", "8/9 trample, deathtouch"]


def test_a_wrong_line_changes_nothing(qtbot: QtBot, popup: EditPopup) -> None:
    popup.open(WURM, LINE, QPoint(0, 0))
    popup.text.setText("8/")
    with qtbot.assertNotEmitted(popup.typed):
        qtbot.keyClick(popup.text, Qt.Key.Key_Return)


def test_a_player_is_edited_in_the_same_way(qtbot: QtBot, popup: EditPopup) -> None:
    popup.open(Player("P2"), "P2 20", QPoint(0, 0))
    with qtbot.waitSignal(popup.wanted) as asked:
        popup.stepper("poison").more.click()
    assert asked.args == [EditPlayer("P2", Player("P2", poison=1))]


def test_it_stays_within_the_window(popup: EditPopup) -> None:
    popup.open(planeswalker("W", 3), "W: loyalty 3", QPoint(5000, 5000))
    assert popup.geometry().right() <= 900
    assert popup.geometry().bottom() <= 700


def test_it_follows_what_it_edits_and_goes_with_it(popup: EditPopup, texts: Texts) -> None:
    popup.open(WURM, LINE, QPoint(0, 0))
    popup.show_subject(replace(WURM, power=3), "A: 3/8 trample")
    assert popup.stepper("power").value == 3
    assert popup.text.text() == "A: 3/8 trample"
    texts.set_language(Language.JA)
    assert popup.take_off.text() == "テーブルから取り除く"
    popup.show_subject(None, "")
    assert not popup.isVisible()


def test_it_shows_other_figures_when_it_has_become_something_else(popup: EditPopup) -> None:
    popup.open(WURM, LINE, QPoint(0, 0))
    popup.show_subject(planeswalker("A", 4), "A: loyalty 4")
    assert popup.stepper("loyalty").value == 4


def test_escape_closes_and_the_button_takes_it_off(qtbot: QtBot, popup: EditPopup) -> None:
    popup.open(WURM, LINE, QPoint(0, 0))
    popup.text.setText("1/1")
    with qtbot.assertNotEmitted(popup.typed):
        qtbot.keyClick(popup.text, Qt.Key.Key_Escape)
    assert not popup.isVisible()
    popup.open(WURM, LINE, QPoint(0, 0))
    with qtbot.waitSignal(popup.wanted) as asked:
        popup.take_off.click()
    assert asked.args == [TakeOff("A")]


def test_a_misspelt_keyword_is_told_and_yet_taken(qtbot: QtBot, popup: EditPopup) -> None:
    popup.open(WURM, LINE, QPoint(100, 100))
    popup.text.clear()
    qtbot.keyClicks(popup.text, "A: 8/8 trampel")
    assert "trample" in popup.problem.text()
    with qtbot.waitSignal(popup.typed) as typed:
        qtbot.keyClick(popup.text, Qt.Key.Key_Return)
    assert typed.args == ["A", "A: 8/8 trampel"]

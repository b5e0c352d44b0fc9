import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from simulator.controller.intents import ChangeRules, PlayWhatIf, Rename
from simulator.formats.language import Language
from simulator.rules.era import ERAS
from simulator.view.look.texts import Texts
from simulator.view.look.themed_icon import ThemedIcons
from simulator.view.panels.top_bar import TopBar
from simulator.view.window.window_actions import WindowActions
from tests.view.states import damage_state


@pytest.fixture
def bar(qtbot: QtBot, texts: Texts, icons: ThemedIcons) -> TopBar:
    window = QWidget()
    qtbot.addWidget(window)
    bar = TopBar(texts, icons, WindowActions(texts, window), QMenu(window))
    bar.setParent(window)
    window.resize(1280, 60)
    bar.resize(1280, 50)
    window.show()
    bar.show_state(damage_state())
    return bar


def test_it_shows_title_unsaved_rules_and_undo(bar: TopBar, texts: Texts) -> None:
    assert bar.title.text() == "Great Wurm over a planeswalker"
    assert bar.unsaved.text() == "● unsaved"
    assert bar.rules.text() == "Rules: today (2024-11-08 →)"
    assert bar.undo.text() == "Undo “Nothing to undo”"
    texts.set_language(Language.JA)
    assert bar.title.text() == "大ワームのトランプル"
    assert bar.rules.text() == "ルール:現行(2024-11-08 →)"
    assert bar.languages[Language.JA].isChecked()


def test_where_there_is_no_title_the_words_for_that_have_room_in_every_language(bar: TopBar, texts: Texts) -> None:
    bar.show_state(damage_state(title=()))
    for language in (Language.JA, Language.EN, Language.JA):
        texts.set_language(language)
        QApplication.processEvents()
        words = bar.title.fontMetrics().horizontalAdvance(bar.title.placeholderText())
        assert bar.title.width() >= words


def test_nothing_moves_when_the_table_becomes_unsaved(qapp: QApplication, bar: TopBar) -> None:
    places = []
    for unsaved in (False, True):
        bar.show_state(damage_state(unsaved=unsaved))
        assert bar.unsaved.isVisible() is unsaved
        qapp.processEvents()
        places.append([part.x() for part in (bar.rules, *bar.languages.values())])
    assert places[0] == places[1]


@pytest.mark.parametrize("rules", ["m11", "2015-01-01", "no such rules"])
def test_other_rules_are_named(bar: TopBar, rules: str) -> None:
    bar.show_state(damage_state(rules=rules))
    assert ("2010-07-16" in bar.rules.text()) == (rules != "no such rules")


def test_every_era_can_be_chosen(bar: TopBar) -> None:
    entries = bar.eras.actions()[: len(ERAS)]
    assert [entry.data() for entry in entries] == ["current", "m11", "m10", "sixth", "urza", "classic"]
    assert all(entry.isEnabled() for entry in entries)


def test_what_the_rules_do_not_know_yet_is_asked_for(qtbot: QtBot, bar: TopBar) -> None:
    bar.show_state(damage_state(what_if=False))
    with qtbot.waitSignal(bar.wanted) as asked:
        bar.eras.what_if.trigger()
    assert asked.args == [PlayWhatIf(True)]
    bar.show_state(damage_state(what_if=True))
    assert bar.eras.what_if.isChecked()


def test_another_era_is_asked_for(qtbot: QtBot, bar: TopBar) -> None:
    with qtbot.waitSignal(bar.wanted) as asked:
        bar.eras.actions()[1].trigger()
    assert asked.args == [ChangeRules("m11")]


def test_the_title_is_changed_in_place(qtbot: QtBot, bar: TopBar) -> None:
    bar.title.setFocus()
    bar.title.setText("Mine")
    with qtbot.waitSignal(bar.wanted) as asked:
        qtbot.keyClick(bar.title, Qt.Key.Key_Return)
    assert asked.args == [Rename("Mine")]


def test_escape_keeps_the_title(qtbot: QtBot, bar: TopBar) -> None:
    bar.title.setFocus()
    bar.title.setText("Mine")
    with qtbot.assertNotEmitted(bar.wanted):
        qtbot.keyClick(bar.title, Qt.Key.Key_Escape)
    assert bar.title.text() == "Great Wurm over a planeswalker"


def test_the_other_language_is_asked_for(qtbot: QtBot, bar: TopBar) -> None:
    with qtbot.waitSignal(bar.language_wanted) as asked:
        bar.languages[Language.JA].click()
    assert asked.args == [Language.JA]

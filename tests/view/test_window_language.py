"""Every word of the window changes with the language: nothing English is left in the Japanese window."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTabBar,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from simulator.controller.intents import Confirm, PutDraft, Rename
from simulator.formats.document import Document
from simulator.formats.language import Language
from simulator.rules.assignment import Assignment
from simulator.view.panels.action_form import ActionForm
from simulator.view.window.main_window import MainWindow
from simulator.view.window.window_tools import WindowTools
from tests.boards import creature, planeswalker, scenario
from tests.view.windows import Chosen, tools

# What stays as it is in every language: names of keys, of the languages themselves, the notation that is typed.
_SAME = re.compile(r"Ctrl|Shift|Alt|Enter|Return|Space|English|trample|combat\.json|CR|https?")
_LATIN = re.compile(r"[A-Za-z]{2,}")
_TAGS = re.compile(r"<[^>]*>")


def words_of(widget: QWidget) -> Iterator[str]:
    """Everything that a widget shows or tells a screen reader."""
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle())
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield from (widget.text(), widget.placeholderText())
        case QPlainTextEdit():
            yield widget.toPlainText()
        case QComboBox():
            yield from (widget.itemText(place) for place in range(widget.count()))
        case QTabBar():
            yield from (widget.tabText(place) for place in range(widget.count()))
        case QMenu():
            yield from (action.text() for action in widget.actions())


def all_words(window: MainWindow) -> set[str]:
    found: set[str] = set()
    for widget in (window, *window.findChildren(QWidget)):
        # A tab bar has scroll buttons of Qt's own, which are never shown here.
        if not isinstance(widget.parent(), QTabBar):
            found.update(words_of(widget))
    for action in window.findChildren(QAction):
        found.update((action.text(), action.toolTip()))
    panel = window.parts.palette_panel
    found.update(row.name for row in panel.list.rows())
    found.update(row.about for row in panel.list.rows())
    found.update(rows(window.parts.side.tree.view))
    found.update(window.parts.side.history.log.lines())
    return {unescape(_TAGS.sub("", words)) for words in found if words.strip()}


def rows(view: QTreeView, parent: QModelIndex | None = None) -> Iterator[str]:
    parent = parent or QModelIndex()
    for row in range(view.model().rowCount(parent)):
        index = view.model().index(row, 0, parent)
        yield from (str(index.data(role)) for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole))
        yield from rows(view, index)


def english_in(words: set[str]) -> list[str]:
    return sorted(one for one in words if _LATIN.search(_SAME.sub("", one)))


def document() -> Document:
    """A board with names in both languages, or none."""
    wurm = creature("A", 8, 8, "trample over planeswalkers", "deathtouch", name=(("en", "Wurm"), ("ja", "ワーム")))
    bear = creature("B", 2, 2, "first strike", controller="P2")
    board = scenario(wurm, bear, planeswalker("W", 3), attack={"A": "W"}, block={"B": "A"})
    return Document(board, (("en", "A title"), ("ja", "題名")))


@pytest.fixture
def made(qapp: QApplication, tmp_path: Path) -> WindowTools:
    return tools(qapp, tmp_path)


@pytest.fixture
def window(qtbot: QtBot, made: WindowTools) -> Iterator[MainWindow]:
    window = MainWindow(made, Chosen())
    qtbot.addWidget(window, before_close_func=lambda one: one._close_at_once())
    window.resize(1280, 800)
    window.show()
    yield window
    window.choices.speak(Language.EN)


def test_on_the_start_page_nothing_english_is_left(window: MainWindow) -> None:
    window.choices.speak(Language.JA)
    assert english_in(all_words(window)) == []


def test_at_the_table_nothing_english_is_left(window: MainWindow, made: WindowTools) -> None:
    assert window.files.put(document())
    english = all_words(window)
    assert english_in(english)
    window.choices.speak(Language.JA)
    assert english_in(all_words(window)) == []


def test_after_damage_a_refusal_and_a_question_nothing_english_is_left(window: MainWindow, made: WindowTools) -> None:
    assert window.files.put(document())
    made.link.do(PutDraft(Assignment.of({"A": {"W": 8}})))
    window.choices.speak(Language.JA)
    assert english_in(all_words(window)) == []
    made.link.do(Rename("題名"))
    window.files.new()
    window.files.open_path(Path("/nowhere.combat.json"))
    made.link.do(Confirm())
    left = [words for words in english_in(all_words(window)) if "/nowhere" not in words and "nowhere." not in words]
    assert left == []


def test_in_the_popups_nothing_english_is_left(window: MainWindow, made: WindowTools) -> None:
    assert window.files.put(document())
    window.choices.speak(Language.JA)
    window.popups.edit("B")
    line = window.popups.edit_popup.text
    line.setText("B: 2/")
    line.textEdited.emit(line.text())
    for offer in made.link.actions("B"):
        window.popups.ask(offer)
        assert english_in(all_words(window)) == []
    form = window.findChild(ActionForm)
    assert form is not None


def test_every_menu_of_a_subject_is_in_both_languages(window: MainWindow, made: WindowTools) -> None:
    assert window.files.put(document())
    window.choices.speak(Language.JA)
    for subject in ("A", "B", "W", "P1", "P2"):
        menu = window.popups.menu_of(subject)
        tips = {action.toolTip() for action in menu.actions()}
        assert english_in({action.text() for action in menu.actions()} | tips) == []

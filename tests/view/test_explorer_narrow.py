"""The explorer as narrow as it can be: nothing is cut at its right edge, on any page, in either language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from simulator.formats.language import Language
from simulator.rules.keywords import Keyword
from simulator.view.explorer.explorer_dock import ExplorerDock
from simulator.view.look.choice_box import ChoiceBox
from simulator.view.window.shortcuts import Command
from tests.view.test_explorer import MANY_FIGURES
from tests.view.windows import own_look, put, shown_window

LEAST_PX = 380


@pytest.fixture(params=Language)
def dock(qtbot: QtBot, qapp: QApplication, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[ExplorerDock]:
    """The explorer of a shown window, dragged as narrow as the window lets it."""
    with own_look(qapp):
        window = shown_window(qapp, tmp_path, language=request.param)
        qtbot.addWidget(window, before_close_func=lambda one: one._close_at_once())
        put(window, MANY_FIGURES)
        window.commands.of(Command.EXPLORER).trigger()
        explorer = window.parts.explorer.dock
        columns, at = window.parts.explorer._columns, window.parts.explorer._columns.indexOf(explorer)
        sizes = columns.sizes()
        sizes[at - 1], sizes[at] = sizes[at - 1] + sizes[at], 0
        columns.setSizes(sizes)
        yield explorer


def cut(page: QWidget) -> list[str]:
    """What lies in part beyond the right edge of a page."""
    seen = [one for one in page.findChildren(QWidget) if one.isVisible()]
    return [repr(one) for one in seen if one.mapTo(page, QPoint(one.width(), 0)).x() > page.width()]


def settled(qtbot: QtBot, page: QWidget) -> None:
    """Wait until what was shown just now has its place."""
    qtbot.waitUntil(lambda: page.width() == LEAST_PX and not cut(page), timeout=10_000)


def test_no_page_is_cut(qtbot: QtBot, dock: ExplorerDock) -> None:
    for page in dock.pages:
        dock.tabs.setCurrentWidget(page)
        settled(qtbot, page)
        assert page.minimumSizeHint().width() <= dock.minimumWidth() == dock.width() == LEAST_PX


def test_what_if_is_not_cut_in_either_view(qtbot: QtBot, dock: ExplorerDock) -> None:
    page = dock.what_if
    dock.tabs.setCurrentWidget(page)
    page.tick(Keyword.DEATHTOUCH, True)
    for view, button in page.views.items():
        button.click()
        page.beside.compare()
        settled(qtbot, page)
        assert view.isVisible()
    for thumbnail in (page.beside.first, page.beside.second):
        drawn = thumbnail.picture.pixmap()
        assert not drawn.isNull()
        assert drawn.deviceIndependentSize().width() <= thumbnail.picture.width() < LEAST_PX / 2


def test_a_choice_too_long_for_its_box_is_shortened_and_chosen_whole(qtbot: QtBot) -> None:
    box, words = ChoiceBox(), "Creatures destroyed"
    qtbot.addWidget(box)
    box.addItem(words)
    # As in every theme: without a style sheet Qt shortens by itself.
    box.setStyleSheet("QComboBox { border: 1px solid; padding: 4px 9px } QComboBox::drop-down { border: none }")
    box.setFixedSize(110, 30)

    def drawn(shown: str) -> QImage:
        box.setItemText(0, shown)
        return box.grab().toImage()

    shown = drawn(words)
    assert any(shown == drawn(f"{part}…") != drawn(part) for part in (words[:at] for at in range(5, len(words))))
    box.setItemText(0, words)
    assert box.currentText() == words

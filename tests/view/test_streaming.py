"""The overlay from the window: begun by one command, its address copied, what its control page wants done here."""

import urllib.request
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from simulator.cli.window_overlay import WindowOverlay
from simulator.rules.timeline import Moment
from simulator.view.panels.notice import Notice
from simulator.view.panels.notice_area import Topic
from simulator.view.window.main_window import MainWindow
from simulator.view.window.shortcuts import Command
from tests.view.windows import WURM, put, tools


def streaming_window(qtbot: QtBot, qapp: QApplication, folder: Path) -> MainWindow:
    made = tools(qapp, folder)
    overlay = made.link.overlay(lambda controller, soon: WindowOverlay(controller, soon, folder))
    window = MainWindow(replace(made, overlay=overlay))
    qtbot.addWidget(window, before_close_func=lambda _: overlay.stop())
    put(window, WURM)
    return window


def notice_of(window: MainWindow) -> Notice:
    notice = window.parts.notices.notice(Topic.OVERLAY)
    assert notice is not None
    return notice


def aside(call: Callable[[], object]) -> None:
    """Call from a thread of its own, as a browser does: the window's thread stays free."""
    Thread(target=call, daemon=True).start()


def test_one_command_begins_it_and_copies_its_exact_address(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    window = streaming_window(qtbot, qapp, tmp_path)
    window.commands.of(Command.OVERLAY).trigger()
    address = qapp.clipboard().text()
    assert address.startswith("http://127.0.0.1:")
    assert address in notice_of(window).words.text()
    with urllib.request.urlopen(address, timeout=10) as answer:
        assert answer.status == 200


def test_the_control_page_carries_the_table_on(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    window = streaming_window(qtbot, qapp, tmp_path)
    window.commands.of(Command.OVERLAY).trigger()
    notice_of(window).buttons[1].click()
    address = qapp.clipboard().text()
    for command in ("propose/most-through", "confirm"):
        request = urllib.request.Request(address.replace("/control?", f"/control/{command}?"), method="POST")
        aside(lambda request=request: urllib.request.urlopen(request, timeout=10).read())
        moment = Moment.COMBAT_DAMAGE if command == "confirm" else Moment.DECLARE_BLOCKERS
        qtbot.waitUntil(lambda moment=moment: drafted_at(window, moment))


def drafted_at(window: MainWindow, moment: Moment) -> bool:
    state = window.parts.side.legal.state
    return state is not None and state.moment is moment and not state.choice_missing


class Paints(QObject):
    """Notes when a widget is painted."""

    def __init__(self, notes: list[str], parent: QObject) -> None:
        super().__init__(parent)
        self._notes = notes

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self._notes.append("painted")
        return False


def test_the_table_is_painted_before_the_overlay_hears_of_a_change(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    made = tools(qapp, tmp_path)
    window = MainWindow(made)
    qtbot.addWidget(window)
    window.parts.board.animator.set_enabled(False)
    put(window, WURM)
    window.show()
    qtbot.waitExposed(window)
    soon: list[Callable[[Callable[[], None]], None]] = []
    made.link.overlay(lambda _, given: soon.append(given))  # type: ignore[arg-type, func-returns-value]
    qapp.processEvents()
    notes: list[str] = []
    viewport = window.parts.board.viewport()
    viewport.installEventFilter(Paints(notes, window))
    soon[0](lambda: notes.append("told"))
    viewport.update()
    qtbot.waitUntil(lambda: "told" in notes)
    assert notes == ["painted", "told"]


def test_stopped_it_can_be_watched_no_more(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    window = streaming_window(qtbot, qapp, tmp_path)
    window.commands.of(Command.OVERLAY).trigger()
    address = qapp.clipboard().text()
    notice_of(window).buttons[3].click()
    assert window.parts.notices.notice(Topic.OVERLAY) is None
    window.commands.of(Command.OVERLAY).trigger()
    notice_of(window).buttons[2].click()
    assert qapp.clipboard().text() != address


def test_without_an_overlay_there_is_no_such_command(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    window = MainWindow(tools(qapp, tmp_path))
    qtbot.addWidget(window)
    assert not window.commands.of(Command.OVERLAY).isEnabled()

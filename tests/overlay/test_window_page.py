"""The real window and the real page together: what is dragged on the table is seen on the stream."""

from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Page, expect
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from simulator.cli.window_overlay import WindowOverlay
from simulator.view.window.main_window import MainWindow
from simulator.view.window.shortcuts import Command
from tests.view.windows import put, tools


def streaming_window(qtbot: QtBot, qapp: QApplication, folder: Path, board: str) -> MainWindow:
    """A window on the screen whose overlay is live, its address in the clipboard."""
    made = tools(qapp, folder)
    overlay = made.link.overlay(lambda controller, soon: WindowOverlay(controller, soon, folder))
    window = MainWindow(replace(made, overlay=overlay))
    qtbot.addWidget(window, before_close_func=lambda _: overlay.stop())
    window.parts.board.animator.set_enabled(False)
    put(window, board)
    window.start_with_table()
    window.show()
    window.commands.of(Command.OVERLAY).trigger()
    qapp.processEvents()
    return window


def drag(qtbot: QtBot, window: MainWindow, card: str, onto: str) -> None:
    """Drag a thing of the table onto another in steps, as a hand does."""
    start, end = middle(window, card), middle(window, onto)
    viewport = window.parts.board.viewport()
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 5):
        qtbot.mouseMove(viewport, start + (end - start) * step / 4)
    qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)


def middle(window: MainWindow, thing: str) -> QPoint:
    board = window.parts.board
    board.table.glide.arrive()
    box = board.table.layout_shown.box_of(thing)
    assert box is not None
    return board.mapFromScene(box.middle.x, box.middle.y)


def test_a_drag_on_the_table_appears_on_the_page(qtbot: QtBot, qapp: QApplication, page: Page, tmp_path: Path) -> None:
    window = streaming_window(qtbot, qapp, tmp_path, "A: 3/3 @ P1; B: 1/1 @ P2; C: 2/2 @ P1")
    page.goto(qapp.clipboard().text())
    expect(page.locator("#stage")).to_be_visible()
    expect(page.locator(".arrow")).to_have_count(0)
    drag(qtbot, window, "A", "P2")
    qtbot.waitUntil(lambda: page.locator(".arrow.attack").count() == 1)
    drag(qtbot, window, "B", "A")
    qtbot.waitUntil(lambda: page.locator(".arrow.block").count() == 1)
    window.commands.of(Command.UNDO).trigger()
    qtbot.waitUntil(lambda: page.locator(".arrow.block").count() == 0)


def test_a_step_dealt_in_the_window_ends_on_the_page_as_on_the_table(
    qtbot: QtBot, qapp: QApplication, page: Page, tmp_path: Path
) -> None:
    window = streaming_window(qtbot, qapp, tmp_path, "A: 5/5 trample > P2; B: 1/1 x A")
    page.goto(qapp.clipboard().text())
    expect(page.locator(".seat.far .life")).to_have_text("20")
    window.commands.of(Command.MOST_THROUGH).trigger()
    window.commands.of(Command.GO_ON).trigger()
    qtbot.waitUntil(lambda: page.locator("html").get_attribute("data-playing") == "true")
    qtbot.waitUntil(lambda: page.locator("html").get_attribute("data-playing") == "false", timeout=20_000)
    assert page.locator(".seat.far .life").inner_text() == "16"
    assert page.locator(".card .name").all_inner_texts() == ["A"]


def test_when_the_window_closes_the_page_shows_nothing(
    qtbot: QtBot, qapp: QApplication, page: Page, tmp_path: Path
) -> None:
    window = streaming_window(qtbot, qapp, tmp_path, "A: 3/3 > P2")
    page.goto(qapp.clipboard().text())
    expect(page.locator("#stage")).to_be_visible()
    window.close()
    expect(page.locator("#stage")).to_be_hidden(timeout=3000)

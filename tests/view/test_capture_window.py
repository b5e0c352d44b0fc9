"""The window for capturing: the table alone on nothing or on one colour, and it follows the table."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, qAlpha
from PySide6.QtWidgets import QApplication, QColorDialog
from pytestqt.qtbot import QtBot

from simulator.controller.intents import Confirm, Propose
from simulator.explore.policy import Policy
from simulator.formats.language import Language
from simulator.view.capture.capture_look import TRANSPARENT, CaptureLook
from simulator.view.capture.capture_window import CaptureWindow
from simulator.view.capture.window_grip import cursor_at, dragged, edges_at
from simulator.view.look.key_colors import GREEN, MAGENTA
from simulator.view.look.style import ThemeId
from simulator.view.window.main_window import MainWindow
from simulator.view.window.shortcuts import Command
from tests.view.windows import WURM, put, tools

EDGE = Qt.Edge


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> MainWindow:
    return opened(qtbot, qapp, tmp_path)


def opened(qtbot: QtBot, qapp: QApplication, folder: Path) -> MainWindow:
    window = MainWindow(tools(qapp, folder))
    qtbot.addWidget(window, before_close_func=lambda window: window.capturing.close())
    window.resize(1400, 900)
    window.show()
    put(window, WURM)
    return window


def captured(window: MainWindow) -> CaptureWindow:
    """The window for capturing, opened where it is not."""
    if window.capturing.window is None:
        window.commands.of(Command.CAPTURE).trigger()
    assert window.capturing.window is not None
    return window.capturing.window


def picture(captured: CaptureWindow) -> QImage:
    return captured.grab().toImage().convertToFormat(QImage.Format.Format_ARGB32)


def middle_of(captured: CaptureWindow, id: str) -> QPoint:
    return captured.mapFromScene(captured.table.cards[id].sceneBoundingRect().center())


def corners(image: QImage) -> set[str]:
    right, bottom = image.width() - 1, image.height() - 1
    places = ((0, 0), (right, 0), (0, bottom), (right, bottom))
    return {image.pixelColor(x, y).name(QColor.NameFormat.HexArgb) for x, y in places}


def test_outside_of_things_it_is_transparent_and_cards_are_not(window: MainWindow) -> None:
    image = picture(captured(window))
    assert corners(image) == {"#00000000"}
    assert qAlpha(image.pixel(middle_of(captured(window), "A"))) == 255
    clear = sum(qAlpha(image.pixel(x, y)) == 0 for x in range(0, image.width(), 8) for y in range(0, image.height(), 8))
    assert clear > image.width() * image.height() / 64 * 0.3


@pytest.mark.parametrize("ground", [GREEN, MAGENTA, "#123456"])
def test_the_key_colour_is_exact(window: MainWindow, ground: str) -> None:
    window.capturing.set_ground(ground)
    image = picture(captured(window))
    assert corners(image) == {f"#ff{ground[1:]}"}
    assert image.pixelColor(middle_of(captured(window), "A")).name() != ground


def test_it_is_a_window_without_frame_above_all_others(window: MainWindow) -> None:
    made = captured(window)
    flags = made.windowFlags()
    for flag in (Qt.WindowType.FramelessWindowHint, Qt.WindowType.WindowStaysOnTopHint):
        assert flags & flag
    assert not flags & Qt.WindowType.WindowTransparentForInput
    assert made.testAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
    assert made.windowTitle() == "Combat – capture window"


def test_it_follows_the_table_state_by_state(window: MainWindow) -> None:
    made, board = captured(window), window.parts.board
    assert made.table.state is board.table.state
    put(window, "A: 3/3 > P2; B: 1/1 x A")
    assert made.table.state is board.table.state
    assert set(made.table.cards) == {"A", "B"}


def test_it_follows_the_animation_at_every_time(window: MainWindow) -> None:
    made, board = captured(window), window.parts.board
    link = window._link
    link.do(Propose(Policy.MOST_THROUGH))
    link.do(Confirm())
    animator = board.animator
    assert animator.duration_ms > 0
    for share in (0.0, 0.4, 0.7, 1.0, 0.2):
        animator.scrub(round(animator.duration_ms * share))
        assert made.table.state is board.table.state
        assert made.table.frame is board.table.frame
        sights = {id: card.sight for id, card in board.table.cards.items()}
        assert {id: card.sight.look for id, card in made.table.cards.items()} == {
            id: sight.look for id, sight in sights.items()
        }


def test_opened_in_the_middle_of_a_step_it_shows_that_moment(window: MainWindow) -> None:
    window._link.do(Propose(Policy.MOST_THROUGH))
    window._link.do(Confirm())
    animator = window.parts.board.animator
    animator.scrub(animator.duration_ms // 2)
    made = captured(window)
    assert made.table.frame is window.parts.board.table.frame
    assert made.table.state is window.parts.board.table.state


def test_what_serves_only_whoever_plays_is_not_shown(window: MainWindow) -> None:
    made = captured(window)
    window.parts.board.select("A")
    assert made.table.active is None
    assert made.table.marks.selected is None
    window.files.new()
    assert corners(picture(made)) == {"#00000000"}
    assert set(made.table.cards) == set()
    image = picture(made)
    assert qAlpha(image.pixel(image.width() // 2, image.height() // 2)) == 0


def test_it_wears_the_windows_theme_and_language(window: MainWindow) -> None:
    made = captured(window)
    before = picture(made)
    window.choices.choose(replace(window.choices.chosen, theme=ThemeId.LIGHT))
    assert picture(made) != before
    window.choices.speak(Language.JA)
    assert made.windowTitle() == "戦闘 – キャプチャ用ウィンドウ"
    assert window.capture_menu.turn.text() == "キャプチャ用ウィンドウを閉じる"


def test_escape_closes_it_and_nothing_follows_any_more(qtbot: QtBot, window: MainWindow) -> None:
    made = captured(window)
    with qtbot.waitSignal(made.closed):
        qtbot.keyClick(made, Qt.Key.Key_Escape)
    assert not window.capturing.is_open
    put(window, "A: 3/3 > P2")
    assert captured(window) is not made
    assert set(captured(window).table.cards) == {"A"}


def test_the_same_command_closes_it(window: MainWindow) -> None:
    captured(window)
    window.commands.of(Command.CAPTURE).trigger()
    assert not window.capturing.is_open


def test_it_goes_with_the_main_window(window: MainWindow) -> None:
    captured(window)
    window.close()
    assert not window.capturing.is_open


def test_dragged_it_moves(qtbot: QtBot, window: MainWindow) -> None:
    made = captured(window)
    made.setGeometry(40, 50, 500, 400)
    drag(qtbot, made, QPoint(200, 200), QPoint(230, 215))
    assert made.geometry() == QRect(70, 65, 500, 400)


def test_dragged_by_a_corner_it_is_resized_and_laid_out_anew(qtbot: QtBot, window: MainWindow) -> None:
    made = captured(window)
    made.setGeometry(40, 50, 500, 400)
    drag(qtbot, made, QPoint(498, 398), QPoint(558, 418))
    assert made.geometry() == QRect(40, 50, 560, 420)
    assert made.table.sceneRect().size().toSize() == QSize(560, 420)


def drag(qtbot: QtBot, captured: CaptureWindow, start: QPoint, end: QPoint) -> None:
    port = captured.viewport()
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(port, end)
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)


def test_size_place_and_look_are_remembered(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    first = opened(qtbot, qapp, tmp_path)
    captured(first).setGeometry(60, 70, 640, 360)
    first.capturing.set_ground(MAGENTA)
    first.capturing.let_through(True)
    first.capturing.close()
    second = opened(qtbot, qapp, tmp_path)
    assert second.capturing.look == CaptureLook(MAGENTA, through=True)
    assert captured(second).geometry() == QRect(60, 70, 640, 360)


def test_a_ground_that_makes_no_sense_is_transparent(qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_text("[capture]\nground=greenish\nthrough=perhaps\n", "utf-8")
    assert tools(qapp, tmp_path).store.capture_look() == CaptureLook()


def test_clicks_go_through_only_where_that_is_chosen(window: MainWindow) -> None:
    made = captured(window)
    window.capture_menu.through.trigger()
    assert made.windowFlags() & Qt.WindowType.WindowTransparentForInput
    assert made.isVisible()
    window.capture_menu.through.trigger()
    assert not made.windowFlags() & Qt.WindowType.WindowTransparentForInput


def test_the_menu_offers_grounds_and_shows_the_chosen_one(window: MainWindow) -> None:
    menu = window.capture_menu
    assert menu.grounds[TRANSPARENT].isChecked()
    menu.grounds[GREEN].trigger()
    assert window.capturing.look.ground == GREEN
    window.capturing.set_ground("#123456")
    assert menu.other.isChecked()
    assert menu.menuAction() in window.parts.menu.actions()


def test_any_other_colour_can_be_chosen(window: MainWindow) -> None:
    window.capture_menu.other.trigger()
    dialog = window.findChild(QColorDialog)
    assert isinstance(dialog, QColorDialog)
    assert window.capture_menu.grounds[TRANSPARENT].isChecked()
    dialog.setCurrentColor(QColor("#0a0b0c"))
    dialog.accept()
    assert window.capturing.look.ground == "#0a0b0c"


def test_edges_and_what_dragging_them_does() -> None:
    size, stood, smallest = QSize(400, 300), QRect(10, 10, 400, 300), QSize(320, 240)
    assert not edges_at(size, QPointF(200, 150))
    assert cursor_at(edges_at(size, QPointF(200, 150))) is Qt.CursorShape.SizeAllCursor
    assert edges_at(size, QPointF(2, 2)) == EDGE.LeftEdge | EDGE.TopEdge
    assert cursor_at(edges_at(size, QPointF(2, 2))) is Qt.CursorShape.SizeFDiagCursor
    assert cursor_at(edges_at(size, QPointF(398, 2))) is Qt.CursorShape.SizeBDiagCursor
    assert dragged(stood, EDGE.LeftEdge, QPoint(30, 5), smallest) == QRect(40, 10, 370, 300)
    assert dragged(stood, EDGE.TopEdge | EDGE.LeftEdge, QPoint(500, 500), smallest) == QRect(90, 70, 320, 240)
    assert dragged(stood, EDGE.BottomEdge | EDGE.RightEdge, QPoint(-500, -500), smallest) == QRect(10, 10, 320, 240)

"""A hand that presses everything: whatever is clicked, dragged or typed, nothing breaks and nothing is said by Qt."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QDrag, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from simulator.cli.window_overlay import WindowOverlay
from simulator.controller.effect_palette import effect_palette
from simulator.formats.language import Language
from simulator.formats.resources import resources
from simulator.view.panels.entry_drag import effect_mime
from simulator.view.table.card_item import CardItem
from simulator.view.table.player_item import PlayerItem
from simulator.view.table.share_item import ShareItem
from simulator.view.window.main_window import MainWindow
from simulator.view.window.shortcuts import Command
from tests.view.windows import WURM, Chosen, drop, drop_entry, put, tools

_EVENTS = 600
_BOARDS = (
    WURM,
    "A: 2/2 first strike > P2; B: 3/3 x A; C: 1/1 double strike, lifelink > P2",
    "A: 5/5 trample, deathtouch > P2; B: 2/2 x A; C: 3/3 x A; T: defense 4",
    "rules m11; A: 4/4 trample > P2; D: 1/1 banding > P2; band A, D; B: 2/2 x A; C: 3/3 can block any number x A, D",
    "P1: life 20; P2: life 20; P3: life 20; A: 3/3 > P2; D: 4/4 trample > P3; B: 2/2 @P3 x D; W: loyalty 4 @P3",
    "rules sixth; A: 3/3 first strike > P2; B: 2/2 x A; N: 2/1 ninjutsu",
    "P1: life 9 team T; P2: life 9 team U; P3: life 9 team T; P4: life 9 team U; A: 3/3 infect > P2; B: 1/4 @P4 x A",
)
_ENTRIES = ("4/4 trample", "loyalty 3", "defense 3", "2/2 first strike", "Player 20")
_TYPED = ("4/4 trample", "0/0", "ぞう: 3/3", "-1", "9" * 20, "B: 2/2 x A", "\0", "<b>&amp;{n}", "{0}", "%1")
_COMMANDS = tuple(command for command in Command if command is not Command.QUIT)
_LEFT, _NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
_KEYS = (
    *(Qt.Key(code) for code in range(Qt.Key.Key_Space, Qt.Key.Key_Underscore)),
    *(Qt.Key.Key_Tab, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Escape) * 8,
    *(Qt.Key.Key_Return, Qt.Key.Key_Delete, Qt.Key.Key_Menu, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown) * 6,
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Backspace, Qt.Key.Key_F2, Qt.Key.Key_Insert) * 2,
)
_MODIFIERS = (*(_NONE,) * 6, *(Qt.KeyboardModifier.ShiftModifier,) * 2, Qt.KeyboardModifier.ControlModifier)


@dataclass(frozen=True, slots=True)
class Masher:
    """Presses what is there; the same seed presses the same."""

    random: Random
    window: MainWindow

    def press_something(self) -> None:
        acts: tuple[tuple[Callable[[], None], int], ...] = (
            (self._put_board, 3),
            (self._open_scenario, 1),
            (self._drop, 6),
            (self._drop_effect, 2),
            (self._command, 6),
            (self._click, 25),
            (self._double_click, 6),
            (self._ask_for_menu, 5),
            (self._drag, 22),
            (self._wheel, 7),
            (self._type, 5),
            (self._key, 30),
            (self._resize, 1),
        )
        act = self.random.choices([act for act, _ in acts], [weight for _, weight in acts])[0]
        act()

    def _put_board(self) -> None:
        put(self.window, self.random.choice(_BOARDS))

    def _drop(self) -> None:
        drop_entry(self.window, self.random.choice(_ENTRIES), self.random.random(), self.random.random())

    def _open_scenario(self) -> None:
        files = sorted((resources() / "scenarios").glob("*.combat.json"))
        self.window.files.open_copy(Path(self.random.choice(files)))

    def _drop_effect(self) -> None:
        board = self.window.parts.board.viewport()
        drop(board, effect_mime(self.random.choice(list(effect_palette()))), self._place(board))

    def _command(self) -> None:
        """A command of the menus: the explorer, the pages, the overlay, the language, a proposal, undo and redo."""
        self.window.commands.of(self.random.choice(_COMMANDS)).trigger()

    def _click(self) -> None:
        widget = self._widget()
        QTest.mouseClick(widget, _LEFT, self.random.choice(_MODIFIERS), self._place(widget))

    def _double_click(self) -> None:
        widget = self._widget()
        QTest.mouseDClick(widget, _LEFT, _NONE, self._place(widget))

    def _ask_for_menu(self) -> None:
        widget = self._widget()
        at = self._place(widget)
        reason = QContextMenuEvent.Reason.Mouse
        QApplication.sendEvent(widget, QContextMenuEvent(reason, at, widget.mapToGlobal(at)))

    def _drag(self) -> None:
        board = self.window.parts.board.viewport()
        things = [self._middle(item) for item in self.window.parts.board.table.items() if _is_thing(item)]
        start, end = (self.random.choice([*things, self._place(board)]) for _ in range(2))
        QTest.mousePress(board, _LEFT, _NONE, start)
        for step in range(1, 5):
            at = start + (end - start) * step / 4
            moved = QMouseEvent(
                QEvent.Type.MouseMove,
                QPointF(at),
                QPointF(board.mapToGlobal(at)),
                Qt.MouseButton.NoButton,
                _LEFT,
                _NONE,
            )
            QApplication.sendEvent(board, moved)
        if self.random.random() < 0.2:
            self._key()
        QTest.mouseRelease(board, _LEFT, _NONE, end)

    def _wheel(self) -> None:
        widget = self._widget()
        at, turned = self._place(widget), QPoint(0, self.random.choice((120, -120)))
        phase = Qt.ScrollPhase.NoScrollPhase
        button = Qt.MouseButton.NoButton
        wheel = QWheelEvent(QPointF(at), QPointF(widget.mapToGlobal(at)), QPoint(), turned, button, _NONE, phase, False)
        QApplication.sendEvent(widget, wheel)

    def _type(self) -> None:
        for letter in self.random.choice(_TYPED):
            typed = QKeyEvent(QEvent.Type.KeyPress, 0, _NONE, letter)
            QApplication.sendEvent(QApplication.focusWidget() or self.window, typed)

    def _key(self) -> None:
        focused = QApplication.activePopupWidget() or QApplication.focusWidget() or self.window
        QTest.keyClick(focused, self.random.choice(_KEYS), self.random.choice(_MODIFIERS))

    def _resize(self) -> None:
        self.window.resize(self.random.randrange(600, 1600), self.random.randrange(400, 1000))

    def _widget(self) -> QWidget:
        """What is pressed: something of an open menu, else the board as often as all the rest."""
        root = QApplication.activePopupWidget() or self.window
        if root is self.window and self.random.random() < 0.5:
            return self.window.parts.board.viewport()
        # Text that is dragged out of a field waits for the system to tell where it is dropped.
        inside = [one for one in root.findChildren(QWidget) if one.isVisible() and not isinstance(one, QLineEdit)]
        return self.random.choice([*inside, root])

    def _place(self, widget: QWidget) -> QPoint:
        return QPoint(self.random.randrange(max(1, widget.width())), self.random.randrange(max(1, widget.height())))

    def _middle(self, item: QGraphicsItem) -> QPoint:
        return self.window.parts.board.mapFromScene(item.mapToScene(item.boundingRect().center()))


def _is_thing(item: QGraphicsItem) -> bool:
    return isinstance(item, CardItem | PlayerItem | ShareItem)


@pytest.fixture(autouse=True)
def nothing_waits(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[None]:
    """Menus close by themselves, and a drag out of the palette ends at once: both would wait for a person."""
    monkeypatch.setattr(QDrag, "exec", lambda *_: Qt.DropAction.IgnoreAction)
    closing = QTimer()
    closing.setInterval(30)
    closing.timeout.connect(lambda: (popup := QApplication.activePopupWidget()) is not None and popup.close())
    closing.start()
    yield
    closing.stop()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_pressed_nothing_breaks(qtbot: QtBot, qapp: QApplication, tmp_path: Path, seed: int) -> None:
    made = tools(qapp, tmp_path, list(Language)[seed % 2])
    overlay = made.link.overlay(lambda controller, soon: WindowOverlay(controller, soon, tmp_path))
    window = MainWindow(replace(made, overlay=overlay), Chosen())
    qtbot.addWidget(window, before_close_func=lambda _: overlay.stop())
    faults: list[BaseException] = []
    window._link.failed.connect(faults.append)
    window.resize(1280, 800)
    window.start_with_table()
    masher = Masher(Random(seed), window)
    for _ in range(_EVENTS):
        window.show()
        masher.press_something()
        qapp.processEvents()
    assert not faults
    # Leave without being asked about unsaved work.
    window._link.mark_saved()

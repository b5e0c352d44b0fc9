"""A board in a window, with the real controller behind it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from simulator.controller.board_state import ArrowView, BoardState, Refusal
from simulator.controller.controller import Controller
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.table.board_scene import BoardScene
from simulator.view.table.board_view import BoardView
from tests.controller.tables import table

NO_KEYS = Qt.KeyboardModifier.NoModifier


@dataclass
class Board:
    """A board, a pointer and a keyboard."""

    qtbot: QtBot
    controller: Controller
    view: BoardView
    refusals: list[Refusal] = field(default_factory=list)

    @property
    def scene(self) -> BoardScene:
        return self.view.table

    @property
    def state(self) -> BoardState:
        return self.controller.state

    @property
    def arrows(self) -> set[tuple[str, str]]:
        """Who attacks or blocks whom."""
        return {(arrow.origin, arrow.target) for arrow in self.state.arrows}

    def arrow(self, origin: str, target: str) -> ArrowView:
        return next(one for one in self.state.arrows if (one.origin, one.target) == (origin, target))

    def amount(self, source: str, recipient: str) -> int | None:
        return next(one.amount for one in self.state.shares if (one.source, one.recipient) == (source, recipient))

    def hint(self) -> str:
        return self.scene.hint.words

    def at(self, id: str, dx: float = 0.0, dy: float = 0.0) -> QPoint:
        """The middle of a card or seat on the viewport, or so many px beside it."""
        box = self.scene.layout_shown.box_of(id)
        assert box is not None
        return self.on_viewport(QPointF(box.middle.x + dx, box.middle.y + dy))

    def coin(self, id: str) -> QPoint:
        item = self.scene.cards[id]
        assert item.coin is not None
        return self.on_viewport(item.pos() + item.coin.center())

    def share(self, source: str, recipient: str, part: float = 0.5) -> QPoint:
        """A share on the viewport; `part` of its width from the left."""
        item = self.scene.shares[source, recipient]
        return self.on_viewport(item.pos() + QPointF(item.box.width() * part, item.box.height() / 2))

    def on_viewport(self, at: QPointF) -> QPoint:
        return self.view.mapFromScene(at)

    @property
    def viewport(self) -> QWidget:
        return self.view.viewport()

    def press(self, at: QPoint) -> None:
        self.qtbot.mousePress(self.viewport, Qt.MouseButton.LeftButton, pos=at)

    def move(self, at: QPoint) -> None:
        self.qtbot.mouseMove(self.viewport, at)

    def release(self, at: QPoint) -> None:
        self.qtbot.mouseRelease(self.viewport, Qt.MouseButton.LeftButton, pos=at)

    def click(self, at: QPoint) -> None:
        self.qtbot.mouseClick(self.viewport, Qt.MouseButton.LeftButton, pos=at)

    def hold(self, start: QPoint, end: QPoint) -> None:
        """Press, and move the pointer in steps, as a hand does."""
        self.press(start)
        for step in range(1, 5):
            self.move(start + (end - start) * step / 4)

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.hold(start, end)
        self.release(end)

    def keys(self, *keys: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        for key in keys:
            self.qtbot.keyClick(self.view, key, modifiers)

    def type(self, text: str) -> None:
        self.qtbot.keyClicks(self.view, text)


Opened: TypeAlias = Callable[[str], Board]


@pytest.fixture
def opened(qtbot: QtBot, texts: Texts, style: Style) -> Opened:
    """Opens a board in the notation; what happens is not animated."""

    def open_board(notation: str) -> Board:
        controller = table(notation)
        view = BoardView(controller, controller.state, texts, style)
        board = Board(qtbot, controller, view)
        view.refused.connect(board.refusals.append)
        view.animator.set_enabled(False)
        controller.subscribe(lambda old, new: view.show_board(old, new, controller.cue_sheet))
        qtbot.addWidget(view)
        view.resize(1264, 784)
        view.show()
        return board

    return open_board

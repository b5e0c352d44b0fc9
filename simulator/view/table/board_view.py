"""The board: a view of the table with hands, keys, and a border to drop things on."""

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from simulator.controller.board_state import BoardState, Refusal
from simulator.controller.cues import CueSheet
from simulator.view.gestures.hand import Hand
from simulator.view.gestures.keyboard import Keyboard
from simulator.view.gestures.surface import Surface
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.table.animator import Animator
from simulator.view.table.board_scene import BoardScene
from simulator.view.table.drop_border import DropBorder
from simulator.view.table.hits import anchor_of, effect_at, thing_at
from simulator.view.table.marks import Lit
from simulator.view.table.table_controller import TableController

_WHEEL_STEP = 120


class BoardView(QGraphicsView):
    """Shows a board and lets a person act on it through a controller.

    `refused`: an intent was refused (why is said on the board). `edit_requested`: a card or seat was double clicked.
    `menu_requested`: actions are wanted for one ("" for the table), with the place on the screen.
    `selection_changed`: another one was chosen ("" for none). `effect_requested`: actions are wanted for an effect, by
    its place among the effects.
    """

    refused = Signal(Refusal)
    edit_requested = Signal(str)
    menu_requested = Signal(str, QPoint)
    selection_changed = Signal(str)
    effect_requested = Signal(int, QPoint)

    def __init__(
        self, controller: TableController, state: BoardState, texts: Texts, style: Style, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._scene = BoardScene(texts, style, state, self)
        self.setScene(self._scene)
        self._surface = Surface(self._scene, controller, texts, self.refused.emit, self._announce)
        self._hand = Hand(self._surface)
        self._keyboard = Keyboard(self._surface, self.edit_requested.emit, self._ask_for_menu)
        self.animator = Animator(self._scene, self)
        self.border = DropBorder(self._scene, self)
        self._wheel = 0
        self._pressed: str | None = None
        self._texts = texts
        texts.language_changed.connect(self._name_it)
        self._name_it()
        self._scene.chosen.connect(self.selection_changed)
        self._scene.glide.only_if(self._is_animated)
        self._scene.settling.only_if(self._is_animated)
        self._scene.sharpener.keep_pictures()
        self._set_up()

    def _set_up(self) -> None:
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAcceptDrops(True)
        self.setMinimumSize(320, 240)
        self.setMouseTracking(True)

    @property
    def table(self) -> BoardScene:
        """The things on the board."""
        return self._scene

    def show_board(self, old: BoardState, new: BoardState, sheet: CueSheet | None = None) -> None:
        """Show a board from now on; with cues, what led to it is played first, unless that is switched off."""
        self.cancel()
        # What was said was about the board as it was.
        self._surface.hush()
        self.animator.unload()
        if sheet is None or not sheet.cues:
            self._scene.show(new)
            return
        self.animator.load(old, new, sheet)
        self.animator.play()

    def paint_now(self) -> None:
        """Paint what differs at once, before anything else is done."""
        QCoreApplication.sendPostedEvents(self._scene, QEvent.Type.MetaCall)
        QCoreApplication.sendPostedEvents(self.window(), QEvent.Type.UpdateRequest)

    def prepare(self, state: BoardState | None) -> None:
        """Find the places of a board that may be shown next; None: of none."""
        if state is not None:
            self._scene.prepare(state)

    def set_style(self, style: Style) -> None:
        """Paint in another style from now on."""
        self._scene.set_style(style)
        self.resetCachedContent()

    def select(self, id: str) -> None:
        """Choose a card or seat, as a click on it does; "" for none."""
        self._surface.select(id or None)

    def light(self, ids: tuple[str, ...]) -> None:
        """Light these and nothing else: what is pointed at elsewhere speaks of them."""
        self._surface.light(dict.fromkeys(ids, Lit.SPOKEN_OF))

    def cancel(self) -> bool:
        """Cancel the gesture that is under way. Whether there was one."""
        return self._hand.cancel() or self._keyboard.cancel()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out for its new size."""
        super().resizeEvent(event)
        self.cancel()
        self._scene.set_size(self.viewport().width(), self.viewport().height())
        self.resetCachedContent()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take something up, or press a button."""
        self._pressed = thing_at(self._scene, self.mapToScene(event.position().toPoint()))
        effect = effect_at(self._scene, self.mapToScene(event.position().toPoint()))
        if effect is not None and event.button() is Qt.MouseButton.LeftButton:
            self.cancel()
            self.effect_requested.emit(effect, event.globalPosition().toPoint())
        elif event.button() is Qt.MouseButton.LeftButton:
            self.animator.finish()
            self._keyboard.cancel()
            self._hand.press(self.mapToScene(event.position().toPoint()))
        elif event.button() is Qt.MouseButton.RightButton:
            self.cancel()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry what is held; over what can be taken or pressed the pointer shows it."""
        at = self.mapToScene(event.position().toPoint())
        self._hand.move(at)
        self.viewport().setCursor(self._hand.cursor_over(at))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._hand.release(self.mapToScene(event.position().toPoint()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ask for the card or seat to be edited that both presses were on; anywhere else it is a second press.

        Qt tells of a double click also where the first press was on something that is gone: a picture of the start
        page, or a card that has moved on.
        """
        at = self.mapToScene(event.position().toPoint())
        id = thing_at(self._scene, at)
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and id is not None and id == self._pressed and not self._hand.presses_share(at):
            self.edit_requested.emit(id)
        else:
            self.mousePressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Forget what was pressed: when the board is seen again, a press elsewhere came before."""
        super().hideEvent(event)
        self._pressed = None

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the actions of what is under the pointer."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            cursor = self._scene.marks.cursor
            self._ask_for_menu(cursor if isinstance(cursor, str) else "")
            return
        at = self.mapToScene(event.pos())
        effect = effect_at(self._scene, at)
        if effect is not None:
            self.effect_requested.emit(effect, event.globalPos())
        else:
            self.menu_requested.emit(thing_at(self._scene, at) or "", event.globalPos())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change the share under the pointer, one step for a notch."""
        self._wheel += event.angleDelta().y()
        steps = int(self._wheel / _WHEEL_STEP)
        if steps:
            self._wheel -= steps * _WHEEL_STEP
            self._hand.turn_wheel(steps, self.mapToScene(event.position().toPoint()))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape cancels; other keys act on what the cursor is on."""
        if event.key() == Qt.Key.Key_Escape and self.cancel():
            return
        if self._hand.is_busy or self._keyboard.press(event):
            return
        event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Leave nothing in the hand."""
        self.cancel()
        super().focusOutEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome what can be dropped here."""
        self._welcome(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show where it would go."""
        self._welcome(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Show nothing any more."""
        self.border.leave()
        event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell what was dropped."""
        if self.border.takes(event.mimeData()):
            event.acceptProposedAction()
            self.border.drop(event.mimeData(), self.mapToScene(event.position().toPoint()))

    def _is_animated(self) -> bool:
        return self.animator.enabled and self.isVisible()

    def _name_it(self) -> None:
        self.setAccessibleName(self._texts.say("board.name"))

    def _announce(self, words: str) -> None:
        """Have a screen reader say what is said on the board, which it cannot see."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def _welcome(self, event: QDragMoveEvent) -> None:
        if self.border.takes(event.mimeData()):
            self.border.hover(event.mimeData(), self.mapToScene(event.position().toPoint()))
            event.acceptProposedAction()
        else:
            event.ignore()

    def _ask_for_menu(self, id: str) -> None:
        at = anchor_of(self._scene, id)
        self.menu_requested.emit(id, self.viewport().mapToGlobal(self.mapFromScene(at)))

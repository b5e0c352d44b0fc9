"""The command palette (Ctrl+K): type a few letters of what is wanted, Enter does it."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QLineEdit, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.window.shortcuts import Command, keys_of
from simulator.view.window.window_actions import WindowActions

_WIDTH, _HEIGHT = 440, 380
_TOP = 48


class CommandPalette(QFrame):
    """A list over the top of the window that goes away with Escape, a choice, or a click elsewhere (`closed`)."""

    closed = Signal()

    def __init__(self, texts: Texts, actions: WindowActions, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts, self._actions, self._over = texts, actions, parent
        set_look(self, "popup")
        self.field, self.list = QLineEdit(), QTreeWidget()
        self.field.textChanged.connect(self._filter)
        self.field.installEventFilter(self)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setColumnCount(2)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.list.itemClicked.connect(self._do)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 10, 10, 10)
        layout.addWidget(self.field)
        layout.addWidget(self.list)
        texts.language_changed.connect(self._write)
        self._write()
        self.hide()

    def open(self) -> None:
        """Show every command that can be given now, ready to type."""
        parent = self._over
        width = min(_WIDTH, parent.width() - 40)
        self.setGeometry((parent.width() - width) // 2, _TOP, width, min(_HEIGHT, parent.height() - 80))
        self.field.clear()
        self._filter("")
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that it is closed."""
        super().hideEvent(event)
        self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the field that move through the list, choose, or close."""
        if event.type() is QEvent.Type.FocusOut:
            self.hide()
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        handle = self._on_keys().get(Qt.Key(event.key()))
        if handle:
            handle()
        return handle is not None

    def _on_keys(self) -> dict[Qt.Key, Callable[[], None]]:
        return {
            Qt.Key.Key_Down: lambda: self._move(1),
            Qt.Key.Key_Up: lambda: self._move(-1),
            Qt.Key.Key_Return: lambda: self._do(self.list.currentItem()),
            Qt.Key.Key_Enter: lambda: self._do(self.list.currentItem()),
            Qt.Key.Key_Escape: self.hide,
        }

    def _write(self) -> None:
        self.field.setPlaceholderText(self._texts.say("window.commands.field"))
        self.field.setAccessibleName(self._texts.say("window.commands.field"))
        self.list.setAccessibleName(self._texts.say("window.command.commands"))

    def _filter(self, typed: str) -> None:
        wanted = typed.casefold().split()
        self.list.clear()
        for command in Command:
            action = self._actions.of(command)
            name = action.text()
            if action.isEnabled() and all(word in f"{name} {command.value}".casefold() for word in wanted):
                item = QTreeWidgetItem([name, keys_of(command)])
                item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight)
                item.setData(0, Qt.ItemDataRole.UserRole, command)
                self.list.addTopLevelItem(item)
        self._go_to(0)

    def _move(self, by: int) -> None:
        current = self.list.currentItem()
        if current is not None:
            self._go_to((self.list.indexOfTopLevelItem(current) + by) % self.list.topLevelItemCount())

    def _go_to(self, place: int) -> None:
        item = self.list.topLevelItem(place)
        if item is not None:
            self.list.setCurrentItem(item)

    def _do(self, item: QTreeWidgetItem | None) -> None:
        self.hide()
        if item is not None:
            self._actions.of(Command(item.data(0, Qt.ItemDataRole.UserRole))).trigger()

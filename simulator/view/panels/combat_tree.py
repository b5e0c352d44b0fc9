"""The table as a tree that a screen reader can walk; board pictures are invisible to it."""

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QTreeView, QVBoxLayout, QWidget

from simulator.controller.intents import Assign
from simulator.view.look.texts import Texts
from simulator.view.panels.combat_rows import RowKey, RowWriter, TreeRow
from simulator.view.panels.panel import Panel
from simulator.view.panels.row_delegate import RowDelegate

KEY = Qt.ItemDataRole.UserRole + 1
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CombatTree(Panel):
    """Shows the rows of the state and keeps the current row over changes.

    `selected` tells a player's or permanent's id; `menu_wanted` an id and a global position; `wanted` an `Intent`
    (an amount typed into a share).
    """

    selected = Signal(str)
    menu_wanted = Signal(str, QPoint)
    wanted = Signal(object)

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        self.model = QStandardItemModel(0, 1, self)
        self.view = _KeyTree(self)
        self.view.setModel(self.model)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._menu_at)
        self.view.entered_key.connect(self._open_row)
        self.view.doubleClicked.connect(self._open_row)
        self.view.selectionModel().currentChanged.connect(self._current_changed)
        editor = RowDelegate(self.view)
        editor.typed.connect(self._assign)
        self.view.setItemDelegate(editor)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)

    def refresh(self) -> None:
        """Write all rows anew, in place where the same things are there as before."""
        self.view.setAccessibleName(self.texts.say("window.list.title"))
        rows = RowWriter(self.texts, self.state).rows() if self.state else ()
        current = _key(self.view.currentIndex())
        self._write(self.model.invisibleRootItem(), rows)
        if current is not None and _key(self.view.currentIndex()) != current:
            self._make_current(current)

    def select(self, id: str) -> None:
        """Make the row of a player or permanent the current one; an id without a row: none."""
        if id != self.current_id():
            self._make_current(RowKey(id))

    def current_id(self) -> str:
        """The id that the current row is about, or ""."""
        key = _key(self.view.currentIndex())
        return key.id if key else ""

    def _make_current(self, key: RowKey) -> None:
        item = next((item for item in self._items(self.model.invisibleRootItem()) if item.data(KEY) == key), None)
        self.view.setCurrentIndex(item.index() if item else QModelIndex())

    def _write(self, parent: QStandardItem, rows: tuple[TreeRow, ...]) -> None:
        shown = [parent.child(row).data(KEY) for row in range(parent.rowCount())]
        if shown != [row.key for row in rows]:
            parent.removeRows(0, parent.rowCount())
            for row in rows:
                parent.appendRow(_item(row.key))
        for place, row in enumerate(rows):
            item = parent.child(place)
            words = "\n".join(part for part in (row.head, row.about) if part)
            if item.text() != words:
                item.setText(words)
                item.setToolTip(words)
                item.setAccessibleText(words.replace("\n", ", "))
            self._write(item, row.children)
            self.view.setExpanded(item.index(), True)

    def _items(self, parent: QStandardItem) -> Iterator[QStandardItem]:
        for row in range(parent.rowCount()):
            yield parent.child(row)
            yield from self._items(parent.child(row))

    def _current_changed(self, current: QModelIndex) -> None:
        key = _key(current)
        if key is not None:
            self.selected.emit(key.id)

    def _open_row(self, index: QModelIndex) -> None:
        """Edit the amount of a share; for anything else, show what can be done with it."""
        key = _key(index)
        if key is None:
            return
        if key.recipient is not None:
            self.view.edit(index)
        else:
            self.menu_wanted.emit(key.id, self._below(index))

    def _menu_at(self, point: QPoint) -> None:
        index = self.view.indexAt(point)
        key = _key(index if index.isValid() else self.view.currentIndex())
        if key is not None:
            self.menu_wanted.emit(key.id, self.view.viewport().mapToGlobal(point))

    def _below(self, index: QModelIndex) -> QPoint:
        return self.view.viewport().mapToGlobal(self.view.visualRect(index).bottomLeft())

    def _assign(self, index: QPersistentModelIndex, amount: int | None) -> None:
        key = index.data(KEY)
        if isinstance(key, RowKey) and key.recipient is not None:
            self.wanted.emit(Assign(key.id, key.recipient, amount))


class _KeyTree(QTreeView):
    """A tree in which Enter opens the current row."""

    entered_key = Signal(QModelIndex)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHeaderHidden(True)
        self.setIndentation(14)
        self.setWordWrap(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the rows at the new width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens; everything else as in any tree."""
        if event.key() in _ENTER and self.currentIndex().isValid():
            # The Enter that ends an edit comes here too, while the editor is still closing.
            if self.state() is QAbstractItemView.State.EditingState:
                return
            self.entered_key.emit(self.currentIndex())
            return
        super().keyPressEvent(event)


def _item(key: RowKey) -> QStandardItem:
    item = QStandardItem()
    item.setData(key, KEY)
    item.setEditable(key.recipient is not None)
    return item


def _key(index: QModelIndex) -> RowKey | None:
    key = index.data(KEY) if index.isValid() else None
    return key if isinstance(key, RowKey) else None

"""A list that is put in order: by dragging a row, or by keys."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from simulator.view.look.widget_look import set_look

_ROW = 32
_MOST_SHOWN = 8
_KEY = Qt.ItemDataRole.UserRole
_WAYS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class OrderList(QListWidget):
    """Rows with a value each; Alt+Up and Alt+Down move the current one."""

    def __init__(self, rows: tuple[tuple[str, object], ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_look(self, "order")
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for words, value in rows:
            item = QListWidgetItem(words)
            item.setData(_KEY, value)
            item.setToolTip(words)
            self.addItem(item)
        self.setFixedHeight(_ROW * min(_MOST_SHOWN, max(1, len(rows))) + 4)
        self.setCurrentRow(0)

    def values(self) -> tuple[object, ...]:
        """The values from the top."""
        return tuple(self.item(row).data(_KEY) for row in range(self.count()))

    def move_current(self, way: int) -> None:
        """Move the current row so many places down."""
        row = self.currentRow()
        to = row + way
        if row >= 0 and 0 <= to < self.count():
            self.insertItem(to, self.takeItem(row))
            self.setCurrentRow(to)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt with an arrow moves; Enter and Escape are the panel's."""
        way = _WAYS.get(Qt.Key(event.key()))
        if way is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.move_current(way)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            event.ignore()
        else:
            super().keyPressEvent(event)

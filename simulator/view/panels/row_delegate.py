"""The rows of the list: lines that wrap at its width; a share's amount is typed right there."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QStyledItemDelegate, QStyleOptionViewItem, QTreeView, QWidget

from simulator.view.look.digits import parsed

_Index = QModelIndex | QPersistentModelIndex
_AROUND, _HIGH = 16, 11


class RowDelegate(QStyledItemDelegate):
    """`typed` tells an index and the amount in damage points (None: open). The model itself is left alone: the
    next state writes it.
    """

    typed = Signal(object, object)

    def __init__(self, view: QTreeView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """As high as the words need at the width that the row has."""
        width = max(60, self._view.viewport().width() - self._view.indentation() * _depth(index) - _AROUND)
        words = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        box = option.fontMetrics.boundingRect(QRect(0, 0, width, 10_000), Qt.TextFlag.TextWordWrap, words)
        return QSize(width, box.height() + _HIGH)

    def setEditorData(self, editor: QWidget, _index: _Index) -> None:
        """Begin with an empty field: what is typed replaces the amount."""
        if isinstance(editor, QLineEdit):
            editor.clear()

    def setModelData(self, editor: QWidget, _model: QAbstractItemModel, index: _Index) -> None:
        """Tell what was typed, where it is an amount."""
        if not isinstance(editor, QLineEdit):
            return
        text = editor.text().strip()
        amount = parsed(text)
        if not text or amount is not None:
            self.typed.emit(QPersistentModelIndex(index), amount)


def _depth(index: _Index) -> int:
    depth = 1
    while (index := index.parent()).isValid():
        depth += 1
    return depth

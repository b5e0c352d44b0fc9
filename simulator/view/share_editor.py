"""Types the amount of one share in the list: digits, or nothing to leave it open."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Signal
from PySide6.QtWidgets import QLineEdit, QStyledItemDelegate, QWidget

from simulator.view.digits import parsed

_Index = QModelIndex | QPersistentModelIndex


class ShareEditor(QStyledItemDelegate):
    """`typed` tells an index and the amount in damage points (None: open). The model itself is left alone: the
    next state writes it.
    """

    typed = Signal(object, object)

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

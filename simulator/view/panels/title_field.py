"""The title of the table in the top bar: reads like a label, and is a field as soon as it is clicked."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from simulator.view.look.widget_look import set_look

_NARROWEST, _WIDEST = 90, 420
_PADDING = 24


class TitleField(QLineEdit):
    """`renamed` tells a new title; Escape puts the old one back."""

    renamed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        set_look(self, "title")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.editingFinished.connect(self._finish)
        self.textChanged.connect(self.updateGeometry)

    def show_title(self, title: str, untitled: str) -> None:
        """Show the title; `untitled` stands there where there is none."""
        self._title = title
        self.setPlaceholderText(untitled)
        self.updateGeometry()
        if not self.hasFocus():
            self.setText(title)
            self.setCursorPosition(0)

    def sizeHint(self) -> QSize:
        """As wide as the title, within reason."""
        width = QFontMetrics(self.font()).horizontalAdvance(self.text() or self.placeholderText()) + _PADDING
        return QSize(max(_NARROWEST, min(width, _WIDEST)), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """It may be cut where the window is narrow."""
        return QSize(_NARROWEST, super().minimumSizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Escape leave the field."""
        if event.key() == Qt.Key.Key_Escape:
            self.setText(self._title)
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.clearFocus()
            return
        super().keyPressEvent(event)

    def _finish(self) -> None:
        self.setCursorPosition(0)
        if self.text().strip() != self._title:
            self.renamed.emit(self.text().strip())

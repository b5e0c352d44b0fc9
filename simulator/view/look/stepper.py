"""A number with a button to either side: typed, turned by the wheel, or stepped by arrows and clicks."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QWidget

LARGEST = 1_000_000
"""No figure is beyond this, in either direction."""

_KEYS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 10, Qt.Key.Key_PageDown: -10}


class Stepper(QWidget):
    """`chosen` tells a number that the person has chosen, not one that was shown by `show_value`."""

    chosen = Signal(int)

    def __init__(self, least: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least, self._value = least, 0
        self.field = QLineEdit()
        self.field.setValidator(QIntValidator(least, LARGEST, self.field))
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.setFixedWidth(76)
        self.field.editingFinished.connect(self._typed)
        self.field.installEventFilter(self)
        self.less, self.more = _button("−"), _button("+")
        self.less.clicked.connect(lambda: self.step(-1))
        self.more.clicked.connect(lambda: self.step(1))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addStretch(1)
        for part in (self.less, self.field, self.more):
            row.addWidget(part)

    @property
    def value(self) -> int:
        """The number that is shown."""
        return self._value

    @property
    def least(self) -> int:
        """The smallest number."""
        return self._least

    def show_value(self, value: int) -> None:
        """Show a number without telling it."""
        self._value = value
        self.field.setText(str(value))

    def step(self, by: int) -> None:
        """Choose the number `by` further on, held at the ends."""
        self._choose(self._value + by)

    def name(self, words: str, less: str, more: str) -> None:
        """Say what the number and its buttons are."""
        self.field.setAccessibleName(words)
        self.less.setAccessibleName(less)
        self.more.setAccessibleName(more)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows and the wheel step."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            by = _KEYS.get(Qt.Key(event.key()), 0)
        elif isinstance(event, QWheelEvent):
            by = (event.angleDelta().y() > 0) - (event.angleDelta().y() < 0)
        else:
            by = 0
        if by:
            self.step(by)
            return True
        return super().eventFilter(watched, event)

    def _typed(self) -> None:
        self._choose(int(self.field.text()))

    def _choose(self, value: int) -> None:
        held = max(self._least, min(value, LARGEST))
        if held != self._value:
            self.show_value(held)
            self.chosen.emit(held)


def _button(sign: str) -> QToolButton:
    button = QToolButton()
    button.setText(sign)
    button.setFixedWidth(28)
    button.setAutoRepeat(True)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return button

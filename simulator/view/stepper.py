"""A number with a button to either side: typed, turned by the wheel, or clicked up and down."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractSpinBox, QHBoxLayout, QSpinBox, QToolButton, QWidget

LARGEST = 1_000_000
"""No figure is beyond this, in either direction."""


class Stepper(QWidget):
    """`chosen` tells a number that the person has chosen, not one that was shown by `show_value`."""

    chosen = Signal(int)

    def __init__(self, least: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = QSpinBox()
        self.field.setRange(least, LARGEST)
        self.field.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.setFixedWidth(58)
        self.field.setKeyboardTracking(False)
        self.field.valueChanged.connect(self.chosen)
        self.less, self.more = _button("−"), _button("+")
        self.less.clicked.connect(self.field.stepDown)
        self.more.clicked.connect(self.field.stepUp)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(3)
        for part in (self.less, self.field, self.more):
            row.addWidget(part)

    def show_value(self, value: int) -> None:
        """Show a number without telling it."""
        self.field.blockSignals(True)
        self.field.setValue(value)
        self.field.blockSignals(False)

    def name(self, words: str, less: str, more: str) -> None:
        """Say what the number and its buttons are."""
        self.field.setAccessibleName(words)
        self.less.setAccessibleName(less)
        self.more.setAccessibleName(more)


def _button(sign: str) -> QToolButton:
    button = QToolButton()
    button.setText(sign)
    button.setFixedWidth(26)
    button.setAutoRepeat(True)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return button

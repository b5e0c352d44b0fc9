"""A field for one whole number, which may be left open."""

from PySide6.QtCore import QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QWidget

_INTEGER = QRegularExpression(r"[+-]?\d{1,7}")


class NumberLine(QLineEdit):
    """Takes nothing but a whole number, with a sign or without."""

    def __init__(self, given: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__("" if given is None else str(given), parent)
        self.setValidator(QRegularExpressionValidator(_INTEGER, self))

    @property
    def number(self) -> int | None:
        """What is typed; None where nothing is."""
        try:
            return int(self.text())
        except ValueError:
            return None

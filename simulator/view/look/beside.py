"""Where a small panel goes that belongs beside something."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

_EDGE = 8


def show_beside(panel: QWidget, over: QWidget, at: QPoint) -> None:
    """Show a panel with its corner there, in px of what it lies over; further in where it would not be whole."""
    panel.adjustSize()
    x = max(_EDGE, min(at.x(), over.width() - panel.width() - _EDGE))
    y = max(_EDGE, min(at.y(), over.height() - panel.height() - _EDGE))
    panel.move(x, y)
    panel.show()
    panel.raise_()

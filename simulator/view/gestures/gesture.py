"""A gesture: something that a hand begins, goes on with, and ends or cancels."""

from typing import Protocol

from PySide6.QtCore import QPointF


class Gesture(Protocol):
    """One gesture. Points are on the table, in px."""

    def start(self, at: QPointF) -> None:
        """Begin: what is taken is lifted, and the places where it may go are lit."""

    def move(self, at: QPointF) -> None:
        """Go on to another point: what would happen here is shown before it happens."""

    def end(self, at: QPointF) -> None:
        """Let go: what was shown is done, or it is said why not."""

    def cancel(self) -> None:
        """Leave everything as it was."""

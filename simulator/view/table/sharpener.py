"""Paints sharp pictures of what has grown or shrunk: a few in each frame, so that no frame waits for all of them."""

from time import perf_counter
from typing import Protocol

from PySide6.QtCore import QObject, QTimer

_FRAME_MS = 16
_BUDGET_MS = 4.0
"""So much of a frame is spent on it, in ms."""


class Blurred(Protocol):
    """A thing whose picture was painted for another size."""

    def sharpen(self, resolution: float) -> None:
        """Paint the picture anew; `resolution`: pixels of the device for one px of the table."""


class Sharpener(QObject):
    """Things wait here for their sharp pictures. At first no pictures are kept at all: everything is painted anew."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.keeps_pictures = False
        self._waiting: dict[Blurred, float] = {}
        self._clock = QTimer(self, interval=_FRAME_MS)
        self._clock.timeout.connect(self._go_on)

    @property
    def is_done(self) -> bool:
        """Whether nothing waits."""
        return not self._waiting

    def keep_pictures(self) -> None:
        """Let things keep their pictures from now on: they are shown in a window, again and again."""
        self.keeps_pictures = True

    def sharpen_later(self, item: Blurred, resolution: float) -> None:
        """Have the picture of a thing painted in one of the next frames."""
        self._waiting[item] = resolution
        if not self._clock.isActive():
            self._clock.start()

    def finish(self) -> None:
        """Paint all that wait at once."""
        self._clock.stop()
        while self._waiting:
            self._next()

    def _go_on(self) -> None:
        end = perf_counter() + _BUDGET_MS / 1000
        while self._waiting and perf_counter() < end:
            self._next()
        if not self._waiting:
            self._clock.stop()

    def _next(self) -> None:
        item = next(iter(self._waiting))
        item.sharpen(self._waiting.pop(item))

"""Long work on a terminal: how far it has come, and Ctrl-C that ends it with what has been found."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from types import FrameType

from simulator.cli.progress import SECONDS, tell, wipe


class Patience:
    """Watches work. `is_out`: the first Ctrl-C has been pressed; a second one interrupts at once."""

    def __init__(self) -> None:
        self.is_out = False
        self._whole = 0
        self._told = monotonic()

    def begin(self, whole: int) -> None:
        """Work of this size begins."""
        self._whole = whole

    def watch(self, done: int) -> bool:
        """Tell how far it has come, on a terminal; says whether to go on."""
        if monotonic() - self._told >= SECONDS:
            self._told = monotonic()
            tell(done, max(done, self._whole))
        return not self.is_out

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Take Ctrl-C as the wish to have what was found until then; the line of progress is gone afterwards."""
        is_main = threading.current_thread() is threading.main_thread()
        before = signal.signal(signal.SIGINT, self._interrupted) if is_main else None
        try:
            yield
        finally:
            if is_main:
                signal.signal(signal.SIGINT, before)
            wipe()

    def _interrupted(self, _number: int, _frame: FrameType | None) -> None:
        if self.is_out:
            raise KeyboardInterrupt
        self.is_out = True

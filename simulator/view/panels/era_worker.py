"""Works out how the eras compare beside the window, so that the window never waits."""

from collections.abc import Callable
from threading import Thread

from PySide6.QtCore import QObject, Qt, Signal

from simulator.controller.eras_view import EraComparison, EraView


class EraWorker(QObject):
    """Answers one comparison at a time; an older one is given up at its next era.

    `found` tells an `EraView` of the comparison begun last, `ended` that there are no more of them.
    """

    found = Signal(object)
    ended = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted: EraComparison | None = None
        # No parent: the thread may outlive the window by the era that it is at.
        self._mail = _Mail()
        self._mail.came.connect(self._came, Qt.ConnectionType.QueuedConnection)
        self._mail.ended.connect(self._ended, Qt.ConnectionType.QueuedConnection)

    def begin(self, comparison: EraComparison) -> None:
        """Answer this one; what was begun before is of no interest any more."""
        self._wanted = comparison
        Thread(target=_answer, args=(comparison, self._mail, lambda: self._wanted is comparison), daemon=True).start()

    def stop(self) -> None:
        """Answer nothing any more."""
        self._wanted = None

    def _came(self, comparison: EraComparison, view: EraView) -> None:
        if comparison is self._wanted:
            self.found.emit(view)

    def _ended(self, comparison: EraComparison, fault: Exception | None) -> None:
        if comparison is not self._wanted:
            return
        self._wanted = None
        if fault is not None:
            self.failed.emit(fault)
        self.ended.emit()


class _Mail(QObject):
    """Carries answers from the thread to the window."""

    came = Signal(object, object)
    ended = Signal(object, object)


def _answer(comparison: EraComparison, mail: _Mail, is_wanted: Callable[[], bool]) -> None:
    """Runs in a thread of its own: reads nothing but the frozen comparison, and whether it is still wanted."""
    fault: Exception | None = None
    try:
        for view in comparison.views():
            if not is_wanted():
                return
            mail.came.emit(comparison, view)
    except Exception as raised:
        # A fault must reach the person, wherever it happens.
        fault = raised
    mail.ended.emit(comparison, fault)

"""Works out answers beside the window, so that the window never waits."""

from collections.abc import Callable, Iterator
from threading import Thread

from PySide6.QtCore import QObject, Qt, Signal


class AnswerWorker(QObject):
    """Answers one question at a time; an older one is given up at its next answer.

    `found` tells an answer to the question begun last, `ended` that there are no more of them.
    """

    found = Signal(object)
    ended = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted: Iterator[object] | None = None
        # No parent: the thread may outlive the window by the answer that it is at.
        self._mail = _Mail()
        self._mail.came.connect(self._came, Qt.ConnectionType.QueuedConnection)
        self._mail.ended.connect(self._ended, Qt.ConnectionType.QueuedConnection)

    def begin(self, answers: Iterator[object]) -> None:
        """Work out these; what was begun before is of no interest any more."""
        self._wanted = answers
        Thread(target=_answer, args=(answers, self._mail, lambda: self._wanted is answers), daemon=True).start()

    def stop(self) -> None:
        """Answer nothing any more."""
        self._wanted = None

    def _came(self, answers: Iterator[object], answer: object) -> None:
        if answers is self._wanted:
            self.found.emit(answer)

    def _ended(self, answers: Iterator[object], fault: Exception | None) -> None:
        if answers is not self._wanted:
            return
        self._wanted = None
        if fault is not None:
            self.failed.emit(fault)
        self.ended.emit()


class _Mail(QObject):
    """Carries answers from the thread to the window."""

    came = Signal(object, object)
    ended = Signal(object, object)


def _answer(answers: Iterator[object], mail: _Mail, is_wanted: Callable[[], bool]) -> None:
    """Runs in a thread of its own: reads nothing but the frozen question, and whether it is still wanted."""
    fault: Exception | None = None
    try:
        for answer in answers:
            if not is_wanted():
                return
            mail.came.emit(answers, answer)
    except Exception as raised:
        # A fault must reach the person, wherever it happens.
        fault = raised
    mail.ended.emit(answers, fault)

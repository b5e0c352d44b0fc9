"""Works out answers about blocks beside the window, so that the window never waits."""

from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event, Thread
from time import monotonic

from PySide6.QtCore import QObject, Qt, Signal

from simulator.controller.blocks_view import BlockPart, BlocksAsked, BlocksView

_TELLING_S = 0.05
"""Between two words on how far it has come: each has the page written anew."""
_PAUSE_S = 0.002
"""What the window has of every group that is played out, which takes some milliseconds."""


@dataclass(frozen=True, slots=True, eq=False)
class _Errand:
    """One question that is being worked on. `stopped`: enough; the best that was found is told."""

    asked: BlocksAsked
    player: str
    parts: tuple[BlockPart, ...]
    stopped: Event = field(default_factory=Event)


class BlocksWorker(QObject):
    """Answers one question at a time; what was begun before is given up.

    `found` tells a `BlocksView`, `went_on` how much work has been done, `ended` that there is no more to come, and
    `failed` an exception.
    """

    found = Signal(object)
    went_on = Signal(int)
    ended = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._errand: _Errand | None = None
        # No parent: the thread may outlive the window by the group that it is at.
        self._mail = _Mail()
        self._mail.came.connect(self._came, Qt.ConnectionType.QueuedConnection)
        self._mail.went_on.connect(self._went_on, Qt.ConnectionType.QueuedConnection)
        self._mail.ended.connect(self._ended, Qt.ConnectionType.QueuedConnection)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._errand is not None

    def begin(self, asked: BlocksAsked, player: str, parts: tuple[BlockPart, ...]) -> None:
        """Answer these questions for a defending player."""
        self.give_up()
        errand = self._errand = _Errand(asked, player, parts)
        Thread(target=_answer, args=(errand, self._mail), daemon=True).start()

    def stop(self) -> None:
        """Enough: have what was found until now, labelled so."""
        if self._errand is not None:
            self._errand.stopped.set()

    def give_up(self) -> None:
        """Answer nothing any more."""
        self.stop()
        self._errand = None

    def _came(self, errand: _Errand, view: BlocksView) -> None:
        if errand is self._errand:
            self.found.emit(view)

    def _went_on(self, errand: _Errand, done: int) -> None:
        if errand is self._errand:
            self.went_on.emit(done)

    def _ended(self, errand: _Errand, fault: Exception | None) -> None:
        if errand is not self._errand:
            return
        self._errand = None
        if fault is not None:
            self.failed.emit(fault)
        self.ended.emit()


class _Mail(QObject):
    """Carries answers from the thread to the window."""

    came = Signal(object, object)
    went_on = Signal(object, int)
    ended = Signal(object, object)


class _Watch:
    """Asked after every group: tells now and then how far it has come, and leaves the window its turn.

    The work never waits for anything of its own accord, and the window would have to wait for it again and again.
    """

    def __init__(self, stopped: Event, tell: Callable[[int], None]) -> None:
        self._stopped, self._tell = stopped, tell
        self._told = monotonic()

    def __call__(self, done: int) -> bool:
        now = monotonic()
        if now - self._told >= _TELLING_S:
            self._told = now
            self._tell(done)
        return not self._stopped.wait(_PAUSE_S)


def _answer(errand: _Errand, mail: _Mail) -> None:
    """Runs in a thread of its own: reads nothing but the frozen question, and whether it is enough."""
    fault: Exception | None = None

    def tell(done: int) -> None:
        mail.went_on.emit(errand, done)

    try:
        for view in errand.asked.answers(errand.player, errand.parts, _Watch(errand.stopped, tell)):
            mail.came.emit(errand, view)
    except Exception as raised:
        # A fault must reach the person, wherever it happens.
        fault = raised
    mail.ended.emit(errand, fault)

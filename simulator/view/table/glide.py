"""Things that glide to their new places instead of jumping there; switched off, they jump."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation

from simulator.view.table.table_item import TableItem

_GLIDE_MS = 170


class Glide(QObject):
    """Moves items. All of them arrive together; a new goal starts from where an item is."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted: Callable[[], bool] = lambda: False
        self._moves: dict[TableItem, tuple[QPointF, QPointF]] = {}
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(_GLIDE_MS)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._go_on)
        self._clock.finished.connect(self._arrived)

    def only_if(self, wanted: Callable[[], bool]) -> None:
        """Let things glide whenever this holds; at first they jump."""
        self._wanted = wanted

    def move(self, item: TableItem, goal: QPointF, *, at_once: bool = False) -> None:
        """Let an item go to a place, or put it there."""
        if at_once or not self._wanted():
            self._moves.pop(item, None)
            if item.pos() != goal:
                item.setPos(goal)
            return
        if item.pos() == goal:
            self._moves.pop(item, None)
        elif item not in self._moves or self._moves[item][1] != goal:
            self._moves[item] = (item.pos(), goal)
            self._start()

    def arrive(self) -> None:
        """Put everything that is under way where it goes."""
        self._clock.stop()
        for item, (_, goal) in self._moves.items():
            item.setPos(goal)
        self._moves.clear()

    def _start(self) -> None:
        """Begin anew from where everything is now."""
        self._moves = {item: (item.pos(), goal) for item, (_, goal) in self._moves.items()}
        self._clock.stop()
        self._clock.start()

    def _arrived(self) -> None:
        # Not the dictionary's own `clear`: another dictionary stands here after each start.
        self._moves.clear()

    def _go_on(self, progress: float) -> None:
        for item, (start, goal) in self._moves.items():
            item.setPos(start + (goal - start) * progress)

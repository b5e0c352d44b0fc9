"""Things that glide to their new places and sizes instead of jumping there; switched off, they jump."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal

from simulator.view.table.table_item import TableItem

_GLIDE_MS = 170
_MANY = 8


@dataclass(frozen=True, slots=True)
class _Way:
    """From where to where a thing goes, and how much larger or smaller it looks at first."""

    start: QPointF
    goal: QPointF
    scale: float

    def put(self, item: TableItem, progress: float) -> None:
        """Put the thing where it is after a part of its way, from 0 to 1."""
        item.setPos(self.start + (self.goal - self.start) * progress)
        if self.scale != 1.0:
            item.setScale(self.scale + (1.0 - self.scale) * progress)


class Glide(QObject):
    """Moves items. All of them arrive together; a new goal starts from where an item is.

    `set_off`: things begin a way, maybe in the midst of another. `moved`: they have gone on, to a part of it (0 to 1).
    """

    set_off = Signal()
    moved = Signal(float)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted: Callable[[], bool] = lambda: False
        self._ways: dict[TableItem, _Way] = {}
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(_GLIDE_MS)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self.go_on)
        self._clock.finished.connect(self._arrived)

    @property
    def is_under_way(self) -> bool:
        """Whether something glides."""
        return bool(self._ways)

    @property
    def is_about_to_begin(self) -> bool:
        """Whether things are to glide that have not moved yet."""
        return self.is_under_way and not self._clock.currentTime()

    @property
    def progress(self) -> float:
        """The part of their way that things have gone, from 0 to 1."""
        return float(self._clock.currentValue()) if self._ways else 1.0

    def only_if(self, wanted: Callable[[], bool]) -> None:
        """Let things glide whenever this holds; at first they jump."""
        self._wanted = wanted

    def move(self, item: TableItem, goal: QPointF, *, at_once: bool = False) -> None:
        """Let an item go to a place and to its own size, or put it there."""
        if at_once or not self._wanted():
            self._let_go(item)
            _Way(goal, goal, item.scale()).put(item, 1.0)
        elif item.pos() == goal and item.scale() == 1.0:
            self._let_go(item)
        elif item not in self._ways or self._ways[item].goal != goal:
            self._start()
            self._ways[item] = _Way(item.pos(), goal, item.scale())
            item.on_its_way = True

    def put_back(self, item: TableItem, goal: QPointF) -> None:
        """Let an item that was carried about go back; what hangs on it goes along, also where it jumps."""
        self.move(item, goal)
        if not self.is_under_way:
            self.set_off.emit()
            self.moved.emit(1.0)

    def pause(self) -> None:
        """Stand still for a moment."""
        if self._clock.state() is QVariantAnimation.State.Running:
            self._clock.pause()

    def resume(self) -> None:
        """Go on after a pause."""
        if self._clock.state() is QVariantAnimation.State.Paused:
            self._clock.resume()

    def arrive(self) -> None:
        """Put everything that is under way where it goes."""
        self._clock.stop()
        self.go_on(1.0)
        self._arrived()

    def _start(self) -> None:
        """Begin anew from where everything is now, unless that has just been done."""
        if self.is_about_to_begin:
            return
        self._ways = {item: _Way(item.pos(), way.goal, item.scale()) for item, way in self._ways.items()}
        self._clock.stop()
        self._clock.start()
        self.set_off.emit()

    def _let_go(self, item: TableItem) -> None:
        self._ways.pop(item, None)
        item.on_its_way = False

    def _arrived(self) -> None:
        for item in tuple(self._ways):
            self._let_go(item)

    def go_on(self, progress: float) -> None:
        """Put everything that is under way where it is after a part of its way, from 0 to 1; the clock does that."""
        scene = next(iter(self._ways)).scene() if len(self._ways) > _MANY else None
        if scene is not None:
            # To paint everything is then faster than to find out what need not be.
            scene.update()
        for item, way in self._ways.items():
            way.put(item, progress)
        self.moved.emit(progress)

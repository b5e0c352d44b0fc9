"""The hand at the table: turns presses, moves and releases of the pointer into one gesture at a time."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from simulator.view.gestures.drag_card import DragCard
from simulator.view.gestures.drag_points import DragPoints
from simulator.view.gestures.gesture import Gesture
from simulator.view.gestures.step_share import step_share
from simulator.view.gestures.surface import Surface
from simulator.view.places.giving import share_of
from simulator.view.table.hits import Hit, Nothing, OnCoin, OnShare, OnThing, hit, recipient_at
from simulator.view.table.share_item import SharePart

_STEPS = {SharePart.LESS: -1, SharePart.MORE: 1}


class Hand:
    """Holds at most one gesture. A press becomes a gesture when the pointer has moved far enough."""

    def __init__(self, surface: Surface) -> None:
        self._surface = surface
        self._gesture: Gesture | None = None
        self._pressed: Hit = Nothing()
        self._pressed_at: QPointF | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something is in the hand."""
        return self._gesture is not None

    def presses_share(self, at: QPointF) -> bool:
        """Whether a button of a share lies under a point."""
        found = hit(self._surface.scene, at)
        return isinstance(found, OnShare) and found.part in _STEPS

    def cursor_over(self, at: QPointF) -> Qt.CursorShape:
        """The shape of the pointer over a point: a hand that could take, holds, or presses."""
        if self.is_busy:
            return Qt.CursorShape.ClosedHandCursor
        match hit(self._surface.scene, at):
            case OnCoin():
                return Qt.CursorShape.OpenHandCursor
            case OnThing(id) if self._surface.state.card(id) is not None:
                return Qt.CursorShape.OpenHandCursor
            case OnShare(part=part) if part in _STEPS:
                return Qt.CursorShape.PointingHandCursor
            case _:
                return Qt.CursorShape.ArrowCursor

    def press(self, at: QPointF) -> None:
        """The pointer goes down: buttons act at once, everything else waits for what follows."""
        self.cancel()
        self._surface.hush()
        self._pressed, self._pressed_at = hit(self._surface.scene, at), at
        if isinstance(self._pressed, OnShare):
            self._press_share(self._pressed, at)

    def move(self, at: QPointF) -> None:
        """The pointer moves while it is down."""
        if self._gesture is not None:
            self._gesture.move(at)
        elif self._pressed_at is not None and self._is_far(self._pressed_at, at):
            self._begin(self._pressed_at, at)

    def release(self, at: QPointF) -> None:
        """The pointer goes up: the gesture ends, or it was a click."""
        gesture, self._gesture = self._gesture, None
        pressed, self._pressed_at = self._pressed_at, None
        if gesture is not None:
            gesture.end(at)
        elif pressed is not None:
            self._click()

    def cancel(self) -> bool:
        """Let nothing have happened. Whether there was a gesture."""
        gesture, self._gesture = self._gesture, None
        self._pressed_at = None
        if gesture is not None:
            gesture.cancel()
        return gesture is not None

    def turn_wheel(self, steps: int, at: QPointF) -> bool:
        """The wheel turns over a recipient: its share of the active source changes. Whether there is one."""
        found = hit(self._surface.scene, at)
        slot = found.slot if isinstance(found, OnShare) else self._active_slot(at)
        if slot is None or self.is_busy:
            return False
        step_share(self._surface, slot, steps, at)
        return True

    def _active_slot(self, at: QPointF) -> tuple[str, str] | None:
        source, recipient = self._surface.scene.active, recipient_at(self._surface.scene, at)
        if source is None or recipient is None or share_of(self._surface.state, source, recipient) is None:
            return None
        return source, recipient

    def _press_share(self, pressed: OnShare, at: QPointF) -> None:
        self._pressed_at = None
        if pressed.part in _STEPS:
            step_share(self._surface, pressed.slot, _STEPS[pressed.part], at)
        else:
            self._surface.select(pressed.slot[0])
        self._surface.point_to(pressed.slot)

    def _begin(self, start: QPointF, at: QPointF) -> None:
        self._gesture = self._gesture_for(self._pressed)
        if self._gesture is None:
            self._pressed_at = None
            return
        self._gesture.start(start)
        self._gesture.move(at)

    def _gesture_for(self, pressed: Hit) -> Gesture | None:
        match pressed:
            case OnCoin(id):
                return DragPoints(self._surface, id)
            case OnThing(id) if self._surface.state.card(id) is not None:
                return self._card_gesture(id)
            case _:
                return None

    def _card_gesture(self, id: str) -> Gesture:
        """Points where the card has points and nowhere to go; else the card itself."""
        has_points = bool(self._surface.scene.cards[id].sight.points)
        if has_points and not any(drop.allowed for drop in self._surface.drops(id).values()):
            return DragPoints(self._surface, id)
        return DragCard(self._surface, id)

    def _click(self) -> None:
        match self._pressed:
            case OnThing(id) | OnCoin(id):
                self._surface.select(id)
                self._surface.point_to(None)
            case _:
                self._surface.select(None)
                self._surface.point_to(None)

    def _is_far(self, start: QPointF, at: QPointF) -> bool:
        return (at - start).manhattanLength() >= QApplication.startDragDistance()

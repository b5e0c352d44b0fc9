"""A slider over a range of any length: Qt's own end at 2^31, the legal assignments do not."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QWidget

_NOTCHES = 1_000_000
_PAGES = 20
_ONE_NOTCH = 120


class AssignmentSlider(QSlider):
    """Walks indexes from 0 to one less than `length`, each of them reachable.

    Dragging goes as finely as the pixels allow; keys and the wheel go one `stride` on, Page Up and Page Down by a
    twentieth, Home and End to the ends. `chosen` tells the index that the person asks for (a Python int of any
    size); the slider itself moves when `show_place` says so.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None, stride: int = 1) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._stride = stride
        self._length = 0
        self._index: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def index(self) -> int | None:
        """The index shown, or None where nothing is chosen."""
        return self._index

    @property
    def length(self) -> int:
        """How many indexes there are."""
        return self._length

    def show_place(self, index: int | None, length: int) -> None:
        """Show `index` (from 0) among `length`; None: the place is not known, and the handle rests at the start."""
        self._length, self._index = length, index
        self.setEnabled(length > 1)
        self.setRange(0, max(0, min(length - 1, _NOTCHES)))
        self.setValue(self._notch(index or 0))

    def step(self, by: int) -> None:
        """Ask for the index `by` places on, held at the ends."""
        start = self._index if self._index is not None else (-1 if by > 0 else self._length)
        self._ask(start + by)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Jump to the place under the pointer."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._ask(self._index_at(event.position().toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while the button is held."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._ask(self._index_at(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the handle."""
        self.setSliderDown(False)
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """One notch of the wheel is one stride: of assignments one."""
        turned = event.angleDelta().y() or event.angleDelta().x()
        if turned:
            notches = max(1, abs(turned) // _ONE_NOTCH) * self._stride
            self.step(notches if turned < 0 else -notches)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows by one stride, pages by a twentieth, Home and End to the ends; everything else as usual."""
        page = max(1, self._length // _PAGES)
        steps = {
            Qt.Key.Key_Left: -self._stride,
            Qt.Key.Key_Down: -self._stride,
            Qt.Key.Key_Right: self._stride,
            Qt.Key.Key_Up: self._stride,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_Home: -self._length,
            Qt.Key.Key_End: self._length,
        }
        by = steps.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
            return
        self.step(by)

    def _ask(self, index: int) -> None:
        held = max(0, min(index, self._length - 1))
        if self._length and held != self._index:
            self.chosen.emit(held)

    def _notch(self, index: int) -> int:
        last = self._length - 1
        return index if last <= _NOTCHES else index * _NOTCHES // last

    def _index_at(self, point: QPoint) -> int:
        groove, handle = self._travel()
        travel = max(1, groove - handle)
        along = max(0, min(point.x() - handle // 2, travel))
        last = max(0, self._length - 1)
        return (along * last + travel // 2) // travel

    def _travel(self) -> tuple[int, int]:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        style = self.style()
        groove = style.subControlRect(
            QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderGroove, self
        ).width()
        handle = style.subControlRect(
            QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, self
        ).width()
        return groove, handle

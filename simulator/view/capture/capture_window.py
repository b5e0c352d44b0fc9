"""The table alone in a window without a frame or ground, for programs that capture windows."""

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QContextMenuEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView

from simulator.view.capture.capture_look import CaptureLook
from simulator.view.capture.onlooker_scene import OnlookerScene
from simulator.view.capture.window_grip import WindowGrip, cursor_at, edges_at
from simulator.view.look.texts import Texts

_USUAL = QSize(1280, 720)
_SMALLEST = QSize(320, 240)
_FLAGS = Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowStaysOnTopHint


class CaptureWindow(QGraphicsView):
    """Stays above other windows. Dragged it moves, by its edges it is resized, Escape closes it.

    `closed`: it was closed. `menu_wanted`: its menu is asked for, with the place on the screen.
    """

    closed = Signal()
    menu_wanted = Signal(QPoint)

    def __init__(self, scene: OnlookerScene, texts: Texts, look: CaptureLook) -> None:
        super().__init__()
        self._onlooker, self._texts = scene, texts
        scene.setParent(self)
        self.setScene(scene)
        self.setWindowFlags(_FLAGS)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        # The program ends with its main window, whether this one is open or not.
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self._grip = WindowGrip(self)
        self._set_up()
        self.wear(look)
        texts.language_changed.connect(self._write)
        self._write()

    def _set_up(self) -> None:
        self.viewport().setAutoFillBackground(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumSize(_SMALLEST)
        self.setMouseTracking(True)
        self.resize(_USUAL)

    @property
    def table(self) -> OnlookerScene:
        """The things on the table."""
        return self._onlooker

    def wear(self, look: CaptureLook) -> None:
        """Look so from now on."""
        self._onlooker.set_ground(look.ground)
        through = Qt.WindowType.WindowTransparentForInput
        if bool(self.windowFlags() & through) is not look.through:
            # Qt hides a window whose kind changes.
            was_shown = self.isVisible()
            self.setWindowFlag(through, look.through)
            self.setVisible(was_shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out for the window's new size."""
        super().resizeEvent(event)
        self._onlooker.set_size(self.viewport().width(), self.viewport().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the window."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._grip.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the window; the pointer shows how it would be dragged."""
        self._grip.move(event)
        if not event.buttons():
            self.viewport().setCursor(cursor_at(edges_at(self.size(), event.position())))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the window."""
        del event
        self._grip.release()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu."""
        self.menu_wanted.emit(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the window."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            event.ignore()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell that it is closed."""
        event.accept()
        self.closed.emit()

    def _write(self) -> None:
        self.setWindowTitle(self._texts.say("window.capture.title"))
        self.setAccessibleName(self._texts.say("window.capture.title"))

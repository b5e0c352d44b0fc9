"""Opens and closes the window for capturing, and remembers how it looks and where it stands."""

from dataclasses import replace

from PySide6.QtCore import QObject, QPoint, Signal

from simulator.view.capture.capture_look import CaptureLook
from simulator.view.capture.capture_window import CaptureWindow
from simulator.view.capture.onlooker_scene import OnlookerScene
from simulator.view.look.style import Style
from simulator.view.table.board_view import BoardView
from simulator.view.window.window_tools import WindowTools


class Capturing(QObject):
    """`changed`: it was opened or closed, or looks otherwise. `menu_wanted`: its menu is asked for, where."""

    changed = Signal()
    menu_wanted = Signal(QPoint)

    def __init__(self, tools: WindowTools, board: BoardView) -> None:
        super().__init__(board)
        self._tools, self._board = tools, board
        self._look = tools.store.capture_look()
        self.window: CaptureWindow | None = None
        tools.theming.changed.connect(self._restyle)

    @property
    def look(self) -> CaptureLook:
        """How it looks, open or not."""
        return self._look

    @property
    def is_open(self) -> bool:
        """Whether there is a window to capture."""
        return self.window is not None

    def toggle(self) -> None:
        """Open the window, or close it."""
        if self.window is None:
            self._open()
        else:
            self.close()

    def close(self) -> None:
        """Close the window where it is open."""
        if self.window is not None:
            self.window.close()

    def set_ground(self, ground: str) -> None:
        """Put a colour behind the table, as `#rrggbb`, or nothing."""
        self._wear(replace(self._look, ground=ground))

    def let_through(self, through: bool) -> None:
        """Let clicks through to what lies below, or not."""
        self._wear(replace(self._look, through=through))

    def _open(self) -> None:
        tools, board = self._tools, self._board
        scene = OnlookerScene(tools.texts, tools.theming.style, board.table.state)
        window = CaptureWindow(scene, tools.texts, self._look)
        window.restoreGeometry(tools.store.capture_geometry)
        scene.follow(board.table)
        scene.glide.only_if(lambda: board.animator.enabled and window.isVisible())
        scene.sharpener.keep_pictures()
        window.closed.connect(self._closed)
        window.menu_wanted.connect(self.menu_wanted)
        self.window = window
        window.show()
        self.changed.emit()

    def _closed(self) -> None:
        window, self.window = self.window, None
        if window is None:
            return
        self._tools.store.keep_capture_geometry(window.saveGeometry())
        window.table.leave(self._board.table)
        window.deleteLater()
        self.changed.emit()

    def _wear(self, look: CaptureLook) -> None:
        if look == self._look:
            return
        self._look = look
        self._tools.store.keep_capture_look(look)
        if self.window is not None:
            self.window.wear(look)
        self.changed.emit()

    def _restyle(self, style: Style) -> None:
        if self.window is not None:
            self.window.table.set_style(style)

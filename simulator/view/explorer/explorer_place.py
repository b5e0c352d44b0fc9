"""The explorer's place in the window: made when it is first opened, beside the board, as wide as it was left."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QSplitter, QWidget

from simulator.controller.board_state import BoardState, Refusal
from simulator.view.look.style import Style
from simulator.view.window.window_tools import WindowTools

if TYPE_CHECKING:
    from simulator.view.explorer.explorer_dock import ExplorerDock

_USUAL, _LEAST = 470, 380
_ROOM_FOR_ALL = 1700
"""In a narrower window the palette makes room while the explorer is open: the board needs its own."""


class ExplorerPlace(QObject):
    """Opens and closes the explorer between the board and the column at the right.

    `wanted` tells an `Intent`, `turned` whether it is open now, `scenario_wanted` a file to open,
    `export_wanted` the suffix of a file to write, `pointed` those from whom a number comes that is pointed at.
    """

    wanted = Signal(object)
    turned = Signal(bool)
    scenario_wanted = Signal(Path)
    export_wanted = Signal(str)
    pointed = Signal(tuple)

    def __init__(self, tools: WindowTools, columns: QSplitter, palette: QWidget, before: QWidget) -> None:
        super().__init__(columns)
        self._tools, self._columns, self._palette, self._before = tools, columns, palette, before
        self._state: BoardState | None = None
        self._dock: ExplorerDock | None = None

    @property
    def is_open(self) -> bool:
        """Whether it is open."""
        return self._dock is not None and not self._dock.isHidden()

    @property
    def dock(self) -> "ExplorerDock":
        """The explorer itself. Made when it is first asked for: its charts take long to load."""
        if self._dock is None:
            self._dock = self._made()
        return self._dock

    def prepare(self) -> None:
        """Make it while nothing else is to be done, so that it opens at once."""
        if self._dock is None:
            self._dock = self._made()

    def toggle(self) -> None:
        """Open or close it."""
        if self.is_open:
            self.close()
        else:
            self.open()

    def open(self) -> None:
        """Open it and put the focus there."""
        dock = self.dock
        width = self._tools.store.explorer_width() or _USUAL
        self._palette.setVisible(self._columns.width() >= _ROOM_FOR_ALL)
        dock.show()
        sizes = self._columns.sizes()
        at = self._columns.indexOf(dock)
        sizes[at - 1] += sizes[at] - width
        sizes[at] = width
        self._columns.setSizes(sizes)
        dock.tabs.currentWidget().setFocus()
        self.turned.emit(True)

    def close(self) -> None:
        """Close it, and give the palette its room back."""
        if self._dock is None or self._dock.isHidden():
            return
        self._tools.store.keep_explorer_width(self._dock.width())
        self._dock.hide()
        self._palette.show()
        self.turned.emit(False)

    def show_state(self, state: BoardState) -> None:
        """Show this board from now on."""
        self._state = state
        if self._dock is not None:
            self._dock.show_state(state)

    def look_at(self, id: str) -> None:
        """What if the figures of this player or permanent were others."""
        if self._dock is not None and id:
            self._dock.what_if.choose(id)

    def show_refusal(self, refusal: Refusal) -> None:
        """Judge what was refused, where that was an assignment."""
        if self._dock is not None and refusal.tried is not None:
            self._dock.show_tried(refusal.tried)

    def set_style(self, style: Style) -> None:
        """Draw in other colours."""
        if self._dock is not None:
            self._dock.set_style(style)

    def _made(self) -> "ExplorerDock":
        # Its charts load pyqtgraph, which takes most of a second: not before somebody wants to see one.
        from simulator.view.explorer.explorer_dock import ExplorerDock  # noqa: PLC0415

        dock = ExplorerDock(self._tools)
        dock.setMinimumWidth(_LEAST)
        dock.hide()
        self._columns.insertWidget(self._columns.indexOf(self._before), dock)
        dock.wanted.connect(self.wanted)
        dock.closed.connect(self.close)
        dock.scenario_wanted.connect(self.scenario_wanted)
        dock.export_wanted.connect(self.export_wanted)
        dock.pointed.connect(self.pointed)
        if self._state is not None:
            dock.show_state(self._state)
        return dock

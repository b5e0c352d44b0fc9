"""The window's menu: files, the start page, preferences, and the way out."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from simulator.view.look.texts import Texts
from simulator.view.window.recent_files import RecentFiles
from simulator.view.window.shortcuts import Command
from simulator.view.window.window_actions import WindowActions

_ABOVE = (Command.NEW, Command.OPEN)
_BELOW = (
    (Command.SAVE, Command.SAVE_AS),
    (Command.UNDO, Command.REDO),
    (Command.EXPLORER, Command.OVERLAY, Command.CAPTURE),
    (Command.START_PAGE, Command.PREFERENCES, Command.COMMANDS),
    (Command.QUIT,),
)


class WindowMenu(QMenu):
    """`recent_wanted` tells a file that was opened before."""

    recent_wanted = Signal(Path)

    def __init__(self, texts: Texts, actions: WindowActions, recent: RecentFiles, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts, self._recent, self._actions = texts, recent, actions
        for command in _ABOVE:
            self.addAction(actions.of(command))
        self.recent_menu = QMenu(self)
        self.addMenu(self.recent_menu)
        for group in _BELOW:
            for command in group:
                self.addAction(actions.of(command))
            self.addSeparator()
        recent.changed.connect(self._write)
        texts.language_changed.connect(self._write)
        self.aboutToShow.connect(self._write)
        self._write()

    def add_after(self, command: Command, menu: QMenu) -> None:
        """Put a menu of its own below a command."""
        entries = self.actions()
        self.insertMenu(entries[entries.index(self._actions.of(command)) + 1], menu)

    def _write(self) -> None:
        self.recent_menu.setTitle(self._texts.say("window.recent"))
        self.recent_menu.clear()
        paths = self._recent.paths()
        for path in paths:
            action = self.recent_menu.addAction(path.name.replace("&", "&&"))
            action.setToolTip(str(path))
            action.triggered.connect(partial(self._want, path))
        if not paths:
            self.recent_menu.addAction(self._texts.say("window.recent.none")).setEnabled(False)
            return
        self.recent_menu.addSeparator()
        self.recent_menu.addAction(self._texts.say("window.recent.clear")).triggered.connect(self._recent.clear)

    def _want(self, path: Path, _checked: bool = False) -> None:
        self.recent_wanted.emit(path)

"""The menu of the window for capturing: what lies behind the table, whether clicks go through, open and closed."""

from functools import partial

from PySide6.QtGui import QAction, QActionGroup, QColor
from PySide6.QtWidgets import QColorDialog, QMenu, QWidget

from simulator.view.capture.capture_look import TRANSPARENT
from simulator.view.capture.capturing import Capturing
from simulator.view.look.key_colors import GREEN, MAGENTA
from simulator.view.look.texts import Texts

_GROUNDS = {TRANSPARENT: "transparent", GREEN: "green", MAGENTA: "magenta"}


class CaptureMenu(QMenu):
    """Shows what is chosen, and has other things chosen; it holds at once, for the open window too."""

    def __init__(self, texts: Texts, capturing: Capturing, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts, self._capturing = texts, capturing
        group = QActionGroup(self)
        self.grounds = {ground: self._choice(group) for ground in _GROUNDS}
        for ground, action in self.grounds.items():
            action.triggered.connect(partial(capturing.set_ground, ground))
        self.other = self._choice(group)
        self.other.triggered.connect(self._ask)
        self.addSeparator()
        self.through = self.addAction("")
        self.through.setCheckable(True)
        self.through.toggled.connect(capturing.let_through)
        self.addSeparator()
        self.turn = self.addAction("")
        self.turn.triggered.connect(capturing.toggle)
        capturing.changed.connect(self._write)
        texts.language_changed.connect(self._write)
        self._write()

    def _choice(self, group: QActionGroup) -> QAction:
        action = self.addAction("")
        action.setCheckable(True)
        group.addAction(action)
        return action

    def _write(self) -> None:
        say, look = self._texts.say, self._capturing.look
        self.setTitle(say("window.capture.menu"))
        for ground, action in self.grounds.items():
            action.setText(say(f"window.capture.ground.{_GROUNDS[ground]}"))
        self.other.setText(say("window.capture.ground.other"))
        self.grounds.get(look.ground, self.other).setChecked(True)
        self.through.setText(say("window.capture.through"))
        self.through.setChecked(look.through)
        self.turn.setText(say("window.capture.close" if self._capturing.is_open else "window.capture.open"))

    def _ask(self) -> None:
        """Ask for any colour; the one before stays where none is chosen."""
        self._write()
        dialog = QColorDialog(QColor(self._capturing.look.ground or GREEN), self.parentWidget())
        dialog.setWindowTitle(self._texts.say("window.capture.menu"))
        dialog.colorSelected.connect(lambda color: self._capturing.set_ground(color.name()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

"""One action for each command: menus, keys and the command palette share its words and whether it can be done now."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from simulator.controller.board_state import BoardState
from simulator.explore.policy import Policy
from simulator.view.look.texts import Texts
from simulator.view.window.shortcuts import SEQUENCES, Command

_PROPOSALS = (Command.FIRST, Command.MOST_THROUGH, Command.MOST_DESTROYED)
POLICY_OF = dict(zip(_PROPOSALS, (Policy.FIRST, Policy.MOST_THROUGH, Policy.MOST_DESTROYED), strict=True))


class WindowActions(QObject):
    """The actions by command. `commanded` tells the command that was given."""

    commanded = Signal(Command)

    def __init__(self, texts: Texts, window: QWidget) -> None:
        super().__init__(window)
        self._texts, self.window = texts, window
        self._state: BoardState | None = None
        self._of: dict[Command, QAction] = {}
        for command in Command:
            action = QAction(self)
            action.setShortcuts([QKeySequence(keys) for keys in SEQUENCES.get(command, ())])
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            action.triggered.connect(lambda _=False, given=command: self.commanded.emit(given))
            window.addAction(action)
            self._of[command] = action
        texts.language_changed.connect(self._write)
        self._write()

    def of(self, command: Command) -> QAction:
        """The action of a command."""
        return self._of[command]

    def show_state(self, state: BoardState) -> None:
        """Allow what can be done on this board."""
        self._state = state
        several = state.legal is not None and state.legal.count != 1
        allowed = {
            Command.UNDO: state.undo is not None,
            Command.REDO: state.redo is not None,
            **dict.fromkeys((*_PROPOSALS, Command.CLEAR, Command.PREVIOUS, Command.NEXT), several),
        }
        for command, possible in allowed.items():
            self._of[command].setEnabled(possible)
        self._write()

    def _write(self) -> None:
        for command, action in self._of.items():
            action.setText(self._texts.say(f"window.command.{command.value}"))
        state = self._state
        if state and state.undo:
            self._of[Command.UNDO].setText(self._texts.say("window.undo-of", state, what=state.undo))
        if state and state.redo:
            self._of[Command.REDO].setText(self._texts.say("window.redo-of", state, what=state.redo))

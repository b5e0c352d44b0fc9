"""Every command of the window and the keys that give it: standard ones everywhere, single ones away from text."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

_PLAIN_MODIFIERS = Qt.KeyboardModifier.ShiftModifier


class Command(StrEnum):
    """What can be commanded by menu, key or the command palette."""

    NEW = "new"
    OPEN = "open"
    SAVE = "save"
    SAVE_AS = "save-as"
    START_PAGE = "start-page"
    QUIT = "quit"
    UNDO = "undo"
    REDO = "redo"
    GO_ON = "go-on"
    PLAY = "play"
    STEP_BACK = "step-back"
    STEP_ON = "step-on"
    ANIMATION = "animation"
    FIRST = "first"
    MOST_THROUGH = "most-through"
    MOST_DESTROYED = "most-destroyed"
    CLEAR = "clear"
    PREVIOUS = "previous"
    NEXT = "next"
    TYPE = "type"
    EXPLORER = "explorer"
    SHOW_RESULTS = "show-results"
    SHOW_LOG = "show-log"
    SHOW_LIST = "show-list"
    SHOW_ERAS = "show-eras"
    OVERLAY = "overlay"
    CAPTURE = "capture"
    PREFERENCES = "preferences"
    LANGUAGE = "language"
    COMMANDS = "commands"


SEQUENCES: Mapping[Command, tuple[str, ...]] = MappingProxyType(
    {
        Command.NEW: ("Ctrl+N",),
        Command.OPEN: ("Ctrl+O",),
        Command.SAVE: ("Ctrl+S",),
        Command.SAVE_AS: ("Ctrl+Shift+S",),
        Command.START_PAGE: ("Ctrl+Home",),
        Command.QUIT: ("Ctrl+Q",),
        Command.UNDO: ("Ctrl+Z",),
        Command.REDO: ("Ctrl+Shift+Z", "Ctrl+Y"),
        Command.GO_ON: ("Ctrl+Return",),
        Command.ANIMATION: ("Ctrl+Shift+A",),
        Command.FIRST: ("Ctrl+1",),
        Command.MOST_THROUGH: ("Ctrl+2",),
        Command.MOST_DESTROYED: ("Ctrl+3",),
        Command.CLEAR: ("Ctrl+0",),
        Command.PREVIOUS: ("Ctrl+PgUp",),
        Command.NEXT: ("Ctrl+PgDown",),
        Command.TYPE: ("Ctrl+T",),
        Command.EXPLORER: ("Alt+E",),
        Command.SHOW_RESULTS: ("Alt+1",),
        Command.SHOW_LOG: ("Alt+2",),
        Command.SHOW_LIST: ("Alt+3",),
        Command.SHOW_ERAS: ("Alt+4",),
        Command.OVERLAY: ("Ctrl+Shift+O",),
        Command.PREFERENCES: ("Ctrl+,",),
        Command.LANGUAGE: ("Ctrl+L",),
        Command.COMMANDS: ("Ctrl+K",),
    }
)
"""Keys that work wherever the window has the focus, as `QKeySequence` reads them (it needs an application first)."""

SINGLE_KEYS: Mapping[tuple[Qt.Key, bool], Command] = MappingProxyType(
    {
        (Qt.Key.Key_Space, False): Command.PLAY,
        (Qt.Key.Key_Left, False): Command.STEP_BACK,
        (Qt.Key.Key_Right, False): Command.STEP_ON,
        (Qt.Key.Key_Return, False): Command.GO_ON,
        (Qt.Key.Key_Enter, False): Command.GO_ON,
        (Qt.Key.Key_Z, False): Command.UNDO,
        (Qt.Key.Key_Z, True): Command.REDO,
        (Qt.Key.Key_Slash, False): Command.TYPE,
        (Qt.Key.Key_E, False): Command.EXPLORER,
    }
)
"""Keys, with or without Shift, that work where nothing with the focus has a use of its own for them."""


def single_key(event: QKeyEvent) -> Command | None:
    """The command of a key that no part of the window has used."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if modifiers & ~_PLAIN_MODIFIERS:
        return None
    shifted = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
    try:
        return SINGLE_KEYS.get((Qt.Key(event.key()), shifted))
    except ValueError:
        # A key that Qt itself has no name for.
        return None


def keys_of(command: Command) -> str:
    """The keys of a command as they are shown beside it."""
    keys: list[QKeySequence] = [QKeySequence(written) for written in SEQUENCES.get(command, ())]
    keys += [QKeySequence(key) for (key, shifted), one in SINGLE_KEYS.items() if one is command and not shifted]
    return " · ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in keys[:2])

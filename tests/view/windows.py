"""Whole windows for tests, through the real controller, with everything they remember in a folder of their own."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from simulator.controller.palette import PaletteEntry
from simulator.formats import notation
from simulator.formats.catalogue import refuse_missing
from simulator.formats.language import Language
from simulator.view.look.style import ThemeId
from simulator.view.panels.entry_drag import entry_mime
from simulator.view.panels.palette_book import PaletteBook
from simulator.view.window.bundled import Bundled
from simulator.view.window.main_window import MainWindow
from simulator.view.window.preference_store import Preferences
from simulator.view.window.running import tools_for
from simulator.view.window.window_tools import WindowTools

WURM = (
    "A: 8/8 trample over planeswalkers > W; C: 4/4 trample > P2; B1: 2/2 x A; B2: 0/3 damage 2 x A; W: loyalty 3;"
    " D: 1/1"
)
"""Twenty-eight legal assignments: the Wurm of the sketch and an unblocked trampler."""


@dataclass
class Chosen:
    """Stands in for the system's file dialogs: gives the paths it was told, in order."""

    to_open: list[Path] = field(default_factory=list)
    to_save: list[Path] = field(default_factory=list)
    suggested: list[str] = field(default_factory=list)

    def ask_open(self) -> Path | None:
        return self.to_open.pop(0) if self.to_open else None

    def ask_export(self, suggested: str, suffix: str) -> Path | None:
        self.suggested.append(suggested + suffix)
        return self.to_save.pop(0) if self.to_save else None

    def ask_save(self, suggested: str) -> Path | None:
        self.suggested.append(suggested)
        return self.to_save.pop(0) if self.to_save else None


class OfOneTest(QObject):
    """What the windows of one test work with belongs to it, and ends with it."""


def tools(application: QApplication, folder: Path, language: Language = Language.EN) -> WindowTools:
    """What a window works with; a missing text fails the test."""
    made = tools_for(application, bundled(), language, folder / "settings.ini", folder)
    owner = OfOneTest(application)
    for tool in (made.link, made.texts, made.theming, made.qt_words, made.recent):
        tool.setParent(owner)
    return made


@contextmanager
def nothing_lives_on(application: QApplication) -> Iterator[None]:
    """What is made and closed within is gone afterwards: it would be dressed, told and drawn with all that follow."""
    owners, windows = application.findChildren(OfOneTest), QApplication.topLevelWidgets()
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    for owner in application.findChildren(OfOneTest):
        if owner not in owners:
            shiboken6.delete(owner)
    if not windows:
        # The next window would be dressed while it is being put together.
        application.setStyleSheet("")
    assert [window for window in QApplication.topLevelWidgets() if window not in windows] == []


@cache
def bundled() -> Bundled:
    """What all windows share: a missing text fails the test, and few pictures are to be drawn."""
    read = Bundled.load()
    return replace(read, catalogue=replace(read.catalogue, missing=refuse_missing), scenarios=read.scenarios[:2])


@contextmanager
def own_look(application: QApplication) -> Iterator[None]:
    """What a window does to the look of the whole application is undone afterwards."""
    font, palette = QApplication.font(), QPalette(application.palette())
    yield
    application.setStyleSheet("")
    application.setPalette(palette)
    QApplication.setFont(font)


def shown_window(
    application: QApplication,
    folder: Path,
    theme: ThemeId = ThemeId.DARK,
    language: Language = Language.EN,
    chooser: Chosen | None = None,
) -> MainWindow:
    """A window of a usual size that animates nothing, with an empty table."""
    window = MainWindow(tools(application, folder), chooser)
    window.choices.choose(Preferences(theme, language, animated=False))
    window.resize(1440, 900)
    window.show()
    window.start_with_table()
    return window


def leave(window: MainWindow) -> None:
    """Close a window for good, unasked about unsaved work."""
    window._close_at_once()
    window.deleteLater()


def put(window: MainWindow, board: str) -> None:
    """Put the board of a notation on the table, saved."""
    assert window.files.put(notation.read(board).document)


def drop_entry(window: MainWindow, line: str, x: float, y: float) -> None:
    """Drop a palette entry on the board, at a share of its width and height."""
    entry = PaletteBook().entry_of(line)
    assert isinstance(entry, PaletteEntry)
    board = window.parts.board.viewport()
    drop(board, entry_mime(entry), QPoint(int(board.width() * x), int(board.height() * y)))


def drop(target: QWidget, mime: QMimeData, at: QPoint) -> None:
    """What Qt tells a widget over which something is dragged and dropped."""
    copy, buttons, keys = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for event in (
        QDragEnterEvent(at, copy, mime, buttons, keys),
        QDragMoveEvent(at, copy, mime, buttons, keys),
        QDropEvent(QPointF(at), copy, mime, buttons, keys, QEvent.Type.Drop),
    ):
        QApplication.sendEvent(target, event)

"""Asks the person for a file, by the system's own dialog."""

from pathlib import Path
from typing import Protocol

from PySide6.QtWidgets import QFileDialog, QWidget

from simulator.view.look.texts import Texts

SUFFIX = ".combat.json"


class FileChooser(Protocol):
    """Where the window asks for files."""

    def ask_open(self) -> Path | None:
        """A file to open; None where the person thinks better of it."""

    def ask_save(self, suggested: str) -> Path | None:
        """A file to save to; `suggested`: its name without suffix."""

    def ask_export(self, suggested: str, suffix: str) -> Path | None:
        """A file for something that is handed out; `suffix`: of its kind, with the dot."""


class DialogChooser:
    """The system's dialogs."""

    def __init__(self, texts: Texts, window: QWidget) -> None:
        self._texts, self._window = texts, window
        self._folder = ""

    def ask_open(self) -> Path | None:
        """A file to open."""
        kinds = (
            f"{self._texts.say('window.file.kinds')} (*{SUFFIX} *.json *.txt);;{self._texts.say('window.file.all')} (*)"
        )
        caption = self._texts.say("window.command.open")
        return self._kept(QFileDialog.getOpenFileName(self._window, caption, self._folder, kinds)[0])

    def ask_save(self, suggested: str) -> Path | None:
        """A file to save to, with the scenario's suffix."""
        start = str(Path(self._folder) / f"{suggested}{SUFFIX}")
        kinds = f"{self._texts.say('window.file.kinds')} (*{SUFFIX})"
        caption = self._texts.say("window.command.save-as")
        path = self._kept(QFileDialog.getSaveFileName(self._window, caption, start, kinds)[0])
        return path if path is None or path.suffix else path.with_name(f"{path.name}{SUFFIX}")

    def ask_export(self, suggested: str, suffix: str) -> Path | None:
        """A file of one kind, with its suffix."""
        start = str(Path(self._folder) / f"{suggested}{suffix}")
        kinds = f"{suffix[1:].upper()} (*{suffix})"
        caption = self._texts.say("explorer.export")
        path = self._kept(QFileDialog.getSaveFileName(self._window, caption, start, kinds)[0])
        return path if path is None or path.suffix else path.with_name(f"{path.name}{suffix}")

    def _kept(self, chosen: str) -> Path | None:
        if not chosen:
            return None
        path = Path(chosen)
        self._folder = str(path.parent)
        return path

"""Keeps unsaved work beside the person's files, so that a crash or a lost screen takes nothing away."""

import os
import secrets
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QTimer

from simulator.formats.board_source import read_board_file
from simulator.formats.document import Document
from simulator.formats.findings import FormatError
from simulator.formats.saving import SaveError, save
from simulator.view.window.table_link import TableLink

_PAUSE_MS = 1500


@dataclass(frozen=True)
class LeftBehind:
    """Unsaved work of a window that is gone. `lock` keeps other windows from offering it too."""

    document: Document
    path: Path
    lock: QLockFile

    def forget(self) -> None:
        """Take it away."""
        self.path.unlink(missing_ok=True)
        self.lock.unlock()


class Autosave(QObject):
    """Writes the table to a file of this window's own a moment after each change, while it is unsaved."""

    def __init__(self, link: TableLink, folder: Path, pause_ms: int = _PAUSE_MS) -> None:
        super().__init__(link)
        self._link, self._folder = link, folder
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / f"{os.getpid()}-{secrets.token_hex(4)}.combat.json"
        self._lock = _lock_of(self._file)
        self._lock.tryLock(0)
        self._timer = QTimer(self, singleShot=True, interval=pause_ms)
        self._timer.timeout.connect(self.keep)
        link.changed.connect(lambda: self._timer.start())

    @property
    def file(self) -> Path:
        """Where this window keeps its unsaved work."""
        return self._file

    def keep(self) -> None:
        """Write what is unsaved now, or take away what has been saved."""
        self._timer.stop()
        if not self._link.state.unsaved:
            self._file.unlink(missing_ok=True)
            return
        try:
            save(self._link.document, self._file)
        except SaveError:
            # The work itself is unharmed, and the next change tries again.
            return

    def leave(self) -> None:
        """The window closes in good order: nothing needs to be kept."""
        self._timer.stop()
        self._file.unlink(missing_ok=True)
        self.release()

    def release(self) -> None:
        """Keep the work, and leave it to whoever comes next."""
        self._lock.unlock()

    def left_behind(self) -> LeftBehind | None:
        """The newest work of a window that is gone, or None. What cannot be read is taken away."""
        files = [path for path in self._folder.glob("*.combat.json") if path != self._file]
        for path in sorted(files, key=lambda path: path.stat().st_mtime, reverse=True):
            lock = _lock_of(path)
            if not lock.tryLock(0):
                continue
            try:
                return LeftBehind(read_board_file(path).document, path, lock)
            except FormatError:
                path.unlink(missing_ok=True)
                lock.unlock()
        return None


def _lock_of(path: Path) -> QLockFile:
    lock = QLockFile(str(path.with_name(f"{path.name}.lock")))
    # A lock is stale only when its process is gone, however old it is.
    lock.setStaleLockTime(0)
    return lock

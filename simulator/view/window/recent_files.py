"""The scenario files that were opened last, newest first."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Signal

MOST = 10
_KEY = "files/recent"


class RecentFiles(QObject):
    """Remembers the last files in an INI file. Files that are gone are left out, and come back when they do."""

    changed = Signal()

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = QSettings(str(file), QSettings.Format.IniFormat)

    def paths(self) -> tuple[Path, ...]:
        """The files that are still there, newest first."""
        return tuple(path for path in self._all() if path.is_file())

    def add(self, path: Path) -> None:
        """Put a file at the front."""
        newest = path.absolute()
        self._keep([newest, *(one for one in self._all() if one != newest)])

    def forget(self, path: Path) -> None:
        """Leave a file out from now on."""
        self._keep(one for one in self._all() if one != path.absolute())

    def clear(self) -> None:
        """Forget all of them."""
        self._keep(())

    def _all(self) -> list[Path]:
        kept = self._settings.value(_KEY, [])
        # An INI file gives a list of one back as the bare text.
        texts = [kept] if isinstance(kept, str) else kept
        return [Path(str(text)) for text in texts or [] if text] if isinstance(texts, list) else []

    def _keep(self, paths: Iterable[Path]) -> None:
        self._settings.setValue(_KEY, [str(path) for path in paths][:MOST])
        self._settings.sync()
        self.changed.emit()

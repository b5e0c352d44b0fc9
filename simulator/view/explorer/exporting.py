"""Writes what the explorer hands out to a file that the person chooses."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from simulator.formats.saving import SaveError, write_whole
from simulator.view.panels.notice import NoticeContent, NoticeKind
from simulator.view.panels.notice_area import NoticeArea, Topic
from simulator.view.window.file_chooser import FileChooser

if TYPE_CHECKING:
    from simulator.view.explorer.explorer_dock import ExplorerDock


class Exporting(QObject):
    """Asks for a file and writes it whole, or says why it cannot."""

    def __init__(self, chooser: FileChooser, area: NoticeArea) -> None:
        super().__init__(area)
        self._chooser, self._area = chooser, area

    def export(self, dock: "ExplorerDock", suffix: str, name: str) -> None:
        """Write the dock as a file of this kind, called `name` unless the person thinks of another."""
        # Loaded with the dock, not before.
        from simulator.view.explorer.explorer_export import ExportKind, exported  # noqa: PLC0415

        path = self._chooser.ask_export(name, suffix)
        if path is None:
            return
        try:
            write_whole(path, exported(dock, ExportKind(suffix)))
        except SaveError as error:
            self._area.show_notice(Topic.FILE, NoticeContent(NoticeKind.WARNING, error.message))
        else:
            self._area.clear(Topic.FILE)

"""New, open, save: what is open is never lost without a word, and a bad file changes nothing."""

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from simulator.controller.board_state import Refusal
from simulator.controller.table import empty_table
from simulator.formats.board_source import read_board_file
from simulator.formats.document import Document, Reading
from simulator.formats.findings import Finding, FormatError
from simulator.formats.saving import SaveError, save
from simulator.rules.messages import message
from simulator.view.look.texts import Texts
from simulator.view.panels.notice import Choice, Line, NoticeContent, NoticeKind
from simulator.view.panels.notice_area import NoticeArea, Topic
from simulator.view.window.file_chooser import FileChooser
from simulator.view.window.recent_files import RecentFiles
from simulator.view.window.table_link import TableLink

_NOT_IN_NAMES = re.compile(r'[\\/:*?"<>|\x00-\x1f]+')


class FileActions(QObject):
    """The file of the open table. `opened`: another document is on the table; `path_changed`: it has another file."""

    opened = Signal()
    path_changed = Signal()

    def __init__(
        self, link: TableLink, texts: Texts, recent: RecentFiles, area: NoticeArea, chooser: FileChooser
    ) -> None:
        super().__init__(link)
        self._link, self._texts, self._recent, self._area, self._chooser = link, texts, recent, area, chooser
        self._path: Path | None = None

    @property
    def path(self) -> Path | None:
        """The file that Save writes to; None until the person has chosen one."""
        return self._path

    def new(self) -> None:
        """An empty table."""
        self.when_safe(lambda: self.put(empty_table().document))

    def open(self) -> None:
        """A file that the person chooses."""
        path = self._chooser.ask_open()
        if path is not None:
            self._open_file(path, keep=True)

    def open_path(self, path: Path) -> None:
        """This file."""
        self._open_file(path, keep=True)

    def open_copy(self, path: Path) -> None:
        """A bundled scenario: it opens as a new document, so that Save asks for a file of its own."""
        self._open_file(path, keep=False)

    def put(self, document: Document, path: Path | None = None, *, unsaved: bool = False) -> bool:
        """Put a document on the table. One that cannot be played is told about, and the table stays.

        `unsaved`: it stands in no file yet.
        """
        refusal = self._link.open(document, unsaved=unsaved)
        if refusal is not None:
            self._tell_refusal(refusal)
            return False
        self._area.clear(Topic.FILE)
        self._set_path(path)
        self.opened.emit()
        return True

    @property
    def suggested_name(self) -> str:
        """What a file of this table may be called, without suffix."""
        title = " ".join(_NOT_IN_NAMES.sub(" ", self._texts.name(self._link.state.title)).split())
        return title or self._texts.say("window.untitled")

    def save(self) -> bool:
        """Write the document to its file. Whether it is written."""
        return self.save_as() if self._path is None else self._write(self._path)

    def save_as(self) -> bool:
        """Write the document to a file that the person chooses. Whether it is written."""
        path = self._chooser.ask_save(self.suggested_name)
        return path is not None and self._write(path)

    def when_safe(self, then: Callable[[], object]) -> None:
        """Go on at once where everything is saved; else ask first."""
        if not self._link.state.unsaved:
            then()
            return
        choices = (
            Choice(message("window.file.save-first"), lambda: self.save() and then(), primary=True),
            Choice(message("window.file.discard"), then),
            Choice(message("window.action.cancel"), lambda: None),
        )
        question = NoticeContent(NoticeKind.INFO, message("window.file.unsaved"), choices)
        self._area.show_notice(Topic.UNSAVED, question)

    def _open_file(self, path: Path, *, keep: bool) -> None:
        try:
            reading = read_board_file(path)
        except FormatError as error:
            self._tell("window.file.bad", path, error.findings)
            return
        self.when_safe(lambda: self._put_read(reading, path, keep=keep))

    def _put_read(self, reading: Reading, path: Path, *, keep: bool) -> None:
        # Saving writes JSON, which must not take the place of a notation.
        is_scenario = path.suffix.casefold() == ".json"
        if not self.put(reading.document, path.absolute() if keep and is_scenario else None):
            return
        if keep:
            self._recent.add(path)
        if reading.warnings:
            self._tell("window.file.odd", path, reading.warnings)

    def _write(self, path: Path) -> bool:
        try:
            save(self._link.document, path)
        except SaveError as error:
            self._area.show_notice(Topic.FILE, NoticeContent(NoticeKind.WARNING, error.message))
            return False
        self._area.clear(Topic.FILE)
        self._area.clear(Topic.UNSAVED)
        self._link.mark_saved()
        self._recent.add(path)
        self._set_path(path.absolute())
        return True

    def _set_path(self, path: Path | None) -> None:
        self._path = path
        self.path_changed.emit()

    def _tell(self, key: str, path: Path, findings: tuple[Finding, ...]) -> None:
        lines = tuple(Line(finding.where, finding.message) for finding in findings)
        said = message(key, file=path.name, n=len(lines))
        self._area.show_notice(Topic.FILE, NoticeContent(NoticeKind.WARNING, said, lines=lines))

    def _tell_refusal(self, refusal: Refusal) -> None:
        lines = tuple(Line("", sentence.message) for sentence in refusal.sentences)
        said = message("window.file.not-playable", n=len(lines))
        self._area.show_notice(Topic.FILE, NoticeContent(NoticeKind.WARNING, said, lines=lines))

"""The start page: an empty table, the files opened last, and the bundled scenarios as pictures with a search."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from simulator.rules.messages import Message
from simulator.view.look.flow_layout import FlowLayout
from simulator.view.look.style import Theme
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.gallery import Gallery, GalleryEntry
from simulator.view.panels.panel import Panel
from simulator.view.window.recent_files import RecentFiles

_SIDE = 280
_PATH = Qt.ItemDataRole.UserRole


class StartPage(Panel):
    """`back_wanted` (to the table as it is), `empty_wanted`, `open_wanted` (a file to be chosen) and `opened` (this
    path) tell what the person picks.
    """

    back_wanted = Signal()
    empty_wanted = Signal()
    open_wanted = Signal()
    opened = Signal(Path)

    def __init__(
        self,
        texts: Texts,
        theme: Theme,
        recent: RecentFiles,
        entries: tuple[GalleryEntry, ...],
        draw: Callable[[Path], QPixmap],
    ) -> None:
        super().__init__(texts)
        self._recent, self._entries = recent, entries
        self.title, self.subtitle = QLabel(), QLabel()
        self.recent_heading, self.scenarios_heading, self.none_found = QLabel(), QLabel(), QLabel()
        self.back, self.empty_table, self.open_file = QPushButton(), QPushButton(), QPushButton()
        self.back.clicked.connect(self.back_wanted)
        self.back.hide()
        self.files, self.search = QListWidget(), QLineEdit()
        self.gallery = Gallery(theme, draw)
        self.gallery.opened.connect(self.opened)
        self.empty_table.clicked.connect(self.empty_wanted)
        self.open_file.clicked.connect(self.open_wanted)
        self.files.itemActivated.connect(self._open_recent)
        self.files.itemClicked.connect(self._open_recent)
        self.search.textChanged.connect(self._filter)
        self._exclusive = QButtonGroup(self)
        self._exclusive.buttonClicked.connect(self._filter)
        self.chapters = self._chips(entries)
        self.chapters[None].setChecked(True)
        self.search.setClearButtonEnabled(True)
        recent.changed.connect(self._write_recent)
        for widget, look in self._looks():
            set_look(widget, look)
        self._lay_out()
        self.refresh()

    def refresh(self) -> None:
        """Write all words, the files and the scenarios."""
        say = self.texts.say
        self.title.setText(say("window.start.title"))
        self.subtitle.setText(say("window.start.subtitle"))
        self.back.setText(say("window.start.back"))
        self.empty_table.setText(say("window.start.empty-table"))
        self.open_file.setText(say("window.command.open"))
        self.recent_heading.setText(say("window.start.recent"))
        self.scenarios_heading.setText(say("window.start.scenarios"))
        self.search.setPlaceholderText(say("window.start.search"))
        self.search.setAccessibleName(say("window.start.search"))
        self.none_found.setText(say("window.start.none-found"))
        self.gallery.setAccessibleName(say("window.start.scenarios"))
        self.files.setAccessibleName(say("window.start.recent"))
        for chapter, chip in self.chapters.items():
            chip.setText(self.texts.text(chapter) if chapter else say("window.start.all"))
        self.gallery.show_entries(self._entries, self.texts.name)
        self._filter()
        self._write_recent()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.gallery.set_theme(theme)

    def _write_recent(self) -> None:
        self.files.clear()
        for path in self._recent.paths():
            item = QListWidgetItem(path.name.removesuffix(".json").removesuffix(".combat"))
            item.setToolTip(str(path))
            item.setData(_PATH, path)
            self.files.addItem(item)
        if self.files.count() == 0:
            item = QListWidgetItem(self.texts.say("window.recent.none"))
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.files.addItem(item)

    def _filter(self) -> None:
        chapter = next((chapter for chapter, chip in self.chapters.items() if chip.isChecked()), None)
        self.none_found.setVisible(self.gallery.filter(self.search.text(), chapter) == 0)

    def _chips(self, entries: tuple[GalleryEntry, ...]) -> dict[Message | None, QPushButton]:
        """A chip for each chapter, and one for all of them."""
        chapters = dict.fromkeys(entry.chapter for entry in entries)
        return {chapter: self._chip() for chapter in (None, *chapters)}

    def _chip(self) -> QPushButton:
        chip = QPushButton()
        chip.setCheckable(True)
        set_look(chip, "chip")
        self._exclusive.addButton(chip)
        return chip

    def _open_recent(self, item: QListWidgetItem) -> None:
        path = item.data(_PATH)
        if isinstance(path, Path):
            self.opened.emit(path)

    def _looks(self) -> tuple[tuple[QLabel | QPushButton, str], ...]:
        return (
            (self.title, "page-title"),
            (self.subtitle, "muted"),
            (self.empty_table, "primary"),
            (self.recent_heading, "heading"),
            (self.scenarios_heading, "heading"),
            (self.none_found, "empty"),
        )

    def _lay_out(self) -> None:
        self.subtitle.setWordWrap(True)
        self.search.setMaximumWidth(340)
        side = QVBoxLayout()
        side.setSpacing(10)
        for part in (self.title, self.subtitle, self.back, self.empty_table, self.open_file, self.recent_heading):
            side.addWidget(part)
        side.addWidget(self.files, 1)
        top = QHBoxLayout()
        top.addWidget(self.scenarios_heading)
        top.addStretch(1)
        top.addWidget(self.search, 1)
        chips = QWidget()
        flow = FlowLayout(chips)
        for chip in self.chapters.values():
            flow.addWidget(chip)
        main = QVBoxLayout()
        main.setSpacing(8)
        main.addLayout(top)
        main.addWidget(chips)
        main.addWidget(self.none_found)
        main.addWidget(self.gallery, 1)
        left = QWidget()
        left.setFixedWidth(_SIDE)
        left.setLayout(side)
        row = QHBoxLayout(self)
        row.setContentsMargins(36, 32, 24, 12)
        row.setSpacing(36)
        row.addWidget(left)
        row.addLayout(main, 1)

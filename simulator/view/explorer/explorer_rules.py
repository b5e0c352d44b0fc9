"""The explorer's page of rules: every cited rule in words, what it leaves open, and the scenarios that show it."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QLabel, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from simulator.controller.left_open import reading_of
from simulator.rules.messages import message
from simulator.rules.open_points import open_points_of
from simulator.view.explorer.explorer_page import ExplorerPage
from simulator.view.explorer.rule_book import RuleEntry, rule_book
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.gallery import GalleryEntry

_SHOWN = 2


class RulesPage(ExplorerPage):
    """Search finds rules by number or words.

    `scenario_wanted`: the file of a scenario that shows a rule.
    """

    scenario_wanted = Signal(Path)

    def __init__(
        self,
        texts: Texts,
        style: Style,
        scenarios: Iterable[GalleryEntry],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(texts, style, parent)
        self._book = rule_book(scenarios)
        self._chosen: RuleEntry | None = None
        self.rule, self.nothing = QLabel(), QLabel()
        set_look(self.nothing, "empty")
        for label in (self.rule, self.nothing):
            label.setWordWrap(True)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.list, self.scenarios = QListWidget(), QListWidget()
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.currentRowChanged.connect(self._choose)
        self.scenarios.itemActivated.connect(self._open)
        self.scenarios.itemClicked.connect(self._open)
        self.setFocusProxy(self.search)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(8)
        for part in (self.search, self.nothing):
            layout.addWidget(part)
        layout.addWidget(self.list, 3)
        layout.addWidget(self.rule)
        layout.addWidget(self.scenarios, 1)

    def show_rule(self, number: str) -> None:
        """Turn to a rule."""
        self.search.clear()
        for row, entry in enumerate(self._book):
            if entry.rule.number == number:
                self.list.setCurrentRow(row)
                self.list.scrollToItem(self.list.item(row), QAbstractItemView.ScrollHint.PositionAtCenter)

    def refresh(self) -> None:
        """Write everything."""
        self.search.setPlaceholderText(self.texts.say("explorer.rules.search"))
        self.search.setAccessibleName(self.texts.say("explorer.rules.search"))
        self.list.setAccessibleName(self.texts.say("explorer.tab.rules"))
        self.nothing.setText(self.texts.say("explorer.rules.nothing"))
        chosen = self.list.currentRow()
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems([f"{entry.rule.number}  {self._words(entry)}" for entry in self._book])
        for row, entry in enumerate(self._book):
            self.list.item(row).setToolTip(self._words(entry))
        self.list.setCurrentRow(chosen)
        self.list.blockSignals(False)
        self._filter(self.search.text())
        self._write_rule()

    def _words(self, entry: RuleEntry) -> str:
        return self.texts.say(f"rule.{entry.rule.number}")

    def _filter(self, typed: str) -> None:
        """Show only rules with all the words in their number, their words, or the titles of what shows them."""
        words = typed.casefold().split()
        found = 0
        for row, entry in enumerate(self._book[: self.list.count()]):
            titles = " ".join(self.texts.name(one.title) for one in entry.scenarios)
            searched = f"{entry.rule.number} {self._words(entry)} {titles}".casefold()
            hidden = not all(word in searched for word in words)
            self.list.item(row).setHidden(hidden)
            found += not hidden
        self.nothing.setVisible(not found)

    def _choose(self, row: int) -> None:
        self._chosen = self._book[row] if 0 <= row < len(self._book) else None
        self._write_rule()

    def _write_rule(self) -> None:
        """The chosen rule in full, and the scenarios that show it."""
        entry = self._chosen
        self.rule.setVisible(entry is not None)
        self.scenarios.setVisible(entry is not None and bool(entry.scenarios))
        self.scenarios.clear()
        if entry is None:
            return
        heading = f"{entry.rule.number} – {self._words(entry)}"
        shown = "explorer.rules.shown" if entry.scenarios else "explorer.rules.not-shown"
        readings = (message("explorer.rules.open", reading=reading_of(point)) for point in open_points_of(entry.rule))
        lines = (heading, *(self.texts.text(reading) for reading in readings), self.texts.say(shown))
        self.rule.setText("\n".join(lines))
        for scenario in entry.scenarios:
            item = QListWidgetItem(self.texts.name(scenario.title))
            item.setToolTip(self.texts.name(scenario.notes))
            self.scenarios.addItem(item)
        row = self.scenarios.sizeHintForRow(0) if entry.scenarios else 0
        self.scenarios.setMaximumHeight(max(1, min(len(entry.scenarios), 4)) * row + _SHOWN)

    def _open(self, item: QListWidgetItem) -> None:
        if self._chosen is not None:
            self.scenario_wanted.emit(self._chosen.scenarios[self.scenarios.row(item)].path)

"""Beside the table: a field to type what is to be put on it, and a list of things to drag."""

from itertools import groupby
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from simulator.controller.board_state import BoardState, Refusal, Seat
from simulator.controller.effect_palette import effect_palette
from simulator.controller.effect_words import effect_letters
from simulator.controller.intents import Intent
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.entry_preview import EntryPreview
from simulator.view.panels.entry_words import described
from simulator.view.panels.gallery import GalleryEntry
from simulator.view.panels.palette_book import PaletteBook, placed, player_at
from simulator.view.panels.palette_list import Content, EffectKey, PaletteList, PaletteRow
from simulator.view.panels.panel import Panel

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PalettePanel(Panel):
    """`wanted` tells an `Intent`, `expected` one that is not wanted yet. `scenario_wanted` tells the path of a
    scenario, `effect_wanted` the key of an effect.

    What is typed looks through the list too, so that "wurm" finds the Wurm.
    """

    wanted = Signal(object)
    expected = Signal(object)
    scenario_wanted = Signal(Path)
    effect_wanted = Signal(str)

    def __init__(
        self, texts: Texts, style: Style, scenarios: tuple[GalleryEntry, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(texts, parent)
        self._book, self._scenarios = PaletteBook(), scenarios
        self.heading, self.hint = QLabel(), QLabel()
        set_look(self.heading, "heading")
        set_look(self.hint, "hints")
        self.hint.setWordWrap(True)
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._typed)
        self.field.installEventFilter(self)
        self.preview = EntryPreview(texts, style)
        self.list = PaletteList(style)
        self.list.taken.connect(self._take)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 10, 8)
        layout.setSpacing(6)
        for part in (self.heading, self.field, self.preview):
            layout.addWidget(part)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.hint)
        self.refresh()

    def set_style(self, style: Style) -> None:
        """Draw in other colours."""
        self.list.set_style(style)
        self.preview.set_style(style)

    def show_state(self, state: BoardState) -> None:
        """Put things on this table from now on. The palette itself is the same for every table."""
        self.state = state

    def refresh(self) -> None:
        """Write all words and rows."""
        self.heading.setText(self.texts.say("window.palette.title"))
        self.field.setPlaceholderText(self.texts.say("window.palette.field"))
        self.field.setAccessibleName(self.texts.say("window.palette.field"))
        self.list.setAccessibleName(self.texts.say("window.palette.title"))
        self.hint.setText(self.texts.say("window.palette.hint"))
        self._typed(self.field.text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter in the field puts what was typed on the table; Down goes to the list."""
        if watched is not self.field or event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if event.key() in _ENTER:
            shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._put_typed(Seat.FAR if shifted else Seat.NEAR)
            return True
        if event.key() == Qt.Key.Key_Down:
            self.list.setFocus()
            self.list.setCurrentRow(next((at for at, row in enumerate(self.list.rows()) if row.content), 0))
            return True
        return super().eventFilter(watched, event)

    def put_line(self, line: str, player: str) -> None:
        """Put the entry that a dragged line stands for at a player's side."""
        intent = self._placed(line, player)
        if intent is not None:
            self.wanted.emit(intent)

    def hold_line(self, line: str, player: str) -> None:
        """An entry is held at a player's side: tell what would be wanted if it were dropped."""
        intent = self._placed(line, player)
        if intent is not None:
            self.expected.emit(intent)

    def _placed(self, line: str, player: str) -> Intent | None:
        entry = self._book.entry_of(line)
        if self.state is None or isinstance(entry, Refusal):
            return None
        return placed(entry, player or player_at(self.state, Seat.NEAR), self.state)

    def _typed(self, typed: str) -> None:
        rows = self._rows()
        found = _matching(rows, typed)
        if not typed.strip():
            self.preview.show_found(None)
            self.list.show_rows(rows)
            return
        entry = self._book.entry_of(typed)
        self.preview.show_found(None if found and isinstance(entry, Refusal) else entry)
        self.list.show_rows(found or rows)

    def _put_typed(self, seat: Seat) -> None:
        entry = self.preview.entry
        if entry is not None:
            self._take(entry, seat)
            self.field.selectAll()
        elif self.field.text().strip():
            found = [row.content for row in self.list.rows() if row.content is not None]
            if self.preview.isHidden() and found:
                self._take(found[0], seat)

    def _take(self, content: Content, seat: Seat) -> None:
        if isinstance(content, Path):
            self.scenario_wanted.emit(content)
        elif isinstance(content, EffectKey):
            self.effect_wanted.emit(content.key)
        elif self.state is not None:
            self.wanted.emit(placed(content, player_at(self.state, seat), self.state))

    def _rows(self) -> tuple[PaletteRow, ...]:
        rows: list[PaletteRow] = []
        for group in self._book.groups:
            rows.append(PaletteRow(self.texts.text(group.heading)))
            rows += [
                PaletteRow(self.texts.name(entry.name), described(entry, self.texts), entry) for entry in group.entries
            ]
        rows.append(PaletteRow(self.texts.say("window.palette.effects")))
        rows += [
            PaletteRow(self.texts.say(f"effect-palette.{key}"), effect_letters(effect), EffectKey(key))
            for key, effect in effect_palette().items()
        ]
        for chapter, scenarios in groupby(self._scenarios, lambda scenario: scenario.chapter):
            rows.append(PaletteRow(self.texts.say("window.palette.scenarios", chapter=chapter)))
            rows += [PaletteRow(self.texts.name(scenario.title), "", scenario.path) for scenario in scenarios]
        return tuple(rows)


def _matching(rows: tuple[PaletteRow, ...], typed: str) -> tuple[PaletteRow, ...]:
    """The entries with all the words that were typed, under their headings."""
    words = typed.casefold().replace(",", " ").split()
    kept: list[PaletteRow] = []
    for row in rows:
        if row.content is None:
            if kept and kept[-1].content is None:
                kept.pop()
            kept.append(row)
        elif all(word in f"{row.name} {row.about}".casefold() for word in words):
            kept.append(row)
    while kept and kept[-1].content is None:
        kept.pop()
    return tuple(kept)

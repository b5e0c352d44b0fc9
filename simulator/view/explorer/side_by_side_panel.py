"""Two boards side by side: the table, or a board that was pinned, against the board as it is changed."""

from dataclasses import replace
from typing import TypeAlias

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from simulator.controller.board_state import BoardState
from simulator.controller.compared_boards import ComparedBoards, Turned, changed_board
from simulator.explore.settings import set_so
from simulator.explore.whatif import Settings
from simulator.rules.scenario import Scenario
from simulator.view.explorer.board_thumbnail import BoardThumbnail
from simulator.view.explorer.turned_section import TurnedSection
from simulator.view.look.digits import shown
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.panel import Panel
from simulator.view.window.table_link import TableLink

Pinned: TypeAlias = tuple[BoardState, Scenario]
"""A board as it was drawn, and the combat on it."""

_SETTLED_MS = 150
"""So long nothing may change before the boards are compared: while somebody turns the wheel, nobody reads them."""


class SideBySidePanel(Panel):
    """`wanted` tells an `Intent`. Nothing is compared while nobody sees it, or while something is being turned."""

    wanted = Signal(object)

    def __init__(self, texts: Texts, style: Style, link: TableLink, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        self._link, self._style = link, style
        self._settings: Settings = ()
        self._pinned: Pinned | None = None
        self._compared: ComparedBoards | None = None
        self._settled = QTimer(self, singleShot=True, interval=_SETTLED_MS)
        self._settled.timeout.connect(self.compare)
        self.pin = QPushButton()
        set_look(self.pin, "chip")
        self.pin.setCheckable(True)
        self.pin.clicked.connect(self._pin)
        self.first, self.second = BoardThumbnail(texts), BoardThumbnail(texts)
        self.differences, self.both, self.hint = QLabel(), QLabel(), QLabel()
        self.sections = {turned: TurnedSection(texts, turned) for turned in Turned}
        for section in self.sections.values():
            section.wanted.connect(self.wanted)
        for label in (self.differences, self.both, self.hint):
            label.setWordWrap(True)
        for label in (self.differences, self.hint):
            set_look(label, "muted")
        self._lay_out()

    def set_style(self, style: Style) -> None:
        """Draw in other colours."""
        self._style = style
        self._soon()

    def show_settings(self, settings: Settings) -> None:
        """Compare with the table as these settings change it, once it has settled."""
        self._settings = settings
        self._soon()

    def refresh(self) -> None:
        """The table is another, or other words are read."""
        self.pin.setText(self.texts.say("side.unpin" if self.pin.isChecked() else "side.pin"))
        self.hint.setText(self.texts.say("side.hint"))
        self._soon()

    def compare(self) -> None:
        """Compare now."""
        self._settled.stop()
        state = self.state
        if state is None or not self.isVisible():
            return
        table = self._link.document
        first_state, first = self._pinned or (state, table.scenario)
        boards = ComparedBoards(_bare(first), _bare(set_so(table.scenario, *self._settings)))
        # What was worked out is kept while only the words or the draft on the table are others.
        self._compared = boards = self._compared if self._compared == boards and self._compared else boards
        second_state = changed_board(table, self._settings) if self._settings else state
        counts = ["–" if count is None else self.texts.say("side.legal", count=shown(count)) for count in boards.counts]
        self.first.show_board(first_state, self._style, self._title(1), counts[0])
        self.second.show_board(second_state, self._style, self._title(2), counts[1])
        self._write(boards, state)

    def _title(self, place: int) -> str:
        if place == 1:
            return self.texts.say("side.title.pinned" if self._pinned else "side.title.table")
        return self.texts.say("side.title.changed" if self._settings else "side.title.table")

    def _write(self, boards: ComparedBoards, state: BoardState) -> None:
        alike = boards.first == boards.second
        self.hint.setVisible(alike)
        for part in (self.differences, self.both, *self.sections.values()):
            part.setVisible(not alike)
        if alike:
            return
        said = [self.texts.text(one, state) for one in (*boards.differences, *boards.why)]
        self.differences.setText(" · ".join(said))
        self.both.setVisible(boards.both is not None)
        if boards.both is not None:
            self.both.setText(self.texts.say("side.heading.both", number=shown(boards.both)))
        for section in self.sections.values():
            section.show_boards(boards, state)

    def _pin(self) -> None:
        """Keep the table as it is now at the left, or follow it again."""
        is_pinned = self.pin.isChecked() and self.state is not None
        self._pinned = (self.state, self._link.scenario) if is_pinned and self.state is not None else None
        self.refresh()
        self.compare()

    def _soon(self) -> None:
        if self.isVisible():
            self._settled.start()

    def _lay_out(self) -> None:
        pictures = QHBoxLayout()
        pictures.setSpacing(8)
        for one in (self.first, self.second):
            pictures.addWidget(one, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(pictures)
        layout.addWidget(self.pin)
        for part in (self.hint, self.differences, self.both, *self.sections.values()):
            layout.addWidget(part)
        layout.addStretch(1)


def _bare(scenario: Scenario) -> Scenario:
    """What is assigned makes no difference to what could be."""
    return replace(scenario, assignments=())

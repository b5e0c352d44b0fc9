"""The explorer's page of blocks: is the attack lethal, whatever they block, and what is their best block?"""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from simulator.controller.blocking_intents import PutBlocks
from simulator.controller.blocks_view import BlockPart, BlockRowView, BlocksAsked, BlocksView
from simulator.rules.messages import Name, message
from simulator.rules.scenario import Scenario
from simulator.view.explorer.blocks_table import BlocksTable
from simulator.view.explorer.blocks_worker import BlocksWorker
from simulator.view.explorer.explorer_page import ExplorerPage
from simulator.view.look.choice_box import ChoiceBox
from simulator.view.look.reason_label import ReasonLabel
from simulator.view.look.scrolled_column import Scrolled
from simulator.view.look.sentences import as_lines
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look

_QUICK = 250
"""So much work is done before anybody gets impatient: then both questions are answered without being asked."""

_SETTLED_MS = 180
"""So long nothing may change before a question is answered without being asked."""


class BlocksPage(ExplorerPage):
    """Two questions, their answers with reasons, and the best blocks; a row that is clicked lands on the table.

    `rule_wanted`: the number of a rule; `pointed`: those from whom a number comes that is pointed at; `failed`: an
    exception of the work beside the window.
    """

    rule_wanted = Signal(str)
    pointed = Signal(tuple)
    failed = Signal(object)

    def __init__(
        self,
        texts: Texts,
        style: Style,
        ask: Callable[[], BlocksAsked],
        scenario: Callable[[], Scenario],
        parent: QWidget | None = None,
    ) -> None:
        """`ask`: the question about the board as it is. `scenario`: the board, for what lies on it now."""
        super().__init__(texts, style, parent)
        self._ask, self._scenario = ask, scenario
        self._asked: BlocksAsked | None = None
        self._player: str | None = None
        self._views: dict[BlockPart, BlocksView] = {}
        self.worker = BlocksWorker(self)
        self.worker.found.connect(self._found)
        self.worker.went_on.connect(self._went_on)
        self.worker.ended.connect(self.refresh)
        self.worker.failed.connect(self.failed)
        self._settled = QTimer(self, singleShot=True, interval=_SETTLED_MS)
        self._settled.timeout.connect(self._begin_if_quick)
        self.defending = ChoiceBox()
        self.defending.activated.connect(self._choose)
        self.headings = {part: QLabel() for part in BlockPart}
        self.buttons = {part: QPushButton() for part in BlockPart}
        self.answers = {part: ReasonLabel(texts) for part in BlockPart}
        for part, button in self.buttons.items():
            set_look(button, "primary")
            set_look(self.headings[part], "heading")
            button.clicked.connect(lambda _=False, one=part: self.begin((one,)))
            set_look(self.answers[part], "why")
            self.answers[part].rule_wanted.connect(self.rule_wanted)
            self.answers[part].pointed.connect(self.pointed)
        self.put_button = QPushButton()
        self.put_button.clicked.connect(self._put_lethal)
        self.progress, self.stop_button = QProgressBar(), QPushButton()
        self.progress.setTextVisible(False)
        self.stop_button.clicked.connect(self.worker.stop)
        self.working, self.proof, self.about = QLabel(), QLabel(), QLabel()
        self.table = BlocksTable(texts, style.theme)
        self.table.picked.connect(self._put)
        self.setFocusProxy(self.buttons[BlockPart.LETHAL])
        self._lay_out()

    def set_style(self, style: Style) -> None:
        """Draw in other colours."""
        super().set_style(style)
        self.table.theme = style.theme

    def showEvent(self, event: QShowEvent) -> None:
        """Somebody looks."""
        super().showEvent(event)
        self._settled.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks: nothing more is worked out."""
        super().hideEvent(event)
        self._settled.stop()
        self.worker.give_up()

    def begin(self, parts: tuple[BlockPart, ...]) -> None:
        """Answer these questions."""
        if self._asked is not None and self._player is not None:
            self._settled.stop()
            for part in parts:
                self._views.pop(part, None)
            self.progress.setRange(0, max(1, self._asked.estimate(self._player)))
            self.progress.setValue(0)
            self.worker.begin(self._asked, self._player, parts)
            self.refresh()

    def refresh(self) -> None:
        """Write everything; what was answered of another board is forgotten."""
        asked = self._ask()
        if asked != self._asked:
            self._forget(asked)
        nothing, busy = asked.nothing, self.worker.is_busy
        self.about.setText(self.texts.say("blocks.about") if nothing is None else self.texts.text(nothing, self.state))
        self._write_defending(asked)
        for part in BlockPart:
            self._write_question(part, nothing is None, busy)
            self._write_answer(part)
        lethal = self._views.get(BlockPart.LETHAL)
        self.put_button.setText(self.texts.say("blocks.put"))
        self.put_button.setVisible(lethal is not None and bool(lethal.rows))
        self._write_progress(busy)
        self._write_table()

    def _forget(self, asked: BlocksAsked) -> None:
        self.worker.give_up()
        self._asked, self._views = asked, {}
        players = [question.player for question in asked.questions]
        if self._player not in players:
            self._player = players[0] if players else None
        if self.isVisible():
            self._settled.start()

    def _begin_if_quick(self) -> None:
        lacking = tuple(part for part in BlockPart if part not in self._views)
        if self._asked is None or self._player is None or not lacking or self.worker.is_busy:
            return
        if self._asked.estimate(self._player) <= _QUICK:
            self.begin(lacking)

    def _choose(self, at: int) -> None:
        """Ask about another defending player."""
        if self._asked is not None:
            self.worker.give_up()
            self._player = self._asked.questions[at].player
            self._views = {}
            self.refresh()
            self._settled.start()

    def _write_defending(self, asked: BlocksAsked) -> None:
        players = [question.player for question in asked.questions]
        self.defending.setVisible(len(players) > 1)
        self.defending.setAccessibleName(self.texts.say("blocks.defending"))
        self.defending.clear()
        self.defending.addItems([self.texts.text(message("blocks.of", player=Name(id)), self.state) for id in players])
        if self._player is not None:
            self.defending.setCurrentIndex(players.index(self._player))

    def _write_question(self, part: BlockPart, can_be_asked: bool, busy: bool) -> None:
        """A question that is settled is a heading, not a button any more."""
        view, words = self._views.get(part), self.texts.say(f"blocks.ask.{part.value}")
        settled = view is not None and view.is_proven
        self.headings[part].setText(words)
        self.headings[part].setVisible(settled)
        self.buttons[part].setText(words)
        self.buttons[part].setVisible(can_be_asked and not settled)
        self.buttons[part].setEnabled(not busy)

    def _write_answer(self, part: BlockPart) -> None:
        view, label = self._views.get(part), self.answers[part]
        label.setVisible(view is not None)
        if view is not None:
            answer = escape(self.texts.text(view.answer, self.state))
            block = escape(self.texts.text(view.rows[0].words, self.state)) if view.rows else ""
            lines = [f"<b>{answer}</b>", f"<b>{block}</b>", as_lines(self.texts, view.reasons, self.state)]
            label.setText("<br>".join(line for line in lines if line))

    def _write_progress(self, busy: bool) -> None:
        for part in (self.progress, self.stop_button, self.working):
            part.setVisible(busy)
        self.stop_button.setText(self.texts.say("blocks.stop"))
        self.progress.setAccessibleName(self.texts.say("explorer.tab.blocks"))
        self._went_on(self.progress.value())

    def _write_table(self) -> None:
        best = self._views.get(BlockPart.BEST)
        self.table.setVisible(best is not None)
        self.proof.setVisible(best is not None)
        self.table.setAccessibleName(self.texts.say("blocks.ask.best"))
        if best is not None:
            self.proof.setText(self.texts.text(best.proof, self.state))
            self.table.show_rows(best.goals, best.rows, self.state)
            self.table.mark([row.is_on(self._scenario()) for row in best.rows])

    def _went_on(self, done: int) -> None:
        self.progress.setValue(min(done, self.progress.maximum()))
        self.working.setText(self.texts.say("blocks.working", done=done, estimate=max(done, self.progress.maximum())))

    def _found(self, view: BlocksView) -> None:
        self._views[view.part] = view
        self.refresh()

    def _put_lethal(self) -> None:
        """Put the block on the table that answers the first question."""
        view = self._views.get(BlockPart.LETHAL)
        if view is not None and view.rows:
            self._put(view.rows[0])

    def _put(self, row: BlockRowView) -> None:
        self.wanted.emit(PutBlocks(row.side, row.blocks))

    def _lay_out(self) -> None:
        set_look(self.about, "muted")
        set_look(self.working, "muted")
        for label in (self.about, self.proof):
            label.setWordWrap(True)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        column = QWidget()
        layout = QVBoxLayout(column)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(8)
        layout.addWidget(self.defending)
        for part in BlockPart:
            for widget in (self.headings[part], self.buttons[part], self.answers[part]):
                layout.addWidget(widget)
            if part is BlockPart.LETHAL:
                layout.addWidget(self.put_button, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout()
        row.addWidget(self.progress, 1)
        row.addWidget(self.stop_button)
        layout.addLayout(row)
        for part_below in (self.working, self.table, self.proof, self.about):
            layout.addWidget(part_below)
        layout.addStretch(1)
        area = Scrolled(column)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)

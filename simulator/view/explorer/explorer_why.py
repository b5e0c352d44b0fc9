"""The explorer's page of reasons: why the assignment on the table, or any other, is legal or not."""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget

from simulator.controller.board_state import BoardState
from simulator.controller.intents import PutDraft
from simulator.controller.judging import Judgement
from simulator.formats.assignment_text import assignment_text
from simulator.rules.assignment import Assignment
from simulator.view.explorer.explorer_page import ExplorerPage
from simulator.view.look.reason_label import ReasonLabel
from simulator.view.look.scrolled_column import Scrolled
from simulator.view.look.sentences import as_lines
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look


class WhyPage(ExplorerPage):
    """A line to type an assignment; below it every condition with its numbers, and what can be put on the table.

    While nothing is typed, it tells of the assignment on the table. `rule_wanted`: the number of a rule; `pointed`:
    those from whom a number comes that is pointed at.
    """

    rule_wanted = Signal(str)
    pointed = Signal(tuple)

    def __init__(
        self, texts: Texts, style: Style, judged: Callable[[str], Judgement], parent: QWidget | None = None
    ) -> None:
        super().__init__(texts, style, parent)
        self._judged = judged
        self._judgement: Judgement | None = None
        self.about = QLabel()
        self.about.setWordWrap(True)
        set_look(self.about, "muted")
        self.typed = QLineEdit()
        self.typed.setClearButtonEnabled(True)
        self.typed.textChanged.connect(lambda _: self.refresh())
        self.why = ReasonLabel(texts)
        set_look(self.why, "why")
        self.why.rule_wanted.connect(self.rule_wanted)
        self.why.pointed.connect(self.pointed)
        self._area = Scrolled(self.why)
        self.put = QPushButton()
        self.put.clicked.connect(self._put)
        self.setFocusProxy(self.typed)
        self.stack((self.about, self.typed, self.put), self._area, ())

    def show_tried(self, tried: Assignment) -> None:
        """Judge what was tried on the table and refused."""
        self.typed.setText(assignment_text(tried.nested()))

    def show_state(self, state: BoardState) -> None:
        """On another board, or with another draft, what was tried before is no longer asked about."""
        if self.state is not None and state is not self.state:
            self.typed.blockSignals(True)
            self.typed.clear()
            self.typed.blockSignals(False)
        super().show_state(state)

    def refresh(self) -> None:
        """Write the judgement, or why the assignment on the table is as it is."""
        state, typed = self.state, self.typed.text().strip()
        is_due = state is not None and state.legal is not None
        judgement = self._judgement = self._judged(typed) if typed and is_due else None
        self.about.setText(self.texts.say("explorer.why.about" if is_due else "explorer.no-damage"))
        self.typed.setPlaceholderText(self.texts.say("explorer.judge"))
        self.typed.setAccessibleName(self.texts.say("explorer.judge"))
        self.why.setText(self._words(judgement, state))
        for part in (self.typed, self._area):
            part.setVisible(is_due)
        is_illegal = judgement is not None and judgement.nearest is not None
        self.put.setVisible(is_illegal or (judgement is not None and judgement.assignment is not None))
        self.put.setText(self.texts.say("explorer.judge.put-nearest" if is_illegal else "explorer.judge.put"))

    def _words(self, judgement: Judgement | None, state: BoardState | None) -> str:
        if judgement is None:
            return as_lines(self.texts, state.why, state) if state else ""
        verdict = f"<b>{escape(self.texts.text(judgement.verdict.message, state))}</b>"
        lines = as_lines(self.texts, judgement.sentences, state)
        return f"{verdict}<br>{lines}" if lines else verdict

    def _put(self) -> None:
        judgement = self._judgement
        chosen = (judgement.assignment or judgement.nearest) if judgement else None
        if chosen is not None:
            self.wanted.emit(PutDraft(chosen))

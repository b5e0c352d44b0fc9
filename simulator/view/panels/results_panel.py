"""What a scenario is to show, what the legal assignments come to, what the draft would do, and why, by the rules."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from simulator.controller.board_state import BoardState
from simulator.controller.intents import LookAt
from simulator.controller.legal_view import ResultsView
from simulator.rules.messages import Name, names
from simulator.view.look.choice_box import ChoiceBox
from simulator.view.look.reason_label import ReasonLabel
from simulator.view.look.scrolled_column import Scrolled
from simulator.view.look.sentences import as_lines
from simulator.view.look.style import Theme
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.panel import Panel
from simulator.view.panels.results_chart import ResultsChart


class ResultsPanel(Panel):
    """A scrolling column: notes, chart, consequences of the draft, reasons. `wanted` tells an `Intent`."""

    wanted = Signal(object)

    def __init__(self, texts: Texts, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        self.chart = ResultsChart(texts, theme)
        self.results_heading, self.consequences, self.note = QLabel(), QLabel(), QLabel()
        self.recipient = ChoiceBox()
        self.recipient.activated.connect(lambda place: self.wanted.emit(LookAt(self.recipient.itemData(place))))
        self.why_heading, self.why, self.empty = QLabel(), ReasonLabel(texts), QLabel()
        self.came_heading, self.came_to = QLabel(), QLabel()
        for heading in (self.results_heading, self.came_heading, self.why_heading):
            set_look(heading, "heading")
        self.notes = QLabel()
        self.notes.setTextFormat(Qt.TextFormat.PlainText)
        set_look(self.notes, "notes")
        self.why.linkActivated.connect(self.why.tell_rule)
        set_look(self.why, "why")
        set_look(self.empty, "empty")
        set_look(self.note, "muted")
        for label in (self.notes, self.consequences, self.note, self.came_to, self.empty):
            label.setWordWrap(True)
        self._lay_out()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.chart.set_theme(theme)

    def show_state(self, state: BoardState) -> None:
        """Show what this state comes to."""
        self.chart.show_state(state)
        super().show_state(state)

    def refresh(self) -> None:
        """Write everything."""
        self.results_heading.setText(self.texts.say("window.results.title"))
        self.why_heading.setText(self.texts.say("window.why.title"))
        self.empty.setText(self.texts.say("window.results.empty"))
        results = self.state.results if self.state else None
        consequences = "\n".join(self._consequences())
        why = as_lines(self.texts, self.state.why, self.state) if self.state else ""
        notes = self.texts.name(self.state.notes) if self.state else ""
        self.notes.setText(notes)
        self.notes.setVisible(bool(notes))
        self._write_choices(results)
        self.consequences.setText(consequences)
        self.why.setText(why)
        self.results_heading.setVisible(results is not None or bool(consequences))
        self.consequences.setVisible(bool(consequences))
        for part in (self.why_heading, self.why):
            part.setVisible(bool(why))
        self._write_what_came()
        self.empty.setVisible(not (results or consequences or why or self.came_to.text()))

    def _write_what_came(self) -> None:
        """What has come of the combat that is being played, or has ended."""
        state = self.state
        came_to = state.came_to if state else ()
        ended = state is not None and state.ended
        self.came_heading.setText(self.texts.say("window.results.ended" if ended else "window.results.so-far"))
        self.came_to.setText("\n".join(self.texts.text(one, state) for one in came_to))
        for part in (self.came_heading, self.came_to):
            part.setVisible(bool(came_to))

    def _write_choices(self, results: ResultsView | None) -> None:
        """Whose damage the chart shows, one of several can be chosen; and what its figures are."""
        choices = (results.choices or (results.recipient,)) if results else ()
        self.recipient.clear()
        for choice in choices:
            self.recipient.addItem(self.texts.say("window.results.axis", self.state, recipient=Name(choice)), choice)
        if results:
            self.recipient.setCurrentIndex(choices.index(results.recipient))
        note = results.note if results else None
        self.note.setText(self.texts.text(note, self.state) if note else "")
        self.note.setVisible(note is not None)
        self.recipient.setVisible(bool(choices))
        self.recipient.setEnabled(len(choices) > 1)
        self.recipient.setAccessibleName(self.texts.say("window.results.choose"))

    def _consequences(self) -> list[str]:
        """What the draft would do to players and permanents, as the state has decided it."""
        state = self.state
        if state is None:
            return []
        lines = [
            self.texts.say(f"window.results.{figure}", state, player=Name(player.id), before=before, after=after)
            for player in state.players
            for figure, before, after in (
                ("life", player.life, player.life_after),
                ("poison", player.poison, player.poison_after),
            )
            if after is not None and after != before
        ]
        leaving = tuple(card.id for card in state.cards if card.need and card.need.would_leave)
        if leaving:
            lines.append(self.texts.say("window.results.leaving", state, permanents=names(leaving)))
        return lines

    def _lay_out(self) -> None:
        column = QWidget()
        inner = QVBoxLayout(column)
        inner.setContentsMargins(12, 12, 12, 12)
        inner.setSpacing(8)
        chart, why = (self.results_heading, self.recipient, self.chart, self.note), (self.why_heading, self.why)
        for part in (self.notes, self.empty, *chart, self.consequences, self.came_heading, self.came_to, *why):
            inner.addWidget(part)
        inner.addStretch(1)
        area = Scrolled(column)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(area)

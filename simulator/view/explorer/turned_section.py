"""What became legal, or ceased to be: how many, each with its reasons, and the results that went along."""

from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from simulator.controller.board_state import BoardState
from simulator.controller.compared_boards import ComparedBoards, ExampleView, ResultView, Turned
from simulator.controller.intents import PutDraft
from simulator.rules.messages import Name
from simulator.view.look.digits import shown
from simulator.view.look.reason_label import ReasonLabel
from simulator.view.look.sentences import as_lines
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look

_RESULTS_SHOWN = 6


class TurnedSection(QWidget):
    """One of the two halves. `wanted` tells an `Intent`: an assignment that was clicked is to lie on the table."""

    wanted = Signal(object)

    def __init__(self, texts: Texts, turned: Turned, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts, self._turned = texts, turned
        self._boards: ComparedBoards | None = None
        self._state: BoardState | None = None
        self._results: tuple[ResultView, ...] = ()
        self._example: ExampleView | None = None
        self.index = 0
        self.heading, self.place = QLabel(), QLabel()
        self.earlier, self.later = QPushButton("‹"), QPushButton("›")
        self.earlier.clicked.connect(lambda: self.walk(-1))
        self.later.clicked.connect(lambda: self.walk(1))
        for button in (self.earlier, self.later):
            button.setFixedWidth(30)
            button.setAutoRepeat(True)
        self.example = QPushButton()
        self.example.clicked.connect(self._put)
        self.assignment, self.reasons, self.results = QLabel(), ReasonLabel(texts), QLabel()
        self.results.linkActivated.connect(self._put_result)
        set_look(self.heading, "count")
        set_look(self.reasons, "why")
        set_look(self.place, "muted")
        for label in (self.heading, self.assignment, self.results):
            label.setWordWrap(True)
        self.place.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._lay_out()

    def show_boards(self, boards: ComparedBoards, state: BoardState) -> None:
        """Show what these boards come to. `state`: who players and permanents are called by."""
        if boards != self._boards:
            self.index = 0
        self._boards, self._state = boards, state
        self._write_numbers(boards)
        self._write_example(boards)
        self._write_results(boards)

    def walk(self, by: int) -> None:
        """Show the next example, or the one before; the last leads on to the first."""
        boards = self._boards
        if boards is not None and boards.told(self._turned):
            self.index = (self.index + by) % boards.told(self._turned)
            self._write_example(boards)

    def _write_numbers(self, boards: ComparedBoards) -> None:
        number = boards.number(self._turned)
        exact = "" if boards.is_exact(self._turned) else "-at-least"
        self.heading.setText(self._texts.say(f"side.heading.{self._turned}{exact}", number=shown(number)))

    def _write_example(self, boards: ComparedBoards) -> None:
        told = boards.told(self._turned)
        self._example = boards.example(self._turned, self.index) if told else None
        self._walker.setVisible(told > 1)
        for part in (self.assignment, self.example):
            part.setVisible(self._example is not None)
        self.place.setText(self._texts.say("side.place", place=shown(self.index + 1), of=shown(told)))
        self.example.setText(self._texts.say("side.put"))
        self.earlier.setAccessibleName(self._texts.say("side.earlier"))
        self.later.setAccessibleName(self._texts.say("side.later"))
        reasons = self._example.reasons if self._example else ()
        self.reasons.setVisible(bool(reasons))
        self.reasons.setText(as_lines(self._texts, reasons, self._state))
        self.assignment.setText(self._assignment(self._example) if self._example else "")

    def _assignment(self, example: ExampleView) -> str:
        """Who gives how much to whom, a line for each source."""
        given: dict[str, list[str]] = {}
        for source, recipient, points in example.shares:
            given.setdefault(source, []).append(f"{self._name(recipient)} {points}")
        return "\n".join(f"{self._name(source)}: {', '.join(shares)}" for source, shares in given.items())

    def _name(self, id: str) -> str:
        return self._texts.say("explorer.one", self._state, who=Name(id))

    def _write_results(self, boards: ComparedBoards) -> None:
        results = boards.results(self._turned)
        self._results = (results or ())[:_RESULTS_SHOWN]
        self.results.setVisible(bool(results))
        if not results:
            return
        lines = [escape(self._texts.say(f"side.results.{self._turned}", n=len(results)))]
        for place, one in enumerate(self._results):
            words = escape(self._texts.text(one.words, self._state))
            lines.append(f'• <a href="{place}" style="text-decoration: none">{words}</a>')
        if len(results) > len(self._results):
            lines.append(escape(self._texts.say("side.more", n=len(results) - len(self._results))))
        self.results.setText("<br>".join(lines))

    def _put(self) -> None:
        if self._example is not None:
            self.wanted.emit(PutDraft(self._example.assignment))

    def _put_result(self, place: str) -> None:
        self.wanted.emit(PutDraft(self._results[int(place)].example))

    def _lay_out(self) -> None:
        self._walker = QWidget()
        row = QHBoxLayout(self._walker)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.earlier)
        row.addWidget(self.later)
        row.addWidget(self.place, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        for part in (self.heading, self._walker, self.assignment, self.reasons, self.example, self.results):
            layout.addWidget(part)

"""The best line of one goal: what it comes to, what everybody announces in each step, and why it is the best."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from simulator.controller.board_state import BoardState
from simulator.controller.lines_view import BestLineView, LegView
from simulator.explore.goals import Goal
from simulator.rules.assignment import Assignment
from simulator.rules.messages import Message, message
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look


class LineCard(QFrame):
    """A click anywhere on it, or Enter on its name, tells `wanted`: a `PutLine`."""

    wanted = Signal(object)

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._state: BoardState | None = None
        self.view: BestLineView | None = None
        self.name, self.values, self.legs, self.reasons = QPushButton(), QLabel(), QLabel(), QLabel()
        self.name.clicked.connect(self._put)
        set_look(self.name, "era-name")
        set_look(self.reasons, "muted")
        for label in (self.values, self.legs, self.reasons):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        for label in (self.values, self.legs):
            label.setTextFormat(Qt.TextFormat.RichText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 5, 10, 8)
        layout.setSpacing(0)
        layout.addWidget(self.name)
        words = QVBoxLayout()
        words.setContentsMargins(5, 0, 0, 0)
        words.setSpacing(4)
        for label in (self.values, self.legs, self.reasons):
            words.addWidget(label)
        layout.addLayout(words)

    def show_view(self, view: BestLineView, state: BoardState | None, same_as: Goal | None) -> None:
        """Show this line; `state` is the board, for what things on it are called.

        `same_as`: the goal above whose line is the same, so that nobody has to read it twice.
        """
        self.view, self._state = view, state
        self.name.setText(self._texts.say(f"lines.goal.{view.goal.value}"))
        self.name.setEnabled(view.intent is not None)
        self.name.setToolTip(self._texts.say("lines.put") if view.intent is not None else "")
        refused = () if view.refused is None else (view.refused,)
        said = {
            self.values: self._values(view.values),
            self.legs: "".join(self._leg(leg) for leg in view.legs) if same_as is None else self._same(same_as),
            self.reasons: " ".join(self._said(reason) for reason in (*view.reasons, *refused)),
        }
        for label, words in said.items():
            label.setText(words)
            label.setVisible(bool(words))
        heard = (self.name.text(), *map(self._said, view.values), self.reasons.text())
        self.name.setAccessibleName(", ".join(part for part in heard if part))
        is_put = view.intent is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_put else Qt.CursorShape.ArrowCursor)

    def mark(self, here: Assignment | None) -> None:
        """Mark it where it begins with the assignment on the table."""
        is_here = self.view is not None and self.view.intent is not None and self.view.intent.first == here
        set_look(self, "era-on-board" if is_here else "era")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click beside the name is meant for the card too."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._put()
        else:
            super().mouseReleaseEvent(event)

    def _values(self, values: Sequence[Message]) -> str:
        """What the goals come to, the one that is asked for set apart."""
        said = [escape(self._said(value)) for value in values]
        return " · ".join([f"<b>{said[0]}</b>", *said[1:]]) if said else ""

    def _same(self, goal: Goal) -> str:
        return escape(self._texts.say("lines.same-as", goal=message(f"lines.goal.{goal.value}")))

    def _leg(self, leg: LegView) -> str:
        step = self._texts.say(f"moment.{leg.moment.value}")
        lines = [*map(self._said, leg.announced), f"→ {self._said(leg.result)}"]
        words = "<br>".join(map(escape, lines))
        return f'<p style="margin: 3px 0 0 0"><b>{escape(step)}</b><br>{words}</p>'

    def _said(self, said: Message) -> str:
        return self._texts.text(said, self._state)

    def _put(self) -> None:
        if self.view is not None and self.view.intent is not None:
            self.wanted.emit(self.view.intent)

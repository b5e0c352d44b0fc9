"""One era beside the others: its days, how much is legal in it, what it comes to, and what makes the difference."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCursor, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolTip, QVBoxLayout

from simulator.controller.board_state import BoardState, Sentence
from simulator.controller.eras_view import EraDifference, EraResults, EraView, era_name
from simulator.controller.intents import ChangeRules
from simulator.view.look.digits import shown
from simulator.view.look.sentences import as_html, as_lines
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look


class EraRow(QFrame):
    """A row; a click anywhere in it, or Enter on its name, tells `wanted`: a `ChangeRules`."""

    wanted = Signal(object)

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self._view: EraView | None = None
        self.name, self.mark = QPushButton(), QLabel()
        self.days, self.count, self.results, self.reasons = QLabel(), QLabel(), QLabel(), QLabel()
        self.name.clicked.connect(self._choose)
        for part, look in (
            (self.name, "era-name"),
            (self.mark, "era-mark"),
            (self.days, "muted"),
            (self.count, "count"),
        ):
            set_look(part, look)
        for label in (self.days, self.count, self.results, self.reasons):
            label.setWordWrap(True)
        self.reasons.setTextFormat(Qt.TextFormat.RichText)
        self.reasons.linkActivated.connect(lambda link: QToolTip.showText(QCursor.pos(), self._rule(link)))
        self.reasons.linkHovered.connect(lambda link: self.reasons.setToolTip(self._rule(link)))
        self._lay_out()

    def show_view(self, view: EraView, state: BoardState | None) -> None:
        """Show this era; `state` is the board, for what things on it are called."""
        self._view = view
        say = self._texts.say
        name = _as_heading(self._texts.text(era_name(view.era)))
        set_look(self, "era-on-board" if view.on_board else "era")
        self.name.setText(name)
        self.mark.setText(say("eras.on-board"))
        self.mark.setVisible(view.on_board)
        self.days.setText(self._days(view))
        counted = "" if view.results is None else self._counted(view.results)
        figures = [] if view.results is None else self._figures(view.results, view.on_board, state)
        reasons = self._reasons(view, state)
        for label, words in ((self.count, counted), (self.results, " · ".join(figures)), (self.reasons, reasons)):
            label.setText(words)
            label.setVisible(bool(words))
        self.name.setToolTip("" if view.on_board else say("eras.choose", era=name))
        heard = (say("eras.on-board") if view.on_board else "", self.days.text(), counted, *figures)
        self.name.setAccessibleName(", ".join(part for part in (name, *heard) if part))
        self.name.setAccessibleDescription(self.name.toolTip())
        self.setCursor(Qt.CursorShape.ArrowCursor if view.on_board else Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click beside the name is meant for the row too."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._choose()
        else:
            super().mouseReleaseEvent(event)

    def _choose(self) -> None:
        if self._view is not None and not self._view.on_board:
            self.wanted.emit(ChangeRules(self._view.rules))

    def _days(self, view: EraView) -> str:
        since = view.since.isoformat()
        if view.until is None:
            words = self._texts.say("eras.since", since=since)
        else:
            words = self._texts.say("eras.days", since=since, until=view.until.isoformat())
        return words if view.day is None else "\n".join((words, self._texts.say("eras.as-of", day=view.day)))

    def _counted(self, results: EraResults) -> str:
        if results.step is None:
            return self._texts.say("eras.no-damage")
        if results.count is None:
            return self._texts.say("eras.uncountable")
        return self._texts.say("eras.count", n=results.count, count=shown(results.count))

    def _figures(self, results: EraResults, on_board: bool, state: BoardState | None) -> list[str]:
        """The results; what holds on the board needs no word that it is the same there."""
        if results.step is None:
            return []
        said = [] if results.distinct is None else [self._texts.say("eras.distinct", n=results.distinct)]
        if results.most_through is not None:
            said.append(self._texts.say("eras.most-through", state, result=results.most_through))
        if results.is_same and not on_board:
            said.append(self._texts.say("eras.same"))
        return said

    def _reasons(self, view: EraView, state: BoardState | None) -> str:
        """Why the era cannot play the board, or which of its rules are otherwise."""
        if view.results is None:
            return as_lines(self._texts, (Sentence(one.message) for one in view.refused), state)
        return "".join(
            f'<p style="margin: 0 0 4px 0">{self._difference(one, state)}</p>' for one in view.results.differences
        )

    def _difference(self, difference: EraDifference, state: BoardState | None) -> str:
        words = as_html(self._texts, difference.sentence, state)
        return f"{words} <i>{self._texts.say('eras.inferred')}</i>" if difference.is_inferred else words

    def _rule(self, link: str) -> str:
        number = link.removeprefix("rule:")
        return f"{number} – {self._texts.say(f'rule.{number}')}" if number else ""

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self.name, 1)
        head.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignVCenter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 5, 10, 8)
        layout.setSpacing(0)
        layout.addLayout(head)
        text = QVBoxLayout()
        text.setContentsMargins(5, 0, 0, 0)
        text.setSpacing(3)
        for label in (self.days, self.count, self.results, self.reasons):
            text.addWidget(label)
        layout.addLayout(text)


def _as_heading(name: str) -> str:
    """A name from within a sentence, to stand by itself."""
    return name[:1].upper() + name[1:]

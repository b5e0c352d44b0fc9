"""What has happened and what stands: the log, the actions that were done, the effects in force."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from simulator.controller.board_state import BoardState
from simulator.controller.effect_view import EffectView
from simulator.controller.intents import Intent, TakeBack
from simulator.view.look.sentences import as_plain
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.effect_intents import taking_off
from simulator.view.panels.effect_said import effect_said
from simulator.view.panels.log_panel import LogPanel
from simulator.view.panels.panel import Panel


class HistoryPanel(Panel):
    """`wanted` tells an `Intent`: an action or an effect is taken back."""

    wanted = Signal(object)

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        self.log = LogPanel(texts)
        self.entries_heading, self.effects_heading = QLabel(), QLabel()
        for heading in (self.entries_heading, self.effects_heading):
            set_look(heading, "heading")
        self.entries, self.effects = _TakenBack(), _TakenBack()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 8, 8)
        layout.setSpacing(6)
        for part in (self.entries_heading, self.entries, self.effects_heading, self.effects):
            layout.addWidget(part)
        layout.addWidget(self.log, 1)
        self.refresh()

    def show_state(self, state: BoardState) -> None:
        """Show the history of this state."""
        self.log.show_state(state)
        super().show_state(state)

    def refresh(self) -> None:
        """Write the actions and effects."""
        state = self.state
        self.entries_heading.setText(self.texts.say("window.history.actions"))
        self.effects_heading.setText(self.texts.say("window.history.effects"))
        entries = state.entries if state else ()
        effects = state.effects if state else ()
        take_back = self.texts.say("window.history.take-back")
        self.entries.show_rows(
            tuple((self._entry(place), partial(self._want, TakeBack(one.index))) for place, one in enumerate(entries)),
            take_back,
        )
        self.effects.show_rows(
            tuple((self._effect(one), partial(self._want, taking_off(one))) for one in effects),
            take_back,
        )
        for heading, rows in ((self.entries_heading, entries), (self.effects_heading, effects)):
            heading.setVisible(bool(rows))

    def _entry(self, place: int) -> str:
        if self.state is None:
            return ""
        entry = self.state.entries[place]
        moment = self.texts.say(f"moment.{entry.at.value}")
        return f"{moment}: {as_plain(self.texts, entry.sentence, self.state)}"

    def _effect(self, effect: EffectView) -> str:
        said = effect_said(effect, self.texts, self.state)
        return said if effect.in_force else self.texts.say("window.history.not-in-force", None, effect=said)

    def _want(self, intent: Intent) -> None:
        self.wanted.emit(intent)


class _TakenBack(QWidget):
    """Rows of words, each with a button that takes it back."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._rows: list[QWidget] = []

    def show_rows(self, rows: "tuple[tuple[str, partial[None]], ...]", take_back: str) -> None:
        """Show these rows; `take_back` is what the buttons are called."""
        for old in self._rows:
            self._column.removeWidget(old)
            old.deleteLater()
        self._rows = [_row(words, act, take_back) for words, act in rows]
        for row in self._rows:
            self._column.addWidget(row)
        self.setVisible(bool(rows))

    @property
    def buttons(self) -> tuple[QToolButton, ...]:
        """The buttons, from the top."""
        return tuple(button for row in self._rows for button in row.findChildren(QToolButton))


def _row(words: str, act: "partial[None]", take_back: str) -> QWidget:
    row = QWidget()
    label, button = QLabel(words), QToolButton()
    label.setWordWrap(True)
    button.setText("×")
    button.setAutoRaise(True)
    button.setToolTip(take_back)
    button.setAccessibleName(f"{take_back}: {words}")
    button.clicked.connect(lambda: act())
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(label, 1)
    layout.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
    return row

"""Keyword abilities that have triggered in this step and that the players carry out: each with one click."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from simulator.controller.board_state import TriggerView
from simulator.controller.intents import CarryOut, Intent
from simulator.view.look.sentences import as_plain
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.panel import WholePanel

_MOST = 4


class TriggeredBar(WholePanel):
    """Hidden while nothing waits to be carried out. `wanted` tells an `Intent`."""

    wanted = Signal(object)

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        set_look(self, "notice-info")
        self.heading = QLabel()
        set_look(self.heading, "heading")
        self._rows: list[QWidget] = []
        self.buttons: tuple[QPushButton, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 9, 8, 10)
        self._column.setSpacing(6)
        self._column.addWidget(self.heading)
        self.hide()

    def refresh(self) -> None:
        """Write those that wait, the first of them where there are many."""
        waiting = [one for one in self.state.triggered if not one.done] if self.state else []
        self.heading.setText(self.texts.say("window.triggered.title"))
        for old in self._rows:
            self._column.removeWidget(old)
            old.deleteLater()
        self._rows.clear()
        self.buttons = tuple(self._row(one) for one in waiting[:_MOST])
        self.setVisible(bool(waiting))

    def _row(self, trigger: TriggerView) -> QPushButton:
        words = QLabel(as_plain(self.texts, trigger.sentence, self.state))
        words.setWordWrap(True)
        button = QPushButton(self.texts.say("window.triggered.carry-out"))
        button.setAccessibleDescription(words.text())
        intent: Intent = CarryOut(trigger.index)
        button.clicked.connect(lambda: self.wanted.emit(intent))
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(words, 1)
        layout.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self._rows.append(row)
        self._column.addWidget(row)
        return button

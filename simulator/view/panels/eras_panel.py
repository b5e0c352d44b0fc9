"""The same combat under the rules of every era, one below the other; choosing one puts its rules on the board."""

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from simulator.controller.board_state import BoardState
from simulator.controller.eras_view import EraComparison, EraView
from simulator.rules.era import ERAS, EraId, era_of
from simulator.view.look.answer_worker import AnswerWorker
from simulator.view.look.scrolled_column import Scrolled
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.era_row import EraRow
from simulator.view.panels.panel import Panel

ComparisonAsked: TypeAlias = Callable[[], EraComparison]
"""Gives the comparison of the board as it is."""

_SETTLED_MS = 180
"""So long nothing may change before the eras are compared: while somebody drags, nobody reads them."""


class ErasPanel(Panel):
    """Asks only while it is shown; answers come era by era. `wanted` tells an `Intent`, `failed` an exception."""

    wanted = Signal(object)
    failed = Signal(object)

    def __init__(self, texts: Texts, ask: ComparisonAsked, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        self._ask = ask
        self._asked: EraComparison | None = None
        self._views: dict[EraId, EraView] = {}
        self._settled = QTimer(self, singleShot=True, interval=_SETTLED_MS)
        self._settled.timeout.connect(self._compare)
        self._worker = AnswerWorker(self)
        self._worker.found.connect(self._found)
        self._worker.ended.connect(self._ended)
        self._worker.failed.connect(self.failed)
        self.heading, self.about = QLabel(), QLabel()
        self.rows = {era.id: EraRow(texts) for era in ERAS}
        for row in self.rows.values():
            row.wanted.connect(self.wanted)
            row.hide()
        self.is_comparing = False
        self._lay_out()
        self.refresh()

    def show_state(self, state: BoardState) -> None:
        """Compare this board, once it has settled and somebody looks."""
        super().show_state(state)
        if self.isVisible():
            self._settled.start()

    def stop(self) -> None:
        """The window closes: compare nothing any more."""
        self._settled.stop()
        self._worker.stop()

    def showEvent(self, event: QShowEvent) -> None:
        """Somebody looks."""
        super().showEvent(event)
        self._compare()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks: what is not answered yet is asked again next time."""
        super().hideEvent(event)
        self.stop()
        if self.is_comparing:
            self._asked, self.is_comparing = None, False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The focus goes to the era on the board, from where Tab leads to the others."""
        super().focusInEvent(event)
        if self.state is not None:
            self.rows[era_of(self.state.rules).id].name.setFocus(event.reason())

    def refresh(self) -> None:
        """Write everything."""
        self.heading.setText(self.texts.say("eras.title"))
        self.about.setText(self.texts.say("eras.comparing" if self.is_comparing else "eras.about"))
        for era, view in self._views.items():
            self.rows[era].show_view(view, self.state)

    def _compare(self) -> None:
        comparison = self._ask()
        if comparison == self._asked:
            return
        self._asked, self.is_comparing = comparison, True
        self._worker.begin(comparison.views())
        self.refresh()

    def _found(self, view: EraView) -> None:
        self._views[view.era] = view
        row = self.rows[view.era]
        row.show_view(view, self.state)
        row.show()

    def _ended(self) -> None:
        self.is_comparing = False
        self.refresh()
        # The rows must lie where they belong before one of them can be scrolled to.
        QTimer.singleShot(0, self, self._show_focused)

    def _show_focused(self) -> None:
        focused = next((row for row in self.rows.values() if row.name.hasFocus()), None)
        if focused is not None:
            self._area.ensureWidgetVisible(focused)

    def _lay_out(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        set_look(self.heading, "heading")
        set_look(self.about, "muted")
        self.about.setWordWrap(True)
        column = QWidget()
        inner = QVBoxLayout(column)
        inner.setContentsMargins(12, 12, 12, 12)
        inner.setSpacing(8)
        for part in (self.heading, self.about, *self.rows.values()):
            inner.addWidget(part)
        inner.addStretch(1)
        self._area = Scrolled(column)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._area)

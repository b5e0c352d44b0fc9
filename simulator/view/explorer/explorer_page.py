"""What the pages of the explorer have in common: they show the same exploration of the same board."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from simulator.controller.board_state import BoardState
from simulator.controller.explored import Cell, Explored, ResultRow, Trade
from simulator.controller.intents import PutDraft
from simulator.explore.measures import COUNTED, Measure
from simulator.rules.legal.budget import BeyondBudgetError
from simulator.rules.messages import Name, message
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.panels.panel import Panel


class ExplorerPage(Panel):
    """A page of the explorer. `wanted` tells an `Intent`; `explored` None: no damage is ahead."""

    wanted = Signal(object)

    def __init__(self, texts: Texts, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        self.look = style
        self.explored: Explored | None = None

    def stack(self, above: Sequence[QWidget], main: QWidget, below: Sequence[QWidget]) -> None:
        """Lay out the page: a main part that has what room there is, and others above and below it."""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(8)
        for part in above:
            layout.addWidget(part)
        layout.addWidget(main, 1)
        for part in below:
            layout.addWidget(part)
        layout.addStretch(0)

    def show_explored(self, state: BoardState, explored: Explored | None) -> None:
        """Show this exploration of this board."""
        self.explored = explored
        self.show_state(state)

    def put_example(self, shown: Cell | Trade | ResultRow, about: QLabel) -> None:
        """Put an assignment that comes to what is shown on the table; where finding it takes too long, say so."""
        try:
            self.wanted.emit(PutDraft(shown.example))
        except BeyondBudgetError as error:
            about.setText(self.texts.text(error.message, self.state))

    def set_style(self, style: Style) -> None:
        """Draw in other colours."""
        self.look = style

    def measure_words(self, measure: Measure) -> str:
        """What a measure is called."""
        if measure in COUNTED:
            return self.texts.say(f"explorer.measure.{measure.kind.value}")
        figure = message(f"figure.{measure.kind.value}")
        return self.texts.say("explorer.measure", self.state, who=Name(measure.id), figure=figure)

"""Below the board: the steps, the player controls, what the keys do, and the latest line of the log."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from simulator.controller.board_state import BoardState
from simulator.view.look.elided_label import ElidedLabel
from simulator.view.look.sentences import as_plain
from simulator.view.look.texts import Texts
from simulator.view.look.themed_icon import ThemedIcons
from simulator.view.look.widget_look import set_look
from simulator.view.panels.panel import Panel
from simulator.view.panels.player_controls import PlayerControls
from simulator.view.panels.step_ribbon import StepRibbon
from simulator.view.table.announcing import announce


class BottomBar(Panel):
    """Holds the ribbon and the controls; the window listens to each of them."""

    def __init__(self, texts: Texts, icons: ThemedIcons, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        set_look(self, "bottom")
        self.ribbon, self.player = StepRibbon(texts), PlayerControls(texts, icons)
        self.keys, self.latest = ElidedLabel(), ElidedLabel()
        for label in (self.keys, self.latest):
            set_look(label, "hints")
            self.player.trailing.addWidget(label, 1)
        self.latest.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 9, 14, 7)
        layout.setSpacing(7)
        layout.addWidget(self.ribbon)
        layout.addWidget(self.player)
        self.refresh()

    def show_state(self, state: BoardState) -> None:
        """Show the steps of this state and what happened last."""
        self.ribbon.show_state(state)
        before = self.latest.words
        super().show_state(state)
        if self.latest.words != before:
            announce(self, self.latest.words)

    def refresh(self) -> None:
        """Write the line below."""
        self.keys.show_words(self.texts.say("window.keys"))
        log = self.state.log if self.state else ()
        self.latest.show_words(as_plain(self.texts, log[-1], self.state) if log else "")

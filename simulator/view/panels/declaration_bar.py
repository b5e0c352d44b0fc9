"""What could not have been declared, beside the board, with the nearest legal declaration one click away."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from simulator.controller.intents import DeclareNearest
from simulator.view.look.reason_label import ReasonLabel
from simulator.view.look.sentences import as_lines
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.panel import WholePanel

_MOST = 2


class DeclarationBar(WholePanel):
    """Hidden while everything could have been declared. `wanted` tells an `Intent`."""

    wanted = Signal(object)

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        set_look(self, "notice-warning")
        self.heading, self.reasons = QLabel(), ReasonLabel(texts)
        set_look(self.heading, "heading")
        self.reasons.linkActivated.connect(self.reasons.tell_rule)
        self.reasons.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.nearest = QPushButton()
        self.nearest.clicked.connect(lambda: self.wanted.emit(DeclareNearest()))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 9, 8, 10)
        layout.setSpacing(6)
        layout.addWidget(self.heading)
        layout.addWidget(self.reasons)
        layout.addWidget(self.nearest, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def refresh(self) -> None:
        """Write the first reasons; all of them stand in the log."""
        reasons = self.state.undeclarable if self.state else ()
        self.heading.setText(self.texts.say("window.declaration.title"))
        self.nearest.setText(self.texts.say("window.declaration.nearest"))
        self.reasons.setText(as_lines(self.texts, reasons[:_MOST], self.state))
        self.setVisible(bool(reasons))

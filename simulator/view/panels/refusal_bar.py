"""Why something is not allowed, said beside the board, with the nearest legal way one click away."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from simulator.controller.board_state import Refusal
from simulator.controller.intents import PutDraft
from simulator.view.look.digits import grouped
from simulator.view.look.reason_label import ReasonLabel
from simulator.view.look.sentences import as_lines, as_plain
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.panel import WholePanel
from simulator.view.table.announcing import announce


class RefusalBar(WholePanel):
    """Hidden until something is refused; goes away with the next thing that is carried out. `wanted`: an `Intent`.

    `pointed`: those from whom a number comes that is pointed at. `closed`: it has gone, and the keyboard was in it.
    """

    wanted = Signal(object)
    pointed = Signal(tuple)
    closed = Signal()

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        self._refusal: Refusal | None = None
        set_look(self, "notice-warning")
        self._reasons = ReasonLabel(texts)
        self._reasons.linkActivated.connect(self._reasons.tell_rule)
        self._reasons.pointed.connect(self.pointed)
        self._reasons.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.nearest = QPushButton()
        set_look(self.nearest, "primary")
        self.nearest.clicked.connect(self._take_nearest)
        self._close = QToolButton()
        self._close.setText("×")
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.clear)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self._reasons, 1)
        top.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 9, 8, 10)
        layout.setSpacing(8)
        layout.addLayout(top)
        layout.addWidget(self.nearest, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def show_refusal(self, refusal: Refusal) -> None:
        """Say why, until `clear`."""
        self._refusal = refusal
        self.refresh()
        self.show()
        announce(self, "\n".join(as_plain(self.texts, sentence, self.state) for sentence in refusal.sentences))

    def clear(self) -> None:
        """Say nothing any more."""
        focus = QApplication.focusWidget()
        has_focus = focus is not None and self.isAncestorOf(focus)
        self._refusal = None
        self.hide()
        if has_focus:
            self.closed.emit()

    def refresh(self) -> None:
        """Write the reasons and the offer."""
        self._close.setToolTip(self.texts.say("window.close"))
        self._close.setAccessibleName(self.texts.say("window.close"))
        if self._refusal is None:
            return
        self._reasons.setText(as_lines(self.texts, self._refusal.sentences, self.state))
        self.nearest.setVisible(self._refusal.nearest is not None)
        self.nearest.setText(self._offer(self._refusal.nearest_index))

    def _offer(self, index: int | None) -> str:
        if index is None:
            return self.texts.say("window.refusal.nearest")
        return self.texts.say("window.refusal.nearest-place", place=grouped(index + 1))

    def _take_nearest(self) -> None:
        if self._refusal and self._refusal.nearest:
            self.wanted.emit(PutDraft(self._refusal.nearest))

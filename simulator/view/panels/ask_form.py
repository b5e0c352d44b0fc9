"""A small panel that asks for a few words beside what they are about. It is no dialog: the table goes on behind it."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QFormLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from simulator.controller.board_state import BoardState
from simulator.rules.messages import Message
from simulator.view.look.beside import show_beside
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look

_WIDTH = 300
_MOST_LABEL = 0.5


@dataclass(frozen=True, slots=True)
class Asked:
    """One row: what is asked, and the widget to answer with. `widget` may be as wide as the panel (no label)."""

    label: Message | None
    widget: QWidget


class AskForm(QFrame):
    """A heading, rows, and buttons to do it or not. Subclasses say in `answer` what comes of it.

    `wanted` tells an `Intent`; `closed`: it was answered or given up.
    """

    wanted = Signal(object)
    closed = Signal()

    def __init__(self, texts: Texts, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts, self._over = texts, parent
        self._state: BoardState | None = None
        self._heading_said: Message | None = None
        self._rows: tuple[Asked, ...] = ()
        set_look(self, "popup")
        self.heading = QLabel()
        self.heading.setWordWrap(True)
        set_look(self.heading, "form-heading")
        self.do, self.cancel = QPushButton(), QPushButton()
        set_look(self.do, "primary")
        self.do.clicked.connect(self._tell)
        self.cancel.clicked.connect(self.hide)
        self._lay_out()
        texts.language_changed.connect(self._write)
        self.hide()

    def ask(self, heading: Message, rows: tuple[Asked, ...], state: BoardState, beside: QPoint) -> None:
        """Ask this; `beside`: where, in px of the window."""
        self._heading_said, self._rows, self._state = heading, rows, state
        while self._form.rowCount():
            self._form.removeRow(0)
        for row in rows:
            if row.label is None:
                self._form.addRow(row.widget)
            else:
                self._form.addRow(QLabel(), row.widget)
        self._write()
        show_beside(self, self._over, beside)
        (rows[0].widget if rows else self.do).setFocus()

    def answer(self) -> None:
        """What is to come of the answers."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does it, Escape gives up; no other key goes on to the window behind."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._tell()
        event.accept()

    def _write(self) -> None:
        if self._heading_said is None:
            return
        self.heading.setText(self._texts.text(self._heading_said, self._state))
        self.do.setText(self._texts.say("window.action.do"))
        self.cancel.setText(self._texts.say("window.action.cancel"))
        for row in self._rows:
            if row.label is None:
                continue
            label, words = self._form.labelForField(row.widget), self._texts.text(row.label, self._state)
            row.widget.setAccessibleName(words)
            if isinstance(label, QLabel):
                label.setText(words)
        self._make_room()

    def _make_room(self) -> None:
        """Labels stand beside their fields; all above them where one is so long that its field would be squeezed."""
        labels = (self._form.labelForField(row.widget) for row in self._rows)
        widest = max((label.sizeHint().width() for label in labels if label is not None), default=0)
        policies = QFormLayout.RowWrapPolicy
        self._form.setRowWrapPolicy(policies.WrapAllRows if widest > _WIDTH * _MOST_LABEL else policies.DontWrapRows)
        self.adjustSize()

    def _tell(self) -> None:
        if self._heading_said is not None:
            self.hide()
            self.answer()

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that it is closed."""
        super().hideEvent(event)
        self.closed.emit()

    def _lay_out(self) -> None:
        self.setFixedWidth(_WIDTH)
        self._form = QFormLayout()
        self._form.setSpacing(8)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.do)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.addWidget(self.heading)
        layout.addLayout(self._form)
        layout.addLayout(foot)

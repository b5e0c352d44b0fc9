"""A small panel that asks what an action still leaves to choose."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QFormLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from simulator.controller.board_state import BoardState
from simulator.controller.intents import Act
from simulator.controller.offers import ActionView
from simulator.rules.messages import Name, message
from simulator.rules.timeline import SHAPES, Action, ActionKind, Parameter
from simulator.view.action_fields import ActionField, field_for
from simulator.view.texts import Texts
from simulator.view.widget_look import set_look

_WIDTH = 300
_EDGE = 8


def base_action(offer: ActionView) -> Action:
    """The action with its subject, everything else still open."""
    if offer.kind is ActionKind.DAMAGE:
        return Action(offer.kind, to=offer.subject)
    if Parameter.PLAYER in SHAPES[offer.kind].required:
        return Action(offer.kind, player=offer.subject)
    return Action(offer.kind, permanent=offer.subject)


class ActionForm(QFrame):
    """Asks beside what the action is about. `wanted` tells the `Act` when everything is chosen, `closed` that it
    went away."""

    wanted = Signal(object)
    closed = Signal()

    def __init__(self, texts: Texts, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts, self._over = texts, parent
        self._offer: ActionView | None = None
        self._state: BoardState | None = None
        self.fields: tuple[ActionField, ...] = ()
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

    def open(self, offer: ActionView, state: BoardState, beside: QPoint) -> None:
        """Ask for what the offered action leaves open; `beside`: where, in px of the window."""
        self._offer, self._state = offer, state
        while self._form.rowCount():
            self._form.removeRow(0)
        required = SHAPES[offer.kind].required
        self.fields = tuple(
            field_for(asked, state, self._texts, optional=asked not in required)
            for asked in offer.asks
            if asked is not Parameter.EFFECT
        )
        for field in self.fields:
            self._form.addRow(QLabel(), field.widget)
        self._write()
        self.adjustSize()
        x = max(_EDGE, min(beside.x(), self._over.width() - self.width() - _EDGE))
        y = max(_EDGE, min(beside.y(), self._over.height() - self.height() - _EDGE))
        self.move(x, y)
        self.show()
        self.raise_()
        if self.fields:
            self.fields[0].widget.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that it is closed."""
        super().hideEvent(event)
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does it, Escape gives up; no other key goes on to the window behind."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._tell()
        event.accept()

    def _write(self) -> None:
        if self._offer is None:
            return
        say = self._texts.say
        action = message(f"action.{self._offer.kind.value}")
        self.heading.setText(say("window.action.heading", self._state, action=action, who=Name(self._offer.subject)))
        self.do.setText(say("window.action.do"))
        self.cancel.setText(say("window.action.cancel"))
        for field in self.fields:
            label = self._form.labelForField(field.widget)
            words = say(f"parameter.{field.parameter.value}")
            field.widget.setAccessibleName(words)
            if isinstance(label, QLabel):
                label.setText(words)

    def _tell(self) -> None:
        if self._offer is None:
            return
        action = base_action(self._offer)
        for field in self.fields:
            action = field.put(action)
        self.hide()
        self.wanted.emit(Act(action))

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

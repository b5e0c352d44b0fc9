"""A double click edits a player or permanent right beside it: its name, its one-line text, its figures."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFormLayout, QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from simulator.controller.intents import EditPermanent, EditPlayer, TakeOff
from simulator.rules.messages import Message
from simulator.rules.objects import Permanent
from simulator.view.stepper import Stepper
from simulator.view.subject_figures import EditedFigure, Subject, figures_of
from simulator.view.texts import Texts
from simulator.view.widget_look import set_look

_WIDTH = 300
_EDGE = 8


class EditPopup(QFrame):
    """A small panel beside what it edits; every change holds at once. Escape or a click elsewhere closes it.

    `wanted` tells an `Intent`. `parse` reads the one-line text for a permanent: the edited permanent, or the
    `Message` of what is wrong with it.
    """

    wanted = Signal(object)

    def __init__(self, texts: Texts, parse: Callable[[Permanent, str], Permanent | Message], parent: QWidget) -> None:
        super().__init__(parent)
        self._texts, self._parse, self._over = texts, parse, parent
        self._subject: Subject | None = None
        self._steppers: dict[str, Stepper] = {}
        set_look(self, "popup")
        self.name, self.text, self.problem, self.take_off = QLineEdit(), QLineEdit(), QLabel(), QPushButton()
        self.close_button = QPushButton()
        self._name_label, self._text_label = QLabel(), QLabel()
        self.problem.setWordWrap(True)
        set_look(self.problem, "problem")
        self.name.editingFinished.connect(self._rename)
        self.text.textEdited.connect(self._try_text)
        self.text.editingFinished.connect(self._take_text)
        self.take_off.clicked.connect(self._take_off)
        self.close_button.clicked.connect(self.hide)
        self._lay_out()
        texts.language_changed.connect(self._write)
        self.hide()

    @property
    def subject(self) -> Subject | None:
        """What is being edited."""
        return self._subject

    def stepper(self, key: str) -> Stepper:
        """The field of one figure, such as "power"."""
        return self._steppers[key]

    def open(self, subject: Subject, text: str, beside: QPoint) -> None:
        """Edit a player or permanent; `beside`: a corner of it, in px of the window."""
        self._subject = subject
        self._put_figures(figures_of(subject))
        self.text.setText(text)
        self._write()
        self.adjustSize()
        x = max(_EDGE, min(beside.x(), self._over.width() - self.width() - _EDGE))
        y = max(_EDGE, min(beside.y(), self._over.height() - self.height() - _EDGE))
        self.move(x, y)
        self.show()
        self.raise_()
        field = self.text if isinstance(subject, Permanent) else self.name
        field.setFocus()
        field.selectAll()

    def show_subject(self, subject: Subject | None, text: str) -> None:
        """Show new figures of what is being edited; None: it is gone."""
        self._subject = subject
        if subject is None:
            self.hide()
            return
        for figure in figures_of(subject):
            if figure.key in self._steppers:
                self._steppers[figure.key].show_value(figure.value)
        if not self.text.hasFocus():
            self.text.setText(text)
        self._write()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes; no other key goes on to the window behind."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        event.accept()

    def _write(self) -> None:
        if self._subject is None:
            return
        say = self._texts.say
        self._name_label.setText(say("window.edit.name"))
        self._text_label.setText(say("window.edit.text"))
        self.take_off.setText(say("window.edit.take-off"))
        self.close_button.setText(say("window.close"))
        if not self.name.hasFocus():
            self.name.setText(self._texts.name(self._subject.name))
        self.name.setPlaceholderText(self._subject.id)
        for part in (self._text_label, self.text):
            part.setVisible(isinstance(self._subject, Permanent))
        for key, stepper in self._steppers.items():
            words = say(f"window.figure.{key}")
            stepper.name(words, say("window.edit.less", figure=words), say("window.edit.more", figure=words))
            label = self._figures.labelForField(stepper)
            if isinstance(label, QLabel):
                label.setText(words)

    def _put_figures(self, figures: tuple[EditedFigure, ...]) -> None:
        while self._figures.rowCount():
            self._figures.removeRow(0)
        self._steppers.clear()
        for figure in figures:
            stepper = Stepper(figure.least)
            stepper.show_value(figure.value)
            stepper.chosen.connect(lambda number, key=figure.key: self._put_figure(key, number))
            self._figures.addRow(QLabel(), stepper)
            self._steppers[figure.key] = stepper
        self.problem.hide()

    def _put_figure(self, key: str, number: int) -> None:
        if self._subject is not None:
            figure = next(one for one in figures_of(self._subject) if one.key == key)
            self._tell(figure.put(number))

    def _rename(self) -> None:
        subject = self._subject
        if subject is not None and self.name.text().strip() != self._texts.name(subject.name):
            self._tell(replace(subject, name=(("", self.name.text().strip()),)))

    def _try_text(self, text: str) -> None:
        """Say at once what is wrong with the text."""
        if isinstance(self._subject, Permanent):
            found = self._parse(self._subject, text)
            self.problem.setVisible(isinstance(found, Message))
            self.problem.setText(self._texts.text(found) if isinstance(found, Message) else "")
            self.adjustSize()

    def _take_text(self) -> None:
        if isinstance(self._subject, Permanent) and self.isVisible():
            found = self._parse(self._subject, self.text.text())
            if isinstance(found, Permanent) and found != self._subject:
                self._tell(found)

    def _tell(self, subject: Subject) -> None:
        if self._subject is not None and isinstance(subject, Permanent):
            self.wanted.emit(EditPermanent(self._subject.id, subject))
        elif self._subject is not None and not isinstance(subject, Permanent):
            self.wanted.emit(EditPlayer(self._subject.id, subject))

    def _take_off(self) -> None:
        if self._subject is not None:
            self.hide()
            self.wanted.emit(TakeOff(self._subject.id))

    def _lay_out(self) -> None:
        self.setFixedWidth(_WIDTH)
        words = QFormLayout()
        words.setSpacing(8)
        words.addRow(self._name_label, self.name)
        words.addRow(self._text_label, self.text)
        self._figures = QFormLayout()
        self._figures.setSpacing(8)
        foot = QHBoxLayout()
        foot.addWidget(self.take_off)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.addLayout(words)
        layout.addWidget(self.problem)
        layout.addLayout(self._figures)
        layout.addLayout(foot)

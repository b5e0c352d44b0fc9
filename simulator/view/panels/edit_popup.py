"""A double click edits a player or permanent right beside it: the line that says all of it, and its figures."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QFormLayout, QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from simulator.controller.board_state import Refusal
from simulator.controller.intents import EditPermanent, EditPlayer, TakeOff
from simulator.controller.palette import PaletteEntry
from simulator.rules.objects import Permanent
from simulator.view.look.beside import show_beside
from simulator.view.look.sentences import as_plain
from simulator.view.look.stepper import Stepper
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.subject_figures import EditedFigure, Subject, figures_of

_WIDTH = 330


class EditPopup(QFrame):
    """A small panel beside what it edits; every change holds at once. Escape or its button closes it.

    `wanted` tells an `Intent`, `typed` an id and the new line, `closed` that it went away. `check` tells what a
    line makes, or what is wrong with it.
    """

    wanted = Signal(object)
    closed = Signal()
    typed = Signal(str, str)

    def __init__(self, texts: Texts, check: Callable[[str], PaletteEntry | Refusal], parent: QWidget) -> None:
        super().__init__(parent)
        self._texts, self._check, self._over = texts, check, parent
        self._subject: Subject | None = None
        self._line = ""
        self._steppers: dict[str, Stepper] = {}
        set_look(self, "popup")
        self.text, self.problem, self.take_off, self.close_button = QLineEdit(), QLabel(), QPushButton(), QPushButton()
        self.problem.setWordWrap(True)
        set_look(self.problem, "problem")
        self.text.textEdited.connect(self._try)
        self.text.editingFinished.connect(self._take)
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

    def open(self, subject: Subject, line: str, beside: QPoint) -> None:
        """Edit a player or permanent; `beside`: a corner of it, in px of the window."""
        self._subject, self._line = subject, line
        self._put_figures(figures_of(subject))
        self.text.setText(line)
        self.problem.hide()
        self._write()
        show_beside(self, self._over, beside)
        self.text.setFocus()
        self.text.selectAll()

    def show_subject(self, subject: Subject | None, line: str) -> None:
        """Show what has become of it; None: it is gone."""
        if subject is None:
            self.hide()
            return
        if {figure.key for figure in figures_of(subject)} != set(self._steppers):
            self._put_figures(figures_of(subject))
        self._subject, self._line = subject, line
        for figure in figures_of(subject):
            self._steppers[figure.key].show_value(figure.value)
        if not self.text.hasFocus() or not self.problem.isVisible():
            self.text.setText(line)
        self._write()

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that it is closed."""
        super().hideEvent(event)
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes; no other key goes on to the window behind."""
        if event.key() == Qt.Key.Key_Escape:
            self.text.setText(self._line)
            self.hide()
        event.accept()

    def _write(self) -> None:
        say = self._texts.say
        self.text.setAccessibleName(say("window.edit.text"))
        self.take_off.setText(say("window.edit.take-off"))
        self.close_button.setText(say("window.close"))
        if self.problem.isVisible():
            self._try(self.text.text())
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

    def _put_figure(self, key: str, number: int) -> None:
        if self._subject is None:
            return
        changed = next(figure for figure in figures_of(self._subject) if figure.key == key).put(number)
        if isinstance(changed, Permanent):
            self.wanted.emit(EditPermanent(self._subject.id, changed))
        else:
            self.wanted.emit(EditPlayer(self._subject.id, changed))

    def _try(self, line: str) -> None:
        """Say at once what is wrong with the line, or odd."""
        found = self._check(line)
        said = found.sentences if isinstance(found, Refusal) else found.odd
        self.problem.setText("\n".join(as_plain(self._texts, one, None) for one in said))
        self.problem.setVisible(bool(said))
        self.adjustSize()

    def _take(self) -> None:
        line = self.text.text()
        if self._subject is None or not self.isVisible() or line == self._line:
            return
        if not isinstance(self._check(line), Refusal):
            self._line = line
            self.typed.emit(self._subject.id, line)

    def _take_off(self) -> None:
        if self._subject is not None:
            self.text.setText(self._line)
            self.hide()
            self.wanted.emit(TakeOff(self._subject.id))

    def _lay_out(self) -> None:
        self.setFixedWidth(_WIDTH)
        self._figures = QFormLayout()
        self._figures.setSpacing(8)
        foot = QHBoxLayout()
        foot.addWidget(self.take_off)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(10)
        layout.addWidget(self.text)
        layout.addWidget(self.problem)
        layout.addLayout(self._figures)
        layout.addLayout(foot)

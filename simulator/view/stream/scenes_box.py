"""The scenes of OBS: where OBS listens, its password, and the scene of each moment of the combat."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from simulator.formats.obs_access import ObsAccess
from simulator.rules.messages import Message, message
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.panel import WholePanel
from simulator.view.stream.buttons import button
from simulator.view.window.streaming import ObsSwitching


class ScenesBox(WholePanel):
    """Has scenes switched with what stands in its fields; these stay as they are meanwhile.

    `problem_changed`: `problem` is another.
    """

    problem_changed = Signal()

    def __init__(self, texts: Texts, obs: ObsSwitching, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        self._obs = obs
        self.problem: Message | None = None
        self._success: Message | None = None
        self.heading, self.status = QLabel(), QLabel()
        set_look(self.heading, "form-heading")
        self.status.setWordWrap(True)
        self.address, self.password = QLineEdit(obs.access.address), QLineEdit(obs.access.password)
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.scenes = {moment: QLineEdit(scene) for moment, scene in obs.scenes.items()}
        self.turn = button(self._turn)
        self._labels = {field: QLabel() for field in self._fields()}
        self._lay_out()
        self.refresh()

    def end(self) -> None:
        """Switch no more scenes."""
        self._obs.end()
        self._say(None)

    def refresh(self) -> None:
        """Write all words, and whether scenes are switched."""
        say, is_on = self.texts.say, self._obs.is_on
        self.heading.setText(say("overlay.obs"))
        for field, key in self._fields().items():
            self._labels[field].setText(say(key))
            field.setEnabled(not is_on)
            self._labels[field].setBuddy(field)
        for field in self.scenes.values():
            field.setPlaceholderText(say("overlay.obs.scene.none"))
        self.turn.setText(say("overlay.obs.end" if is_on else "overlay.obs.begin"))
        said = self.problem or self._success or message("overlay.obs.connecting" if is_on else "overlay.obs.about")
        set_look(self.status, "problem" if self.problem else "muted")
        self.status.setText(self.texts.text(said))

    def _fields(self) -> dict[QLineEdit, str]:
        """Every field with the key of its words, from top to bottom."""
        moments = {field: f"overlay.obs.scene.{moment}" for moment, field in self.scenes.items()}
        return {self.address: "overlay.obs.address", self.password: "overlay.obs.password", **moments}

    def _turn(self) -> None:
        if self._obs.is_on:
            self.end()
            return
        access = ObsAccess(self.address.text().strip(), self.password.text())
        scenes = {moment: field.text().strip() for moment, field in self.scenes.items()}
        self._say(self._obs.begin(access, scenes, self._tell_failure, self._tell_success))

    def _tell_failure(self, problem: Message) -> None:
        """Something has failed; what comes when nothing is switched any more is no problem."""
        if self._obs.is_on:
            self._say(problem)

    def _tell_success(self, success: Message) -> None:
        """Something has succeeded: an earlier failure is over."""
        if self._obs.is_on:
            self._say(None, success)

    def _say(self, problem: Message | None, success: Message | None = None) -> None:
        self.problem, self._success = problem, success
        self.refresh()
        self.problem_changed.emit()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setSpacing(7)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for field in self._fields():
            form.addRow(self._labels[field], field)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(7)
        layout.addWidget(self.heading)
        layout.addLayout(form)
        layout.addWidget(self.status)
        layout.addWidget(self.turn, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addStretch(1)

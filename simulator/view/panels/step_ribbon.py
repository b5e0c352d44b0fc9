"""The steps of the combat as a row of tabs below the board; two combat damage steps are two stops."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from simulator.controller.step_view import StepStatus, StepView
from simulator.rules.messages import message
from simulator.rules.timeline import Moment
from simulator.view.look.elided_label import ElidedLabel
from simulator.view.look.texts import Texts
from simulator.view.look.widget_look import set_look
from simulator.view.panels.panel import Panel

_ASIDE = 14


class StepTab(QPushButton):
    """One step: its number, its name, and whether it is done, current or coming."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = QLabel()
        self._name = ElidedLabel()
        set_look(self._number, "step-number")
        set_look(self._name, "step-name")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_ASIDE, 7, _ASIDE, 7)
        layout.setSpacing(0)
        for label in (self._number, self._name):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            layout.addWidget(label)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(52)

    @property
    def shown(self) -> str:
        """As much of the step's name as there is room for."""
        return self._name.text()

    @property
    def whole_width(self) -> int:
        """The width, in px, with which the whole name is shown."""
        return self._name.whole_width + 2 * _ASIDE

    def show_step(self, number: str, name: str, status: StepStatus, spoken: str) -> None:
        """Write the tab. `spoken` is what a screen reader and the tool tip say."""
        self._number.setText(number)
        self._name.show_words(name)
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        set_look(self, f"step-{status.value}")
        for label in (self._number, self._name):
            label.setProperty("status", status.value)
            label.style().polish(label)


class StepRibbon(Panel):
    """All steps from left to right. `wanted` tells the step that the person wants to go to."""

    wanted = Signal(Moment)

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        self._tabs: list[StepTab] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)

    @property
    def tabs(self) -> tuple[StepTab, ...]:
        """The tabs as they stand, first step first."""
        return tuple(self._tabs)

    def refresh(self) -> None:
        """One tab for each step of the state."""
        steps = self.state.steps if self.state else ()
        self._have(len(steps))
        for number, (tab, step) in enumerate(zip(self._tabs, steps, strict=True), start=1):
            self._write(tab, number, step)
        self._share_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the tabs their parts of the new width."""
        super().resizeEvent(event)
        self._share_out()

    def _share_out(self) -> None:
        """The same width for all tabs while that is enough for each; else as much as each name needs."""
        needed = [tab.whole_width for tab in self._tabs]
        each = (self.width() - self._row.spacing() * max(0, len(needed) - 1)) / max(1, len(needed))
        enough = max(needed, default=0) <= each
        for place, width in enumerate(needed):
            self._row.setStretch(place, 1 if enough else width)
        self._row.activate()

    def _have(self, count: int) -> None:
        while len(self._tabs) > count:
            tab = self._tabs.pop()
            self._row.removeWidget(tab)
            tab.hide()
            tab.deleteLater()
        while len(self._tabs) < count:
            tab = StepTab()
            tab.clicked.connect(partial(self._ask, len(self._tabs)))
            self._row.addWidget(tab)
            self._tabs.append(tab)

    def _write(self, tab: StepTab, number: int, step: StepView) -> None:
        done = "✓" if step.status is StepStatus.DONE else ""
        name = self.texts.say(f"moment.{step.moment.value}")
        status = message(f"window.step.{step.status.value}")
        spoken = self.texts.say("window.step.spoken", number=number, step=name, status=status)
        tab.show_step(f"{number} {done}".strip(), name, step.status, spoken)

    def _ask(self, place: int, _checked: bool = False) -> None:
        if self.state:
            self.wanted.emit(self.state.steps[place].moment)

"""The legal assignments of the coming combat damage step: how many, which one is on the table, and others of them."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from simulator.controller.board_state import BoardState
from simulator.controller.intents import ClearDraft, Confirm, NextCombat, Propose, ShowIndex
from simulator.controller.legal_view import LegalView
from simulator.explore.policy import Policy
from simulator.view.look.flow_layout import FlowLayout
from simulator.view.look.texts import Texts
from simulator.view.look.themed_icon import ThemedIcons
from simulator.view.look.widget_look import set_look
from simulator.view.panels.assignment_slider import AssignmentSlider
from simulator.view.panels.count_view import CountView
from simulator.view.panels.panel import WholePanel
from simulator.view.panels.place_field import PlaceField


class LegalPanel(WholePanel):
    """Count, slider, place, proposals and the button that goes on. `wanted` tells an `Intent`."""

    wanted = Signal(object)

    def __init__(self, texts: Texts, icons: ThemedIcons, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        self.count = CountView(texts)
        self.slider = AssignmentSlider()
        self.slider.chosen.connect(lambda index: self.wanted.emit(ShowIndex(index)))
        self.place = PlaceField(texts, icons)
        self.place.chosen.connect(lambda index: self.wanted.emit(ShowIndex(index)))
        self.place.stepped.connect(self.slider.step)
        self.proposals = {policy: self._button() for policy in Policy}
        for policy, button in self.proposals.items():
            button.clicked.connect(lambda _=False, chosen=policy: self.wanted.emit(Propose(chosen)))
        self.clear = self._button()
        self.clear.clicked.connect(lambda: self.wanted.emit(ClearDraft()))
        self.explore = self._button()
        self.explore.setCheckable(True)
        self.confirm = self._button("primary")
        self.confirm.clicked.connect(self.go_on)
        self.prompt = QLabel()
        self.prompt.setWordWrap(True)
        self._lay_out()

    def show_state(self, state: BoardState) -> None:
        """Show the legal assignments of this state."""
        self.count.show_state(state)
        self.place.show_state(state)
        super().show_state(state)

    def show_exploring(self, is_open: bool) -> None:
        """Show whether the explorer is open."""
        self.explore.setChecked(is_open)

    def go_on(self) -> None:
        """What the large button does: deal the damage, end the step, or begin a further combat."""
        if self.state is not None:
            self.wanted.emit(NextCombat() if self.state.ended else Confirm())

    def refresh(self) -> None:
        """Write everything."""
        legal = self.state.legal if self.state else None
        for policy, button in self.proposals.items():
            button.setText(self.texts.say(f"window.policy.{policy.value}"))
            button.setToolTip(self.texts.say(f"window.policy.{policy.value}.about"))
        self.clear.setText(self.texts.say("window.legal.clear"))
        self.clear.setToolTip(self.texts.say("window.legal.clear.about"))
        self.explore.setText(self.texts.say("explorer.button"))
        self.explore.setToolTip(self.texts.say("explorer.button.about"))
        self._write_walk(legal)
        self._write_button()

    def _write_walk(self, legal: LegalView | None) -> None:
        """The slider and the place, while there is more than one to walk through."""
        several = legal is not None and legal.count != 1
        self._choices.setVisible(several)
        count = legal.count if legal else None
        for part in (self.slider, self.place):
            part.setVisible(several and count is not None)
        self.slider.setAccessibleName(self.texts.say("window.place.slider"))
        if legal is not None and count is not None:
            self.slider.show_place(legal.index, count)

    def _write_button(self) -> None:
        state = self.state
        ended = state is not None and state.ended
        label = state.confirm_label if state else None
        words = self.texts.say("window.go.next-combat") if ended or label is None else self.texts.text(label, state)
        self.confirm.setText(f"{words} ⏎")
        self.confirm.setVisible(ended or label is not None)
        self.confirm.setEnabled(state is not None and (ended or state.can_confirm))
        prompt = state.prompt if state else None
        self.prompt.setText(self.texts.text(prompt, state) if prompt else "")
        self.prompt.setVisible(prompt is not None)

    def _button(self, look: str = "plain") -> QPushButton:
        button = QPushButton()
        set_look(button, look)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _lay_out(self) -> None:
        self._choices = QWidget()
        flow = FlowLayout(self._choices)
        for button in (*self.proposals.values(), self.clear, self.explore):
            flow.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(8)
        for part in (self.count, self.slider, self.place, self._choices, self.prompt, self.confirm):
            layout.addWidget(part)

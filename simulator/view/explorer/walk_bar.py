"""Walking through assignments below the results: one on, one back, any one, or by a slider, in canonical order."""

from random import Random

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from simulator.controller.conditions import Condition
from simulator.controller.explored import Explored
from simulator.controller.intents import PutDraft
from simulator.controller.walk import Scope, Walk, walk_in
from simulator.rules.assignment import Assignment
from simulator.view.look.choice_box import ChoiceBox
from simulator.view.look.digits import shown
from simulator.view.look.icons import Glyph, icon_size
from simulator.view.look.texts import Texts
from simulator.view.look.themed_icon import ThemedIcons
from simulator.view.look.widget_look import set_look
from simulator.view.panels.assignment_slider import AssignmentSlider
from simulator.view.panels.panel import WholePanel


class WalkBar(WholePanel):
    """What one walks through can be chosen; while something is asked for, it is that. `wanted` tells an `Intent`."""

    wanted = Signal(object)

    def __init__(self, texts: Texts, icons: ThemedIcons, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        self.chance = Random()
        self._explored: Explored | None = None
        self._conditions: tuple[Condition, ...] = ()
        self._chosen = Scope.RESULT
        self.walk: Walk | None = None
        self.scope = ChoiceBox()
        self.scope.activated.connect(lambda at: self._choose(self.scope.itemData(at)))
        self.previous, self.next, self.random = QToolButton(), QToolButton(), QPushButton()
        for button, glyph in ((self.previous, Glyph.PREVIOUS), (self.next, Glyph.NEXT)):
            button.setIconSize(icon_size())
            button.setAutoRepeat(True)
            icons.put(button, glyph)
        self.previous.clicked.connect(lambda: self._put(self.walk and self.walk.preceding()))
        self.next.clicked.connect(lambda: self._put(self.walk and self.walk.following()))
        self.random.clicked.connect(lambda: self._put(self.walk and self.walk.any(self.chance)))
        self.slider = AssignmentSlider()
        self.slider.chosen.connect(lambda index: self._put(self.walk and self.walk.at(index)))
        self.place = QLabel()
        self.place.setWordWrap(True)
        self.place.setAlignment(Qt.AlignmentFlag.AlignRight)
        set_look(self.place, "muted")
        self._lay_out()

    def show_walk(self, explored: Explored | None, conditions: tuple[Condition, ...]) -> None:
        """Walk through these: what is asked for comes first as soon as something is."""
        if bool(conditions) is not bool(self._conditions):
            self._chosen = Scope.ASKED if conditions else Scope.RESULT
        self._explored, self._conditions = explored, conditions
        self.refresh()

    def refresh(self) -> None:
        """Write the place, and what can be done from there."""
        explored = self._explored
        can_walk = explored is not None and explored.gathering is not None
        self.setVisible(can_walk)
        self.walk = walk_in(explored, self._chosen, self._conditions) if explored and can_walk else None
        self._write_scopes()
        self._name(self.previous, "explorer.walk.previous")
        self._name(self.next, "explorer.walk.next")
        self._name(self.random, "explorer.walk.random.about")
        self.random.setText(self.texts.say("explorer.walk.random"))
        self.slider.setAccessibleName(self.texts.say("explorer.walk.slider"))
        self._write_place(self.walk)

    def _write_scopes(self) -> None:
        offered = [scope for scope in Scope if scope is not Scope.ASKED or self._conditions]
        self.scope.clear()
        for scope in offered:
            self.scope.addItem(self.texts.say(f"explorer.walk.{scope.value}"), scope)
        self.scope.setCurrentIndex(offered.index(self._chosen))
        self.scope.setAccessibleName(self.texts.say("explorer.walk.scope"))

    def _write_place(self, walk: Walk | None) -> None:
        count = walk.count if walk else 0
        for part in (self.previous, self.next, self.random, self.slider):
            part.setEnabled(count > 0)
        if walk is not None:
            self.previous.setEnabled(walk.before > 0)
            self.next.setEnabled((walk.before if walk.index is None else walk.index + 1) < count)
        self.slider.show_place(walk.index if walk else None, count)
        self.place.setText(self._words(walk))
        self.slider.setAccessibleDescription(self.place.text())

    def _words(self, walk: Walk | None) -> str:
        is_open = self._explored is not None and self._explored.present is None
        if walk is None:
            return self.texts.say("explorer.walk.open" if is_open else "explorer.walk.too-many")
        if walk.index is None:
            key = "explorer.what-if.count" if is_open else "explorer.walk.count"
            return self.texts.say(key, count=shown(walk.count), n=walk.count)
        return self.texts.say("explorer.walk.place", place=shown(walk.index + 1), count=shown(walk.count))

    def _choose(self, scope: Scope) -> None:
        self._chosen = scope
        self.refresh()

    def _put(self, assignment: Assignment | None) -> None:
        if assignment is not None:
            self.wanted.emit(PutDraft(assignment))

    def _name(self, button: QAbstractButton, key: str) -> None:
        button.setToolTip(self.texts.say(key))
        button.setAccessibleName(self.texts.say(key))

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.scope, 1)
        for button in (self.previous, self.next, self.random):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(row)
        layout.addWidget(self.slider)
        layout.addWidget(self.place)

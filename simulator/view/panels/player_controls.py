"""Play, pause, single step, scrub, speed and off: the animation of the last combat damage step under the hand."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget

from simulator.view.look.choice_box import TickBox
from simulator.view.look.icons import Glyph, icon_size
from simulator.view.look.texts import Texts
from simulator.view.look.themed_icon import ThemedIcons
from simulator.view.look.widget_look import set_look
from simulator.view.panels.assignment_slider import AssignmentSlider
from simulator.view.panels.panel import Panel
from simulator.view.window.preference_store import SPEEDS

_STRIDE_MS = 100
"""So far keys and the wheel go on the time slider."""


class PlayerWish(StrEnum):
    """What the buttons ask for."""

    TO_START = "to start"
    STEP_BACK = "step back"
    PLAY = "play"
    STEP_ON = "step on"
    TO_END = "to end"


_BUTTONS = (
    (PlayerWish.TO_START, Glyph.TO_START),
    (PlayerWish.STEP_BACK, Glyph.STEP_BACK),
    (PlayerWish.PLAY, Glyph.PLAY),
    (PlayerWish.STEP_ON, Glyph.STEP_ON),
    (PlayerWish.TO_END, Glyph.TO_END),
)


@dataclass(frozen=True, slots=True)
class PlayerState:
    """Where the animation stands. Times are ms; `duration_ms` 0: there is nothing to play."""

    time_ms: int = 0
    duration_ms: int = 0
    playing: bool = False
    speed: float = 1.0
    animated: bool = True


class PlayerControls(Panel):
    """Buttons and a time slider. Tells wishes by signals and shows what `show_player` says."""

    wished = Signal(PlayerWish)
    scrubbed = Signal(int)
    speed_wished = Signal(float)
    animated_wished = Signal(bool)

    def __init__(self, texts: Texts, icons: ThemedIcons, parent: QWidget | None = None) -> None:
        super().__init__(texts, parent)
        self._icons = icons
        self._player = PlayerState()
        self.time = AssignmentSlider(stride=_STRIDE_MS)
        self.time.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.time.chosen.connect(lambda time_ms: self.scrubbed.emit(time_ms))
        self.buttons = {wish: self._button(wish, glyph) for wish, glyph in _BUTTONS}
        self.speed = QToolButton()
        self.speed.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.speed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.speed.setMenu(self._speeds())
        self.animated = TickBox()
        self.animated.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.animated.clicked.connect(self.animated_wished)
        self.clock = QLabel()
        set_look(self.clock, "muted")
        self.trailing = QHBoxLayout()
        self._lay_out()

    def show_player(self, player: PlayerState) -> None:
        """Show where the animation stands."""
        self._player = player
        playable = player.duration_ms > 0
        self.time.show_place(player.time_ms, player.duration_ms + 1 if playable else 0)
        for button in self.buttons.values():
            button.setEnabled(playable)
        self.refresh()

    def refresh(self) -> None:
        """Write all words."""
        player = self._player
        for wish, button in self.buttons.items():
            paused = wish is PlayerWish.PLAY and player.playing
            words = self.texts.say("window.player.pause" if paused else f"window.player.{wish.value}")
            button.setToolTip(words)
            button.setAccessibleName(words)
        self._icons.put(self.buttons[PlayerWish.PLAY], Glyph.PAUSE if player.playing else Glyph.PLAY)
        self.speed.setText(f"{player.speed:g}×")
        self.speed.setToolTip(self.texts.say("window.player.speed"))
        self.speed.setAccessibleName(self.texts.say("window.player.speed"))
        self.time.setAccessibleName(self.texts.say("window.player.time"))
        self.animated.setText(self.texts.say("window.player.animated"))
        self.animated.setChecked(player.animated)
        self.clock.setText(f"{player.time_ms / 1000:.1f} / {player.duration_ms / 1000:.1f} s")
        self.clock.setVisible(player.duration_ms > 0)

    def _button(self, wish: PlayerWish, glyph: Glyph) -> QToolButton:
        button = QToolButton()
        button.setAutoRaise(True)
        button.setIconSize(icon_size())
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.wished.emit(wish))
        self._icons.put(button, glyph)
        return button

    def _speeds(self) -> QMenu:
        menu = QMenu(self)
        group = QActionGroup(menu)
        for speed in SPEEDS:
            action = menu.addAction(f"{speed:g}×")
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, chosen=speed: self.speed_wished.emit(chosen))
            group.addAction(action)
        menu.aboutToShow.connect(lambda: group.actions()[SPEEDS.index(self._player.speed)].setChecked(True))
        return menu

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(2)
        for button in self.buttons.values():
            row.addWidget(button)
        row.addSpacing(8)
        for part in (self.speed, self.animated, self.clock):
            row.addWidget(part)
            row.addSpacing(10)
        row.addLayout(self.trailing, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.time)
        layout.addLayout(row)

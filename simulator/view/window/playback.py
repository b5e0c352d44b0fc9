"""Joins the board's animator with the player controls, and both with the preferences."""

from PySide6.QtCore import QObject, Signal

from simulator.view.panels.player_controls import PlayerControls, PlayerState, PlayerWish
from simulator.view.table.animator import Animator
from simulator.view.window.preference_store import Preferences


class Playback(QObject):
    """`speed_wished` and `animated_wished` tell choices that are to be remembered."""

    speed_wished = Signal(float)
    animated_wished = Signal(bool)

    def __init__(self, animator: Animator, controls: PlayerControls) -> None:
        super().__init__(controls)
        self._animator, self._controls = animator, controls
        self._preferences = Preferences()
        animator.time_changed.connect(self._show)
        animator.state_changed.connect(self._show)
        controls.wished.connect(self.wish)
        controls.scrubbed.connect(animator.scrub)
        controls.speed_wished.connect(self.speed_wished)
        controls.animated_wished.connect(self.animated_wished)

    @property
    def is_under_way(self) -> bool:
        """Whether the table shows a moment before the board as it is."""
        return not self._animator.is_over

    def use(self, preferences: Preferences) -> None:
        """Play as the person prefers. Reduced motion shows every step as it ends."""
        self._preferences = preferences
        self._animator.set_enabled(preferences.animated and not preferences.reduced_motion)
        self._animator.set_speed(preferences.speed)
        self._show()

    def wish(self, wish: PlayerWish) -> None:
        """Play, pause, step or jump."""
        animator = self._animator
        match wish:
            case PlayerWish.TO_START:
                animator.scrub(0)
            case PlayerWish.STEP_BACK:
                animator.step(forward=False)
            case PlayerWish.PLAY if animator.is_running:
                animator.pause()
            case PlayerWish.PLAY:
                animator.play()
            case PlayerWish.STEP_ON:
                animator.step()
            case PlayerWish.TO_END:
                animator.finish()

    def _show(self) -> None:
        animator, chosen = self._animator, self._preferences
        self._controls.show_player(
            PlayerState(
                animator.time_ms, animator.duration_ms, animator.is_running, chosen.speed, animated=chosen.animated
            )
        )

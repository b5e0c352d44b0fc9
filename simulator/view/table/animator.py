"""Plays the cues of a dealt step: one clock over the pure function that tells where everything is at a time."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from simulator.controller.board_state import BoardState
from simulator.controller.cues import CueSheet, Frame
from simulator.controller.frames import frame
from simulator.view.table.board_scene import BoardScene


@dataclass(frozen=True, slots=True)
class Passage:
    """A change of the board that is played: from one state to another, by these cues."""

    before: BoardState
    after: BoardState
    sheet: CueSheet

    @property
    def moments(self) -> tuple[int, ...]:
        """The times to step to, in ms: where a cue starts or ends."""
        starts = {cue.start_ms for cue in self.sheet.cues}
        ends = {cue.start_ms + cue.duration_ms for cue in self.sheet.cues}
        return tuple(sorted(starts | ends | {0, self.sheet.duration_ms}))


class Animator(QObject):
    """Plays, pauses, steps and scrubs. Played to its end and switched off, the table looks the same.

    `time_changed`: the time shown, in ms. `state_changed`: it began or stopped to run, or another passage is loaded.
    """

    time_changed = Signal(int)
    state_changed = Signal()

    def __init__(self, scene: BoardScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._passage: Passage | None = None
        self._time = 0
        self._speed = 1.0
        self._enabled = True
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._tick)
        self._clock.stateChanged.connect(self.state_changed)

    @property
    def enabled(self) -> bool:
        """Whether changes are played at all."""
        return self._enabled

    @property
    def is_running(self) -> bool:
        """Whether the clock runs."""
        return self._clock.state() == QVariantAnimation.State.Running

    @property
    def is_over(self) -> bool:
        """Whether the table shows the board as it is, not a moment before."""
        return self._passage is None or self._time >= self._passage.sheet.duration_ms

    @property
    def duration_ms(self) -> int:
        """How long the passage takes at normal speed; 0 where none is loaded."""
        return self._passage.sheet.duration_ms if self._passage else 0

    @property
    def time_ms(self) -> int:
        """The time that is shown."""
        return self._time

    @property
    def speed(self) -> float:
        """How many times as fast as normal."""
        return self._speed

    def set_enabled(self, enabled: bool) -> None:
        """Play changes from now on, or don't; switched off, what is being played is over."""
        self._enabled = enabled
        if not enabled:
            self.finish()

    def set_speed(self, speed: float) -> None:
        """Play so many times as fast from now on."""
        self._speed = speed
        if self.is_running:
            self.play()

    def load(self, before: BoardState, after: BoardState, sheet: CueSheet) -> None:
        """Take up a change of the board; it stands at its beginning, or, switched off, at its end."""
        self._clock.stop()
        self._passage = Passage(before, after, sheet)
        self.scrub(0 if self._enabled else sheet.duration_ms)
        self.state_changed.emit()

    def unload(self) -> None:
        """Forget the change: what the table shows now is shown by others."""
        self._clock.stop()
        self._passage, self._time = None, 0
        self._scene.show_frame(Frame(0))
        self.state_changed.emit()

    def play(self) -> None:
        """Run on from here; from the beginning where it is over."""
        if self._passage is None or not self._enabled:
            return
        start = 0 if self.is_over else self._time
        self._clock.stop()
        self._clock.setStartValue(start)
        self._clock.setEndValue(self.duration_ms)
        self._clock.setDuration(max(1, round((self.duration_ms - start) / self._speed)))
        self._clock.start()

    def pause(self) -> None:
        """Stand still here."""
        self._clock.stop()

    def step(self, forward: bool = True) -> None:
        """Stand still at the next or previous moment where something begins or ends."""
        if self._passage is None:
            return
        moments = self._passage.moments
        if forward:
            goal = next((moment for moment in moments if moment > self._time), self.duration_ms)
        else:
            goal = next((moment for moment in reversed(moments) if moment < self._time), 0)
        self.scrub(goal)

    def scrub(self, time_ms: int) -> None:
        """Stand still at a time, in ms."""
        self._clock.stop()
        self._show(time_ms)

    def finish(self) -> None:
        """Be over."""
        self.scrub(self.duration_ms)

    def _tick(self, time_ms: int) -> None:
        self._show(time_ms)

    def _show(self, time_ms: int) -> None:
        passage = self._passage
        if passage is None:
            return
        self._time = min(max(0, time_ms), passage.sheet.duration_ms)
        state = passage.after if self.is_over else passage.before
        if self._scene.state is not state:
            self._scene.show_frame(Frame(0))
            self._scene.show(state)
        self._scene.show_frame(frame(passage.sheet, self._time))
        self.time_changed.emit(self._time)

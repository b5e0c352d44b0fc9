"""What to animate, as frozen cues on a time axis, and where everything is at a given time.

The model is in its final state when an animation starts: a cue only tells how it got there. `frame` is pure, so
the table, scrubbing, export and overlay show the same at the same time. Times are ms.
"""

from dataclasses import dataclass
from typing import TypeAlias

from simulator.rules.events import Figure
from simulator.rules.timeline import Moment


@dataclass(frozen=True, slots=True)
class StepTitle:
    """The name of a step is shown."""

    start_ms: int
    duration_ms: int
    moment: Moment


@dataclass(frozen=True, slots=True)
class NumberFlies:
    """Damage points fly along the arrow from a source to a recipient. `dealt` can differ from `assigned`."""

    start_ms: int
    duration_ms: int
    source: str
    recipient: str
    assigned: int
    dealt: int


@dataclass(frozen=True, slots=True)
class FigureCounts:
    """A figure of a player or permanent counts from one value to another."""

    start_ms: int
    duration_ms: int
    object: str
    figure: Figure
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class CardLeaves:
    """A permanent leaves the battlefield: it fades away."""

    start_ms: int
    duration_ms: int
    id: str


Cue: TypeAlias = StepTitle | NumberFlies | FigureCounts | CardLeaves


@dataclass(frozen=True, slots=True)
class CueSheet:
    """The cues of one confirmed step and how long they take."""

    cues: tuple[Cue, ...] = ()
    duration_ms: int = 0


@dataclass(frozen=True, slots=True)
class FlyingNumber:
    """A number on its way. `progress` from 0 (at the source) to 1 (at the recipient)."""

    source: str
    recipient: str
    text: str
    progress: float


@dataclass(frozen=True, slots=True)
class Frame:
    """Where everything is at one time.

    `figures`: what to show in place of the present figures; `fading`: cards that are leaving with their opacity
    (1 there, 0 gone); `title`: the step whose name is shown.
    """

    time_ms: int
    numbers: tuple[FlyingNumber, ...] = ()
    figures: tuple[tuple[str, Figure, int], ...] = ()
    fading: tuple[tuple[str, float], ...] = ()
    title: Moment | None = None

"""The moments of a combat that can switch the stream's scene."""

from enum import StrEnum

from simulator.controller.board_state import BoardState
from simulator.controller.cues import CueSheet, NumberFlies


class SceneMoment(StrEnum):
    """`DEALT`: damage has been dealt; `ENDED`: combat has ended."""

    DEALT = "dealt"
    ENDED = "ended"


def moments_of(old: BoardState, new: BoardState, cues: CueSheet) -> tuple[SceneMoment, ...]:
    """The moments that a change of the board brings, in order. `cues`: those that nobody has been told yet."""
    moments = []
    if any(isinstance(cue, NumberFlies) for cue in cues.cues):
        moments.append(SceneMoment.DEALT)
    if new.ended and not old.ended:
        moments.append(SceneMoment.ENDED)
    return tuple(moments)

"""One state of everything that the overlay shows, and how it came to be."""

from dataclasses import dataclass, field

from simulator.controller.board_state import BoardState
from simulator.controller.cues import CueSheet
from simulator.overlay.captions import Caption
from simulator.overlay.staging import Staging
from simulator.rules.assignment import Assignment


@dataclass(frozen=True, slots=True)
class Scene:
    """What is shown: the board, its caption, what the streamer lets be seen, and the best line where it is revealed."""

    board: BoardState
    caption: Caption = field(default_factory=Caption)
    staging: Staging = field(default_factory=Staging)
    best: Assignment | None = None


@dataclass(frozen=True, slots=True)
class Publication:
    """A numbered scene. `cues`: how it came from the one before; empty where it is simply there."""

    version: int
    scene: Scene
    cues: CueSheet = field(default_factory=CueSheet)

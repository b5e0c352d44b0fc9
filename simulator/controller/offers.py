"""What can be done with one card: places where it may be dropped, and actions."""

from dataclasses import dataclass

from simulator.controller.board_state import Sentence
from simulator.rules.timeline import ActionKind, Parameter


@dataclass(frozen=True, slots=True)
class DropView:
    """A place where what is dragged may or may not be dropped. `reason`: what a drop does, or why it is refused."""

    target: str
    allowed: bool
    reason: Sentence


@dataclass(frozen=True, slots=True)
class ActionView:
    """An action that can be done now to a permanent or player. `asks`: what is still to choose."""

    kind: ActionKind
    subject: str
    asks: tuple[Parameter, ...]
    refusal: Sentence | None = None

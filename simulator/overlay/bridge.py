"""How the overlay reaches the table: it watches a controller, and has work done in the controller's own thread."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from simulator.controller.board_state import BoardState, Refusal
from simulator.controller.cues import CueSheet
from simulator.controller.intents import Intent
from simulator.explore.policy import Policy
from simulator.rules.assignment import Assignment

Work: TypeAlias = Callable[[], None]


class WatchedTable(Protocol):
    """What the overlay asks of the controller."""

    @property
    def state(self) -> BoardState:
        """The board as it is."""

    @property
    def cue_sheet(self) -> CueSheet:
        """How the board came to be so by the last step."""

    def do(self, intent: Intent) -> Refusal | None:
        """Carry out an intent, or tell why not."""

    def proposed(self, policy: Policy) -> Assignment | None:
        """The assignment that a policy would choose; None where none is due or it cannot be told."""

    def subscribe(self, listener: Callable[[BoardState, BoardState], None]) -> Callable[[], None]:
        """Have a listener told of every change, until the function that is returned is called."""


@dataclass(frozen=True, slots=True)
class ControllerBridge:
    """A table, and a way to have work done in the thread that it belongs to.

    `in_table_thread` may be called from any thread and returns at once; the work is done soon after, one piece after
    the other, and where the table is drawn in that thread, once it is drawn as it is now.
    """

    table: WatchedTable
    in_table_thread: Callable[[Work], None]

"""What the board asks of the controller."""

from typing import Protocol

from simulator.controller.board_state import BoardState, Refusal
from simulator.controller.intents import Intent
from simulator.controller.offers import DropView

RESTING_MS = 25
"""So long a hand rests over a place, in ms, before what a drop there would come to is worked out."""


class TableController(Protocol):
    """Carries out what a person wants, or says why not; and says what could be dropped where."""

    def do(self, intent: Intent) -> Refusal | None:
        """Carry an intent out; the refusal where it is not carried out."""

    def foresee(self, intent: Intent) -> BoardState | None:
        """The board as an intent would make it, None where it would be refused; to carry it out then takes no time."""

    def drops(self, id: str) -> tuple[DropView, ...]:
        """The places where a card may be dropped, and those where it may not, with the reasons."""

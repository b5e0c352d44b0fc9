"""What the board asks of the controller."""

from typing import Protocol

from simulator.controller.board_state import Refusal
from simulator.controller.intents import Intent
from simulator.controller.offers import DropView


class TableController(Protocol):
    """Carries out what a person wants, or says why not; and says what could be dropped where."""

    def do(self, intent: Intent) -> Refusal | None:
        """Carry an intent out; the refusal where it is not carried out."""

    def drops(self, id: str) -> tuple[DropView, ...]:
        """The places where a card may be dropped, and those where it may not, with the reasons."""

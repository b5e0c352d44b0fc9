"""What an intent would come to, worked out before anybody wants it carried out: while a card is held over a place."""

from dataclasses import dataclass

from simulator.controller.board_state import BoardState, Refusal
from simulator.controller.intents import Intent
from simulator.controller.session import Session
from simulator.controller.snapshot import snapshot
from simulator.controller.transitions import carried_out


@dataclass(frozen=True, slots=True)
class Foresight:
    """What an intent comes to in a session: the next session with its board, or why it is refused."""

    session: Session
    intent: Intent
    outcome: tuple[Session, BoardState] | Refusal

    def is_of(self, session: Session, intent: Intent) -> bool:
        """Whether it was worked out for this intent in this very session."""
        return self.session is session and self.intent == intent


def foreseen(session: Session, intent: Intent) -> Foresight:
    """What an intent comes to. Nothing is changed by asking."""
    following = carried_out(session, intent)
    outcome = following if isinstance(following, Refusal) else (following, snapshot(following))
    return Foresight(session, intent, outcome)

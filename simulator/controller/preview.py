"""What the draft would come to if it were dealt as it stands."""

from dataclasses import dataclass

from simulator.controller.drafting import Draft
from simulator.controller.playing import Position
from simulator.rules.combat import Combat
from simulator.rules.events import Left
from simulator.rules.flow.steps import dealt


@dataclass(frozen=True, slots=True)
class Preview:
    """The combat after the drafted damage and state-based actions, and who would have left the battlefield."""

    after: Combat
    leaving: frozenset[str]


def preview(position: Position, draft: Draft | None) -> Preview | None:
    """What the shares that are chosen or filled in would come to; None where no damage is ahead."""
    ahead = position.ahead
    if ahead is None or draft is None:
        return None
    after = dealt(ahead, draft.step, draft.so_far)
    events = after.log[len(ahead.log) :]
    return Preview(after, frozenset(event.id for event in events if isinstance(event, Left)))

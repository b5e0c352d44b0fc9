"""Keyword abilities that have triggered in the present step, and whether the players have carried them out."""

from collections import Counter
from dataclasses import dataclass

from simulator.controller.board_state import TriggerView
from simulator.controller.refusals import about
from simulator.rules.combat import Combat
from simulator.rules.events import ActionDone, Event, KeywordTriggered, StepBegan


@dataclass(frozen=True, slots=True)
class Pending:
    """An ability that does something without a choice. `done`: its actions have been carried out in this step."""

    event: KeywordTriggered
    done: bool


def pending(combat: Combat) -> tuple[Pending, ...]:
    """The abilities of the present step, in the order in which they triggered.

    An action that several of them do is counted: as often as it was done, the first of them are done.
    """
    events = _of_this_step(combat)
    done = Counter(event.action for event in events if isinstance(event, ActionDone))
    found = []
    for event in events:
        if isinstance(event, KeywordTriggered) and event.actions:
            wanted = Counter(event.actions)
            is_done = wanted <= done
            if is_done:
                done -= wanted
            found.append(Pending(event, is_done))
    return tuple(found)


def _of_this_step(combat: Combat) -> tuple[Event, ...]:
    begins = [place for place, event in enumerate(combat.log) if isinstance(event, StepBegan)]
    return combat.log[begins[-1] if begins else 0 :]


def trigger_views(combat: Combat) -> tuple[TriggerView, ...]:
    """The abilities of the present step as they are shown."""
    return tuple(
        TriggerView(index, about(one.event.message, one.event.rule), one.done)
        for index, one in enumerate(pending(combat))
    )

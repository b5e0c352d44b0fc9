"""Triggered abilities of a scenario: each time one triggers it is logged, and that is all.

A trigger without a condition waits for what happens to its own permanent. A condition on what a creature does
(it attacks, deals combat damage, dies …) has the trigger look at every such creature, as cards do that look at
trample; a condition on what is done to the permanent restricts who does it.
"""

from simulator.rules.combat import Combat
from simulator.rules.events import Triggered
from simulator.rules.filters import matches
from simulator.rules.objects import Permanent, Trigger, TriggerWhen

_DONE_TO_IT = frozenset(
    {
        TriggerWhen.IS_DEALT_DAMAGE,
        TriggerWhen.IS_DEALT_EXCESS_DAMAGE,
        TriggerWhen.BECOMES_BLOCKED_BY_A_CREATURE,
        TriggerWhen.LAST_DEFENSE_COUNTER_REMOVED,
    }
)


def trigger(
    combat: Combat, when: TriggerWhen, subject: str, times: int = 1, source: str | tuple[str, ...] = ()
) -> Combat:
    """The combat with every trigger logged that waits for this event.

    `subject`: whom the event is about (for `gains life` the player); `source`: who does it to the subject, one
    or several in one event. `times`: how often it happens at once.
    """
    sources = (source,) if isinstance(source, str) else source
    watchers = [one for one in combat.having_triggers if combat.on_battlefield(one.id) or one.id == subject]
    events = [
        Triggered(watcher.id, when, times, ability.text)
        for watcher in watchers
        for ability in watcher.triggers
        if ability.when is when and _waits_for(combat, watcher, ability, subject, sources)
    ]
    return combat.with_events(*events)


def _waits_for(combat: Combat, watcher: Permanent, ability: Trigger, subject: str, sources: tuple[str, ...]) -> bool:
    if ability.when is TriggerWhen.GAINS_LIFE:
        return watcher.controller == subject and _restricted_to(combat, ability, sources)
    if ability.when in _DONE_TO_IT:
        return watcher.id == subject and _restricted_to(combat, ability, sources)
    if ability.condition is None:
        return watcher.id == subject
    return matches(combat, ability.condition, subject)


def _restricted_to(combat: Combat, ability: Trigger, sources: tuple[str, ...]) -> bool:
    return ability.condition is None or any(matches(combat, ability.condition, source) for source in sources)

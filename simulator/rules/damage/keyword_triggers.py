"""Deathtouch and lifelink in the eras in which they were triggers: they do their work after state-based actions."""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.damage.figures import life, with_changes
from simulator.rules.events import DamageDealt, DamageRow, FiguresChanged, Left
from simulator.rules.flow.destroying import destroy
from simulator.rules.flow.state_based import check
from simulator.rules.keywords import Keyword
from simulator.rules.objects import Permanent

_NONE: Mapping[str, Permanent] = MappingProxyType({})


def with_keywords_triggered(before: Combat, after: Combat, last_known: Mapping[str, Permanent] = _NONE) -> Combat:
    """The combat when what triggered on the damage dealt since `before` has resolved, and the checks after that.

    `last_known`: the sources that had left before it was dealt, each as it last was. A player whose life is at 0
    has lost by then, and a creature with lethal damage is gone; what deathtouch destroys needs a regeneration
    shield of its own. Where deathtouch and lifelink are no triggers nothing happens.
    Rule: CR 702.2, 702.15, in the words of 2007.
    """
    dealt = tuple(_dealt_since(before, after, last_known)) if after.era.damage_keywords_trigger else ()
    gained = _with_life_gained(after, dealt)
    doomed = {row.recipient: Rule("702.2b") for row, source in dealt if _destroys(before, gained, row, source)}
    return after if gained is after and not doomed else check(destroy(gained, doomed))


def _dealt_since(
    before: Combat, after: Combat, last_known: Mapping[str, Permanent]
) -> Iterator[tuple[DamageRow, Permanent]]:
    """What permanents have dealt, each row with the permanent as it was then; not what an effect dealt back."""
    sources = {**{one.id: one for one in after.permanents}, **last_known}
    for event in after.log[len(before.log) :]:
        if isinstance(event, DamageDealt):
            yield from ((row, sources[row.source]) for row in event.rows if row.dealt and row.source in sources)


def _with_life_gained(combat: Combat, dealt: Iterable[tuple[DamageRow, Permanent]]) -> Combat:
    """Once for each source, as much as it dealt in all."""
    amounts: dict[str, int] = {}
    controllers: dict[str, str] = {}
    for row, source in dealt:
        if source.has(Keyword.LIFELINK) and not combat.player(source.controller).out:
            amounts[source.id] = amounts.get(source.id, 0) + row.dealt
            controllers[source.id] = source.controller
    for id, amount in amounts.items():
        changes = life(combat, controllers[id], amount)
        combat = with_changes(combat, changes).with_events(FiguresChanged(changes))
    return combat


def _destroys(before: Combat, after: Combat, row: DamageRow, source: Permanent) -> bool:
    """Whether deathtouch destroys the recipient: a creature that has not left since, even if it came back."""
    if not source.has(Keyword.DEATHTOUCH) or after.is_player(row.recipient):
        return False
    left = any(isinstance(event, Left) and event.id == row.recipient for event in after.log[len(before.log) :])
    return not left and after.on_battlefield(row.recipient) and after.permanent(row.recipient).is_creature

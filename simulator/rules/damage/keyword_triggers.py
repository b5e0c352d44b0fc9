"""Deathtouch and lifelink in the eras in which they were triggers: they do their work after state-based actions."""

from collections.abc import Iterator

from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.damage.figures import life, with_changes
from simulator.rules.events import DamageDealt, DamageRow, FiguresChanged, Left
from simulator.rules.flow.destroying import destroy
from simulator.rules.flow.state_based import check
from simulator.rules.keywords import Keyword
from simulator.rules.objects import Permanent


def with_keywords_triggered(before: Combat, after: Combat) -> Combat:
    """The combat when what triggered on the damage dealt since `before` has resolved, and the checks after that.

    A player whose life is at 0 has lost by then, and a creature with lethal damage is gone; what deathtouch
    destroys needs a regeneration shield of its own. Where deathtouch and lifelink are no triggers nothing happens.
    Rule: CR 702.2, 702.15, in the words of 2007.
    """
    rows = tuple(_rows_since(before, after)) if after.era.damage_keywords_trigger else ()
    gained = _with_life_gained(after, rows)
    doomed = {row.recipient: Rule("702.2b") for row in rows if _destroys(before, gained, row)}
    return after if gained is after and not doomed else check(destroy(gained, doomed))


def _rows_since(before: Combat, after: Combat) -> Iterator[DamageRow]:
    for event in after.log[len(before.log) :]:
        if isinstance(event, DamageDealt):
            yield from (row for row in event.rows if row.dealt)


def _with_life_gained(combat: Combat, rows: tuple[DamageRow, ...]) -> Combat:
    """Once for each source, as much as it dealt in all."""
    dealt: dict[str, int] = {}
    for row in rows:
        source = _source(combat, row)
        if source is not None and source.has(Keyword.LIFELINK) and not combat.player(source.controller).out:
            dealt[row.source] = dealt.get(row.source, 0) + row.dealt
    for id, amount in dealt.items():
        changes = life(combat, combat.permanent(id).controller, amount)
        combat = with_changes(combat, changes).with_events(FiguresChanged(changes))
    return combat


def _destroys(before: Combat, after: Combat, row: DamageRow) -> bool:
    """Whether deathtouch destroys the recipient: a creature that has not left since, even if it came back."""
    source = _source(after, row)
    if source is None or not source.has(Keyword.DEATHTOUCH) or after.is_player(row.recipient):
        return False
    left = any(isinstance(event, Left) and event.id == row.recipient for event in after.log[len(before.log) :])
    return not left and after.on_battlefield(row.recipient) and after.permanent(row.recipient).is_creature


def _source(combat: Combat, row: DamageRow) -> Permanent | None:
    """The permanent that dealt it, as last known; None for what an effect dealt back."""
    return next((one for one in combat.permanents if one.id == row.source), None)

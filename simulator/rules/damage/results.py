"""What damage results in: life lost, poison, counters, marked damage, loyalty and defense removed, life gained."""

from dataclasses import replace

from simulator.rules.combat import Combat
from simulator.rules.damage.event import Portion, has_keyword, source_of
from simulator.rules.damage.figures import MINUS_ONE, life, poison, with_changes
from simulator.rules.events import DamageRow, Figure, FigureChange
from simulator.rules.keywords import Keyword
from simulator.rules.objects import Permanent


def with_results(
    combat: Combat, portions: tuple[Portion, ...], is_combat_damage: bool
) -> tuple[Combat, tuple[DamageRow, ...]]:
    """The combat with the results of all these portions, and a row for each of them.

    Results are told portion by portion, although all happen at once: loyalty that one has removed, the next
    one does not find. Rule: CR 120.3, 120.4c–d.
    """
    rows: list[DamageRow] = []
    poisoned: set[tuple[str, str]] = set()
    for one in portions:
        changes = _results(combat, one) if one.amount > 0 else ()
        if is_combat_damage and one.amount > 0 and combat.is_player(one.recipient):
            first = (one.source, one.recipient) not in poisoned
            changes += _of_combat_damage_to_a_player(combat, one, first)
            poisoned.add((one.source, one.recipient))
        combat = _with_deathtouch(with_changes(combat, changes), one)
        rows.append(
            DamageRow(one.source, one.recipient, one.assigned, one.amount, changes, one.assigned_to, is_combat_damage)
        )
    return combat, tuple(rows)


def _results(combat: Combat, one: Portion) -> tuple[FigureChange, ...]:
    if combat.is_player(one.recipient):
        changes = _to_player(combat, one)
    else:
        changes = _to_permanent(combat, one, combat.permanent(one.recipient))
    return changes + _lifelink(combat, one)


def _to_player(combat: Combat, one: Portion) -> tuple[FigureChange, ...]:
    """Rule: CR 120.3a–b."""
    if has_keyword(combat, one, Keyword.INFECT):
        return poison(combat, one.recipient, one.amount)
    return life(combat, one.recipient, -one.amount)


def _to_permanent(combat: Combat, one: Portion, recipient: Permanent) -> tuple[FigureChange, ...]:
    """Every row that fits its types: a planeswalker that is a creature loses loyalty and has damage marked.

    Rule: CR 120.3c–e, 120.3h.
    """
    changes = []
    if recipient.is_creature:
        changes.append(_to_creature(combat, one))
    if recipient.is_planeswalker and recipient.loyalty:
        changes.append(FigureChange(recipient.id, Figure.LOYALTY, -min(one.amount, recipient.loyalty)))
    if recipient.is_battle and recipient.defense:
        changes.append(FigureChange(recipient.id, Figure.DEFENSE, -min(one.amount, recipient.defense)))
    return tuple(changes)


def _to_creature(combat: Combat, one: Portion) -> FigureChange:
    if has_keyword(combat, one, Keyword.WITHER) or has_keyword(combat, one, Keyword.INFECT):
        return FigureChange(one.recipient, Figure.COUNTERS, one.amount, MINUS_ONE)
    return FigureChange(one.recipient, Figure.DAMAGE, one.amount)


def _lifelink(combat: Combat, one: Portion) -> tuple[FigureChange, ...]:
    """Where it is no trigger. Rule: CR 120.3f, 702.15b."""
    source = source_of(combat, one)
    if source is None or not source.has(Keyword.LIFELINK) or combat.era.damage_keywords_trigger:
        return ()
    return life(combat, source.controller, one.amount)


def _of_combat_damage_to_a_player(combat: Combat, one: Portion, first: bool) -> tuple[FigureChange, ...]:
    """Toxic counts once for a source, however its damage came to the player; a commander's damage is kept.

    Rule: CR 120.3g, 702.164, 903.10a.
    """
    source = source_of(combat, one)
    if source is None:
        return ()
    toxic = source.total(Keyword.TOXIC) if first else 0
    changes = poison(combat, one.recipient, toxic) if toxic else ()
    if source.commander:
        changes += (FigureChange(one.recipient, Figure.COMMANDER_DAMAGE, one.amount, source.id),)
    return changes


def _with_deathtouch(combat: Combat, one: Portion) -> Combat:
    """State-based actions ask whether a source with deathtouch has dealt it damage. Rule: CR 702.2b."""
    if one.amount <= 0 or combat.is_player(one.recipient) or combat.era.damage_keywords_trigger:
        return combat
    if not has_keyword(combat, one, Keyword.DEATHTOUCH):
        return combat
    return combat.with_permanent(replace(combat.permanent(one.recipient), dealt_deathtouch=True))

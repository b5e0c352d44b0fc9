"""Damage is dealt: all of it at one time, with what it results in and what triggers; nothing is checked yet.

State-based actions are the next thing to happen, and another module's.
"""

from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.damage_event import Portion, portion
from simulator.rules.damage_step import DamageStep
from simulator.rules.damage_triggers import with_triggers
from simulator.rules.events import Announced, DamageDealt
from simulator.rules.excess import excess_by_recipient
from simulator.rules.results import with_results


def deal_combat_damage(combat: Combat, step: DamageStep, assignment: Assignment) -> Combat:
    """The combat after all combat damage of the step has been dealt as announced.

    A row for each source and recipient in canonical order. Legality is not asked here. Rule: CR 510.2.
    """
    given = {(source, recipient): amount for source, recipient, amount in assignment.shares()}
    portions = tuple(portion(*slot, given[slot]) for slot in step.slots if slot in given)
    return _dealt(combat.with_events(Announced(assignment)), portions, is_combat_damage=True)


def _dealt(combat: Combat, portions: tuple[Portion, ...], is_combat_damage: bool) -> Combat:
    if not portions:
        return combat
    after, rows = with_results(combat, portions, is_combat_damage)
    after = after.with_events(DamageDealt(rows, excess_by_recipient(combat, portions)))
    return with_triggers(combat, after, portions, is_combat_damage)

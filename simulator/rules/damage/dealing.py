"""Damage is dealt: all of it at one time, with what it results in and what triggers.

State-based actions are the next thing to happen, and another module's.
"""

from collections.abc import Collection, Mapping
from types import MappingProxyType

from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.damage.effects_applied import with_effects
from simulator.rules.damage.event import Portion, can_be_dealt_damage, portion
from simulator.rules.damage.excess import excess_by_recipient, excess_damage
from simulator.rules.damage.results import with_results
from simulator.rules.damage.surplus import with_surplus_moved
from simulator.rules.damage.triggers import with_triggers
from simulator.rules.damage_step import DamageStep
from simulator.rules.events import Announced, DamageDealt
from simulator.rules.objects import Permanent


def deal_combat_damage(combat: Combat, step: DamageStep, assignment: Assignment) -> Combat:
    """The combat after all combat damage of the step has been dealt as announced and as effects have changed it.

    A row for each source and recipient in canonical order. Legality is not asked here. Rule: CR 510.2.
    """
    return deal_announced(combat.with_events(Announced(assignment)), step, assignment)


def deal_announced(
    combat: Combat,
    step: DamageStep,
    assignment: Assignment,
    spared: Collection[str] = (),
    last_known: Mapping[str, Permanent] = MappingProxyType({}),
) -> Combat:
    """The combat after the damage of an assignment that was announced before.

    To those `spared` none is dealt. `last_known`: the sources that have left since, each as it last was.
    """
    given = {(source, to): amount for source, to, amount in assignment.shares() if to not in spared}
    portions = tuple(portion(*slot, given[slot], last_known.get(slot[0])) for slot in step.slots if slot in given)
    return _dealt(combat, portions, step.moment.value, is_combat_damage=True)


def deal_damage(combat: Combat, source: str, to: str, amount: int, excess_to_controller: bool = False) -> Combat:
    """The combat after a permanent has dealt damage that is not combat damage.

    `amount` in damage points. `excess_to_controller`: what is more than lethal damage, loyalty or defense goes
    to the recipient's controller instead. What can't be dealt damage is dealt none (`can_be_dealt_damage`).
    Rule: CR 120.3, 120.4a.
    """
    if amount <= 0 or not can_be_dealt_damage(combat, to):
        return combat
    whole = portion(source, to, amount)
    excess = excess_damage(combat, to, (whole,)) if excess_to_controller else 0
    portions = [portion(source, to, amount - excess)]
    if excess:
        portions.append(portion(source, combat.permanent(to).controller, excess))
    dealt = tuple(one for one in portions if one.amount)
    return _dealt(combat, dealt, combat.moment.value, is_combat_damage=False)


def _dealt(combat: Combat, portions: tuple[Portion, ...], step: str, is_combat_damage: bool) -> Combat:
    """All of this damage, and then what effects that prevented some of it deal back."""
    if not portions:
        return combat
    before, dealt = with_effects(combat, portions, step)
    if is_combat_damage and combat.era.surplus_moves:
        before, dealt = with_surplus_moved(before, dealt, step)
    after, rows = with_results(before, dealt, is_combat_damage)
    after = after.with_events(DamageDealt(rows, excess_by_recipient(before, dealt)))
    after = with_triggers(before, after, dealt, is_combat_damage)
    return _dealt(after, _back(after, dealt), step, is_combat_damage=False)


def _back(combat: Combat, portions: tuple[Portion, ...]) -> tuple[Portion, ...]:
    """What is dealt back to each source, by the effect that prevented it; this is not combat damage.

    Rule: CR 615.5.
    """
    amounts: dict[tuple[str, str], int] = {}
    for one in portions:
        for effect, amount in one.returned:
            if not one.by_effect and can_be_dealt_damage(combat, one.source):
                amounts[effect, one.source] = amounts.get((effect, one.source), 0) + amount
    return tuple(
        Portion(effect, source, amount, amount, by_effect=True) for (effect, source), amount in amounts.items()
    )

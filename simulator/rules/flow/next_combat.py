"""The scenario to go on from when a combat has ended: what is left, with what happened to it."""

from collections.abc import Collection
from dataclasses import replace

from simulator.rules.combat import Combat, Zone
from simulator.rules.effects import DamageEffect, Filter
from simulator.rules.objects import Permanent, Trigger
from simulator.rules.scenario import Declared, Scenario
from simulator.rules.timeline import Action, ActionKind, Moment, TimelineEntry


def next_combat(scenario: Scenario, combat: Combat) -> Scenario:
    """The board after this combat, with nothing declared yet; what is gone, or never came, is not on it.

    Damage stays marked, tapped stays tapped. Regeneration shields, and what is phased out, are told as what
    happens at the beginning of the next combat, since a board has no other word for them. Rule: CR 511.3, 120.6.
    """
    left = tuple(one for one in combat.permanents if combat.zone(one.id) is Zone.BATTLEFIELD)
    known = {one.id for one in left} | {player.id for player in combat.players}
    return Scenario(
        players=tuple(replace(player, lost=False) for player in combat.players),
        active_player=combat.active_player,
        permanents=tuple(_at_rest(one, known) for one in left),
        rules=scenario.rules,
        declared=Declared(),
        effects=tuple(effect for one in combat.effects for effect in _still_meant(one, known)),
        timeline=tuple(entry for one in left for entry in _still_to_tell(one)),
        what_if=scenario.what_if,
    )


def _at_rest(permanent: Permanent, known: Collection[str]) -> Permanent:
    triggers = tuple(ability for one in permanent.triggers for ability in _still_waiting(one, known))
    return replace(permanent, regeneration_shields=0, dealt_deathtouch=False, phased_out=False, triggers=triggers)


def _still_to_tell(permanent: Permanent) -> list[TimelineEntry]:
    shield = TimelineEntry(Moment.BEGINNING, Action(ActionKind.REGENERATE, permanent=permanent.id))
    phased = TimelineEntry(Moment.BEGINNING, Action(ActionKind.PHASE_OUT, permanent=permanent.id))
    return [shield] * permanent.regeneration_shields + [phased] * permanent.phased_out


def _still_meant(effect: DamageEffect, known: Collection[str]) -> list[DamageEffect]:
    """The effect without those who are gone; none where it looked at nobody else, or redirected to one of them."""
    source, recipient = _without_the_gone(effect.source, known), _without_the_gone(effect.recipient, known)
    aimless = effect.to is not None and effect.to not in known
    if aimless or _is_nobody(source) or _is_nobody(recipient):
        return []
    return [replace(effect, source=source, recipient=recipient)]


def _still_waiting(trigger: Trigger, known: Collection[str]) -> list[Trigger]:
    condition = _without_the_gone(trigger.condition, known)
    return [] if _is_nobody(condition) else [replace(trigger, condition=condition)]


def _without_the_gone(filter: Filter | None, known: Collection[str]) -> Filter | None:
    if filter is None or filter.ids is None:
        return filter
    return replace(filter, ids=tuple(id for id in filter.ids if id in known))


def _is_nobody(filter: Filter | None) -> bool:
    return filter is not None and filter.ids == ()

"""Leaving combat and leaving the battlefield."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from simulator.rules.citation import Rule
from simulator.rules.combat import Attacker, Blocker, Combat, Zone
from simulator.rules.defending import kind_of
from simulator.rules.events import Left
from simulator.rules.objects import TriggerWhen
from simulator.rules.scenario import WasAttacking
from simulator.rules.triggers import trigger


def remove_from_combat(combat: Combat, id: str) -> Combat:
    """The permanent neither attacks, blocks nor is attacked any more. Rule: CR 506.4."""
    return _all_removed(combat, (id,))


def stop_attacking(combat: Combat, *ids: str) -> Combat:
    """The creatures attack no more and are out of their bands; those that block them still are blocking creatures.

    Rule: CR 506.4, 509.1g, 702.22f.
    """
    if not any(one.id in ids for one in combat.attackers):
        return combat
    attackers = tuple(one for one in combat.attackers if one.id not in ids)
    blockers = tuple(replace(one, blocking=_without(one.blocking, ids)) for one in combat.blockers)
    bands = tuple(_without(band, ids) for band in combat.bands)
    return replace(combat, attackers=attackers, blockers=blockers, bands=tuple(band for band in bands if len(band) > 1))


def stop_blocking(combat: Combat, *ids: str) -> Combat:
    """The creatures block no more; what they blocked stays blocked. Rule: CR 506.4, 509.1h."""
    if not any(one.id in ids for one in combat.blockers):
        return combat
    attackers = tuple(replace(one, blockers=_without(one.blockers, ids)) for one in combat.attackers)
    blockers = tuple(one for one in combat.blockers if one.id not in ids)
    return replace(combat, attackers=attackers, blockers=blockers)


def stop_being_attacked(combat: Combat, *ids: str) -> Combat:
    """The attackers of a player, planeswalker or battle stay attacking, and attack nothing. Rule: CR 506.4c."""
    if not any(one.attacking in ids for one in combat.attackers):
        return combat

    def left_behind(attacker: Attacker) -> Attacker:
        if attacker.attacking is None or attacker.attacking not in ids:
            return attacker
        was = WasAttacking(kind_of(combat, attacker.attacking), attacker.defending_player)
        return replace(attacker, attacking=None, was_attacking=was)

    return replace(combat, attackers=tuple(left_behind(one) for one in combat.attackers))


def unblock(combat: Combat, attacker: Attacker) -> Combat:
    """The creatures that block the attacker stop blocking it; they still are blocking creatures."""

    def without(blocker: Blocker) -> Blocker:
        return replace(blocker, blocking=_without(blocker.blocking, (attacker.id,)))

    return replace(combat, blockers=tuple(without(one) for one in combat.blockers))


def leave_battlefield(combat: Combat, causes: Mapping[str, Rule | None]) -> Combat:
    """Permanents leave the battlefield and with it combat, at one time, each for its own cause (None: an action).

    Rule: CR 506.4.
    """
    if not causes:
        return combat
    combat = _all_removed(combat, causes)
    left = (Left(id, rule, combat.permanent(id)) for id, rule in causes.items())
    zones = tuple((id, Zone.GONE if id in causes else zone) for id, zone in combat.zones)
    return replace(combat, zones=zones).with_events(*left)


def put_into_graveyard(combat: Combat, causes: Mapping[str, Rule | None]) -> Combat:
    """Permanents go to the graveyard at one time, each for its own cause; what dies triggers.

    What waits for this looks back at the battlefield as it was, so that those which die together see one another.
    """
    seen = combat
    for id in causes:
        seen = trigger(seen, TriggerWhen.DIES, id)
    return leave_battlefield(combat, causes).with_events(*seen.log[len(combat.log) :])


def _all_removed(combat: Combat, ids: Collection[str]) -> Combat:
    return stop_being_attacked(stop_blocking(stop_attacking(combat, *ids), *ids), *ids)


def _without(ids: tuple[str, ...], left: Collection[str]) -> tuple[str, ...]:
    return tuple(one for one in ids if one not in left)

"""Leaving combat and leaving the battlefield."""

from collections.abc import Mapping
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
    return stop_being_attacked(stop_blocking(stop_attacking(combat, id), id), id)


def stop_attacking(combat: Combat, id: str) -> Combat:
    """The creature attacks no more and is out of its band; those that block it still are blocking creatures.

    Rule: CR 506.4, 509.1g, 702.22f.
    """
    if combat.attacker(id) is None:
        return combat
    attackers = tuple(one for one in combat.attackers if one.id != id)
    blockers = tuple(replace(one, blocking=_without(one.blocking, id)) for one in combat.blockers)
    bands = tuple(_without(band, id) for band in combat.bands)
    return replace(combat, attackers=attackers, blockers=blockers, bands=tuple(band for band in bands if len(band) > 1))


def stop_blocking(combat: Combat, id: str) -> Combat:
    """The creature blocks no more; what it blocked stays blocked. Rule: CR 506.4, 509.1h."""
    if combat.blocker(id) is None:
        return combat
    attackers = tuple(replace(one, blockers=_without(one.blockers, id)) for one in combat.attackers)
    blockers = tuple(one for one in combat.blockers if one.id != id)
    return replace(combat, attackers=attackers, blockers=blockers)


def stop_being_attacked(combat: Combat, id: str) -> Combat:
    """The attackers of a player, planeswalker or battle stay attacking, and attack nothing. Rule: CR 506.4c."""
    if not any(one.attacking == id for one in combat.attackers):
        return combat
    kind = kind_of(combat, id)

    def left_behind(attacker: Attacker) -> Attacker:
        if attacker.attacking != id:
            return attacker
        return replace(attacker, attacking=None, was_attacking=WasAttacking(kind, attacker.defending_player))

    return replace(combat, attackers=tuple(left_behind(one) for one in combat.attackers))


def unblock(combat: Combat, attacker: Attacker) -> Combat:
    """The creatures that block the attacker stop blocking it; they still are blocking creatures."""

    def without(blocker: Blocker) -> Blocker:
        return replace(blocker, blocking=_without(blocker.blocking, attacker.id))

    return replace(combat, blockers=tuple(without(one) for one in combat.blockers))


def leave_battlefield(combat: Combat, id: str, rule: Rule | None) -> Combat:
    """The permanent leaves the battlefield and with it combat. `rule` tells why; None: an action did it.

    Rule: CR 506.4.
    """
    return remove_from_combat(combat, id).with_zone(id, Zone.GONE).with_events(Left(id, rule))


def put_into_graveyard(combat: Combat, causes: Mapping[str, Rule | None]) -> Combat:
    """Permanents go to the graveyard at one time, each for its own cause; what dies triggers.

    What waits for this looks back at the battlefield as it was, so that those which die together see one another.
    """
    before = combat
    for id, rule in causes.items():
        combat = leave_battlefield(combat, id, rule)
    seen = before
    for id in causes:
        seen = trigger(seen, TriggerWhen.DIES, id)
    return combat.with_events(*seen.log[len(before.log) :])


def _without(ids: tuple[str, ...], id: str) -> tuple[str, ...]:
    return tuple(one for one in ids if one != id)

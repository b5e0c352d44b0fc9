"""Blocks and what they make of the attackers: blocked, band by band, in order."""

from collections.abc import Iterable
from dataclasses import replace

from simulator.rules.combat import Attacker, BlockedState, Blocker, Combat
from simulator.rules.flow.keyword_triggers import when_blocked, when_blocked_by
from simulator.rules.objects import TriggerWhen
from simulator.rules.timeline import Moment
from simulator.rules.triggers import trigger


def blocks_are_declared(combat: Combat) -> bool:
    """Whether the declare blockers step has come."""
    return combat.moment not in (Moment.BEGINNING, Moment.DECLARE_ATTACKERS)


def band_of(combat: Combat, attacker: str) -> tuple[str, ...]:
    """The members of the attacker's band in their order, itself included; itself alone where it has none."""
    return next((band for band in combat.bands if attacker in band), (attacker,))


def mates_of(combat: Combat, attackers: Iterable[str]) -> tuple[str, ...]:
    """The other members of these attackers' bands, in the order of the bands. Rule: CR 702.22h."""
    named = tuple(attackers)
    bands = [band for band in combat.bands if any(id in band for id in named)]
    return tuple(id for band in bands for id in band if id not in named)


def with_blocks(combat: Combat, blocks: Iterable[tuple[str, str]], before: str | None = None) -> Combat:
    """Blockers block attackers besides whom they block already; the attackers are blocked.

    `blocks`: a blocker with an attacker each. Who comes new is last in each order, or in front of the foe named
    `before`. A block that is there already is passed over. Rule: CR 509.1g–h.
    """
    blockers = {one.id: one.blocking for one in combat.blockers}
    attackers = {one.id: one.blockers for one in combat.attackers}
    blocked = set()
    for blocker, attacker in blocks:
        if attacker not in blockers.setdefault(blocker, ()):
            blockers[blocker] = _inserted(blockers[blocker], attacker, before)
            attackers[attacker] = _inserted(attackers[attacker], blocker, before)
            blocked.add(attacker)
    changed = (replace(one, blockers=attackers[one.id]) for one in combat.attackers)
    combat = replace(combat, attackers=tuple(changed), blockers=tuple(Blocker(*one) for one in blockers.items()))
    return with_blocked(combat, blocked)


def with_blocked(combat: Combat, attackers: Iterable[str]) -> Combat:
    """These attackers are blocked, whether or not a creature blocks them. Rule: CR 509.1h."""
    named = frozenset(attackers)
    changed = (replace(one, state=BlockedState.BLOCKED) if one.id in named else one for one in combat.attackers)
    return replace(combat, attackers=tuple(changed))


def with_attacker(combat: Combat, attacker: Attacker) -> Combat:
    """This combat with one attacker replaced."""
    return replace(combat, attackers=tuple(attacker if one.id == attacker.id else one for one in combat.attackers))


def blocked_triggers(before: Combat, combat: Combat) -> Combat:
    """The combat with what triggers when attackers have become blocked since `before`.

    Blocked by two it becomes blocked once, by a creature twice; a creature put in blocking counts.
    Rule: CR 509.3c–d, 702.22h.
    """
    for attacker in combat.attackers:
        old = before.attacker(attacker.id)
        if attacker.state is BlockedState.BLOCKED and (old is None or old.state is not BlockedState.BLOCKED):
            combat = when_blocked(trigger(combat, TriggerWhen.BECOMES_BLOCKED, attacker.id), attacker.id)
        for blocker in attacker.blockers:
            if old is None or blocker not in old.blockers:
                combat = trigger(combat, TriggerWhen.BECOMES_BLOCKED_BY_A_CREATURE, attacker.id, source=blocker)
                combat = when_blocked_by(combat, attacker.id, blocker)
    return combat


def _inserted(ids: tuple[str, ...], id: str, before: str | None) -> tuple[str, ...]:
    place = ids.index(before) if before is not None and before in ids else len(ids)
    return (*ids[:place], id, *ids[place:])

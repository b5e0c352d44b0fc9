"""Actions that bring permanents onto the battlefield or into combat."""

from collections.abc import Iterable
from dataclasses import replace

from simulator.rules.actions.acting import ActionRefusedError, given, permanent_of
from simulator.rules.actions.entering import (
    attacks,
    chosen_attacked,
    chosen_attackers,
    why_no_attacker,
    why_no_blocker,
    why_not_attacked,
    why_not_blocked,
)
from simulator.rules.citation import Rule
from simulator.rules.combat import Attacker, BlockedState, Combat, Zone
from simulator.rules.damage.figures import without_counters
from simulator.rules.events import Said
from simulator.rules.flow.blocking import blocked_triggers, mates_of, with_blocks
from simulator.rules.flow.keyword_triggers import when_blocking
from simulator.rules.flow.removal import leave_battlefield
from simulator.rules.messages import Name, message, names
from simulator.rules.objects import Permanent, TriggerWhen
from simulator.rules.timeline import Action, Moment
from simulator.rules.triggers import trigger


def put_attacking(combat: Combat, action: Action) -> Combat:
    """Put onto the battlefield attacking. Rule: CR 508.4, 506.3a–d."""
    combat = entered(combat, given(action.permanent), action.tapped)
    permanent = permanent_of(combat, action)
    why = why_no_attacker(combat, permanent)
    if why is not None:
        return combat.with_events(why)
    return _comes_to_attack(combat, permanent.id, chosen_attacked(combat, permanent.id, action.attacking))


def becomes_attacking(combat: Combat, action: Action) -> Combat:
    """A creature on the battlefield becomes an attacking creature. Rule: CR 508.4, 506.3g."""
    permanent = permanent_of(combat, action)
    if combat.attacker(permanent.id) is not None:
        raise ActionRefusedError(message("warning.already-attacking", creature=Name(permanent.id)), Rule("508.4"))
    _refuse(why_no_attacker(combat, permanent))
    attacked = chosen_attacked(combat, permanent.id, action.attacking)
    _refuse(_why_not(combat, permanent.id, attacked))
    return _comes_to_attack(combat, permanent.id, attacked)


def put_blocking(combat: Combat, action: Action) -> Combat:
    """Put onto the battlefield blocking; no "blocks" triggers. Rule: CR 509.4, 506.3a, 506.3e–f."""
    combat = entered(combat, given(action.permanent), action.tapped)
    permanent = permanent_of(combat, action)
    why = why_no_blocker(permanent)
    if why is not None:
        return combat.with_events(why)
    return _comes_to_block(combat, permanent, chosen_attackers(combat, permanent, action.blocking), action.before)


def becomes_blocking(combat: Combat, action: Action) -> Combat:
    """A creature on the battlefield blocks these attackers too; it blocks if it did not before.

    Rule: CR 506.3g, 509.3a.
    """
    permanent, attackers = permanent_of(combat, action), given(action.blocking)
    _refuse(why_no_blocker(permanent))
    for attacker in attackers:
        _refuse(why_not_blocked(combat, permanent, attacker))
    was_blocking = combat.blocker(permanent.id) is not None
    combat = _comes_to_block(combat, permanent, attackers, action.before)
    if was_blocking:
        return combat
    return when_blocking(trigger(combat, TriggerWhen.BLOCKS, permanent.id), permanent.id)


def ninjutsu(combat: Combat, action: Action) -> Combat:
    """An unblocked attacker is returned; this one enters tapped, attacking what that one attacked.

    Rule: CR 702.49a, 702.49c.
    """
    return _in_exchange(combat, action, Rule("702.49a"))


def sneak(combat: Combat, action: Action) -> Combat:
    """As ninjutsu, in the declare blockers step only. Rule: CR 702.190."""
    if combat.moment is not Moment.DECLARE_BLOCKERS:
        raise ActionRefusedError(message("warning.sneak-outside-blocks"), Rule("702.190"))
    return _in_exchange(combat, action, Rule("702.190"))


def put_back(combat: Combat, action: Action) -> Combat:
    """What has left the battlefield comes back, as a new object. Rule: CR 400.7."""
    return entered(combat, given(action.permanent), action.tapped)


def entered(combat: Combat, id: str, tapped: bool | None) -> Combat:
    """The permanent enters the battlefield; one that has been there before as a new object.

    Raises `ActionRefusedError` where it is there already, or was a token. Rule: CR 400.7, 111.8.
    """
    _refuse_on_battlefield(combat, id)
    permanent = combat.permanent(id) if combat.zone(id) is Zone.AWAITED else _as_new(combat, id)
    permanent = replace(permanent, summoning_sick=True, tapped=permanent.tapped if tapped is None else tapped)
    return _struck_never(combat, id).with_permanent(permanent).with_zone(id, Zone.BATTLEFIELD)


def _refuse_on_battlefield(combat: Combat, id: str) -> None:
    if combat.zone(id) is Zone.BATTLEFIELD:
        raise ActionRefusedError(message("warning.already-on-battlefield", permanent=Name(id)))


def _struck_never(combat: Combat, id: str) -> Combat:
    """A new object was in no combat when the first damage step began, so it assigns in the second.

    Rule: CR 400.7, 510.4.
    """
    had = combat.had_first_strike
    return combat if had is None or id not in had else replace(combat, had_first_strike=had - {id})


def _as_new(combat: Combat, id: str) -> Permanent:
    """What has left as the new object that it comes back as: as it was at first, its owner's, without counters."""
    first = next(one for one in combat.originals if one.id == id)
    if first.token:
        raise ActionRefusedError(message("warning.token-is-gone", permanent=Name(id)), Rule("111.8"))
    bare = without_counters(first)
    return replace(
        bare, controller=bare.owner or bare.controller, damage=0, tapped=False, attacked_this_turn=False, goaded_by=()
    )


def _comes_to_attack(combat: Combat, id: str, attacked: str | None) -> Combat:
    why = _why_not(combat, id, attacked)
    return combat.with_events(why) if why is not None else attacks(combat, id, given(attacked))


def _why_not(combat: Combat, id: str, attacked: str | None) -> Said | None:
    if attacked is None:
        return Said(message("log.nothing-to-attack", creature=Name(id)), Rule("508.4b"))
    return why_not_attacked(combat, id, attacked)


def _comes_to_block(combat: Combat, blocker: Permanent, attackers: Iterable[str], before: str | None) -> Combat:
    """It blocks those that it can, and the other members of their bands with them. Rule: CR 509.4a, 702.22h."""
    was = combat
    reasons = {attacker: why_not_blocked(combat, blocker, attacker) for attacker in attackers}
    combat = combat.with_events(*(why for why in reasons.values() if why is not None))
    able = tuple(attacker for attacker, why in reasons.items() if why is None)
    if not able:
        return combat
    everyone = able + mates_of(combat, able)
    combat = with_blocks(combat, ((blocker.id, attacker) for attacker in everyone), before)
    said = message("log.enters-blocking", creature=Name(blocker.id), attackers=names(everyone))
    return blocked_triggers(was, combat.with_events(Said(said, Rule("509.4"))))


def _in_exchange(combat: Combat, action: Action, rule: Rule) -> Combat:
    entering, returned = given(action.permanent), given(action.returned)
    _refuse_on_battlefield(combat, entering)
    attacker = _unblocked(combat, returned, combat.permanent(entering).controller, rule)
    combat = entered(leave_battlefield(combat, {returned: None}), entering, tapped=True)
    why = why_no_attacker(combat, combat.permanent(entering))
    return _comes_to_attack(combat, entering, attacker.attacking) if why is None else combat.with_events(why)


def _unblocked(combat: Combat, id: str, controller: str, rule: Rule) -> Attacker:
    """The unblocked attacker of this player that is to be returned. Raises `ActionRefusedError`."""
    attacker = combat.attacker(id)
    if attacker is None or attacker.state is not BlockedState.UNBLOCKED:
        raise ActionRefusedError(message("warning.not-unblocked", creature=Name(id)), rule)
    if combat.permanent(id).controller != controller:
        raise ActionRefusedError(message("warning.not-its-controller", creature=Name(id)), rule)
    return attacker


def _refuse(why: Said | None) -> None:
    if why is not None:
        raise ActionRefusedError(why.message, why.rule)

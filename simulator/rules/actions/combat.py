"""Actions on what is in combat already: removed from it, blocked or not, attacking something else."""

from dataclasses import replace

from simulator.rules.actions.acting import ActionRefusedError, given, permanent_of
from simulator.rules.citation import Rule
from simulator.rules.combat import Attacker, BlockedState, Combat
from simulator.rules.defending import attackable, defending_player_of
from simulator.rules.flow.blocking import band_of, blocked_triggers, with_attacker, with_blocked
from simulator.rules.flow.removal import remove_from_combat, unblock
from simulator.rules.messages import Name, message
from simulator.rules.timeline import Action


def leave_combat(combat: Combat, action: Action) -> Combat:
    """Removed from combat. Rule: CR 506.4."""
    permanent = permanent_of(combat, action)
    removed = remove_from_combat(combat, permanent.id)
    if removed is combat:
        raise ActionRefusedError(message("warning.not-in-combat", permanent=Name(permanent.id)), Rule("506.4"))
    return removed


def becomes_blocked(combat: Combat, action: Action) -> Combat:
    """The attacker becomes blocked, and its band with it, though no creature blocks it. Rule: CR 509.1h, 702.22i."""
    attacker = _attacker_of(combat, action)
    if attacker.state is BlockedState.BLOCKED:
        raise ActionRefusedError(message("warning.already-blocked", creature=Name(attacker.id)), Rule("509.1h"))
    return blocked_triggers(combat, with_blocked(combat, band_of(combat, attacker.id)))


def becomes_unblocked(combat: Combat, action: Action) -> Combat:
    """The blocked attacker becomes unblocked; what blocks it stops blocking it. Rule: CR 509.1h."""
    attacker = _attacker_of(combat, action)
    if attacker.state is not BlockedState.BLOCKED:
        raise ActionRefusedError(message("warning.not-blocked", creature=Name(attacker.id)), Rule("509.1h"))
    unblocked = replace(attacker, state=BlockedState.UNBLOCKED, blockers=())
    return with_attacker(unblock(combat, attacker), unblocked)


def reselect(combat: Combat, action: Action) -> Combat:
    """The attacker attacks another player, planeswalker or battle; it stays as it is otherwise.

    Rule: CR 508.7, 508.7a, 508.7c.
    """
    attacker, attacked = _attacker_of(combat, action), given(action.attacking)
    if attacked not in attackable(combat):
        values = {"creature": Name(attacker.id), "attacked": Name(attacked)}
        raise ActionRefusedError(message("warning.cannot-reselect", **values), Rule("508.7c"))
    defender = defending_player_of(combat, attacked)
    return with_attacker(combat, replace(attacker, attacking=attacked, defending_player=defender, was_attacking=None))


def _attacker_of(combat: Combat, action: Action) -> Attacker:
    permanent = permanent_of(combat, action)
    attacker = combat.attacker(permanent.id)
    if attacker is None:
        raise ActionRefusedError(message("warning.not-attacking", creature=Name(permanent.id)))
    return attacker

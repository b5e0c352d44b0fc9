"""Actions by which permanents leave, are to stay, or phase."""

from dataclasses import replace

from simulator.rules.actions.acting import ActionRefusedError, given, permanent_of
from simulator.rules.citation import Rule
from simulator.rules.combat import Combat, Zone
from simulator.rules.flow.destroying import destroy
from simulator.rules.flow.removal import leave_battlefield, put_into_graveyard, remove_from_combat
from simulator.rules.keywords import Keyword
from simulator.rules.messages import Name, message
from simulator.rules.timeline import Action


def destroyed(combat: Combat, action: Action) -> Combat:
    """Destroyed, unless it is indestructible or regenerates. Rule: CR 701.8, 702.12b."""
    permanent = permanent_of(combat, action)
    if permanent.has(Keyword.INDESTRUCTIBLE):
        raise ActionRefusedError(message("warning.indestructible", permanent=Name(permanent.id)), Rule("702.12b"))
    return destroy(combat, {permanent.id: None})


def sacrificed(combat: Combat, action: Action) -> Combat:
    """Put into the graveyard by its controller; that is no destruction. Rule: CR 701.21."""
    return put_into_graveyard(combat, {permanent_of(combat, action).id: None})


def leaves(combat: Combat, action: Action) -> Combat:
    """Leaves the battlefield for anywhere but the graveyard. Rule: CR 506.4."""
    return leave_battlefield(combat, {permanent_of(combat, action).id: None})


def gets_shield(combat: Combat, action: Action) -> Combat:
    """The next time that it would be destroyed this turn, it regenerates instead. Rule: CR 701.19a."""
    permanent = permanent_of(combat, action)
    return combat.with_permanent(replace(permanent, regeneration_shields=permanent.regeneration_shields + 1))


def phases_out(combat: Combat, action: Action) -> Combat:
    """Treated as though it did not exist, and removed from combat. Rule: CR 702.26b, 506.4."""
    permanent = permanent_of(combat, action)
    return remove_from_combat(combat, permanent.id).with_permanent(replace(permanent, phased_out=True))


def phases_in(combat: Combat, action: Action) -> Combat:
    """Exists again as it was, but in no combat. Rule: CR 702.26."""
    permanent = combat.permanent(given(action.permanent))
    if not permanent.phased_out or combat.zone(permanent.id) is not Zone.BATTLEFIELD:
        raise ActionRefusedError(message("warning.not-phased-out", permanent=Name(permanent.id)), Rule("702.26"))
    return combat.with_permanent(replace(permanent, phased_out=False))

"""The scenario to go on from when a combat has ended: what is left, with what happened to it."""

from dataclasses import replace

from simulator.rules.combat import Combat, Zone
from simulator.rules.objects import Permanent
from simulator.rules.scenario import Declared, Scenario
from simulator.rules.timeline import Action, ActionKind, Moment, TimelineEntry


def next_combat(scenario: Scenario, combat: Combat) -> Scenario:
    """The board after this combat, with nothing declared yet; what is gone, or never came, is not on it.

    Damage stays marked, tapped stays tapped. Regeneration shields, and what is phased out, are told as what
    happens at the beginning of the next combat, since a board has no other word for them. Rule: CR 511.3, 120.6.
    """
    here = tuple(one for one in combat.permanents if combat.zone(one.id) is Zone.BATTLEFIELD)
    return Scenario(
        players=combat.players,
        active_player=combat.active_player,
        permanents=tuple(_at_rest(one) for one in here),
        rules=scenario.rules,
        declared=Declared(),
        effects=combat.effects,
        timeline=tuple(entry for one in here for entry in _still_to_tell(one)),
    )


def _at_rest(permanent: Permanent) -> Permanent:
    return replace(permanent, regeneration_shields=0, dealt_deathtouch=False, phased_out=False)


def _still_to_tell(permanent: Permanent) -> list[TimelineEntry]:
    shield = TimelineEntry(Moment.BEGINNING, Action(ActionKind.REGENERATE, permanent=permanent.id))
    phased = TimelineEntry(Moment.BEGINNING, Action(ActionKind.PHASE_OUT, permanent=permanent.id))
    return [shield] * permanent.regeneration_shields + [phased] * permanent.phased_out

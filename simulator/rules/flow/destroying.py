"""Destruction and what stands in for it: indestructible permanents stay, shields regenerate."""

from collections.abc import Mapping
from dataclasses import replace

from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.events import Figure, FigureChange, FiguresChanged, Said
from simulator.rules.flow.removal import put_into_graveyard, remove_from_combat
from simulator.rules.keywords import Keyword
from simulator.rules.messages import Name, message


def destroy(combat: Combat, causes: Mapping[str, Rule | None]) -> Combat:
    """Permanents are destroyed at one time, each for its own cause (None: an action). Rule: CR 701.8."""
    combat, dying = with_shields_used(combat, causes)
    return put_into_graveyard(combat, dying)


def with_shields_used(combat: Combat, causes: Mapping[str, Rule | None]) -> tuple[Combat, dict[str, Rule | None]]:
    """What would be destroyed regenerates where it has a shield left; and who is left to be destroyed.

    Indestructible permanents are neither. One shield stands in for all that would destroy it at one time.
    Rule: CR 614.8, 702.12b, 704.7.
    """
    fallible = [id for id in causes if not combat.permanent(id).has(Keyword.INDESTRUCTIBLE)]
    shielded = [id for id in fallible if combat.permanent(id).regeneration_shields]
    for id in shielded:
        combat = _regenerate(combat, id)
    return combat, {id: causes[id] for id in fallible if id not in shielded}


def _regenerate(combat: Combat, id: str) -> Combat:
    """Its damage is removed, it is tapped and, if it attacks or blocks, out of combat.

    A planeswalker that is a creature and does neither goes on being attacked. Rule: CR 701.19a, 614.8, 506.4.
    """
    permanent = combat.permanent(id)
    shields = permanent.regeneration_shields - 1
    if combat.attacker(id) is not None or combat.blocker(id) is not None:
        combat = remove_from_combat(combat, id)
    combat = combat.with_permanent(
        replace(permanent, damage=0, tapped=True, dealt_deathtouch=False, regeneration_shields=shields)
    )
    combat = combat.with_events(Said(message("log.regenerates", permanent=Name(id)), Rule("701.19")))
    if not permanent.damage:
        return combat
    return combat.with_events(FiguresChanged((FigureChange(id, Figure.DAMAGE, -permanent.damage),)))

"""Trample as redirection, before Urza's Saga: what is more than destroys a blocker moves on when damage is dealt."""

from collections.abc import Iterable
from dataclasses import replace

from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.damage.effects_applied import with_effects
from simulator.rules.damage.event import Portion
from simulator.rules.division.assigning import lethal_damage
from simulator.rules.events import Said
from simulator.rules.keywords import Keyword
from simulator.rules.messages import Name, message

_TRAMPLING = (Keyword.TRAMPLE, Keyword.TRAMPLE_OVER_PLANESWALKERS)


def with_surplus_moved(combat: Combat, portions: tuple[Portion, ...], step: str) -> tuple[Combat, tuple[Portion, ...]]:
    """The damage after surplus has moved from blockers to what is attacked, and the combat with shields used up.

    `portions`: the damage as effects have changed it, so what is prevented on a blocker leaves less to move. Each
    creature keeps as much as destroys it, other damage first and trample's after that; of several tramplers'
    damage the first in canonical order stays (the texts don't say). What moves meets effects anew at its new
    recipient: a doubler doubles it again. That order of effects is inferred. Rule: CR 702.19, before October 1998.
    """
    staying, moving = list(portions), list[Portion]()
    for recipient in dict.fromkeys(one.recipient for one in portions):
        room = _room(combat, recipient, portions)
        for place, one in enumerate(portions):
            to = _goes_on_to(combat, one) if one.recipient == recipient else None
            if to is None:
                continue
            stays = min(one.amount, room)
            room -= stays
            staying[place] = replace(one, amount=stays)
            if one.amount > stays:
                moving.append(Portion(one.source, to, one.amount - stays, one.amount - stays, assigned_to=recipient))
    told = combat.with_events(*(_told(one, portions) for one in moving))
    after, moved = with_effects(told, tuple(moving), step)
    return after, (*staying, *moved)


def _goes_on_to(combat: Combat, portion: Portion) -> str | None:
    """What a trampler's surplus on one of its blockers moves to; None for all other damage."""
    attacker = combat.attacker(portion.source)
    if portion.by_effect or attacker is None or portion.recipient not in attacker.blockers:
        return None
    source = combat.permanent(portion.source)
    return attacker.attacking if any(source.has(keyword) for keyword in _TRAMPLING) else None


def _room(combat: Combat, recipient: str, portions: Iterable[Portion]) -> int:
    """The damage points that trample's damage must still bring to destroy a creature, after all other damage."""
    if combat.is_player(recipient) or not combat.permanent(recipient).is_creature:
        return 0
    others = sum(one.amount for one in portions if one.recipient == recipient and _goes_on_to(combat, one) is None)
    return max(0, lethal_damage(combat, combat.permanent(recipient)) - others)


def _told(moved: Portion, portions: Iterable[Portion]) -> Said:
    """Such as "Of 8 points on the Bear, 7 are more than destroys it and move on to Ben"."""
    creature = moved.assigned_to or ""
    points = sum(one.amount for one in portions if (one.source, one.recipient) == (moved.source, creature))
    said = message(
        "log.surplus-moves",
        source=Name(moved.source),
        creature=Name(creature),
        points=points,
        n=moved.assigned,
        recipient=Name(moved.recipient),
    )
    return Said(said, Rule("702.19"))

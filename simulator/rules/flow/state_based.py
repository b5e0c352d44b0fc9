"""State-based actions: what happens by itself whenever a player would get priority."""

from collections.abc import Callable
from dataclasses import replace

from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.division.assigning import lethal_damage
from simulator.rules.events import Figure, FigureChange, FiguresChanged
from simulator.rules.flow.destroying import with_shields_used
from simulator.rules.flow.losing import lose_the_game, losing
from simulator.rules.flow.protectors import with_protectors
from simulator.rules.flow.removal import put_into_graveyard
from simulator.rules.objects import Permanent

_PLUS_ONE, _MINUS_ONE = "+1/+1", "-1/-1"


def check(combat: Combat) -> Combat:
    """The combat after all state-based actions that it calls for: all at once, and again until none is left.

    Rule: CR 704.3, 704.5.
    """
    while True:
        before = combat
        combat = _carried_out(before)
        if len(combat.log) == len(before.log):
            return combat


def _carried_out(combat: Combat) -> Combat:
    """Every state-based action once, judged on the combat as it is now."""
    players = losing(combat)
    buried = _found(combat, _buried_by)
    destroyed = _found(combat, lambda one: None if one.id in buried else _destroyed_by(combat, one))
    combat, dying = with_shields_used(_without_deathtouch_marks(combat), destroyed)
    combat = put_into_graveyard(combat, {**buried, **dying})
    combat = lose_the_game(combat, players) if players else combat
    return with_protectors(_annihilated(combat))


def _found(combat: Combat, judge: Callable[[Permanent], Rule | None]) -> dict[str, Rule]:
    """Those permanents on the battlefield that a rule applies to, each with that rule."""
    return {one.id: rule for one in combat.present() if (rule := judge(one)) is not None}


def _buried_by(permanent: Permanent) -> Rule | None:
    """Why it is put into the graveyard, which no shield stands against. Rule: CR 704.5f, 704.5i, 704.5v–w."""
    if permanent.is_creature and (permanent.toughness or 0) <= 0:
        return Rule("704.5f")
    if permanent.is_planeswalker and not permanent.loyalty:
        return Rule("704.5i")
    if permanent.is_battle and not permanent.defense:
        return Rule("704.5v" if permanent.is_siege else "704.5w")
    return None


def _destroyed_by(combat: Combat, permanent: Permanent) -> Rule | None:
    """Why it is destroyed: lethal damage marked, or any from a source with deathtouch. Rule: CR 704.5g–h."""
    if not permanent.is_creature:
        return None
    if permanent.damage and not lethal_damage(combat, permanent):
        return Rule("704.5g")
    return Rule("704.5h") if permanent.dealt_deathtouch else None


def _without_deathtouch_marks(combat: Combat) -> Combat:
    """What deathtouch did counts for one check only. Rule: CR 704.5h."""
    if not any(one.dealt_deathtouch for one in combat.permanents):
        return combat
    return replace(combat, permanents=tuple(replace(one, dealt_deathtouch=False) for one in combat.permanents))


def _annihilated(combat: Combat) -> Combat:
    """As many +1/+1 as -1/-1 counters go, in pairs; power and toughness stay. Rule: CR 704.5q."""
    for permanent in tuple(combat.present()):
        counters = dict(permanent.counters)
        pairs = min(counters.get(_PLUS_ONE, 0), counters.get(_MINUS_ONE, 0))
        if pairs > 0:
            combat = _with_pairs_removed(combat, permanent, counters, pairs)
    return combat


def _with_pairs_removed(combat: Combat, permanent: Permanent, counters: dict[str, int], pairs: int) -> Combat:
    left = {kind: amount - pairs * (kind in (_PLUS_ONE, _MINUS_ONE)) for kind, amount in counters.items()}
    combat = combat.with_permanent(replace(permanent, counters=tuple((k, n) for k, n in left.items() if n)))
    gone = (FigureChange(permanent.id, Figure.COUNTERS, -pairs, kind) for kind in (_PLUS_ONE, _MINUS_ONE))
    return combat.with_events(FiguresChanged(tuple(gone)))

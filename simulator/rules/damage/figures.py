"""Changes of figures: life, poison, marked damage, loyalty, defense, counters; those of a team all at once.

A figure stops at the most that a scenario holds: whatever damage comes to can be saved.
"""

import re
from collections.abc import Iterable
from dataclasses import replace

from simulator.rules.checks.figures import LIMIT
from simulator.rules.combat import Combat
from simulator.rules.events import Figure, FigureChange
from simulator.rules.objects import Permanent, Player

MINUS_ONE = "-1/-1"
"""The kind of counter that damage from a source with wither or infect puts on a creature."""

_POWER_AND_TOUGHNESS = re.compile(r"(?P<power>[+-]\d+)/(?P<toughness>[+-]\d+)\Z")


def life(combat: Combat, player: str, amount: int) -> tuple[FigureChange, ...]:
    """The player gains (or, below zero, loses) life; with a team every member's figure changes.

    Rule: CR 119.3, 810.9.
    """
    return tuple(FigureChange(one, Figure.LIFE, amount) for one in team_of(combat, player))


def poison(combat: Combat, player: str, amount: int) -> tuple[FigureChange, ...]:
    """The player gets poison counters; with a team every member's figure changes. Rule: CR 810.10."""
    return tuple(FigureChange(one, Figure.POISON, amount) for one in team_of(combat, player))


def team_of(combat: Combat, player: str) -> tuple[str, ...]:
    """The player, and after them the other members of their team, in seat order."""
    team = combat.player(player).team
    others = (one.id for one in combat.players if team is not None and one.team == team and one.id != player)
    return (player, *others)


def with_changes(combat: Combat, changes: Iterable[FigureChange]) -> Combat:
    """The combat with these changes made; nothing is logged."""
    for change in changes:
        if combat.is_player(change.object):
            combat = combat.with_player(_changed_player(combat.player(change.object), change))
        else:
            combat = combat.with_permanent(_changed_permanent(combat.permanent(change.object), change))
    return combat


def _changed_player(player: Player, change: FigureChange) -> Player:
    if change.figure is Figure.LIFE:
        return replace(player, life=_within(player.life + change.amount))
    if change.figure is Figure.POISON:
        return replace(player, poison=_within(player.poison + change.amount))
    if change.figure is Figure.COMMANDER_DAMAGE:
        return replace(player, commander_damage=_added(player.commander_damage, change))
    raise ValueError(f"a player has no {change.figure.value}")


def _changed_permanent(permanent: Permanent, change: FigureChange) -> Permanent:
    if change.figure is Figure.DAMAGE:
        return replace(permanent, damage=_within(permanent.damage + change.amount))
    if change.figure is Figure.LOYALTY:
        return replace(permanent, loyalty=_within((permanent.loyalty or 0) + change.amount))
    if change.figure is Figure.DEFENSE:
        return replace(permanent, defense=_within((permanent.defense or 0) + change.amount))
    if change.figure is Figure.COUNTERS:
        return _with_counters(permanent, change)
    if change.figure is Figure.POWER:
        return replace(permanent, power=_within((permanent.power or 0) + change.amount))
    if change.figure is Figure.TOUGHNESS:
        return replace(permanent, toughness=_within((permanent.toughness or 0) + change.amount))
    raise ValueError(f"a permanent has no {change.figure.value}")


def _with_counters(permanent: Permanent, change: FigureChange) -> Permanent:
    """Figures hold what counters give: a -1/-1 counter that is put on takes 1 from each."""
    permanent = replace(permanent, counters=_added(permanent.counters, change))
    found = _POWER_AND_TOUGHNESS.match(change.of)
    if found is None or permanent.power is None or permanent.toughness is None:
        return permanent
    power = permanent.power + change.amount * int(found["power"])
    toughness = permanent.toughness + change.amount * int(found["toughness"])
    return replace(permanent, power=_within(power), toughness=_within(toughness))


def without_counters(permanent: Permanent) -> Permanent:
    """The permanent as it would be without the counters on it."""
    for kind, amount in permanent.counters:
        permanent = _with_counters(permanent, FigureChange(permanent.id, Figure.COUNTERS, -amount, kind))
    return permanent


def _added(figures: tuple[tuple[str, int], ...], change: FigureChange) -> tuple[tuple[str, int], ...]:
    """Figures by name with one changed; a name that comes to zero is left out."""
    amounts = dict(figures)
    amounts[change.of] = _within(amounts.get(change.of, 0) + change.amount)
    return tuple((name, amount) for name, amount in amounts.items() if amount)


def _within(figure: int) -> int:
    return max(-LIMIT, min(LIMIT, figure))

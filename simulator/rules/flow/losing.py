"""Losing and leaving the game, and what goes with a player who leaves."""

from collections.abc import Mapping
from dataclasses import replace

from simulator.rules.citation import Rule
from simulator.rules.combat import Combat, Zone
from simulator.rules.defending import is_over
from simulator.rules.events import PlayerLeft
from simulator.rules.flow.removal import leave_battlefield, remove_from_combat, stop_being_attacked
from simulator.rules.objects import Permanent, Player

_POISON = 10
_COMMANDER_DAMAGE = 21


def losing(combat: Combat) -> dict[str, Rule]:
    """The players who lose the game now, each with the rule that says so; a team loses together.

    Rule: CR 704.5a, 704.5c, 704.6, 810.8a.
    """
    found = {player.id: rule for player in combat.players if (rule := _loses_by(combat, player)) is not None}
    return {mate: rule for id, rule in found.items() for mate in team_in_game(combat, id)}


def lose_the_game(combat: Combat, causes: Mapping[str, Rule]) -> Combat:
    """These players lose and leave the game, all at one time. Rule: CR 104.3, 800.4a."""
    for id in causes:
        combat = combat.with_player(replace(combat.player(id), lost=True))
    return leave_the_game(combat, causes)


def leave_the_game(combat: Combat, causes: Mapping[str, Rule | None]) -> Combat:
    """These players leave, for the rules named or by an action; while the game goes on, what is theirs goes too.

    Whoever attacks one of them stays attacking. Rule: CR 800.4a, 800.4e.
    """
    for id, rule in causes.items():
        combat = combat.with_player(replace(combat.player(id), out=True)).with_events(PlayerLeft(id, rule))
    if is_over(combat):
        return combat
    for id in causes:
        combat = _without_what_is_theirs(stop_being_attacked(combat, id), id)
    return combat


def _loses_by(combat: Combat, player: Player) -> Rule | None:
    if player.out:
        return None
    if player.life <= 0:
        return Rule("704.5a" if player.team is None else "704.6a")
    if player.poison >= _losing_poison(combat, player):
        return Rule("704.5c" if player.team is None else "704.6b")
    if any(damage >= _COMMANDER_DAMAGE for _, damage in player.commander_damage):
        return Rule("704.6c")
    return None


def _losing_poison(combat: Combat, player: Player) -> int:
    """How many poison counters lose the game: ten; for a team fifteen, and five more for each head beyond two.

    Rule: CR 704.5c, 704.6b, 810.11.
    """
    if player.team is None:
        return _POISON
    heads = sum(one.team == player.team for one in combat.players)
    return _POISON + 5 * (heads - 1)


def team_in_game(combat: Combat, id: str) -> tuple[str, ...]:
    """The player and their team, those who are still in the game. Rule: CR 810.8."""
    return tuple(one.id for one in combat.players if not one.out and not combat.are_opponents(one.id, id))


def _without_what_is_theirs(combat: Combat, player: str) -> Combat:
    """Their permanents leave; what they only control goes back to its owner; whom they control is free."""
    here = [one for one in combat.permanents if combat.zone(one.id) is Zone.BATTLEFIELD]
    owned = [one.id for one in here if (one.owner or one.controller) == player]
    combat = leave_battlefield(combat, dict.fromkeys(owned, Rule("800.4a")))
    for permanent in here:
        if permanent.controller == player and permanent.id not in owned:
            combat = _given_back(combat, permanent)
    freed = (replace(one, controlled_by=None) if one.controlled_by == player else one for one in combat.players)
    return replace(combat, players=tuple(freed))


def _given_back(combat: Combat, permanent: Permanent) -> Combat:
    owner = permanent.owner
    if owner is None or combat.player(owner).out:
        return leave_battlefield(combat, {permanent.id: Rule("800.4a")})
    combat = remove_from_combat(combat, permanent.id)
    return combat.with_permanent(replace(permanent, controller=owner, summoning_sick=True))

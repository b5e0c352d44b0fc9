"""Which player announces: teams, players under another's control, and banding, which moves the choice."""

from collections.abc import Iterable

from simulator.rules.combat import Attacker, Blocker, Combat
from simulator.rules.keywords import Ability, Keyword
from simulator.rules.objects import Permanent
from simulator.rules.qualities import has_quality


def announcer_for(combat: Combat, player: str) -> str:
    """Who makes this player's choices: the player who controls them, and of a team its first member.

    Who has left the game controls nobody. Rule: CR 723.5, 800.4a, 805.10.
    """
    controller = combat.player(player).controlled_by
    chooser = player if controller is None or combat.player(controller).out else controller
    return _first_of_team(combat, chooser)


def announcing_players(combat: Combat) -> tuple[str, ...]:
    """The active player and every defending player, of a team its first member, in APNAP order.

    Rule: CR 101.4, 510.1, 802.5.
    """
    return tuple(dict.fromkeys(_first_of_team(combat, player) for player in combat.turn_order()))


def announcer_of_attacker(combat: Combat, attacker: Attacker) -> str:
    """Who divides an attacker's damage: its controller, or the defending player against banding.

    Rule: CR 510.1c, 702.22j.
    """
    if defending_player_divides(combat, attacker):
        return announcer_for(combat, attacker.defending_player)
    return announcer_for(combat, combat.permanent(attacker.id).controller)


def announcer_of_blocker(combat: Combat, blocker: Blocker) -> str:
    """Who divides a blocker's damage: its controller, or the active player where it blocks banding.

    Rule: CR 510.1d, 702.22k.
    """
    if active_player_divides(combat, blocker):
        return announcer_for(combat, combat.active_player)
    return announcer_for(combat, combat.permanent(blocker.id).controller)


def defending_player_divides(combat: Combat, attacker: Attacker) -> bool:
    """Whether the defending player divides this attacker's damage among its blockers.

    By banding among the blockers as they are now, or by an ability of a permanent of the attacked player.
    Rule: CR 702.22j.
    """
    return bool(attacker.blockers) and (
        _banding_among(combat, attacker.blockers) or _attacked_player_divides(combat, attacker)
    )


def active_player_divides(combat: Combat, blocker: Blocker) -> bool:
    """Whether the active player divides this blocker's damage, by banding among the attackers it blocks now.

    Rule: CR 702.22k.
    """
    return _banding_among(combat, blocker.blocking)


def _attacked_player_divides(combat: Combat, attacker: Attacker) -> bool:
    return any(
        permanent.controller == attacker.attacking and permanent.can(Ability.DEFENDER_DIVIDES)
        for permanent in combat.having_abilities
    )


def _banding_among(combat: Combat, ids: Iterable[str]) -> bool:
    creatures = [combat.permanent(id) for id in ids]
    return any(creature.has(Keyword.BANDING) or _bands_with(creature, creatures) for creature in creatures)


def _bands_with(creature: Permanent, creatures: list[Permanent]) -> bool:
    """A creature of the quality with "bands with other", and another creature of that quality."""
    return any(
        has_quality(creature, quality) and any(one is not creature and has_quality(one, quality) for one in creatures)
        for quality in creature.qualities(Keyword.BANDS_WITH_OTHER)
    )


def _first_of_team(combat: Combat, player: str) -> str:
    team = combat.player(player).team
    if team is None:
        return player
    return next((one.id for one in combat.players if one.team == team and not one.out), player)

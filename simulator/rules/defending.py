"""Who defends: the defending player of what is attacked, and everything that may be attacked."""

from simulator.rules.combat import Combat
from simulator.rules.objects import Permanent
from simulator.rules.scenario import AttackedKind


def defending_player_of(combat: Combat, attacked: str) -> str:
    """The defending player for an attacker of this player, planeswalker or battle.

    Rule: CR 508.5, for a battle its protector.
    """
    if combat.is_player(attacked):
        return attacked
    return defender_of_permanent(combat.permanent(attacked))


def defender_of_permanent(attacked: Permanent) -> str:
    """The player who defends a planeswalker or battle. Rule: CR 508.5a, 310.8."""
    if attacked.is_battle and attacked.protector is not None:
        return attacked.protector
    return attacked.controller


def kind_of(combat: Combat, attacked: str) -> AttackedKind:
    """What an attacked player or permanent is. One that is both planeswalker and battle counts as the former."""
    if combat.is_player(attacked):
        return AttackedKind.PLAYER
    return AttackedKind.PLANESWALKER if combat.permanent(attacked).is_planeswalker else AttackedKind.BATTLE


def is_attacking_side(combat: Combat, player: str) -> bool:
    """Whether the player is an attacking player: the active player, or of that player's team. Rule: CR 506.2b."""
    return not combat.are_opponents(player, combat.active_player)


def attackable(combat: Combat) -> tuple[str, ...]:
    """Everything that may be attacked now: defending players, their planeswalkers, battles they protect.

    A planeswalker that is a battle besides is attacked only where a defending player protects it, since its
    protector never attacks it. Rule: CR 506.2, 506.3, 310.9.
    """
    players = combat.defending_players()
    return players + tuple(one.id for one in combat.present() if _may_be_attacked(one, players))


def _may_be_attacked(permanent: Permanent, players: tuple[str, ...]) -> bool:
    if permanent.is_battle:
        return permanent.protector in players
    return permanent.is_planeswalker and permanent.controller in players


def may_block(combat: Combat, player: str, attacker: str) -> bool:
    """Whether this player's creatures may block the attacker: its defending player, or of that player's team.

    Rule: CR 509.1a, 805.10.
    """
    attacking = combat.attacker(attacker)
    return attacking is not None and not combat.are_opponents(player, attacking.defending_player)


def is_over(combat: Combat) -> bool:
    """Whether the game is over: at most one player or team is left in it. Rule: CR 104.2a."""
    left = [player for player in combat.players if not player.out]
    return not any(combat.are_opponents(one.id, left[0].id) for one in left[1:])

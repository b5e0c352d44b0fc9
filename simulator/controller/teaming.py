"""Teams: whose life and poison are shared."""

from dataclasses import replace
from itertools import count

from simulator.controller.board_state import Refusal
from simulator.controller.intents import JoinTeam
from simulator.controller.refusals import refuse
from simulator.controller.session import Scene, Turn
from simulator.rules.messages import Name, message
from simulator.rules.objects import Player
from simulator.rules.scenario import Scenario


def join_team(scene: Scene, intent: JoinTeam) -> Turn | Refusal:
    """A player joins the team of another one and has its life and poison from then on, or plays alone.

    Rule: CR 810.9.
    """
    scenario = scene.table.scenario
    if not scene.table.is_free:
        return refuse("refusal.edit-after-damage", None, id=Name(intent.player))
    player = scenario.player(intent.player)
    other = None if intent.other is None else scenario.player(intent.other)
    if player is None or (intent.other is not None and other is None):
        return refuse("refusal.no-player", None, player=Name(intent.player if player is None else intent.other or ""))
    if other is None:
        changed = _with(scenario, replace(player, team=None))
        return Turn(message("undo.leave-team", player=Name(player.id)), scene.table.with_scenario(changed))
    if other.id == player.id:
        return refuse("refusal.own-team", None, player=Name(player.id))
    team = other.team or _free_team(scenario)
    joined = replace(player, team=team, life=other.life, poison=other.poison)
    changed = _with(_with(scenario, joined), replace(other, team=team))
    label = message("undo.join-team", player=Name(player.id), other=Name(other.id))
    return Turn(label, scene.table.with_scenario(changed))


def _with(scenario: Scenario, player: Player) -> Scenario:
    return replace(scenario, players=tuple(player if one.id == player.id else one for one in scenario.players))


def _free_team(scenario: Scenario) -> str:
    taken = {player.team for player in scenario.players}
    return next(team for number in count(1) if (team := f"T{number}") not in taken)

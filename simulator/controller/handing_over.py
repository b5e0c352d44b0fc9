"""A card that is put at another player's side while the table is set up."""

from dataclasses import replace

from simulator.controller.board_state import Refusal
from simulator.controller.declared_edits import without_attack, without_blocks
from simulator.controller.intents import HandOver
from simulator.controller.refusals import refuse
from simulator.controller.session import Scene, Turn
from simulator.rules.messages import Name, message
from simulator.rules.objects import Permanent, Player
from simulator.rules.scenario import Declared, Scenario


def hand_over(scene: Scene, intent: HandOver) -> Turn | Refusal:
    """Another player controls a permanent from the beginning, or protects it where it is a Siege.

    What it, or what attacked it, was declared to do is undone. During combat a change of control is an action.
    Rule: CR 310.12.
    """
    scenario = scene.table.scenario
    permanent = scenario.permanent(intent.id)
    if permanent is None:
        return refuse("refusal.no-permanent", None, id=Name(intent.id))
    player = scenario.player(intent.player)
    if player is None:
        return refuse("refusal.no-player", None, player=Name(intent.player))
    if not scene.table.is_free:
        return refuse("refusal.edit-after-damage", None, id=Name(intent.id))
    moved = _protected_by(scenario, permanent, player) if permanent.is_siege else _of(permanent, player)
    if moved is None:
        return refuse("refusal.no-opponent-of", None, player=Name(intent.player))
    label = message("undo.hand-over", id=Name(intent.id), player=Name(intent.player))
    if moved == permanent:
        return Turn(label, scene.table)
    permanents = tuple(moved if one.id == intent.id else one for one in scenario.permanents)
    declared = _without(scenario.declared, intent.id)
    return Turn(label, scene.table.with_scenario(replace(scenario, permanents=permanents, declared=declared)))


def _of(permanent: Permanent, player: Player) -> Permanent:
    """Its owner stays who it was, where that was somebody else than its controller."""
    return replace(permanent, controller=player.id, protector=None)


def _protected_by(scenario: Scenario, siege: Permanent, player: Player) -> Permanent | None:
    """Whoever protects a Siege is an opponent of its controller; None where there is no such opponent."""
    opponents = [one.id for one in scenario.players if one.is_opponent_of(player)]
    if not opponents:
        return None
    controller = siege.controller if siege.controller in opponents else opponents[0]
    return replace(siege, protector=player.id, controller=controller)


def _without(declared: Declared, id: str) -> Declared:
    for attack in declared.attacks:
        if id in (attack.attacker, attack.attacking):
            declared = without_attack(declared, attack.attacker)
    return without_blocks(declared, id)

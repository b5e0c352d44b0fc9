"""Moving a card in its row: the order of cards, of attackers in their lanes, and of blockers before their attacker."""

from dataclasses import replace
from typing import TypeVar

from simulator.controller.board_state import Refusal
from simulator.controller.declared_edits import tidied, with_order
from simulator.controller.intents import MoveBefore
from simulator.controller.refusals import refuse
from simulator.controller.session import Scene, Turn
from simulator.rules.foes import declared_foes
from simulator.rules.messages import Name, message
from simulator.rules.scenario import Declared, Scenario

_Thing = TypeVar("_Thing")


def move_before(scene: Scene, intent: MoveBefore) -> Turn | Refusal:
    """A card stands before another one of its row, or last. Where there is a damage assignment order, blockers of one
    attacker are put in that order, as long as it can still be announced."""
    scenario = scene.table.scenario
    if scenario.permanent(intent.id) is None:
        return refuse("refusal.no-permanent", None, id=Name(intent.id))
    label = message("undo.move", id=Name(intent.id))
    permanents = _moved({one.id: one for one in scenario.permanents}, intent.id, intent.before)
    changed = replace(scenario, permanents=permanents)
    if scene.table.is_free:
        changed = replace(changed, declared=_declared_moved(scenario, intent, scene))
    return Turn(label, scene.table.with_scenario(changed))


def _declared_moved(scenario: Scenario, intent: MoveBefore, scene: Scene) -> Declared:
    declared = scenario.declared
    attacks = _moved({one.attacker: one for one in declared.attacks}, intent.id, intent.before)
    if not scene.position.now.era.damage_assignment_order:
        blocks = _moved({one.blocker: one for one in declared.blocks}, intent.id, intent.before)
        return tidied(replace(declared, attacks=attacks, blocks=blocks))
    declared = replace(declared, attacks=attacks)
    foes = declared_foes(declared)
    orders = {**foes, **dict(declared.orders)}
    for attacker in foes.get(intent.id, ()):
        order = orders[attacker]
        if intent.before is None or intent.before in order:
            moved = _moved({id: id for id in order}, intent.id, intent.before)
            declared = with_order(declared, attacker, moved)
    return declared


def _moved(things: dict[str, _Thing], id: str, before: str | None) -> tuple[_Thing, ...]:
    """The things by id with one of them in front of another, or last; as they were where it is not among them."""
    if id not in things or id == before:
        return tuple(things.values())
    ids = [one for one in things if one != id]
    place = ids.index(before) if before in ids else len(ids)
    ids.insert(place, id)
    return tuple(things[one] for one in ids)

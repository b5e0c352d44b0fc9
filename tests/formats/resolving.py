"""A combat played to its end by the assignments of its file, as the JSON that `expect` speaks of."""

from collections import Counter

from simulator.formats.document import JSON
from simulator.rules.assigning import damage_step
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat, Zone
from simulator.rules.events import DamageDealt, Event, Triggered
from simulator.rules.objects import Permanent, Player
from simulator.rules.partial_assignment import Whole, extended
from simulator.rules.scenario import Scenario
from simulator.rules.steps import begin, deal, to_damage


def resolved(scenario: Scenario) -> JSON:
    """The steps, the final board and the triggers. Every step's assignment must be the only one that is left."""
    combat = to_damage(begin(scenario))
    steps: list[JSON] = []
    while (step := damage_step(combat)) is not None:
        chosen = scenario.assignments[len(steps)] if len(steps) < len(scenario.assignments) else ()
        whole = extended(step, {source: dict(given) for source, given in chosen})
        assert isinstance(whole, Whole), (step.moment, whole)
        before = len(combat.log)
        dealt = deal(combat, whole.assignment)
        steps.append(_step(step.moment.value, whole.assignment, dealt.log[before:]))
        combat = to_damage(dealt)
    return {"steps": steps, "final": _final(scenario, combat), "triggers": _triggers(combat.log)}


def _step(name: str, assignment: Assignment, log: tuple[Event, ...]) -> JSON:
    rows: list[JSON] = [
        {"source": row.source, "recipient": row.recipient, "assigned": row.assigned, "dealt": row.dealt}
        for event in log
        if isinstance(event, DamageDealt)
        for row in event.rows
    ]
    given: dict[str, JSON] = {source: {**shares} for source, shares in assignment.nested().items()}
    return {"step": name, "assignment": given, "damage": rows}


def _final(scenario: Scenario, combat: Combat) -> JSON:
    gone: list[JSON] = [one.id for one in scenario.permanents if combat.zone(one.id) is Zone.GONE]
    return {
        "players": {player.id: _player(player) for player in combat.players},
        "permanents": {
            one.id: _permanent(combat, one) for one in combat.permanents if combat.zone(one.id) is Zone.BATTLEFIELD
        },
        "gone": gone,
    }


def _player(player: Player) -> JSON:
    dealt: dict[str, JSON] = dict(player.commander_damage)
    return {"life": player.life, "poison": player.poison, "out": player.out, "commander_damage": dealt}


def _permanent(combat: Combat, permanent: Permanent) -> JSON:
    attacker = combat.attacker(permanent.id)
    return {
        "damage": permanent.damage,
        "power": permanent.power,
        "toughness": permanent.toughness,
        "loyalty": permanent.loyalty,
        "defense": permanent.defense,
        "tapped": permanent.tapped,
        "attacked_this_turn": permanent.attacked_this_turn,
        "attacking": attacker.attacking if attacker else None,
    }


def _triggers(log: tuple[Event, ...]) -> list[JSON]:
    times: Counter[tuple[str, str]] = Counter()
    for event in log:
        if isinstance(event, Triggered):
            times[event.id, event.when.value] += event.times
    return [{"id": id, "when": when, "times": number} for (id, when), number in times.items()]

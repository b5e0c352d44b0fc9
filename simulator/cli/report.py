"""What `resolve` tells: each damage step with its damage, what left and what triggered, and the final figures."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from simulator.cli.console import Json
from simulator.formats.language import Language, in_language
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat, Zone
from simulator.rules.events import (
    ActionDone,
    Announced,
    DamageDealt,
    DamageResolves,
    DamageRow,
    Event,
    Left,
    PlayerLeft,
    StepBegan,
    Triggered,
)
from simulator.rules.objects import LocalText, Permanent, Player, TriggerWhen
from simulator.rules.timeline import Moment


@dataclass(frozen=True, slots=True)
class StepReport:
    """One combat damage step as it was dealt.

    `left`: what left the battlefield by the damage, before players did anything.
    """

    moment: Moment
    assignment: Assignment
    rows: tuple[DamageRow, ...]
    excess: tuple[tuple[str, int], ...]
    left: tuple[Left, ...]
    triggers: tuple[Triggered, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """A combat that has come to its end of combat step."""

    steps: tuple[StepReport, ...]
    triggers: tuple[Triggered, ...]
    combat: Combat


def report(combat: Combat) -> Report:
    """The report of a combat at its end, read from its log."""
    steps = tuple(_step(moment, events) for moment, events in _by_step(combat.log) if _was_dealt(events))
    triggered = [event for event in combat.log if isinstance(event, Triggered)]
    return Report(steps, _summed(triggered), combat)


def _by_step(log: Sequence[Event]) -> list[tuple[Moment, list[Event]]]:
    parts: list[tuple[Moment, list[Event]]] = []
    for event in log:
        if isinstance(event, StepBegan):
            parts.append((event.moment, []))
        elif parts:
            parts[-1][1].append(event)
    return parts


def _was_dealt(events: Sequence[Event]) -> bool:
    return any(isinstance(event, Announced) for event in events)


def _step(moment: Moment, events: Sequence[Event]) -> StepReport:
    announced = next(event for event in events if isinstance(event, Announced))
    before_actions = _until_action(_while_dealt(events))
    dealt = [event for event in before_actions if isinstance(event, DamageDealt)]
    return StepReport(
        moment,
        announced.assignment,
        tuple(row for event in dealt for row in event.rows),
        _total(excess for event in dealt for excess in event.excess),
        tuple(event for event in before_actions if isinstance(event, Left)),
        _summed(event for event in events if isinstance(event, Triggered)),
    )


def _while_dealt(events: Sequence[Event]) -> Sequence[Event]:
    """Where damage went on the stack, only what follows what players did meanwhile."""
    resolves = (at for at, event in enumerate(events) if isinstance(event, DamageResolves))
    return events[next(resolves, 0) :]


def _until_action(events: Sequence[Event]) -> list[Event]:
    first = next((at for at, event in enumerate(events) if isinstance(event, ActionDone)), len(events))
    return list(events[:first])


def _total(amounts: Iterable[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    total: dict[str, int] = {}
    for id, amount in amounts:
        total[id] = total.get(id, 0) + amount
    return tuple(total.items())


def _summed(triggers: Iterable[Triggered]) -> tuple[Triggered, ...]:
    times: dict[tuple[str, TriggerWhen, LocalText], int] = {}
    for event in triggers:
        key = (event.id, event.when, event.text)
        times[key] = times.get(key, 0) + event.times
    return tuple(Triggered(id, when, number, text) for (id, when, text), number in times.items())


def report_json(told: Report, language: Language) -> dict[str, Json]:
    """The JSON object of `resolve`, without warnings."""
    return {
        "steps": [_step_json(step, language) for step in told.steps],
        "triggers": [_trigger_json(event, language) for event in told.triggers],
        "final": final_json(told.combat),
    }


def _step_json(step: StepReport, language: Language) -> dict[str, Json]:
    return {
        "step": step.moment.value,
        "assignment": step.assignment.nested(),
        "damage": [_row_json(row) for row in step.rows],
        "excess": dict(step.excess),
        "left": [{"id": event.id, "why": event.rule.number if event.rule else None} for event in step.left],
        "triggers": [_trigger_json(event, language) for event in step.triggers],
    }


def _row_json(row: DamageRow) -> dict[str, Json]:
    told: dict[str, Json] = {
        "source": row.source,
        "recipient": row.recipient,
        "assigned": row.assigned,
        "dealt": row.dealt,
        "results": results_json(row),
    }
    return told if row.assigned_to is None else {**told, "assigned_to": row.assigned_to}


def results_json(row: DamageRow) -> dict[str, Json]:
    """Signed changes of the recipient's figures; counters and commander damage by what kind they are."""
    plain: dict[str, int] = {}
    kinds: dict[str, dict[str, int]] = {}
    for change in row.results:
        if change.object != row.recipient:
            continue
        figures, name = (kinds.setdefault(change.figure.value, {}), change.of) if change.of else (plain, change.figure)
        figures[name] = figures.get(name, 0) + change.amount
    return {**plain, **kinds}


def _trigger_json(event: Triggered, language: Language) -> dict[str, Json]:
    return {
        "id": event.id,
        "when": event.when.value,
        "times": event.times,
        "text": in_language(event.text, language),
    }


def final_json(combat: Combat) -> dict[str, Json]:
    """Every figure at the end of combat step, before creatures are removed from combat."""
    there = [one for one in combat.permanents if combat.zone(one.id) is Zone.BATTLEFIELD]
    return {
        "players": {player.id: _player_json(player, combat) for player in combat.players},
        "permanents": {permanent.id: _permanent_json(permanent, combat) for permanent in there},
        "gone": [one.id for one in combat.permanents if combat.zone(one.id) is Zone.GONE],
    }


def _player_json(player: Player, combat: Combat) -> dict[str, Json]:
    told: dict[str, Json] = {
        "life": player.life,
        "poison": player.poison,
        "lost": has_lost(player, combat),
        "commander_damage": dict(player.commander_damage),
    }
    return {**told, "out": True} if player.out else told


def has_lost(player: Player, combat: Combat) -> bool:
    """Whether a rule had the player lose during this combat; one who left otherwise is only out."""
    return any(isinstance(event, PlayerLeft) and event.id == player.id and event.rule for event in combat.log)


def _permanent_json(permanent: Permanent, combat: Combat) -> dict[str, Json]:
    told: dict[str, Json] = {"damage": permanent.damage}
    for figure in ("power", "toughness", "loyalty", "defense"):
        amount = getattr(permanent, figure)
        if amount is not None:
            told[figure] = amount
    if permanent.counters:
        told["counters"] = dict(permanent.counters)
    told["tapped"] = permanent.tapped
    told["attacked_this_turn"] = permanent.attacked_this_turn
    attacker = combat.attacker(permanent.id)
    told["attacking"] = attacker.attacking if attacker else None
    return {**told, "phased_out": True} if permanent.phased_out else told

"""The log in sentences: what has happened, in order, each with its rule."""

from collections.abc import Iterator

from simulator.controller.action_words import action_words
from simulator.controller.board_state import Sentence
from simulator.controller.refusals import about, sentence
from simulator.rules.assignment import Assignment
from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.events import (
    ActionDone,
    Announced,
    DamageDealt,
    DamageResolves,
    DamageRow,
    Event,
    FigureChange,
    FiguresChanged,
    KeywordTriggered,
    Left,
    PlayerLeft,
    Said,
    StepBegan,
    Triggered,
    Warned,
)
from simulator.rules.messages import Name, Value, message

_DESTROYED = (Rule("704.5g"), Rule("704.5h"))


def log_sentences(combat: Combat) -> tuple[Sentence, ...]:
    """Everything that has happened, but for warnings, which stand by themselves."""
    return tuple(said for event in combat.log for said in _sentences(event))


def warning_sentences(combat: Combat) -> tuple[Sentence, ...]:
    """Everything odd that has been met on the way."""
    warned = (event for event in combat.log if isinstance(event, Warned))
    return tuple(dict.fromkeys(about(event.message, event.rule) for event in warned))


def _sentences(event: Event) -> Iterator[Sentence]:
    match event:
        case StepBegan(moment):
            yield sentence("log.step", None, step=message(f"moment.{moment.value}"))
        case Announced(assignment):
            yield from _announced(assignment)
        case DamageResolves():
            yield sentence("log.damage-resolves", Rule("510.2"))
        case DamageDealt(rows, excess):
            yield from _dealt(rows, excess)
        case FiguresChanged(changes):
            yield from (_changed(change) for change in changes)
        case Left(id, rule):
            yield sentence("log.destroyed" if rule in _DESTROYED else "log.left", rule, permanent=Name(id))
        case PlayerLeft(id, rule):
            yield sentence("log.player-left", rule, player=Name(id))
        case Triggered(id, when, times):
            said = message(f"trigger.{when.value}")
            yield sentence("log.triggered", None, permanent=Name(id), when=said, n=times)
        case ActionDone(action):
            yield sentence("log.done", None, action=action_words(action))
        case KeywordTriggered(_, said, rule) | Said(said, rule):
            yield about(said, rule)


def _announced(assignment: Assignment) -> Iterator[Sentence]:
    """A line for each source, such as "Great Wurm assigns 2 to Bear and 3 to Ben"."""
    for source, shares in assignment.nested().items():
        given = tuple(message("log.share", n=n, recipient=Name(recipient)) for recipient, n in shares.items())
        yield sentence("log.assigns", Rule("510.1"), source=Name(source), shares=given)


def _dealt(rows: tuple[DamageRow, ...], excess: tuple[tuple[str, int], ...]) -> Iterator[Sentence]:
    """What differs from what was assigned, what every figure changes by in all, and excess damage."""
    for row in rows:
        yield from _otherwise(row)
    totals: dict[tuple[str, str, str], int] = {}
    for change in (change for row in rows for change in row.results):
        key = (change.object, change.figure.value, change.of)
        totals[key] = totals.get(key, 0) + change.amount
    for (object, figure, of), amount in totals.items():
        yield _figure(object, figure, of, amount, Rule("120.3"))
    for recipient, points in excess:
        yield sentence("log.excess", Rule("120.10"), recipient=Name(recipient), n=points)


def _otherwise(row: DamageRow) -> Iterator[Sentence]:
    named: dict[str, Value] = {"source": Name(row.source), "recipient": Name(row.recipient), "n": row.dealt}
    if row.assigned_to is not None:
        yield sentence("log.redirected", Rule("614.9"), before=Name(row.assigned_to), **named)
    elif not row.combat:
        yield sentence("log.not-combat-damage", None, **named)
    elif row.dealt != row.assigned:
        yield sentence("log.dealt-otherwise", Rule("120.4"), assigned=row.assigned, **named)


def _changed(change: FigureChange) -> Sentence:
    return _figure(change.object, change.figure.value, change.of, change.amount, None)


def _figure(object: str, figure: str, of: str, amount: int, rule: Rule | None) -> Sentence:
    values: dict[str, Value] = {
        "object": Name(object),
        "figure": message(f"figure.{figure}"),
        "change": f"{amount:+d}".replace("-", "−"),
    }
    if not of:
        return sentence("log.figure", rule, **values)
    from_whom = Name(of) if figure == "commander_damage" else of
    return sentence("log.figure-of", rule, of=from_whom, **values)

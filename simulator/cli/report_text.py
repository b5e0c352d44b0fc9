"""What `resolve` tells, in readable lines."""

from collections.abc import Iterator, Sequence

from simulator.cli.console import Console
from simulator.cli.readable import columns, step_title
from simulator.cli.report import Report, StepReport, has_lost
from simulator.formats.assignment_text import assignment_text
from simulator.formats.language import in_language
from simulator.rules.combat import Combat
from simulator.rules.events import DamageRow, Figure, FigureChange, Left, Triggered
from simulator.rules.messages import Message, Name, message
from simulator.rules.scenario import Scenario


def show_report(told: Report, scenario: Scenario, console: Console) -> None:
    """Each damage step, then what it came to."""
    if not told.steps:
        console.say(message("resolve.no-step"))
    for step in told.steps:
        _show_step(step, console)
        console.line()
    console.say(message("resolve.result"))
    for line in _final_lines(told, scenario, console):
        console.line("  " + line)


def _show_step(step: StepReport, console: Console) -> None:
    console.say(message("resolve.step", step=step_title(step.moment)))
    if not step.rows:
        console.line("  " + console.text(message("legal.nothing-assigned")))
    else:
        console.line(
            "  " + console.text(message("resolve.assignment", assignment=assignment_text(step.assignment.nested())))
        )
    rows = [_row_cells(row, console) for row in step.rows]
    for line in columns(rows, numbers=frozenset({1})):
        console.line("  " + line)
    for event in step.left:
        console.line("  " + console.text(_left_words(event)))
    for id, amount in step.excess:
        console.line("  " + console.text(message("resolve.excess", who=Name(id), n=amount)))
    for trigger in step.triggers:
        console.line("  " + console.text(_trigger_words(trigger, console)))


def _row_cells(row: DamageRow, console: Console) -> tuple[str, str, str]:
    way = console.text(message("resolve.way", source=Name(row.source), recipient=Name(row.recipient)))
    amount = str(row.dealt) if row.dealt == row.assigned else f"{row.assigned} → {row.dealt}"
    return way, amount, ", ".join(_changes(row.results, console))


def _changes(results: Sequence[FigureChange], console: Console) -> Iterator[str]:
    for change in results:
        if change.figure is Figure.DAMAGE:
            continue
        signed = f"{change.amount:+d}".replace("-", "−")
        key = "resolve.change-of" if change.of else "resolve.change"
        figure = Message(f"figure.{change.figure.value}")
        yield console.text(message(key, who=Name(change.object), figure=figure, signed=signed, of=change.of))


def _left_words(event: Left) -> Message:
    if event.rule is None:
        return message("resolve.left", who=Name(event.id))
    return message("resolve.left-by", who=Name(event.id), why=Message(f"left.{event.rule}"), rule=event.rule.number)


def _trigger_words(event: Triggered, console: Console) -> Message:
    return message(
        "resolve.trigger",
        who=Name(event.id),
        when=Message(f"trigger.{event.when.value}"),
        n=event.times,
        text=in_language(event.text, console.language),
    )


def _final_lines(told: Report, scenario: Scenario, console: Console) -> Iterator[str]:
    for player in told.combat.players:
        before = scenario.player(player.id)
        if before is not None:
            yield console.text(_player_words(told.combat, player.id, before.life, before.poison))
    for permanent in told.combat.permanents:
        first = scenario.permanent(permanent.id)
        if first is None or not told.combat.on_battlefield(permanent.id):
            continue
        for figure in ("loyalty", "defense", "damage"):
            was, now = getattr(first, figure), getattr(permanent, figure)
            if was != now:
                words = Message(f"figure.{figure}")
                yield console.text(message("resolve.figure", who=Name(permanent.id), figure=words, was=was, now=now))
    gone = [event for event in told.combat.log if isinstance(event, Left)]
    if gone:
        left = tuple(Name(event.id) for event in gone if not told.combat.on_battlefield(event.id))
        yield console.text(message("resolve.gone", who=left, n=len(left)))


def _player_words(combat: Combat, id: str, life: int, poison: int) -> Message:
    player = combat.player(id)
    poisoned = player.poison != poison
    key = "resolve.player-poison" if poisoned else "resolve.player"
    told = message(key, who=Name(id), was=life, now=player.life, poison=player.poison)
    return message("resolve.player-lost", told=told) if has_lost(player, combat) else told

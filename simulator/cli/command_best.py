"""`best`: what a player reaches at most by goals, the first assignment that reaches it, and how many do.

Where another damage step follows, it tells the best of both together; `--step` asks about one by itself.
"""

from argparse import Namespace
from collections.abc import Iterable

from simulator.cli.boards import Asked, asked_step
from simulator.cli.choices import goals_named
from simulator.cli.console import Console, Json
from simulator.cli.progress import time_told
from simulator.cli.readable import step_title
from simulator.cli.results_json import values_json
from simulator.cli.status import CommandError, ExitStatus
from simulator.cli.whole_lines import best_line_json, refusing_together, show_best_line
from simulator.explore.best import Best, best
from simulator.explore.goals import Goal
from simulator.explore.line_best import BestLines
from simulator.explore.line_moments import another_may_follow
from simulator.formats.assignment_text import assignment_text
from simulator.formats.document import Reading
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.announcing import announcing_players
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.messages import Name, message


def run(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """Show the best of the next step, or of all that are left."""
    goals = goals_named(arguments.goal)
    asked = asked_step(reading, arguments.step)
    player = _player(asked, arguments.player)
    if asked.step is not None and arguments.step is None and another_may_follow(asked.combat, asked.step):
        return _run_whole(asked, asked.step, player, goals, console, as_json=arguments.json)
    with time_told():
        found = best(asked.combat, asked.step, player, goals) if asked.step else None
    if arguments.json:
        console.json(_json(player, asked.step, found), asked.warnings)
        return ExitStatus.DONE
    if asked.step is None or found is None:
        console.say(message("legal.no-step"))
    else:
        _show(player, asked.step, found, console)
    console.warn(asked.warnings)
    return ExitStatus.DONE


def _run_whole(
    asked: Asked, step: DamageStep, player: str, goals: tuple[Goal, ...], console: Console, *, as_json: bool
) -> ExitStatus:
    """Show the best line over all damage steps from here on."""
    with refusing_together(), time_told():
        found = BestLines(asked.combat, step).of(player, goals)
    if as_json:
        console.json({"step": step.moment.value, "player": player, **best_line_json(found)}, asked.warnings)
        return ExitStatus.DONE
    show_best_line(found, player, console)
    console.warn(asked.warnings)
    return ExitStatus.DONE


def _player(asked: Asked, given: str | None) -> str:
    """Who announces. Raises `CommandError` for a player who does not in this combat."""
    players = announcing_players(asked.combat)
    if given is None:
        return players[0]
    if given not in players:
        raise CommandError(ExitStatus.WRONG_CALL, message("call.player", given=given, choices=players))
    return given


def _json(player: str, step: DamageStep | None, found: Best | None) -> dict[str, Json]:
    if step is None or found is None:
        return {"step": None, "player": player, "goals": [], "assignment": None, "number": 0, "count": 0}
    return {
        "step": step.moment.value,
        "player": player,
        "goals": values_json(found.values),
        "assignment": found.assignment.nested(),
        "number": found.number,
        "count": _announcements(step, player),
    }


def _announcements(step: DamageStep, player: str) -> int:
    return LegalAssignments(step).announcements(player).count()


def _show(player: str, step: DamageStep, found: Best, console: Console) -> None:
    console.say(message("best.title", step=step_title(step.moment), player=Name(player)))
    for goal, value in found.values:
        console.line("  " + console.text(message(f"best.{goal.value}", n=value)))
    count = _announcements(step, player)
    console.say(message("best.number", player=Name(player), number=found.number, n=count))
    for announcer in step.players:
        sources = {source.id for source in step.sources if source.announcer == announcer}
        given = {source: shares for source, shares in found.assignment.nested().items() if source in sources}
        if given:
            console.say(message("best.announces", player=Name(announcer)))
            _show_lines((assignment_text({source: shares}) for source, shares in given.items()), console)


def _show_lines(lines: Iterable[str], console: Console) -> None:
    for line in lines:
        console.line("  " + line)

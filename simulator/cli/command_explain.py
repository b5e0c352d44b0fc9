"""`explain`: is an assignment legal, and if not, which rules it breaks and the nearest legal one."""

from argparse import Namespace
from collections.abc import Sequence

from simulator.cli.boards import Asked, asked_step
from simulator.cli.choices import missing_choice
from simulator.cli.console import Console, Json
from simulator.cli.readable import assignment_line
from simulator.cli.results_json import violation_json
from simulator.cli.status import CommandError, ExitStatus
from simulator.explore.other_eras import legal_elsewhere
from simulator.formats.assignment_text import read_assignment
from simulator.formats.document import Reading
from simulator.rules.era import Era
from simulator.rules.legal.partial_assignment import Illegal, Open, Whole, extended
from simulator.rules.messages import Message, message


def run(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """Judge `--assign`."""
    asked = asked_step(reading, arguments.step)
    if asked.step is None:
        raise CommandError(ExitStatus.WRONG_CALL, message("legal.no-step"))
    scenario = reading.document.scenario
    shares = read_assignment(arguments.assign, scenario)
    judged = extended(asked.step, shares)
    if isinstance(judged, Open):
        raise missing_choice(judged)
    if arguments.json:
        console.json(_json(judged, console), asked.warnings)
    else:
        _show(judged, asked, console)
        if isinstance(judged, Illegal):
            _show_elsewhere(legal_elsewhere(scenario, shares, asked.step.moment), console)
    return ExitStatus.DONE if isinstance(judged, Whole) else ExitStatus.ILLEGAL


def _show_elsewhere(eras: Sequence[Era], console: Console) -> None:
    """Which rules of another time would allow it."""
    for era in eras:
        console.say(message("explain.elsewhere", era=Message(f"era.{era.id.value}")))


def _json(judged: Whole | Illegal, console: Console) -> dict[str, Json]:
    if isinstance(judged, Whole):
        return {"legal": True, "violations": [], "nearest": None}
    return {
        "legal": False,
        "violations": [violation_json(one, console) for one in judged.violations],
        "nearest": judged.nearest.nested(),
    }


def _show(judged: Whole | Illegal, asked: Asked, console: Console) -> None:
    if isinstance(judged, Whole):
        console.say(message("explain.legal", assignment=assignment_line(judged.assignment.nested(), console)))
    else:
        console.say(message("explain.illegal", n=len(judged.violations)))
        for violation in judged.violations:
            console.line(
                "  " + console.text(message("explain.violation", what=violation.message, rule=violation.rule.number))
            )
        console.say(message("explain.nearest", assignment=assignment_line(judged.nearest.nested(), console)))
    console.warn(asked.warnings)

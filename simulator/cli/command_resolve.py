"""`resolve`: the combat to its end, each damage step and the result."""

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from simulator.cli.boards import all_warnings
from simulator.cli.choices import Chooser, missing_choice
from simulator.cli.console import Console
from simulator.cli.readable import step_title
from simulator.cli.report import report, report_json
from simulator.cli.report_text import show_report
from simulator.cli.status import CommandError, ExitStatus
from simulator.formats.assignment_text import read_assignment
from simulator.formats.document import Document, Reading
from simulator.formats.saving import save
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.next_combat import next_combat
from simulator.rules.flow.steps import begin, deal, to_damage
from simulator.rules.legal.partial_assignment import Illegal, Open, Shares, Whole, extended
from simulator.rules.messages import Message, message
from simulator.rules.scenario import Scenario


def run(arguments: Namespace, reading: Reading, console: Console) -> ExitStatus:
    """Play the combat and tell it; `--save` writes the board to go on from."""
    scenario = reading.document.scenario
    chooser = Chooser(arguments.choose) if arguments.choose is not None else None
    combat = played(scenario, _typed(arguments, scenario), chooser)
    told = report(combat)
    if arguments.save is not None:
        save(_going_on(reading.document, combat), Path(arguments.save))
    warnings = all_warnings(reading, combat)
    if arguments.json:
        console.json(report_json(told, console.language), warnings)
    else:
        show_report(told, scenario, console)
        console.warn(warnings)
    return ExitStatus.DONE


def _going_on(document: Document, combat: Combat) -> Document:
    """The board after the combat; what was noted and expected was about the one that is over."""
    return replace(document, scenario=next_combat(document.scenario, combat), notes=(), expect={})


def _typed(arguments: Namespace, scenario: Scenario) -> Iterator[Shares]:
    """One text per damage step, in order; where none is given, those of the file."""
    if arguments.assign:
        return iter([read_assignment(text, scenario) for text in arguments.assign])
    if arguments.choose is not None:
        return iter(())
    return iter([{source: dict(given) for source, given in step} for step in scenario.assignments])


def played(scenario: Scenario, typed: Iterator[Shares], chooser: Chooser | None) -> Combat:
    """The combat at its end.

    Raises `CommandError` where a typed assignment is illegal, or a choice is missing, or more is typed than steps
    are dealt.
    """
    combat = to_damage(begin(scenario))
    while (step := damage_step(combat)) is not None:
        shares = next(typed, None)
        combat = to_damage(deal(combat, _assignment(step, shares, chooser)))
    if next(typed, None):
        raise CommandError(ExitStatus.WRONG_CALL, message("resolve.too-many"))
    return combat


def _assignment(step: DamageStep, shares: Shares | None, chooser: Chooser | None) -> Assignment:
    if shares is None and chooser is not None:
        return chooser.choose(step)
    match extended(step, shares or {}):
        case Whole(assignment):
            return assignment
        case Open() as found:
            raise missing_choice(found)
        case Illegal() as found:
            raise CommandError(ExitStatus.ILLEGAL, *_refusal(step, found))


def _refusal(step: DamageStep, found: Illegal) -> Iterator[Message]:
    yield message("resolve.illegal", step=step_title(step.moment))
    for violation in found.violations:
        yield message("explain.violation", what=violation.message, rule=violation.rule.number)

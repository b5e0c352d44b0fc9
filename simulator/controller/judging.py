"""Judging any assignment that is typed, legal or not: what is wrong, and every condition with its numbers."""

from collections.abc import Iterable
from dataclasses import dataclass

from simulator.controller.board_state import Sentence
from simulator.controller.refusals import about, sentence, sentences_of_violations
from simulator.controller.session import Scene
from simulator.controller.why import reasons
from simulator.formats.assignment_text import read_assignment
from simulator.formats.findings import Finding, FormatError
from simulator.rules.assignment import Assignment
from simulator.rules.legal.budget import BeyondBudgetError
from simulator.rules.legal.partial_assignment import Illegal, Open, Shares, Whole, extended
from simulator.rules.messages import message, names


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is to be said of an assignment. `verdict`: in short; `sentences`: what it breaks, then every condition.

    `nearest`: the nearest legal assignment where it is illegal; `assignment`: itself where it is legal.
    """

    verdict: Sentence
    sentences: tuple[Sentence, ...] = ()
    assignment: Assignment | None = None
    nearest: Assignment | None = None


def judged(scene: Scene, text: str) -> Judgement:
    """The judgement of `A: B 2, P2 5; C: W 1` in the step ahead; sources that are left out are not held against it.

    Rule: CR 510.1.
    """
    step, ahead = scene.position.step, scene.position.ahead
    if step is None or ahead is None:
        return Judgement(sentence("legal.no-step"))
    try:
        shares = read_assignment(text, scene.table.scenario)
        found = extended(step, shares)
    except FormatError as error:
        return Judgement(sentence("explorer.judge.unread"), tuple(_unread(error.findings)))
    except BeyondBudgetError as error:
        return Judgement(about(error.message))
    match found:
        case Whole(assignment):
            return Judgement(sentence("explorer.judge.legal"), tuple(reasons(ahead, step, assignment)), assignment)
        case Open(count, sources):
            return Judgement(sentence("explorer.judge.open", n=count, sources=names(sources)))
        case Illegal(violations, nearest):
            whole = _filled(shares, nearest)
            broken = sentences_of_violations(violations)
            verdict = sentence("explorer.judge.illegal", n=len(broken))
            return Judgement(verdict, (*broken, *reasons(ahead, step, whole)), nearest=nearest)


def _unread(findings: Iterable[Finding]) -> Iterable[Sentence]:
    for finding in findings:
        place = finding.place.column if finding.place is not None else 1
        yield about(message("explorer.judge.at", place=place, what=finding.message))


def _filled(shares: Shares, nearest: Assignment) -> Assignment:
    """The shares, with those of sources that are left out as the nearest legal assignment has them."""
    return Assignment.of({**nearest.nested(), **shares})

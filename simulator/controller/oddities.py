"""What is odd about a board: values, and what could not have been declared; it is played as it stands all the same."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from simulator.controller.board_state import Sentence
from simulator.controller.refusals import about
from simulator.rules.actions.acting import MissingChoiceError
from simulator.rules.declaring.board import before_attackers_checked
from simulator.rules.declaring.declare import violations_from
from simulator.rules.declaring.violation import UndecidedDeclarationError
from simulator.rules.problems import Problem
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Moment


def oddities(found: Iterable[Problem]) -> tuple[Sentence, ...]:
    """Sentences on what was found about the values of a board without errors."""
    return tuple(dict.fromkeys(about(problem.message) for problem in found))


def undeclarable(scenario: Scenario, moment: Moment) -> tuple[Sentence, ...]:
    """What could not have been declared on a board without errors; what is not declared yet by then is not judged.

    Each sentence is about the creatures that break the rule. Rule: CR 508.1, 509.1, 702.22c–d.
    """
    return tuple(dict.fromkeys(_of_declaration(scenario, moment)))


def declared_by(scenario: Scenario, moment: Moment) -> Scenario | None:
    """The scenario with only what has been declared by this moment to be judged; None where nothing has."""
    if moment is Moment.BEGINNING or scenario.declared.after is Moment.FIRST_COMBAT_DAMAGE:
        return None
    if moment is Moment.DECLARE_ATTACKERS:
        return replace(scenario, declared=replace(scenario.declared, after=Moment.DECLARE_ATTACKERS))
    return scenario


def _of_declaration(scenario: Scenario, moment: Moment) -> Iterator[Sentence]:
    judged = declared_by(scenario, moment)
    if judged is None:
        return
    try:
        for one in violations_from(before_attackers_checked(judged), judged.declared):
            yield Sentence(one.message, one.rule, one.creatures)
    except UndecidedDeclarationError as undecided:
        yield about(undecided.message)
    except MissingChoiceError:
        # What is missing is told when the combat is played.
        return

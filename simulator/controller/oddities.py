"""What is odd about a board: values, and what could not have been declared; it is played as it stands all the same."""

from collections.abc import Iterator
from dataclasses import replace

from simulator.controller.board_state import Sentence
from simulator.controller.refusals import about
from simulator.rules.acting import MissingChoiceError
from simulator.rules.checking_values import wrong_values
from simulator.rules.declaration_violation import UndecidedDeclarationError
from simulator.rules.declare import violations_of_declaration
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Moment


def oddities(scenario: Scenario, moment: Moment) -> tuple[Sentence, ...]:
    """Sentences on a board without errors. What is not declared yet at this moment is not judged.

    Rule: CR 508.1, 509.1, 702.22c–d.
    """
    values = (about(problem.message) for problem in wrong_values(scenario))
    return tuple(dict.fromkeys((*values, *_of_declaration(scenario, moment))))


def _of_declaration(scenario: Scenario, moment: Moment) -> Iterator[Sentence]:
    if moment is Moment.BEGINNING or scenario.declared.after is Moment.FIRST_COMBAT_DAMAGE:
        return
    if moment is Moment.DECLARE_ATTACKERS:
        scenario = replace(scenario, declared=replace(scenario.declared, after=Moment.DECLARE_ATTACKERS))
    try:
        yield from (about(one.message, one.rule) for one in violations_of_declaration(scenario))
    except UndecidedDeclarationError as undecided:
        yield about(undecided.message)
    except MissingChoiceError:
        # What is missing is told when the combat is played.
        return

"""Everything that is wrong, or odd, with a scenario: all at once, each with its place and what would be right."""

from collections.abc import Iterator

from simulator.rules.actions.acting import MissingChoiceError
from simulator.rules.checks.values import wrong_values
from simulator.rules.declaring.declare import violations_of_declaration
from simulator.rules.declaring.violation import DeclarationViolation, UndecidedDeclarationError
from simulator.rules.messages import message
from simulator.rules.problems import Path, Problem, Severity, errors
from simulator.rules.scenario import Declared, Scenario
from simulator.rules.timeline import Moment


def problems(scenario: Scenario) -> tuple[Problem, ...]:
    """All problems, errors and warnings, in the order in which a file holds its parts.

    With an error the scenario cannot be played. What could not have been declared is only a warning: the combat
    is taken as it stands.
    """
    found = wrong_values(scenario)
    return found if errors(found) else (*found, *_declaration_problems(scenario))


def _declaration_problems(scenario: Scenario) -> Iterator[Problem]:
    """What breaks the rules of declaring, while those who took part can all be there. Rule: CR 508.1, 509.1."""
    if scenario.declared.after is Moment.FIRST_COMBAT_DAMAGE:
        return
    try:
        broken = violations_of_declaration(scenario)
    except UndecidedDeclarationError as undecided:
        yield Problem(("combat",), undecided.message, Severity.WARNING)
    except MissingChoiceError:
        # What is missing is told when the combat is played.
        return
    else:
        for one in broken:
            said = message("problem.could-not-be-declared", rule=one.rule.number, why=one.message)
            yield Problem(_place(scenario.declared, one), said, Severity.WARNING)


def _place(declared: Declared, violation: DeclarationViolation) -> Path:
    """The first attack or block of a creature that the rule is about, or the combat as a whole."""
    for place, attack in enumerate(declared.attacks):
        if attack.attacker in violation.creatures:
            return ("combat", "attacks", place)
    for place, block in enumerate(declared.blocks):
        if block.blocker in violation.creatures:
            return ("combat", "blocks", place)
    return ("combat",)

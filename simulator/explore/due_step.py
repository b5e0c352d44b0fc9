"""A board as far as its combat damage: the step that is due, or why the board cannot be so."""

from dataclasses import dataclass

from simulator.rules.actions.acting import MissingChoiceError
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.messages import Message
from simulator.rules.problems import ScenarioError, errors
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Moment


@dataclass(frozen=True, slots=True)
class Due:
    """`combat`: before the damage. `step`: None where no combat damage step is left, or none was to come.

    `why`: why the board cannot be so, or which choice is missing on it; then there is neither combat nor step.
    """

    combat: Combat | None
    step: DamageStep | None
    why: tuple[Message, ...] = ()


def due_step(scenario: Scenario, moment: Moment | None = None) -> Due:
    """The damage step of this moment, else the next one due, of a board that is played so far."""
    try:
        combat = to_damage(begin(scenario))
    except ScenarioError as error:
        return Due(None, None, tuple(dict.fromkeys(problem.message for problem in errors(error.problems))))
    except MissingChoiceError as error:
        return Due(None, None, (error.message,))
    step = damage_step(combat)
    return Due(combat, step if step is None or moment is None else damage_step(combat, moment))

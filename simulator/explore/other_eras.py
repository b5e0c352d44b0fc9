"""Would an assignment have been legal under the rules of another time?"""

from dataclasses import replace

from simulator.rules.actions.acting import MissingChoiceError
from simulator.rules.checks.values import wrong_values
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.era import ERAS, Era, era_of
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.legal.partial_assignment import Shares, can_be_extended
from simulator.rules.problems import errors
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Moment


def legal_elsewhere(scenario: Scenario, shares: Shares, moment: Moment | None = None) -> tuple[Era, ...]:
    """The eras, newest first, besides the board's own under whose last text these shares are legal.

    `moment`: the combat damage step that is judged; the next one where none is named. An era that does not know
    something on the board, or in which a choice is missing, allows nothing.
    """
    others = (era for era in ERAS if era.id is not era_of(scenario.rules).id)
    return tuple(era for era in others if _allows(replace(scenario, rules=era.id.value), shares, moment))


def _allows(board: Scenario, shares: Shares, moment: Moment | None) -> bool:
    step = None if errors(wrong_values(board)) else _step(board, moment)
    return step is not None and can_be_extended(step, shares)


def _step(board: Scenario, moment: Moment | None) -> DamageStep | None:
    try:
        combat = to_damage(begin(board))
    except MissingChoiceError:
        return None
    due = damage_step(combat)
    return due if moment is None or due is None else damage_step(combat, moment)

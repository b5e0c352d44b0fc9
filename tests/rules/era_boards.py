"""What may be assigned on a board, in the short form that the tests of eras compare."""

from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.scenario import Scenario


def next_step(combat: Combat) -> DamageStep:
    """The damage step that is due."""
    step = damage_step(combat)
    assert step is not None
    return step


def first_step(board: Scenario) -> DamageStep:
    """The first damage step of a board."""
    return next_step(to_damage(begin(board)))


def divisions(board: Scenario, source: str) -> list[tuple[int, ...]]:
    """The divisions of one source, each once, in canonical order: damage points by recipient."""
    step = first_step(board)
    recipients = step.source_of[source].recipients
    found = (assignment.nested().get(source, {}) for assignment in LegalAssignments(step))
    return list(dict.fromkeys(tuple(shares.get(one, 0) for one in recipients) for shares in found))

"""The opinions on what is legal against one another, on boards as players lay them out."""

from hypothesis import given, settings

from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.enumeration.enumeration import assignments
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.legal.legality import Judge
from simulator.rules.legal.nearest.nearest import nearest
from tests.board_strategies import first_steps
from tests.brute_force import all_divisions, legal_assignments
from tests.brute_force import nearest as nearest_of_all


@settings(max_examples=2_000)
@given(first_steps())
def test_all_opinions_agree(step: DamageStep) -> None:
    judge = Judge(step)
    listed = list(assignments(step))
    legal = legal_assignments(step)
    assert [assignment.amounts for assignment in listed] == legal
    assert [amounts for amounts in all_divisions(step) if judge.allows(amounts)] == legal
    assert list(LegalAssignments(step)) == listed
    assert LegalAssignments(step).count() == len(legal)
    bounds = LegalAssignments(step).all_bounds()
    for place, slot in enumerate(step.slots):
        assert set(bounds[slot].amounts) == {amounts[place] for amounts in legal}


@settings(max_examples=60)
@given(first_steps(most_divisions=150))
def test_the_nearest_on_a_board(step: DamageStep) -> None:
    for assignment in LegalAssignments(step):
        assert nearest(step, assignment) == assignment
    for amounts in list(all_divisions(step))[::7]:
        proposed = Assignment(step.slots, amounts)
        assert nearest(step, proposed).amounts == nearest_of_all(step, proposed)

"""The nearest legal assignment against the nearest of the brute force."""

from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.nearest.nearest import nearest
from tests.brute_force import legal_assignments
from tests.brute_force import nearest as nearest_of_all
from tests.strategies import assignments_for, damage_steps


@settings(max_examples=300)
@given(st.data())
def test_the_nearest_is_the_first_of_the_nearest_in_the_list(data: st.DataObject) -> None:
    step = data.draw(damage_steps(most_divisions=1000))
    assignment = data.draw(assignments_for(step))
    assert nearest(step, assignment).amounts == nearest_of_all(step, assignment)


@settings(max_examples=100)
@given(st.data())
def test_damage_that_nobody_can_assign_is_taken_back(data: st.DataObject) -> None:
    step = data.draw(damage_steps(most_divisions=300))
    shares = data.draw(assignments_for(step)).nested()
    for source, amount in (("A0", 2), ("X", 1)):
        shares.setdefault(source, {})["nobody"] = amount
    assignment = Assignment.of(shares)
    assert nearest(step, assignment).amounts == nearest_of_all(step, assignment)


@settings(max_examples=100)
@given(damage_steps(most_divisions=100))
def test_what_is_legal_is_its_own_nearest(step: DamageStep) -> None:
    for amounts in legal_assignments(step):
        assert nearest(step, Assignment(step.slots, amounts)).amounts == amounts

"""The lazy enumeration against the brute force: the same list, in the same order, from any point."""

from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.enumeration.enumeration import assignments, assignments_from
from tests.brute_force import legal_assignments
from tests.strategies import assignments_for, damage_steps


@settings(max_examples=500)
@given(damage_steps())
def test_the_enumeration_is_the_brute_force_in_order(step: DamageStep) -> None:
    assert [assignment.amounts for assignment in assignments(step)] == legal_assignments(step)


@settings(max_examples=250)
@given(st.data())
def test_the_enumeration_can_begin_anywhere(data: st.DataObject) -> None:
    step = data.draw(damage_steps(most_divisions=500))
    first = data.draw(assignments_for(step)).amounts
    found = [assignment.amounts for assignment in assignments_from(step, first)]
    assert found == [amounts for amounts in legal_assignments(step) if amounts <= first]

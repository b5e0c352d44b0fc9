"""Violations against the brute force: none exactly where an assignment is legal."""

from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.legality import Judge
from tests.brute_force import all_divisions, is_legal
from tests.strategies import assignments_for, damage_steps


@settings(max_examples=250)
@given(damage_steps(most_divisions=400))
def test_no_violations_exactly_where_legal(step: DamageStep) -> None:
    judge = Judge(step)
    for amounts in all_divisions(step):
        legal = is_legal(step, amounts)
        assert judge.allows(amounts) is legal
        assert (judge.violations(Assignment(step.slots, amounts)) == ()) is legal


@settings(max_examples=250)
@given(st.data())
def test_wrong_totals_are_never_legal(data: st.DataObject) -> None:
    step = data.draw(damage_steps())
    assignment = data.draw(assignments_for(step))
    totals_right = all(
        sum(assignment.given_by(source.id).values())
        in ({source.amount, 0} if source.may_assign_nothing else {source.amount})
        for source in step.sources
    )
    found = Judge(step).violations(assignment)
    assert (found == ()) is (totals_right and is_legal(step, assignment.amounts))
    assert Judge(step).violations(Assignment.of(assignment.nested())) == found

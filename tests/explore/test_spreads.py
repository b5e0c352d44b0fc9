"""Damage to a recipient over all legal assignments: held against the count that lists nothing of the rules."""

from hypothesis import given, settings

from simulator.explore.spreads import spread_to
from simulator.formats.notation import parse
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.legal.legal_assignments import LegalAssignments
from tests.strategies import damage_steps


@given(damage_steps(most_divisions=2_000))
@settings(max_examples=80)
def test_510_1c_as_many_assignments_give_each_amount_as_are_counted(step: DamageStep) -> None:
    legal = LegalAssignments(step)
    for recipient in dict.fromkeys(recipient for _, recipient in step.slots):
        assert spread_to(legal, recipient) == legal.marginal(recipient)


def test_a_draft_leaves_the_rest_to_be_spread() -> None:
    combat = to_damage(begin(parse("A: 4/4 trample >; D: 3/3 trample >; B: 0/2 x A, D; C: 0/1 x A, D")))
    step = damage_step(combat)
    assert step is not None
    legal = LegalAssignments(step).extending({("A", "P2"): 3})
    assert spread_to(legal, "P2") == legal.marginal("P2") == {3: 4, 4: 2}

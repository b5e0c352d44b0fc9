"""What random steps are worth: they can be listed, are never stuck, and their list is in canonical order."""

from hypothesis import given, settings

from simulator.rules.damage_step import DamageStep
from tests.brute_force import all_divisions, legal_assignments
from tests.strategies import damage_steps


@settings(max_examples=100)
@given(damage_steps())
def test_every_random_step_can_be_listed(step: DamageStep) -> None:
    legal = legal_assignments(step)
    assert legal == sorted(legal, reverse=True)
    assert 1 <= len(legal) <= sum(1 for _ in all_divisions(step)) <= 3000

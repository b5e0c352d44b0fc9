"""Finding an assignment that gives so much: held against the brute force, both ways."""

from hypothesis import given, settings

from simulator.explore.finding import giving
from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.legal_assignments import LegalAssignments
from tests.brute_force import legal_assignments
from tests.strategies import damage_steps


@given(damage_steps(most_divisions=400))
@settings(max_examples=60)
def test_whatever_a_recipient_can_be_given_is_found_and_nothing_else(step: DamageStep) -> None:
    legal = LegalAssignments(step)
    whole = [Assignment(step.slots, amounts) for amounts in legal_assignments(step)]
    for recipient in dict.fromkeys(recipient for _, recipient in step.slots):
        possible = {sum(one.given_to(recipient).values()) for one in whole}
        for points in range(max(possible, default=0) + 2):
            found = giving(legal, recipient, points)
            if points in possible:
                assert found in whole
                assert found is not None
                assert sum(found.given_to(recipient).values()) == points
            else:
                assert found is None

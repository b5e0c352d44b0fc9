"""Two steps side by side, held against brute force: what is legal in both, what in one alone, and in which order."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from simulator.explore.only_in import OnlyIn
from simulator.explore.side_by_side import How, one_sided, walked_through
from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.budget import Budget
from simulator.rules.legal.legality import Judge
from tests.brute_force import legal_assignments
from tests.changed_steps import changed_steps
from tests.strategies import damage_steps

PAIRS = settings(
    max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


def listed(step: DamageStep, other: DamageStep) -> tuple[list[Assignment], list[Assignment]]:
    """Everything that is legal in the step, and what of it is illegal in the other."""
    legal = [Assignment(step.slots, amounts) for amounts in legal_assignments(step)]
    judge = Judge(other)
    return legal, [assignment for assignment in legal if judge.violations(assignment)]


@given(st.data())
@PAIRS
def test_510_1_what_only_one_step_allows(data: st.DataObject) -> None:
    step = data.draw(damage_steps(most_divisions=600))
    other = data.draw(changed_steps(step))
    if data.draw(st.booleans()):
        step, other = other, step
    legal, alone = listed(step, other)
    found = OnlyIn(step, other, Budget())
    assert (found.count(), found.common) == (len(alone), len(legal) - len(alone))
    assert list(found) == alone
    for place in range(0, len(alone), 5):
        assert found[place] == alone[place]
        assert found.index(alone[place]) == place
    assert all(assignment in found for assignment in alone[:5])
    assert not any(assignment in found for assignment in legal if assignment not in alone)


@given(st.data())
@PAIRS
def test_walking_finds_the_same_as_counting(data: st.DataObject) -> None:
    step = data.draw(damage_steps(most_divisions=300))
    other = data.draw(changed_steps(step))
    counted = one_sided(step, other, Budget(), 20_000)
    walked = walked_through(step, other, Budget(), 20_000)
    assert (counted.how, walked.how) == (How.COUNTED, How.WALKED)
    assert counted.number == walked.number
    assert [counted.example(place) for place in range(counted.number)][:20] == [
        walked.example(place) for place in range(walked.number)
    ][:20]

"""The collection of legal assignments agrees with the brute force on random steps."""

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from simulator.rules.damage_step import DamageStep
from simulator.rules.legal_assignments import LegalAssignments
from tests.brute_force import legal_assignments
from tests.strategies import damage_steps

thorough = settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@thorough
@given(damage_steps())
def test_510_1e_count_and_canonical_order_agree_with_the_brute_force(step: DamageStep) -> None:
    legal = LegalAssignments(step)
    expected = legal_assignments(step)
    assert legal.count() == len(legal) == len(expected)
    assert [assignment.amounts for assignment in legal] == expected
    assert [assignment.amounts for assignment in reversed(legal)] == expected[::-1]


@thorough
@given(damage_steps(), st.randoms(use_true_random=False))
def test_rank_undoes_unrank(step: DamageStep, rng: Random) -> None:
    legal = LegalAssignments(step)
    index = rng.randrange(legal.count())
    assert legal.index(legal[index]) == index
    assert legal.sample(rng) in legal


@thorough
@given(damage_steps(most_divisions=400), st.data())
def test_bounds_of_a_draft_are_exact(step: DamageStep, data: st.DataObject) -> None:
    drafted = data.draw(st.lists(st.sampled_from(step.slots), unique=True, max_size=3)) if step.slots else []
    draft = {slot: data.draw(st.integers(0, 4)) for slot in drafted}
    places = [step.slots.index(slot) for slot in draft]
    expected = [
        amounts
        for amounts in legal_assignments(step)
        if all(amounts[place] == draft[step.slots[place]] for place in places)
    ]
    legal = LegalAssignments(step).extending(draft)
    assert [assignment.amounts for assignment in legal] == expected
    for place, slot in enumerate(step.slots):
        assert list(legal.bounds(*slot).amounts) == sorted({amounts[place] for amounts in expected})

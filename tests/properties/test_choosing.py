"""What is chosen by tables is what looking at every legal assignment chooses."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.explore.aimed_piles import best_by_piles, weighed_piles
from simulator.explore.aims import aimed_parts
from simulator.explore.best_division import best_division
from simulator.explore.choosing import choose
from simulator.explore.policy import Policy
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.legal_assignments import LegalAssignments
from tests.brute_force import legal_assignments
from tests.explore.listed_choice import listed_choice, value
from tests.strategies import damage_steps


@pytest.mark.parametrize("policy", Policy)
@settings(max_examples=300)
@given(step=damage_steps())
def test_the_choice_is_the_first_of_the_best(step: DamageStep, policy: Policy) -> None:
    assert choose(step, LegalAssignments(step), policy).amounts == listed_choice(step, policy)


@pytest.mark.parametrize("policy", [Policy.MOST_THROUGH, Policy.MOST_DESTROYED])
@settings(max_examples=200)
@given(step=damage_steps(), data=st.data())
def test_702_19b_piles_and_guesses_choose_the_same(step: DamageStep, policy: Policy, data: st.DataObject) -> None:
    legal = legal_assignments(step)
    whole = data.draw(st.sampled_from(legal))
    places = data.draw(st.sets(st.sampled_from(range(len(whole))))) if whole else set()
    for part in aimed_parts(step, policy):
        own = {share.slot for source in part.sources for share in source.shares}
        draft = {place: whole[place] for place in places & own}
        assert best_by_piles(part, weighed_piles(part, draft)) == best_division(part, draft)


@pytest.mark.parametrize("policy", [Policy.MOST_THROUGH, Policy.MOST_DESTROYED])
@settings(max_examples=150)
@given(step=damage_steps(), data=st.data())
def test_a_choice_keeps_the_shares_that_are_given(step: DamageStep, policy: Policy, data: st.DataObject) -> None:
    legal = legal_assignments(step)
    whole = data.draw(st.sampled_from(legal))
    places = data.draw(st.sets(st.sampled_from(range(len(whole))))) if whole else set()
    draft = {step.slots[place]: whole[place] for place in places}
    kept = [amounts for amounts in legal if all(amounts[place] == whole[place] for place in places)]
    best = max(kept, key=lambda amounts: value(step, amounts, policy))
    assert choose(step, LegalAssignments(step, draft), policy).amounts == best

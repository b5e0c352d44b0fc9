"""The collection of legal assignments agrees with the brute force on random steps."""

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from simulator.rules.assignment import Assignment, Slot
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.legal_assignments import LegalAssignments
from tests.brute_force import legal_assignments
from tests.strategies import assignments_for, damage_steps

Amounts = tuple[int, ...]

thorough = settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def drafts(draw: st.DrawFn, step: DamageStep) -> dict[Slot, int]:
    """A few shares of a step, such as a player types them in, whether or not anything completes them."""
    slots = draw(st.lists(st.sampled_from(step.slots), unique=True, max_size=3)) if step.slots else []
    return {slot: draw(st.integers(0, 4)) for slot in slots}


def completing(step: DamageStep, draft: dict[Slot, int]) -> list[Amounts]:
    """What the brute force finds to complete a draft."""
    places = {step.slots.index(slot): amount for slot, amount in draft.items()}
    legal = legal_assignments(step)
    return [amounts for amounts in legal if all(amounts[place] == amount for place, amount in places.items())]


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
def test_the_place_of_an_assignment_undoes_the_assignment_at_a_place(step: DamageStep, rng: Random) -> None:
    legal = LegalAssignments(step)
    index = rng.randrange(legal.count())
    assert legal.index(legal[index]) == index
    assert legal[index] == legal[index - legal.count()]
    assert legal.sample(rng) in legal


@thorough
@given(damage_steps(), st.data())
def test_510_1_membership_agrees_with_the_brute_force(step: DamageStep, data: st.DataObject) -> None:
    assignment = data.draw(assignments_for(step))
    is_legal = assignment.amounts in legal_assignments(step)
    legal = LegalAssignments(step)
    assert (assignment in legal) == is_legal
    try:
        found = legal.index(assignment)
    except ValueError:
        assert not is_legal
    else:
        assert legal[found] == assignment


@thorough
@given(damage_steps(most_divisions=500), st.data())
def test_drafts_are_completed_and_bounded_exactly(step: DamageStep, data: st.DataObject) -> None:
    draft = data.draw(drafts(step))
    expected = completing(step, draft)
    legal = LegalAssignments(step).extending(draft)
    assert bool(legal) == bool(expected)
    assert [assignment.amounts for assignment in legal] == expected
    for place, slot in enumerate(step.slots):
        bounds = legal.bounds(*slot)
        assert bounds.exact
        assert list(bounds.amounts) == sorted({amounts[place] for amounts in expected})


@thorough
@given(damage_steps(most_divisions=500), st.data())
def test_702_22j_announcements_of_one_player_are_those_that_the_others_can_complete(
    step: DamageStep, data: st.DataObject
) -> None:
    draft = data.draw(drafts(step))
    legal = LegalAssignments(step).extending(draft)
    for player in step.players:
        own = [place for place, (source, _) in enumerate(step.slots) if step.source_of[source].announcer == player]
        projected = (tuple(amounts[place] for place in own) for amounts in completing(step, draft))
        expected = sorted(set(projected), reverse=True)
        announcements = legal.announcements(player)
        assert announcements.count() == len(expected)
        assert [announcement.amounts for announcement in announcements] == expected
        assert [announcements.index(announcement) for announcement in announcements] == list(range(len(expected)))


@thorough
@given(damage_steps(most_divisions=500), st.data())
def test_the_marginal_of_a_recipient_agrees_with_the_brute_force(step: DamageStep, data: st.DataObject) -> None:
    draft = data.draw(drafts(step))
    legal = LegalAssignments(step).extending(draft)
    for recipient in {recipient for _, recipient in step.slots}:
        numbers: dict[int, int] = {}
        for amounts in completing(step, draft):
            assignment = Assignment(step.slots, amounts)
            points = sum(assignment.given_to(recipient).values())
            numbers[points] = numbers.get(points, 0) + 1
        assert legal.marginal(recipient) == dict(sorted(numbers.items()))


@thorough
@given(damage_steps(), st.randoms(use_true_random=False))
def test_slices_are_what_lists_would_give(step: DamageStep, rng: Random) -> None:
    legal = LegalAssignments(step)
    expected = list(legal)
    ends = [rng.randrange(-len(expected) - 2, len(expected) + 2) for _ in range(2)]
    for step_size in (None, 1, 2, -1, -3):
        part = slice(*ends, step_size)
        assert list(legal[part]) == expected[part]
        assert list(legal[part][::-1]) == expected[part][::-1]

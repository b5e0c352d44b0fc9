"""The ways of counting agree with one another and with the brute force; figures that others have worked out."""

from hypothesis import HealthCheck, given, settings

from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.budget import BeyondBudgetError, Budget, Estimate
from simulator.rules.legal.counting.bounds_by_recipient import bounds_by_recipient
from simulator.rules.legal.counting.components import components, tidied
from simulator.rules.legal.counting.counting import ByRecipient, BySource, by_source, count_of
from simulator.rules.legal.counting.division import Division, bits, division_of
from simulator.rules.legal.counting.led_tables import led_tables
from simulator.rules.legal.counting.lone import lone_walk
from simulator.rules.legal.counting.order import best_order
from simulator.rules.legal.counting.recipient_walk import RecipientWalk
from simulator.rules.legal.counting.rounds import Rounds, has_rounds, keys_of_rounds
from simulator.rules.legal.counting.tables import Recipe
from simulator.rules.legal.counting.walk import Walk
from simulator.rules.legal.counting.walks import RecountedWalk, walk_of
from simulator.rules.legal.ranking import Ranking
from tests.brute_force import legal_assignments
from tests.strategies import damage_steps

BUDGET = Budget()

thorough = settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def parts_of(step: DamageStep) -> tuple[Division, ...]:
    tidy = tidied(division_of(step))
    assert tidy is not None
    return components(tidy)


@thorough
@given(damage_steps())
def test_every_way_of_counting_gives_the_same_number(step: DamageStep) -> None:
    for part in parts_of(step):
        number = count_of(part, BUDGET)
        ways: list[BySource | ByRecipient] = [by_source(part, best_order(part), BUDGET)]
        if has_rounds(part):
            rounds = Rounds(part)
            ways.append(ByRecipient(rounds, keys_of_rounds(rounds, 10_000)))
        for way in ways:
            assert way.count(Recipe()) == number
            assert way.count(Recipe(numbers=False)) == (number > 0)


@thorough
@given(damage_steps())
def test_a_lone_source_has_a_closed_form(step: DamageStep) -> None:
    for part in parts_of(step):
        assert (lone_walk(part) is not None) == (len(part.dividers) == 1)


@settings(thorough, max_examples=60)
@given(damage_steps(most_divisions=300))
def test_counting_afresh_for_every_share_places_assignments_too(step: DamageStep) -> None:
    walks = [RecountedWalk(part, BUDGET, BeyondBudgetError(Estimate(0, 0, 0))) for part in parts_of(step)]
    ranking = Ranking(walks, range(len(step.slots)))
    expected = legal_assignments(step)
    assert [ranking.unrank(place) for place in range(ranking.count)] == expected
    assert [ranking.rank(amounts) for amounts in expected] == list(range(len(expected)))


@thorough
@given(damage_steps(most_divisions=500))
def test_tables_recipient_by_recipient_place_assignments_too(step: DamageStep) -> None:
    ranking = Ranking([by_recipient(part) for part in parts_of(step)], range(len(step.slots)))
    expected = legal_assignments(step)
    assert [ranking.unrank(place) for place in range(ranking.count)] == expected
    assert [ranking.rank(amounts) for amounts in expected] == list(range(len(expected)))
    assert list(ranking.rows(len(expected) // 2)) == expected[len(expected) // 2 :]


def by_recipient(part: Division) -> Walk:
    """The walk recipient by recipient where that way is open, and so for what its first source leaves."""
    if len(part.dividers) == 1 or not has_rounds(part):
        return walk_of(part, BUDGET)
    rounds = Rounds(part, in_turn=True)
    return RecipientWalk(part, led_tables(rounds, keys_of_rounds(rounds, 10_000)), by_recipient)


@thorough
@given(damage_steps(most_divisions=500))
def test_bounds_recipient_by_recipient_are_those_of_the_brute_force(step: DamageStep) -> None:
    expected = legal_assignments(step)
    for part in parts_of(step):
        if has_rounds(part):
            rounds = Rounds(part)
            for slot, mask in bounds_by_recipient(rounds, keys_of_rounds(rounds, 10_000)).items():
                assert mask == bits({amounts[slot] for amounts in expected})

"""Sets of assignments far too large to list: places, draws and draft bounds stay exact; beyond the budget is told."""

from random import Random

import pytest

from simulator.formats.notation import parse
from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.legal.budget import BeyondBudgetError, Budget, Estimate
from simulator.rules.legal.counting.components import components, tidied
from simulator.rules.legal.counting.division import Division, division_of
from simulator.rules.legal.counting.recipient_walk import RecipientWalk
from simulator.rules.legal.counting.walks import RecountedWalk, placing_walk_of
from simulator.rules.legal.legal_assignments import LegalAssignments

SIX = "; ".join(f"A{n}: 12/12 trample >" for n in range(1, 7)) + "; B1..B4: 0/6 x A1, A2, A3, A4, A5, A6"
NINE = "; ".join(f"A{n}: 15/15 trample >" for n in range(1, 10)) + (
    "; B1..B4: 0/4 x A1, A2, A3, A4, A5, A6, A7, A8, A9"
)
SIXTEEN = "A1: 20/20 trample > ; A2: 20/20 trample > ; B1..B16: 0/2 x A1, A2"
THREE_ON_TWELVE = "A1: 14/1 trample > ; A2: 12/9 > ; A3: 13/2 trample > ; B1..B12: 0/2 x A1, A2, A3"
MILLIONS = "; ".join(
    f"A{n}: 1000000/1 trample > ; B{n}: 0/7 x A{n}; C{n}: 0/9 x A{n}; D{n}: 0/1 x A{n}" for n in range(1, 301)
)
HUGE = "; ".join(f"A{n}: 900/900 trample >" for n in range(1, 4)) + "; B1..B5: 0/300 x A1, A2, A3"
SMALL_BUDGET = Budget(memory=2**20, milliseconds=50)


def step_of(board: str) -> DamageStep:
    step = damage_step(to_damage(begin(parse(board))))
    assert step is not None
    return step


def parts_of(step: DamageStep) -> tuple[Division, ...]:
    tidy = tidied(division_of(step))
    assert tidy is not None
    return components(tidy)


@pytest.mark.parametrize("board", [SIX, f"rules m11; {SIX}", NINE, SIXTEEN, THREE_ON_TWELVE])
def test_draws_from_up_to_ten_to_the_32_find_their_places_again(board: str) -> None:
    legal = LegalAssignments(step_of(board))
    chance = Random(7)
    assert legal.count() > 10**19
    for _ in range(20):
        drawn = legal.sample(chance)
        assert drawn in legal
        assert legal[legal.index(drawn)] == drawn
    with pytest.raises(OverflowError):
        len(legal)
    assert bool(legal)


def test_rows_go_on_from_any_place() -> None:
    legal = LegalAssignments(step_of(SIX))
    start = legal.count() // 3
    rows = legal.iterate(start)
    for place in range(start, start + 20):
        assert next(rows) == legal[place]
    assert next(reversed(legal)) == legal[-1] == legal[legal.count() - 1]


def test_few_sources_with_many_recipients_are_placed_by_tables_recipient_by_recipient() -> None:
    (part,) = parts_of(step_of(SIXTEEN))
    assert isinstance(placing_walk_of(part, Budget()), RecipientWalk)
    legal = LegalAssignments(step_of(SIXTEEN))
    place = legal.count() // 7
    rows = legal.iterate(place)
    for later in range(place, place + 50):
        assert next(rows) == legal[later]
    assert all(bounds.exact for bounds in legal.all_bounds().values())


def test_a_component_beyond_the_budget_in_canonical_order_is_placed_by_counting_afresh() -> None:
    budget = Budget(memory=500_000)
    legal = LegalAssignments(step_of(SIXTEEN), budget=budget)
    (part,) = parts_of(step_of(SIXTEEN))
    assert isinstance(placing_walk_of(part, budget), RecountedWalk)
    place = legal.count() // 7
    assert legal.index(legal[place]) == place


def test_numbers_of_thousands_of_digits_are_exact() -> None:
    legal = LegalAssignments(step_of(MILLIONS))
    lone = LegalAssignments(step_of(MILLIONS.split("; A2:")[0]))
    assert legal.count() == lone.count() ** 300
    assert legal.count() > 10**5000
    drawn = legal.sample(Random(3))
    assert legal[legal.index(drawn)] == drawn


class TestBeyondTheBudget:
    legal = LegalAssignments(step_of(HUGE), budget=SMALL_BUDGET)

    def test_counting_is_refused_with_what_it_would_take(self) -> None:
        with pytest.raises(BeyondBudgetError) as refused:
            self.legal.count()
        assert not SMALL_BUDGET.allows(refused.value.estimate)
        assert refused.value.message.key == "budget.beyond"

    def test_membership_stays_exact(self) -> None:
        blocked = {"A1": {"B1": 900}, "A2": {"B1": 900}, "A3": {"B1": 900}}
        assert Assignment.of(blocked) in self.legal
        assert Assignment.of({**blocked, "A3": {"B1": 899, "P2": 1}}) not in self.legal

    def test_bounds_are_outer_ones_and_say_so(self) -> None:
        bounds = self.legal.bounds("A1", "P2")
        assert not bounds.exact
        assert 900 in bounds


def test_an_estimate_too_long_to_read_is_shown_as_a_power_of_ten() -> None:
    values = dict(BeyondBudgetError(Estimate(10**40, 10**60, 0)).message.values)
    assert values == {"megabytes": "10^33", "seconds": "10^50"}

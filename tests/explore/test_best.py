"""The best announcement of a player: as a listing gives it, and where nobody could list."""

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from simulator.explore.best import best
from simulator.explore.goals import Goal
from simulator.formats.notation import parse
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.effects import DamageEffect, EffectKind
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.keywords import keyword_word
from simulator.rules.legal.budget import BeyondBudgetError
from simulator.rules.objects import Permanent, Player
from simulator.rules.scenario import Scenario
from tests.board_strategies import scenarios
from tests.explore.listed_best import listed_best
from tests.strategies import ways_to_divide

WORDS = ("infect", "wither", "absorb 1", "indestructible", "deathtouch", "lifelink")
GOALS = st.permutations(list(Goal)).flatmap(lambda order: st.integers(1, 4).map(lambda number: order[:number]))


@st.composite
def boards(draw: st.DrawFn) -> Scenario:
    """Random boards whose creatures can be destroyed, with players close to losing and perhaps one more."""
    board = draw(scenarios())
    permanents = tuple(
        destructible(one, draw(st.lists(st.sampled_from(WORDS), max_size=1))) for one in board.permanents
    )
    players = [replace(player, life=draw(st.integers(1, 8))) for player in board.players]
    third = [Player("P3")] if draw(st.booleans()) else []
    return replace(board, permanents=permanents, players=(*players, *third))


def destructible(permanent: Permanent, words: list[str]) -> Permanent:
    kept = [one for one in permanent.keywords if one != keyword_word("indestructible")]
    return replace(permanent, keywords=(*kept, *map(keyword_word, words)))


def damage(board: Scenario) -> tuple[Combat, DamageStep]:
    combat = to_damage(begin(board))
    step = damage_step(combat)
    assume(step is not None)
    assert step is not None
    divisions = 1
    for source in step.sources:
        divisions *= ways_to_divide(source)
    assume(divisions <= 300)
    return combat, step


@settings(max_examples=120)
@given(boards(), st.sampled_from(("P1", "P2")), GOALS)
def test_values_first_assignment_and_number_are_those_of_a_listing(
    board: Scenario, player: str, goals: list[Goal]
) -> None:
    combat, step = damage(board)
    values, first, number = listed_best(combat, step, player, goals)
    found = best(combat, step, player, goals)
    assert found.values == tuple(zip(goals, values, strict=True))
    assert found.assignment.amounts == first
    assert found.number == number


@settings(max_examples=60)
@given(boards(), GOALS)
def test_615_1_with_effects_in_force_too(board: Scenario, goals: list[Goal]) -> None:
    shield = DamageEffect(EffectKind.PREVENT, amount=2)
    combat, step = damage(replace(board, effects=(shield,)))
    values, first, number = listed_best(combat, step, "P1", goals)
    found = best(combat, step, "P1", goals)
    assert ([value for _, value in found.values], found.assignment.amounts, found.number) == (values, first, number)


def step_of(board: str) -> tuple[Combat, DamageStep]:
    combat = to_damage(begin(parse(board)))
    step = damage_step(combat)
    assert step is not None
    return combat, step


def test_702_19b_what_lethal_damage_leaves_gets_through() -> None:
    found = best(*step_of("A: 5/5 trample >; B: 2/2 x A; C: 1/1 x A"), "P1", list(Goal))
    assert found.values == (
        (Goal.MOST_DESTROYED, 2),
        (Goal.MOST_THROUGH, 2),
        (Goal.LEAST_LOST, 0),
        (Goal.OWN_PLANESWALKER_ALIVE, 0),
    )
    assert found.assignment.nested()["A"] == {"B": 2, "C": 1, "P2": 2}
    assert found.number == 1


def test_the_first_goal_goes_before_all_others() -> None:
    board = step_of("A: 4/4 trample >; D: 3/3 >; B: 0/2 x A, D; C: 0/3 x D")
    destroyed = best(*board, "P1", [Goal.MOST_DESTROYED, Goal.MOST_THROUGH])
    through = best(*board, "P1", [Goal.MOST_THROUGH, Goal.MOST_DESTROYED])
    assert [value for _, value in destroyed.values] == [2, 2]
    assert [value for _, value in through.values] == [4, 1]


def test_the_other_side_answers_with_its_own_best() -> None:
    board = step_of("A: 2/2 >; D: 1/1 >; B: 2/3 x A, D; C: 3/3 x A, D")
    lost = best(*board, "P1", [Goal.LEAST_LOST])
    destroyed = best(*board, "P1", [Goal.MOST_DESTROYED, Goal.LEAST_LOST])
    assert lost.values == ((Goal.LEAST_LOST, 1),)  # P2 loses none in any case and gives all to the first, A
    assert destroyed.values == ((Goal.MOST_DESTROYED, 1), (Goal.LEAST_LOST, 2))  # P2 too wants the most destroyed


def test_equally_good_announcements_are_counted_where_nobody_could_list_them() -> None:
    board = "; ".join(f"A{n}: 12/12 trample >; B{n}: 0/3 x A{n}; C{n}: 0/3 x A{n}" for n in range(1, 21))
    found = best(*step_of(board), "P1", [Goal.MOST_DESTROYED])
    assert found.values == ((Goal.MOST_DESTROYED, 40),)
    assert found.number == 28**20  # 12 points among three, at least 3 to each blocker


def test_six_tramplers_on_the_same_four_blockers_destroy_them_all_and_give_the_rest() -> None:
    six = "; ".join(f"A{n}: 12/12 trample >" for n in range(1, 7)) + "; B1..B4: 0/6 x A1, A2, A3, A4, A5, A6"
    found = best(*step_of(six), "P1", [Goal.MOST_DESTROYED, Goal.MOST_THROUGH])
    assert [value for _, value in found.values] == [4, 48]
    assert found.assignment.nested()["A1"] == {"B1": 6, "B2": 6}
    assert found.number == 45_093_450_150


def test_two_attackers_on_sixteen_shared_blockers_are_no_matter_of_listing() -> None:
    few_on_many = "A1: 20/20 trample > ; A2: 20/20 trample > ; B1..B16: 0/2 x A1, A2"
    found = best(*step_of(few_on_many), "P1", [Goal.MOST_DESTROYED, Goal.MOST_THROUGH])
    assert [value for _, value in found.values] == [16, 8]
    assert found.assignment.nested() == {
        "A1": {f"B{n}": 2 for n in range(1, 11)},
        "A2": {**{f"B{n}": 2 for n in range(11, 17)}, "P2": 8},
    }
    assert found.number == 35_793_603


def test_beyond_the_budget_it_is_refused() -> None:
    few_on_many = "A1: 900/1 trample > ; A2: 900/1 trample > ; B1..B40: 0/30 x A1, A2"
    with pytest.raises(BeyondBudgetError):
        best(*step_of(few_on_many), "P1", list(Goal))

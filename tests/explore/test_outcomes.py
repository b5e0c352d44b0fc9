"""Distinct results with their numbers: as a listing gives them, and where nobody could list them."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from simulator.explore.contributions import sums_decide
from simulator.explore.first_wholes import FirstWholes
from simulator.explore.outcome_groups import groups_of
from simulator.explore.outcome_tables import joint_table, spread
from simulator.explore.outcomes import Outcomes
from simulator.explore.results import Result, result
from simulator.formats.notation import parse
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.effects import DamageEffect, EffectKind
from simulator.rules.events import Figure
from simulator.rules.flow.steps import begin, dealt, to_damage
from simulator.rules.keywords import keyword_word
from simulator.rules.legal.budget import BeyondBudgetError
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.objects import Player
from simulator.rules.scenario import Scenario
from tests.board_strategies import scenarios
from tests.boards import creature, scenario
from tests.brute_force import legal_assignments
from tests.strategies import ways_to_divide

WORDS = ("lifelink", "infect", "wither", "toxic 2", "absorb 1", "protection from creatures", "deathtouch")


@st.composite
def boards(draw: st.DrawFn) -> Scenario:
    """Random boards with keywords that change results, players close to losing, and perhaps one more player."""
    board = draw(scenarios())
    permanents = [
        replace(one, keywords=one.keywords + tuple(map(keyword_word, words)), commander=draw(st.booleans()))
        for one, words in ((one, draw(st.lists(st.sampled_from(WORDS), max_size=1))) for one in board.permanents)
    ]
    lives = draw(st.integers(1, 8)), draw(st.integers(1, 8))
    players = [replace(player, life=life) for player, life in zip(board.players, lives, strict=True)]
    third = [Player("P3")] if draw(st.booleans()) else []
    return replace(board, permanents=tuple(permanents), players=(*players, *third))


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


def listed(combat: Combat, step: DamageStep) -> dict[Result, tuple[int, Assignment]]:
    """The results of all legal assignments, each dealt by itself; with the number and the first of them."""
    found: dict[Result, tuple[int, Assignment]] = {}
    for amounts in legal_assignments(step):
        assignment = Assignment(step.slots, amounts)
        after = result(combat, dealt(combat, step, assignment))
        number, first = found.get(after, (0, assignment))
        found[after] = number + 1, first
    return found


@settings(max_examples=100)
@given(boards())
def test_results_numbers_and_first_examples_are_those_of_a_listing(board: Scenario) -> None:
    combat, step = damage(board)
    outcomes = Outcomes(combat, step)
    expected = listed(combat, step)
    assert [(one.result, (one.count, one.example)) for one in outcomes] == list(expected.items())
    assert outcomes.distinct == len(expected)
    assert outcomes.count == sum(number for number, _ in expected.values())


@settings(max_examples=100)
@given(boards())
def test_told_group_by_group_they_are_the_same(board: Scenario) -> None:
    combat, step = damage(board)
    outcomes = Outcomes(combat, step, most_listed=0)
    expected = listed(combat, step)
    try:
        distinct = outcomes.distinct
    except BeyondBudgetError:
        assert len(combat.players) > 2 or not sums_decide(combat, step)
    else:
        told = list(outcomes)
        assert len(told) == distinct == len(expected)
        assert {one.result: (one.count, one.example) for one in told} == expected


@settings(max_examples=80)
@given(boards())
def test_tables_of_figures_are_those_of_a_listing(board: Scenario) -> None:
    combat, step = damage(replace(board, players=tuple(replace(one, life=40) for one in board.players)))
    assume(sums_decide(combat, step))
    outcomes = Outcomes(combat, step)
    life = ("P2", Figure.LIFE, "")
    lost: dict[tuple[int, int], int] = {}
    for after, (number, _) in listed(combat, step).items():
        both = dict(after.figures).get(life, 40) - 40, int("B0" in after.left)
        lost[both] = lost.get(both, 0) + number
    assert joint_table(outcomes, life, "B0") == dict(sorted(lost.items()))
    assert sum(spread(outcomes, life).values()) == outcomes.count


def step_of(board: str) -> tuple[Combat, DamageStep]:
    combat = to_damage(begin(parse(board)))
    step = damage_step(combat)
    assert step is not None
    return combat, step


def test_twelve_tramplers_with_three_blockers_each_have_85_025_049_949_results() -> None:
    board = "; ".join(f"A{n}: 12/12 trample >" for n in range(1, 13)) + "".join(
        f"; {blocker}{n}: 0/3 x A{n}" for n in range(1, 13) for blocker in "BCD"
    )
    outcomes = Outcomes(*step_of(board + "; P2: life 200"))
    assert outcomes.distinct == 85_025_049_949
    through = spread(outcomes, ("P2", Figure.LIFE, ""))
    assert sum(through.values()) == outcomes.count
    first = next(iter(outcomes))
    assert first.example.amounts[0] == 12


def test_six_tramplers_on_the_same_four_blockers_have_63_results() -> None:
    six = "; ".join(f"A{n}: 12/12 trample >" for n in range(1, 7)) + "; B1..B4: 0/6 x A1, A2, A3, A4, A5, A6"
    combat, step = step_of(six + "; P2: life 100")
    outcomes = Outcomes(combat, step)
    told = list(outcomes)
    assert outcomes.distinct == len(told) == 63  # 14 with a survivor, and 0 to 48 damage points beyond all four
    assert sum(one.count for one in told) == outcomes.count == 30_291_473_150_999_393_634
    for one in told:
        assert one.example in LegalAssignments(step)
        assert result(combat, dealt(combat, step, one.example)) == one.result


def test_two_attackers_on_sixteen_shared_blockers_are_told_though_results_are_many() -> None:
    combat, step = step_of("A1: 14/14 trample > ; A2: 14/14 trample > ; B1..B10: 0/2 x A1, A2")
    outcomes = Outcomes(combat, step)
    told = list(outcomes)
    assert outcomes.distinct == len(told) == 2**10 - 1 + 8  # at least one is destroyed; beyond all of them 1 to 8
    assert sum(one.count for one in told) == outcomes.count
    for one in told[::50]:
        assert result(combat, dealt(combat, step, one.example)) == one.result


def test_beyond_the_budget_results_are_refused() -> None:
    few_on_many = "A1: 80/80 trample > ; A2: 80/80 trample > ; B1..B40: 0/3 x A1, A2"
    with pytest.raises(BeyondBudgetError):
        list(Outcomes(*step_of(few_on_many)))


def test_with_an_effect_in_force_results_are_those_of_a_listing() -> None:
    board = scenario(
        creature("A", 4, 4, "trample"),
        creature("B", 0, 2, controller="P2"),
        attack={"A": "P2"},
        block={"B": "A"},
        effects=[DamageEffect(EffectKind.MULTIPLY, factor=2), DamageEffect(EffectKind.PREVENT, amount=3, shield=True)],
    )
    combat = to_damage(begin(board))
    step = damage_step(combat)
    assert step is not None
    expected = [(after, number, first) for after, (number, first) in listed(combat, step).items()]
    assert [(one.result, one.count, one.example) for one in Outcomes(combat, step)] == expected
    with pytest.raises(BeyondBudgetError):
        list(Outcomes(combat, step, most_listed=2))


def test_the_first_example_of_a_hundred_lanes_is_told_without_putting_every_beginning_together() -> None:
    lanes = 100
    combat, step = step_of("; ".join(f"A{n}: 3/3 trample >; B{n}: 1/1 x A{n}" for n in range(lanes)))
    outcomes = Outcomes(combat, step)
    put_together = 0

    def counted(rows: Sequence[tuple[int, ...]]) -> Assignment:
        nonlocal put_together
        put_together += 1
        return outcomes.whole(rows)

    choice = [[one for one in results if one.permanents == results[0].permanents] for results in outcomes.groups]
    slots = [[slot for slot, _ in group.slots] for group in groups_of(step, LegalAssignments(step)) or ()]
    nothing = (0,) * len(outcomes.players)
    first = FirstWholes(choice, nothing, counted, slots).of(nothing)
    assert first == next(iter(outcomes)).example
    assert first.nested()["A0"] == {"B0": 3}
    assert put_together == 1

"""The best line over both damage steps: as a listing of all lines gives it, and where nobody could list them."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.explore.goals import Goal
from simulator.explore.line_best import BestLine, BestLines
from simulator.formats.notation import parse
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.effects import DamageEffect, EffectKind
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.legal.budget import BeyondBudgetError, Budget
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Moment
from tests.boards import creature, do, scenario
from tests.explore.listed_lines import ListedLines, boards, first_step, played

GOALS = st.permutations(list(Goal)).flatmap(lambda order: st.integers(1, 4).map(lambda number: order[:number]))


def compare(board: Scenario, player: str, goals: list[Goal]) -> None:
    """Hold the best line of a board against the listing."""
    combat = to_damage(begin(board))
    step = first_step(combat)
    played(combat)  # another board where there are too many lines
    expected = ListedLines(player, goals).reached(combat)
    found = BestLines(combat, step).of(player, goals)
    planeswalkers = sum(one.is_planeswalker and one.controller == player for one in combat.present())
    counted = {
        goal: planeswalkers + gain if goal is Goal.OWN_PLANESWALKER_ALIVE else abs(gain)
        for goal, gain in zip(goals, expected.gains[player], strict=True)
    }
    assert dict(found.values) == counted
    assert tuple(leg.assignment for leg in found.legs) == expected.line
    assert (found.number, found.count) == (expected.number, expected.count)


@settings(max_examples=60)
@given(boards(), st.sampled_from(("P1", "P2")), GOALS)
def test_510_4_values_first_line_and_numbers_are_those_of_a_listing(
    board: Scenario, player: str, goals: list[Goal]
) -> None:
    compare(board, player, goals)


@settings(max_examples=20)
@given(boards(), GOALS)
def test_104_3b_players_close_to_losing_are_told_apart(board: Scenario, goals: list[Goal]) -> None:
    players = tuple(replace(player, life=4) for player in board.players)
    compare(replace(board, players=players), "P1", goals)


@settings(max_examples=15)
@given(boards(), GOALS)
def test_615_1_with_effects_in_force_too(board: Scenario, goals: list[Goal]) -> None:
    compare(replace(board, effects=(DamageEffect(EffectKind.PREVENT, amount=1),)), "P1", goals)


def lines_of(board: Scenario) -> BestLines:
    combat, step = due(board)
    return BestLines(combat, step)


def due(board: Scenario) -> tuple[Combat, DamageStep]:
    combat = to_damage(begin(board))
    step = damage_step(combat)
    assert step is not None
    return combat, step


def assignments(found: BestLine) -> list[dict[str, dict[str, int]]]:
    return [leg.assignment.nested() for leg in found.legs]


def test_510_4_the_best_of_both_steps_is_not_always_the_best_of_each() -> None:
    board = parse("A: 2/2 first strike >; C: 0/2 x A; B: 4/2 x A")
    found = lines_of(board).of("P1", [Goal.MOST_DESTROYED, Goal.LEAST_LOST])
    assert assignments(found)[0] == {"A": {"B": 2}}
    assert found.values == ((Goal.MOST_DESTROYED, 1), (Goal.LEAST_LOST, 0))
    assert found.by_steps == ((Goal.MOST_DESTROYED, 1), (Goal.LEAST_LOST, 1))  # destroys C, the first of equals
    assert [leg.step.moment for leg in found.legs] == [Moment.FIRST_COMBAT_DAMAGE, Moment.COMBAT_DAMAGE]


def test_702_7b_a_blocker_killed_first_does_not_strike_back() -> None:
    board = parse("A: 2/2 first strike >; D: 2/2 first strike >; B: 4/4 can block any number x A, D; C: 2/2 x A")
    found = lines_of(board).of("P1", [Goal.MOST_DESTROYED, Goal.LEAST_LOST])
    assert found.legs[0].assignment.nested() == {"A": {"B": 2}, "D": {"B": 2}}
    assert found.values == ((Goal.MOST_DESTROYED, 1), (Goal.LEAST_LOST, 1))
    assert found.number == 1


def test_101_4_the_other_side_answers_over_both_steps() -> None:
    board = parse("A: 2/4 >; D: 1/2 >; B: 2/5 double strike, can block any number x A, D")
    mine = lines_of(board).of("P1", [Goal.LEAST_LOST])
    theirs = lines_of(board).of("P2", [Goal.MOST_DESTROYED])
    assert mine.values == ((Goal.LEAST_LOST, 1),)
    assert theirs.values == ((Goal.MOST_DESTROYED, 1),)
    assert (theirs.number, theirs.count) == (5, 7)  # A twice, or D by 2 points; with D destroyed A is left alone


def test_equally_good_lines_are_counted_where_nobody_could_list_them() -> None:
    board = "; ".join(f"A{n}: 40/40 first strike, trample >; B{n}: 0/3 x A{n}; C{n}: 0/3 x A{n}" for n in range(1, 4))
    found = lines_of(parse("P2: life 200; " + board)).of("P1", [Goal.MOST_DESTROYED])
    assert found.values == ((Goal.MOST_DESTROYED, 6),)
    assert found.number == 630**3  # in each lane 34 points over lethal damage, among three


def test_actions_between_the_steps_count() -> None:
    board = scenario(
        creature("A", 2, 2, "double strike"),
        creature("B", 3, 3, controller="P2"),
        attack={"A": "P2"},
        block={"B": "A"},
        timeline=(do("first combat damage", "modify", "B", power=0, toughness=-1),),
    )
    found = lines_of(board).of("P1", list(Goal))
    assert dict(found.values)[Goal.MOST_DESTROYED] == 1
    assert dict(found.values)[Goal.LEAST_LOST] == 0


def test_beyond_the_budget_it_is_refused_before_the_work_begins() -> None:
    board = "; ".join(f"A{n}: 9/9 double strike >; B{n}: 0/9 x A{n}; C{n}: 0/9 x A{n}" for n in range(1, 9))
    board += "; D: 1/1 can block any number x " + ", ".join(f"A{n}" for n in range(1, 9))
    with pytest.raises(BeyondBudgetError) as refused:
        lines_of(parse(board)).of("P1", list(Goal))
    assert not Budget().allows(refused.value.estimate)


def test_704_5a_what_players_have_after_the_first_step_matters_where_a_third_may_follow() -> None:
    striking = "A: 3/3 triple strike, trample >; B: 2/1 x A; C: 2/2 trample, double strike >; D: 2/1 x C; E: 2/2 x C"
    combat, step = due(parse(striking + "; P2: life 4"))
    goals = [Goal.MOST_DESTROYED, Goal.MOST_THROUGH]
    found, expected = BestLines(combat, step).of("P2", goals), ListedLines("P2", goals).reached(combat)
    assert tuple(leg.assignment for leg in found.legs) == expected.line
    assert len(expected.line) == 3


def test_101_4_of_own_lines_those_count_that_earlier_announcements_leave() -> None:
    # The defending player divides the damage of A; that of C, announced before, goes past D only if A destroys D.
    combat, step = due(parse("A: 3/3 >; C: 1/3 trample >; B: 0/1 banding x A; D: 0/3 can block any number x A, C"))
    found, expected = BestLines(combat, step).of("P2", [Goal.MOST_THROUGH]), ListedLines("P2", [Goal.MOST_THROUGH])
    assert found.legs[0].assignment.nested() == {"A": {"D": 3}, "C": {"P2": 1}}
    assert (found.number, found.count) == (1, 1)
    assert expected.reached(combat).count == 1

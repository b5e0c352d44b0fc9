"""Both damage steps as a tree: counts, branches and results as a listing of all lines gives them."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings

from simulator.explore.line_tree import LineTree
from simulator.explore.outcomes import Outcomes
from simulator.explore.results import Result
from simulator.formats.notation import parse
from simulator.rules.division.assigning import damage_step
from simulator.rules.effects import DamageEffect, EffectKind
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.legal.budget import BeyondBudgetError, Budget
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Moment
from tests.boards import creature, do, scenario
from tests.explore.listed_lines import boards, counted_results, first_step, played


def tree_of(board: Scenario) -> LineTree:
    combat = to_damage(begin(board))
    step = damage_step(combat)
    assert step is not None
    return LineTree(combat, step)


def told(result: Result) -> tuple[frozenset[str], frozenset[object]]:
    return frozenset(result.left), frozenset(result.figures)


@settings(max_examples=60)
@given(boards())
def test_510_4_lines_and_whole_results_are_those_of_a_listing(board: Scenario) -> None:
    combat = to_damage(begin(board))
    step = first_step(combat)
    lines = played(combat)
    tree = LineTree(combat, step)
    assert tree.count == len(lines)
    assert Counter({told(one.result): one.count for one in tree.results}) == counted_results(lines)
    results = dict.fromkeys(line for line, _ in lines)
    assert all(one.example in results for one in tree.results)


@settings(max_examples=25)
@given(boards())
def test_the_branches_of_a_step_are_its_outcomes_told_apart_further(board: Scenario) -> None:
    combat = to_damage(begin(board))
    tree = LineTree(combat, first_step(combat))
    by_result: Counter[tuple[frozenset[str], frozenset[object]]] = Counter()
    for branch in tree.branches():
        by_result[told(branch.result)] += branch.number
    assert by_result == {told(one.result): one.count for one in Outcomes(combat, tree.step)}


@settings(max_examples=25)
@given(boards())
def test_615_1_with_effects_in_force_too(board: Scenario) -> None:
    combat = to_damage(begin(replace(board, effects=(DamageEffect(EffectKind.PREVENT, amount=1),))))
    step = first_step(combat)
    lines = played(combat)
    tree = LineTree(combat, step)
    assert tree.count == len(lines)
    assert Counter({told(one.result): one.count for one in tree.results}) == counted_results(lines)


def test_702_4b_what_double_strike_marks_first_is_no_longer_needed_then() -> None:
    tree = tree_of(parse("A: 3/3 double strike >; B: 0/4 x A; C: 0/4 x A"))
    branches = list(tree.branches())
    assert [(one.marked, one.number) for one in branches] == [
        ((("B", 3),), 1),
        ((("B", 2), ("C", 1)), 1),
        ((("B", 1), ("C", 2)), 1),
        ((("C", 3),), 1),
    ]
    assert tree.count == 16
    assert {one.result.left: one.count for one in tree.results} == {("B",): 6, ("C",): 6, (): 4}


def test_510_4_assignments_that_make_no_difference_are_one_branch() -> None:
    tree = tree_of(parse("A: 5/5 first strike >; B: 0/4 x A; C: 0/4 x A"))
    assert [(one.result.left, one.number) for one in tree.branches()] == [(("B",), 2), ((), 2), (("C",), 2)]
    assert tree.count == 6


def test_104_2a_a_game_that_is_over_has_no_second_step() -> None:
    tree = tree_of(parse("P2: life 3; A: 3/3 double strike >"))
    (branch,) = tree.branches()
    assert branch.then is None
    assert (tree.count, [one.count for one in tree.results]) == (1, [1])


def test_actions_between_the_steps_are_carried_out() -> None:
    board = scenario(
        creature("A", 2, 2, "double strike"),
        creature("B", 0, 5, controller="P2"),
        attack={"A": "P2"},
        block={"B": "A"},
        timeline=(do("first combat damage", "modify", "A", power=1, toughness=0),),
    )
    (whole,) = tree_of(board).results
    assert whole.result.left == ("B",)


def test_a_single_step_is_a_tree_too() -> None:
    tree = tree_of(parse("A: 5/5 trample >; B: 2/2 x A; C: 1/1 x A"))
    assert tree.is_last
    assert (tree.count, tree.distinct) == (9, len(list(tree.branches())))
    assert sum(one.count for one in tree.results) == 9


def test_702_4d_a_third_step_hangs_on_the_second() -> None:
    tree = tree_of(replace(parse("A: 2/2 triple strike >; B: 0/3 x A; C: 0/3 x A"), what_if=True))
    moments = []
    branch = next(tree.branches())
    while branch.then is not None:
        moments.append(branch.then.step.moment)
        branch = next(branch.then.branches())
    assert moments == [Moment.COMBAT_DAMAGE, Moment.LAST_COMBAT_DAMAGE]
    assert tree.count == sum(one.count for one in tree.results)


def test_lines_are_counted_where_nobody_could_list_them() -> None:
    board = "; ".join(f"A{n}: 9/9 first strike >; B{n}: 0/9 x A{n}; C{n}: 0/9 x A{n}" for n in range(1, 4))
    tree = tree_of(parse(f"{board}; D: 30/30 trample >; E: 0/1 x D; F: 0/1 x D"))
    assert tree.count == 10**3 * 437  # 10 divisions in each lane; of 30 points 1 to each of two, or all to one of them


def test_beyond_the_budget_it_is_refused_before_anything_is_dealt() -> None:
    board = "; ".join(f"A{n}: 9/9 double strike >; B{n}: 0/9 x A{n}; C{n}: 0/9 x A{n}" for n in range(1, 9))
    with pytest.raises(BeyondBudgetError) as refused:
        next(tree_of(parse(board)).branches())
    assert not Budget().allows(refused.value.estimate)

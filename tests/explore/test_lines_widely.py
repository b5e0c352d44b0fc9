"""Lines on boards of every kind: all eras, planeswalkers, battles, banding, players close to losing, three players."""

from collections import Counter
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.explore.goals import Goal
from simulator.explore.line_best import BestLines
from simulator.explore.line_tree import LineTree
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.keywords import keyword_word
from simulator.rules.objects import Permanent
from simulator.rules.scenario import Scenario
from tests.explore import test_best
from tests.explore.listed_lines import ListedLines, counted_results, first_step, played
from tests.explore.test_line_best import GOALS
from tests.explore.test_line_tree import told

STRIKES = st.sampled_from(((), (), ("double strike",), ("first strike",)))


@st.composite
def striking(draw: st.DrawFn) -> Scenario:
    """The boards on which the best of one step is tried, some of their creatures with first or double strike."""
    board = draw(test_best.boards())
    permanents = tuple(with_words(one, draw(STRIKES)) if one.is_creature else one for one in board.permanents)
    return replace(board, permanents=permanents)


def with_words(permanent: Permanent, words: tuple[str, ...]) -> Permanent:
    return replace(permanent, keywords=(*permanent.keywords, *map(keyword_word, words)))


@settings(max_examples=40)
@given(striking())
def test_510_4_the_tree_holds_all_lines(board: Scenario) -> None:
    combat = to_damage(begin(board))
    step = first_step(combat)
    lines = played(combat)
    tree = LineTree(combat, step)
    assert tree.count == len(lines)
    assert Counter({told(one.result): one.count for one in tree.results}) == counted_results(lines)


@settings(max_examples=40)
@given(striking(), st.sampled_from(("P1", "P2")), GOALS)
def test_101_4_the_best_line_is_that_of_a_listing(board: Scenario, player: str, goals: list[Goal]) -> None:
    combat = to_damage(begin(board))
    step = first_step(combat)
    played(combat)  # another board where there are too many lines
    expected = ListedLines(player, goals).reached(combat)
    found = BestLines(combat, step).of(player, goals)
    own = sum(one.is_planeswalker and one.controller == player for one in combat.present())
    assert dict(found.values) == {
        goal: own + gain if goal is Goal.OWN_PLANESWALKER_ALIVE else abs(gain)
        for goal, gain in zip(goals, expected.gains[player], strict=True)
    }
    assert tuple(leg.assignment for leg in found.legs) == expected.line
    assert (found.number, found.count) == (expected.number, expected.count)

"""The best of a knot by what lies on piles: held against walking through its divisions, in either order of shares."""

from collections.abc import Iterator

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from simulator.explore.best_answers import BestRow
from simulator.explore.best_table import BestTable
from simulator.explore.contributions import Contributions, sums_decide
from simulator.explore.fates import Fates
from simulator.explore.goals import Goal, Wishes
from simulator.explore.knot_best import KnotBest
from simulator.explore.outcome_groups import groups_of
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.scenario import Scenario
from tests.explore.test_best import GOALS, boards


def knots(board: Scenario, player: str, goals: list[Goal]) -> Iterator[tuple[KnotBest, BestRow]]:
    """The smaller knots of a board, each with the best that a walk finds."""
    combat = to_damage(begin(board))
    step = damage_step(combat)
    assume(step is not None)
    assert step is not None
    assume(sums_decide(combat, step))
    worked_out = combat, step, Contributions(combat, step), Fates(combat), Wishes(combat, player, tuple(goals))
    for group in groups_of(step, LegalAssignments(step)) or ():
        if 0 < group.count <= 200:
            yield KnotBest(*worked_out, group.division, group.budget), BestTable(*worked_out).best(group)


@settings(max_examples=100)
@given(boards(), st.sampled_from(("P1", "P2")), GOALS)
def test_the_first_of_the_best_and_their_number_are_those_of_a_walk(
    board: Scenario, player: str, goals: list[Goal]
) -> None:
    for knot, walked in knots(board, player, goals):
        assert knot.best() == (walked.row, walked.number)

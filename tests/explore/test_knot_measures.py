"""Two measures of a knot without its results: held against those read off the results, on boards of every kind."""

from hypothesis import assume, given, settings

from simulator.explore.contributions import sums_decide
from simulator.explore.knot_measures import KnotMeasures
from simulator.explore.measured_groups import MeasuredResults
from simulator.explore.measures import COUNTED
from simulator.explore.outcome_groups import GroupResults, groups_of
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.scenario import Scenario
from tests.explore.test_outcomes import boards


@settings(max_examples=80)
@given(boards())
def test_702_19b_704_5i_numbers_and_first_divisions_of_any_two_measures_are_those_of_the_results(
    board: Scenario,
) -> None:
    combat = to_damage(begin(board))
    step = damage_step(combat)
    assume(step is not None)
    assert step is not None
    assume(sums_decide(combat, step))
    told = GroupResults(combat, step)
    for group in groups_of(step, LegalAssignments(step)) or ():
        if group.count > 300:
            continue
        (results,) = told.of([group])
        listed = MeasuredResults(combat, results, told.players)
        knot = KnotMeasures(*told.worked_out, group.division, group.budget)
        assert listed.measures <= knot.measures
        for across in (*COUNTED, *knot.measures):
            for up in (*COUNTED, *knot.measures):
                expected = {pair: (cell.number, cell.find()) for pair, cell in listed.table(across, up).items()}
                assert {pair: (cell.number, cell.find()) for pair, cell in knot.table(across, up).items()} == expected

"""Knots counted by what lies on piles: held against walking through their divisions, on boards of every kind."""

from hypothesis import assume, given, settings

from simulator.explore.contributions import Contributions, sums_decide
from simulator.explore.fates import Fates
from simulator.explore.knot_examples import KnotExamples
from simulator.explore.knot_results import Comes, KnotResults
from simulator.explore.outcome_groups import GroupResults, groups_of
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.scenario import Scenario
from tests.explore.test_outcomes import boards


@settings(max_examples=60)
@given(boards())
def test_702_19b_702_2c_piles_tell_the_same_results_numbers_and_first_divisions(board: Scenario) -> None:
    combat = to_damage(begin(board))
    step = damage_step(combat)
    assume(step is not None)
    assert step is not None
    assume(sums_decide(combat, step))
    told = GroupResults(combat, step)
    for group in groups_of(step, LegalAssignments(step)) or ():
        if group.count > 500:
            continue
        (walked,) = told.of([group])
        knot = KnotResults(combat, step, Contributions(combat, step), Fates(combat), group.division, group.budget)
        found: dict[object, list[Comes]] = {}
        for one in knot.results():
            name = one.permanents, tuple(one.players.get(place, 0) for place in told.players)
            found.setdefault(name, []).append(one)
        examples = KnotExamples(knot.passage, list(found.values()), group.budget)
        rows = {
            name: (sum(one.number for one in ones), examples.row(at)) for at, (name, ones) in enumerate(found.items())
        }
        assert rows == {(one.permanents, one.players): (one.number, one.example) for one in walked}

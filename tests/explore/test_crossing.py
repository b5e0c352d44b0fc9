"""Two measures together, group by group: held against the listed results."""

import pytest

from simulator.explore.crossing import Crossing
from simulator.explore.measures import measured
from simulator.explore.outcomes import Outcomes
from simulator.formats.notation import read
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.legal.legal_assignments import LegalAssignments

BOARDS = (
    "A: 5/5 trample > P2; B: 2/2 x A; D: 1/1 x A; C: 4/4 trample > P2; E: 1/2 x C",
    "A: 7/7 trample over planeswalkers > W; C: 1/1 > W; W: loyalty 3; E: 3/3 trample > P2; F: 2/1 x E",
    "A: 3/3 infect, trample > P2; B: 1/1 x A; L: 4/4 lifelink, trample > P2; D: 2/2 x L",
)


@pytest.mark.parametrize("board", BOARDS)
def test_every_pair_of_measures_equals_the_listed_results(board: str) -> None:
    combat = to_damage(begin(read(board).document.scenario))
    step = damage_step(combat)
    assert step is not None
    outcomes, legal = Outcomes(combat, step), LegalAssignments(step)
    crossing = Crossing(combat, outcomes)
    assert len(crossing.measures) > 1
    for across in crossing.measures:
        for up in crossing.measures:
            expected: dict[tuple[int, int], int] = {}
            for outcome in outcomes:
                pair = measured(combat, outcome.result, across), measured(combat, outcome.result, up)
                expected[pair] = expected.get(pair, 0) + outcome.count
            table = crossing.table(across, up)
            assert {pair: one.number for pair, one in table.items()} == expected
            assert all(one.example in legal for one in table.values())

"""Two steps side by side, held against brute force: what is legal in both, what in one alone, and in which order."""

from collections.abc import Hashable
from math import prod

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from simulator.explore.due_step import Due, due_step
from simulator.explore.only_in import OnlyIn
from simulator.explore.result_changes import result_changes
from simulator.explore.settings import FigureSetting, KeywordSetting, Varied, plain, set_so
from simulator.explore.side_by_side import How, one_sided, walked_through
from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep
from simulator.rules.flow.steps import dealt
from simulator.rules.keywords import Keyword
from simulator.rules.legal.budget import Budget
from simulator.rules.legal.legality import Judge
from simulator.rules.scenario import Scenario
from tests.board_strategies import scenarios
from tests.brute_force import legal_assignments
from tests.changed_steps import changed_steps
from tests.strategies import damage_steps, ways_to_divide

PAIRS = settings(
    max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


def listed(step: DamageStep, other: DamageStep) -> tuple[list[Assignment], list[Assignment]]:
    """Everything that is legal in the step, and what of it is illegal in the other."""
    legal = [Assignment(step.slots, amounts) for amounts in legal_assignments(step)]
    judge = Judge(other)
    return legal, [assignment for assignment in legal if judge.violations(assignment)]


@given(st.data())
@PAIRS
def test_510_1_what_only_one_step_allows(data: st.DataObject) -> None:
    step = data.draw(damage_steps(most_divisions=600))
    other = data.draw(changed_steps(step))
    if data.draw(st.booleans()):
        step, other = other, step
    legal, alone = listed(step, other)
    found = OnlyIn(step, other, Budget())
    assert (found.count(), found.common) == (len(alone), len(legal) - len(alone))
    assert list(found) == alone
    for place in range(0, len(alone), 5):
        assert found[place] == alone[place]
        assert found.index(alone[place]) == place
    assert all(assignment in found for assignment in alone[:5])
    assert not any(assignment in found for assignment in legal if assignment not in alone)


@given(st.data())
@PAIRS
def test_walking_finds_the_same_as_counting(data: st.DataObject) -> None:
    step = data.draw(damage_steps(most_divisions=300))
    other = data.draw(changed_steps(step))
    counted = one_sided(step, other, Budget(), 20_000)
    walked = walked_through(step, other, Budget(), 20_000)
    assert (counted.how, walked.how) == (How.COUNTED, How.WALKED)
    assert counted.number == walked.number
    assert [counted.example(place) for place in range(counted.number)][:20] == [
        walked.example(place) for place in range(walked.number)
    ][:20]


@given(scenarios(), st.integers(0, 4), st.booleans())
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
def test_results_that_come_and_go(board: Scenario, power: int, deathtouch: bool) -> None:
    setting = KeywordSetting("A0", plain(Keyword.DEATHTOUCH), has=deathtouch)
    first, second = due_step(board), due_step(set_so(board, FigureSetting("A0", Varied.POWER, power), setting))
    assume(all(_few(due) for due in (first, second)))
    found = result_changes(first, second)
    assert found is not None
    before, after = _dealt(first), _dealt(second)
    assert (len(found.became), len(found.ceased), found.kept) == (
        len(after - before),
        len(before - after),
        len(before & after),
    )


def _few(due: Due) -> bool:
    return due.step is None or prod(ways_to_divide(source) for source in due.step.sources) <= 400


def _dealt(due: Due) -> set[Hashable]:
    """How the board can be after the damage, dealt for every legal assignment."""
    if due.combat is None or due.step is None:
        return set()
    after = set()
    for amounts in legal_assignments(due.step):
        combat = dealt(due.combat, due.step, Assignment(due.step.slots, amounts))
        # Of what left it is told whether its loyalty or defense came to 0.
        figures = [
            (one.id, one.loyalty, one.defense, one.counters)
            if combat.on_battlefield(one.id)
            else (one.id, one.loyalty == 0, one.defense == 0)
            for one in combat.permanents
        ]
        players = [(one.id, one.life, one.poison, one.commander_damage) for one in combat.players]
        after.add((tuple(figures), tuple(players)))
    return after

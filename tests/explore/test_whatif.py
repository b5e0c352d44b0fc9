"""A figure varied: each value's numbers are those of the board that is made with it by hand."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.explore.whatif import Varied, Vary, WhatIf, figures_of, varied, what_if
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.objects import Player
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Moment
from tests.boards import TWO_HEADED_GIANT, creature, planeswalker, scenario
from tests.brute_force import legal_assignments


def board(power: int = 5, toughness: int = 2, damage: int = 0, loyalty: int = 3) -> Scenario:
    return scenario(
        creature("A", power, 5, "trample"),
        creature("B", 2, toughness, controller="P2", damage=damage),
        planeswalker("W", loyalty),
        attack={"A": "W"},
        block={"B": "A"},
    )


@pytest.mark.parametrize(
    ("vary", "values", "made"),
    [
        (Vary("A", Varied.POWER), range(8), lambda value: board(power=value)),
        (Vary("B", Varied.TOUGHNESS), range(1, 8), lambda value: board(toughness=value)),
        (Vary("B", Varied.DAMAGE), range(2), lambda value: board(damage=value)),
        (Vary("W", Varied.LOYALTY), range(1, 4), lambda value: board(loyalty=value)),
    ],
)
def test_every_value_counts_as_its_own_board(vary: Vary, values: range, made: Callable[[int], Scenario]) -> None:
    for answer in what_if(board(), vary, values):
        step = damage_step(to_damage(begin(made(answer.value))))
        assert answer.count == (0 if step is None else len(legal_assignments(step)))


@given(st.integers(0, 9), st.integers(1, 9))
@settings(max_examples=30)
def test_702_19b_a_lone_trampler_has_one_assignment_for_each_point_beyond_lethal(power: int, toughness: int) -> None:
    (answer,) = what_if(board(toughness=toughness), Vary("A", Varied.POWER), [power])
    assert answer.count == max(1, power - toughness + 1)
    assert answer.distinct is not None
    assert answer.distinct <= answer.count


def test_a_dead_blocker_leaves_its_attacker_blocked() -> None:
    (answer,) = what_if(board(), Vary("B", Varied.TOUGHNESS), [0])
    assert (answer.step, answer.count) == (Moment.COMBAT_DAMAGE, 1)


def test_a_board_that_cannot_stand_is_told() -> None:
    assert list(what_if(board(), Vary("B", Varied.DAMAGE), [-1])) == [WhatIf(-1, None, None, None, stands=False)]


def test_nobody_attacks_no_step() -> None:
    idle = scenario(creature("A", 1, 1))
    assert list(what_if(idle, Vary("A", Varied.POWER), [3])) == [WhatIf(3, None, 0, 0)]


def test_results_of_millions_of_assignments_are_told_apart() -> None:
    blockers = [creature(f"B{number}", 0, 1, controller="P2") for number in range(8)]
    crowd = scenario(creature("A", 20, 20), *blockers, attack={"A": "P2"}, block={one.id: "A" for one in blockers})
    (answer,) = what_if(crowd, Vary("A", Varied.POWER), [40])
    assert (answer.count, answer.distinct) == (62_891_499, 2**8 - 1)


def test_more_results_than_can_be_told_apart() -> None:
    attackers = [creature(id, 20, 20, "trample") for id in "AC"]
    blockers = [creature(f"B{n}", 0, 2, "can block any number", controller="P2") for n in range(16)]
    crowd = scenario(
        *attackers, *blockers, attack={"A": "P2", "C": "P2"}, block={one.id: ("A", "C") for one in blockers}
    )
    (answer,) = what_if(crowd, Vary("A", Varied.POWER), [20])
    assert answer.distinct is None
    assert answer.count == 10_549_149_343_609_725_019


def test_810_4_a_team_shares_its_life() -> None:
    shared = varied(scenario(players=TWO_HEADED_GIANT), Vary("P3", Varied.LIFE), 7)
    assert [player.life for player in shared.players] == [30, 30, 7, 7]


def test_figures_are_those_that_are_there() -> None:
    assert figures_of(board(), "A") == {Varied.POWER: 5, Varied.TOUGHNESS: 5, Varied.DAMAGE: 0}
    assert figures_of(board(), "W") == {Varied.LOYALTY: 3}
    assert figures_of(board(), "P1") == {Varied.LIFE: Player("P1").life}
    assert figures_of(board(), "nobody") == {}
    with pytest.raises(KeyError):
        varied(board(), Vary("W", Varied.POWER), 1)


def test_the_scenario_stays_as_it_was() -> None:
    before = board()
    list(what_if(before, Vary("A", Varied.POWER), range(5)))
    assert to_damage(begin(before)) == to_damage(begin(board()))

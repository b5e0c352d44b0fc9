"""Walking through assignments: within a result, within what is asked, through all."""

from random import Random

import pytest

from simulator.controller.conditions import conditions_in, subjects_on
from simulator.controller.controller import Controller
from simulator.controller.intents import PutDraft
from simulator.controller.walk import Scope, Walk, walk_in
from simulator.rules.assignment import Assignment
from tests.controller.tables import done, table

BOARD = "A: 5/5 trample > P2; B: 2/2 x A; D: 1/1 x A"


@pytest.fixture
def controller() -> Controller:
    return table(BOARD)


def walk(controller: Controller, scope: Scope, text: str = "") -> Walk | None:
    explored = controller.explored()
    assert explored is not None
    return walk_in(explored, scope, conditions_in(text, subjects_on(controller.state)))


def known(walk: Walk | None) -> Walk:
    assert walk is not None
    return walk


def put(controller: Controller, assignment: Assignment | None) -> None:
    assert assignment is not None
    done(controller, PutDraft(assignment))


def test_while_the_assignment_is_open_it_has_no_result_to_walk_in(controller: Controller) -> None:
    assert walk(controller, Scope.RESULT) is None
    everyone = known(walk(controller, Scope.ALL))
    assert (everyone.count, everyone.index) == (9, None)
    assert everyone.preceding() is None
    put(controller, everyone.following())
    assert known(walk(controller, Scope.ALL)).index == 0


@pytest.mark.parametrize(("scope", "text"), [(Scope.ALL, ""), (Scope.ASKED, "B destroyed, D destroyed")])
def test_next_and_previous_go_through_all_in_canonical_order(controller: Controller, scope: Scope, text: str) -> None:
    put(controller, known(walk(controller, scope, text)).at(0))
    places = []
    while True:
        here = known(walk(controller, scope, text))
        places.append(here.index)
        if here.following() is None:
            break
        put(controller, here.following())
    assert places == list(range(known(walk(controller, scope, text)).count))
    for place in reversed(places[:-1]):
        put(controller, known(walk(controller, scope, text)).preceding())
        assert known(walk(controller, scope, text)).index == place


def test_every_result_is_walked_through_by_itself(controller: Controller) -> None:
    explored = controller.explored()
    assert explored is not None
    for row in explored.rows or ():
        put(controller, row.example)
        here = known(walk(controller, Scope.RESULT))
        assert (here.index, here.count) == (0, row.count)


def test_from_outside_the_next_is_the_first_that_comes_after(controller: Controller) -> None:
    put(controller, known(walk(controller, Scope.ALL)).at(4))
    asked = known(walk(controller, Scope.ASKED, "P2 >= 1"))
    assert asked.index is None
    everyone = known(walk(controller, Scope.ALL))
    assert (asked.preceding(), asked.following()) == (everyone.at(3), everyone.at(5))


def test_any_one_is_one_of_them(controller: Controller) -> None:
    asked = known(walk(controller, Scope.ASKED, "P2 >= 1"))
    chosen = {asked.any(Random(seed)) for seed in range(60)}
    assert chosen == {asked.at(index) for index in range(asked.count)}
    nothing = known(walk(controller, Scope.ASKED, "P2 >= 9"))
    assert (nothing.any(Random(1)), nothing.following(), nothing.preceding()) == (None, None, None)


def test_within_a_result_that_nobody_can_list_the_place_is_exact() -> None:
    lanes = "; ".join(f"A{at}: 12/12 trample >; B{at}: 0/1 x A{at}; D{at}: 0/1 x A{at}" for at in range(12))
    controller = table(lanes)
    put(controller, known(walk(controller, Scope.ALL)).at(10**19))
    here = known(walk(controller, Scope.RESULT))
    assert here.index is not None
    assert here.count > 10**9
    put(controller, here.following())
    assert known(walk(controller, Scope.RESULT)).index == here.index + 1


def test_where_results_take_too_long_nobody_waits_for_a_place() -> None:
    knot = "A1..A6: 12/12 trample >; B1..B4: 0/6 can block any number x A1, A2, A3, A4, A5, A6"
    assert walk(table(knot), Scope.ALL) is None

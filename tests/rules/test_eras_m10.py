"""Magic 2010: the damage assignment order is there, and deathtouch divides freely instead of being lethal."""

import pytest

from simulator.rules.assignment import Assignment
from simulator.rules.flow.steps import begin, deal, to_damage
from simulator.rules.scenario import Scenario
from tests.boards import creature, do, scenario
from tests.rules.era_boards import divisions, next_step

ORDERED = (creature("B1", 3, 3, controller="P2"), creature("B2", 2, 1, controller="P2"))


def blocked_by_two(*words: str, rules: str) -> Scenario:
    attacker = creature("A", 6, 4, *words)
    return scenario(attacker, *ORDERED, attack={"A": "P2"}, block={"B1": "A", "B2": "A"}, rules=rules)


@pytest.mark.parametrize("rules", ["m10", "2009-07-11", "2010-07-15"])
def test_510_1c_the_first_in_the_order_has_lethal_damage_first(rules: str) -> None:
    assert divisions(blocked_by_two(rules=rules), "A") == [(6, 0), (5, 1), (4, 2), (3, 3)]


def test_702_2_deathtouch_divides_freely_ignoring_the_order() -> None:
    assert len(divisions(blocked_by_two("deathtouch", rules="m10"), "A")) == 7


def test_702_2_deathtouch_does_not_lower_what_trample_needs() -> None:
    found = divisions(blocked_by_two("deathtouch", "trample", rules="m10"), "A")
    assert [one for one in found if one[2]] == [(4, 1, 1), (3, 2, 1), (3, 1, 2)]


def test_702_2_a_year_later_one_point_each_is_lethal() -> None:
    assert (1, 1, 4) in divisions(blocked_by_two("deathtouch", "trample", rules="2010-07-16"), "A")


@pytest.mark.parametrize(("rules", "sources"), [("2009-07-11", ["A"]), ("2009-10-01", ["A"]), ("2009-10-02", [])])
def test_702_4c_before_zendikar_who_lost_double_strike_assigns_again(rules: str, sources: list[str]) -> None:
    board = scenario(
        creature("A", 2, 2, "double strike"),
        attack={"A": "P2"},
        timeline=[do("first combat damage", "lose", "A", keywords=["double strike"])],
        rules=rules,
    )
    combat = to_damage(deal(to_damage(begin(board)), Assignment.of({"A": {"P2": 2}})))
    assert [source.id for source in next_step(combat).sources] == sources

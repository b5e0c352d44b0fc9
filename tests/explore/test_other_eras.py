"""Whether an assignment would have been legal under the rules of another time."""

from simulator.explore.other_eras import legal_elsewhere
from simulator.rules.era import EraId
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Moment
from tests.boards import creature, planeswalker, scenario


def blocked(*words: str, rules: str = "current") -> Scenario:
    return scenario(
        creature("A", 4, 4, *words),
        creature("B", 0, 3, controller="P2"),
        creature("C", 0, 1, controller="P2"),
        attack={"A": "P2"},
        block={"B": "A", "C": "A"},
        rules=rules,
    )


def test_all_on_the_second_blocker_is_legal_where_there_is_no_order() -> None:
    found = legal_elsewhere(blocked(rules="m11"), {"A": {"C": 4}})
    assert [era.id for era in found] == [EraId.FOUNDATIONS, EraId.SIXTH, EraId.URZA, EraId.CLASSIC]


def test_deathtouch_past_the_blockers_is_legal_since_2010() -> None:
    found = legal_elsewhere(blocked("trample", "deathtouch", rules="m10"), {"A": {"B": 1, "C": 1, "P2": 2}})
    assert [era.id for era in found] == [EraId.FOUNDATIONS, EraId.M11]


def test_what_no_rules_allow() -> None:
    assert legal_elsewhere(blocked(), {"A": {"P2": 4}}) == ()


def test_rules_that_do_not_know_the_board_allow_nothing() -> None:
    board = scenario(creature("A", 2, 2), planeswalker("W", 3), attack={"A": "W"})
    assert EraId.URZA not in [era.id for era in legal_elsewhere(board, {"A": {"W": 2}})]


def test_the_step_that_is_judged() -> None:
    board = scenario(creature("A", 2, 2, "first strike"), attack={"A": "P2"})
    assert legal_elsewhere(board, {"A": {"P2": 2}}, Moment.COMBAT_DAMAGE) == ()
    assert len(legal_elsewhere(board, {"A": {"P2": 2}}, Moment.FIRST_COMBAT_DAMAGE)) == 5

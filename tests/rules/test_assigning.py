"""Who assigns combat damage in a step, how much, to whom, and what recipients need."""

import pytest

from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep, Side
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, deal, to_damage
from simulator.rules.scenario import AttackedKind, Scenario, WasAttacking
from simulator.rules.timeline import Moment
from tests.boards import creature, do, planeswalker, scenario, siege


def next_step(board: Scenario) -> DamageStep:
    found = damage_step(to_damage(begin(board)))
    assert found is not None
    return found


def reaches(board: Scenario) -> dict[str, tuple[int, tuple[str, ...]]]:
    return {source.id: (source.amount, source.recipients) for source in next_step(board).sources}


def test_510_1a_a_creature_assigns_its_power() -> None:
    assert reaches(scenario(creature("A", 3, 1), attack={"A": "P2"})) == {"A": (3, ("P2",))}


@pytest.mark.parametrize("power", [0, -2])
def test_510_1a_without_power_a_creature_assigns_nothing_at_all(power: int) -> None:
    assert reaches(scenario(creature("A", power, 4), attack={"A": "P2"})) == {}


def test_510_1a_an_ability_has_it_assign_its_toughness() -> None:
    board = scenario(creature("A", 2, 5, "assign toughness"), attack={"A": "P2"})
    assert reaches(board) == {"A": (5, ("P2",))}


def test_510_1b_attacking_nothing_it_assigns_nothing() -> None:
    was = {"A": WasAttacking(AttackedKind.PLANESWALKER, "P2")}
    assert reaches(scenario(creature("A", 3, 3), attack={"A": None}, was=was)) == {}


def test_510_1c_blocked_with_no_blocker_left_it_assigns_nothing() -> None:
    assert reaches(scenario(creature("A", 3, 3), attack={"A": "P2"}, blocked=["A"])) == {}


def test_510_1c_blocked_it_reaches_its_blockers_only() -> None:
    board = scenario(
        creature("A", 3, 3),
        creature("B", 0, 1, controller="P2"),
        creature("C", 0, 1, controller="P2"),
        attack={"A": "P2"},
        block={"C": "A", "B": "A"},
    )
    assert reaches(board) == {"A": (3, ("C", "B"))}


def test_510_1d_a_blocker_reaches_the_attackers_that_it_blocks() -> None:
    board = scenario(
        creature("A", 0, 3),
        creature("C", 0, 3),
        creature("B", 2, 1, "trample", "can block 1 more", controller="P2"),
        attack={"A": "P2", "C": "P2"},
        block={"B": ["A", "C"]},
    )
    assert reaches(board) == {"B": (2, ("A", "C"))}


def test_702_19b_trample_reaches_what_it_attacks() -> None:
    board = scenario(
        creature("A", 3, 3, "trample"), creature("B", 0, 1, controller="P2"), attack={"A": "P2"}, block={"B": "A"}
    )
    assert reaches(board) == {"A": (3, ("B", "P2"))}


def test_702_19b_trample_reaches_a_battle_and_not_beyond_it() -> None:
    board = scenario(
        creature("A", 3, 3, "trample", "trample over planeswalkers"),
        creature("B", 0, 1, controller="P2"),
        siege("S", 4),
        attack={"A": "S"},
        block={"B": "A"},
    )
    assert reaches(board) == {"A": (3, ("B", "S"))}


def test_702_19c_trample_over_planeswalkers_reaches_their_controller_blocked_or_not() -> None:
    board = scenario(
        creature("A", 3, 3, "trample over planeswalkers"),
        creature("C", 2, 2, "trample over planeswalkers"),
        creature("B", 0, 1, controller="P2"),
        planeswalker("W", 3),
        attack={"A": "W", "C": "W"},
        block={"B": "A"},
    )
    assert reaches(board) == {"A": (3, ("B", "W", "P2")), "C": (2, ("W", "P2"))}


def test_702_19d_with_no_blocker_left_trample_reaches_what_it_attacks_alone() -> None:
    board = scenario(creature("A", 3, 3, "trample"), attack={"A": "P2"}, blocked=["A"])
    assert reaches(board) == {"A": (3, ("P2",))}


@pytest.mark.parametrize("blocked", [(), ("A",)])
def test_702_19e_over_a_planeswalker_that_left_all_goes_to_the_defending_player(blocked: tuple[str, ...]) -> None:
    was = {"A": WasAttacking(AttackedKind.PLANESWALKER, "P2")}
    board = scenario(creature("A", 3, 3, "trample over planeswalkers"), attack={"A": None}, was=was, blocked=blocked)
    assert reaches(board) == {"A": (3, ("P2",))}


def test_702_19f_without_it_nothing_goes_beyond_a_planeswalker_that_left() -> None:
    was = {"A": WasAttacking(AttackedKind.PLANESWALKER, "P2")}
    board = scenario(
        creature("A", 3, 3, "trample"),
        creature("B", 0, 1, controller="P2"),
        attack={"A": None},
        was=was,
        block={"B": "A"},
    )
    assert reaches(board) == {"A": (3, ("B",))}


def test_a_second_way_where_it_may_assign_as_though_unblocked() -> None:
    board = scenario(
        creature("A", 3, 3, "assign as though unblocked"),
        creature("B", 0, 1, controller="P2"),
        attack={"A": "P2"},
        block={"B": "A"},
    )
    first, second = next_step(board).source_of["A"].ways
    assert (first.recipients(), second.recipients()) == (("B",), ("P2",))


def test_needs_are_lethal_damage_less_what_is_marked_and_loyalty() -> None:
    board = scenario(
        creature("A", 9, 3, "trample over planeswalkers"),
        creature("B", 0, 4, controller="P2", damage=3),
        planeswalker("W", 5),
        attack={"A": "W"},
        block={"B": "A"},
    )
    needs = next_step(board).need_of
    assert (needs["B"].lethal, needs["B"].loyalty) == (1, None)
    assert (needs["W"].lethal, needs["W"].loyalty) == (None, 5)


def test_lethal_by_power_needs_power_and_at_least_one() -> None:
    board = scenario(
        creature("A", 9, 9, "trample"),
        creature("B", 0, 4, controller="P2"),
        creature("C", 3, 6, "lethal by power", controller="P2"),
        attack={"A": "P2"},
        block={"B": "A", "C": "A"},
    )
    needs = next_step(board).need_of
    assert (needs["B"].lethal, needs["C"].lethal) == (1, 3)


def test_510_4_those_with_first_or_double_strike_assign_first_the_others_and_double_strike_again() -> None:
    board = scenario(
        creature("A", 1, 1, "first strike"),
        creature("C", 2, 2, "double strike"),
        creature("D", 3, 3),
        attack={"A": "P2", "C": "P2", "D": "P2"},
    )
    combat = to_damage(begin(board))
    first = damage_step(combat)
    assert first is not None
    assert (first.moment, tuple(first.source_of)) == (Moment.FIRST_COMBAT_DAMAGE, ("A", "C"))
    regular = damage_step(combat, Moment.COMBAT_DAMAGE)
    assert regular is not None
    assert tuple(regular.source_of) == ("C", "D")


def test_702_7c_first_strike_is_history_not_the_keyword_now() -> None:
    board = scenario(
        creature("A", 1, 1, "first strike"),
        creature("C", 2, 2),
        attack={"A": "P2", "C": "P2"},
        timeline=[
            do("first combat damage", "lose", "A", keywords=["first strike"]),
            do("first combat damage", "gain", "C", keywords=["first strike"]),
        ],
    )
    combat = deal(to_damage(begin(board)), Assignment.of({"A": {"P2": 1}}))
    second = damage_step(to_damage(combat))
    assert second is not None
    assert tuple(second.source_of) == ("C",)


def test_sides_are_told_apart() -> None:
    board = scenario(creature("A", 1, 1), creature("B", 1, 1, controller="P2"), attack={"A": "P2"}, block={"B": "A"})
    assert [source.side for source in next_step(board).sources] == [Side.ATTACKING, Side.BLOCKING]

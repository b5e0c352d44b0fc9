"""The front of pairs, and that of a board's trades: held against every assignment, each dealt by itself."""

from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.controller.explored import Trade
from simulator.explore.front import front
from simulator.explore.measures import Measure, MeasureKind
from simulator.rules.assignment import Assignment
from simulator.rules.defending import is_attacking_side
from simulator.rules.flow.steps import dealt
from simulator.rules.scenario import Scenario
from tests.brute_force import legal_assignments
from tests.controller.tables import table, table_with
from tests.explore.test_outcomes import boards, damage

PAIRS = st.frozensets(st.tuples(st.integers(-3, 6), st.integers(0, 6)), max_size=12)


def unbeaten(pairs: frozenset[tuple[int, int]]) -> set[tuple[int, int]]:
    """Those to which no other is at least equal in both."""
    return {
        one for one in pairs if not any(other != one and other[0] >= one[0] and other[1] >= one[1] for other in pairs)
    }


@given(PAIRS)
def test_the_front_is_what_no_other_pair_beats(pairs: frozenset[tuple[int, int]]) -> None:
    found = front(pairs)
    assert set(found) == unbeaten(pairs)
    assert list(found) == sorted(found)


@settings(max_examples=50)
@given(boards())
def test_510_1_trades_are_those_of_all_assignments_and_best_ones_are_beaten_by_none(board: Scenario) -> None:
    combat, step = damage(board)
    explored = table_with(board).explored()
    assert explored is not None
    expected: dict[tuple[int, int], int] = {}
    for amounts in legal_assignments(step):
        after = dealt(combat, step, Assignment(step.slots, amounts))
        gone = [one for one in combat.present() if not after.on_battlefield(one.id)]
        lost = combat.player("P2").life - after.player("P2").life
        destroyed = sum(one.is_creature and not is_attacking_side(combat, one.controller) for one in gone)
        expected[lost, destroyed] = expected.get((lost, destroyed), 0) + 1
    life = Measure(MeasureKind.LIFE, "P2")
    if life in explored.attacked:
        trades = explored.trades(life)
        assert {(one.through, one.destroyed): one.count for one in trades} == expected
        assert {(one.through, one.destroyed) for one in trades if one.on_front} == unbeaten(frozenset(expected))


def trades_of(board: str) -> tuple[Trade, ...]:
    explored = table(board).explored()
    assert explored is not None
    return explored.trades(explored.attacked[0])


def best_of(board: str) -> list[tuple[int, int]]:
    return [(one.through, one.destroyed) for one in trades_of(board) if one.on_front]


def test_702_19b_with_trample_alone_the_most_through_destroys_the_most_too() -> None:
    assert best_of("A: 7/7 trample >; B: 2/2 x A; D: 3/3 x A") == [(2, 2)]


def test_510_1c_as_though_unblocked_each_attacker_goes_through_or_destroys() -> None:
    wall = "A: 6/6 assign as though unblocked >; B: 3/3 x A; D: 3/3 x A"
    assert best_of(wall) == [(0, 2), (6, 0)]
    assert best_of(f"{wall}; C: 4/4 assign as though unblocked >; E: 1/1 x C") == [(0, 3), (4, 2), (6, 1), (10, 0)]


def test_beyond_any_list_trades_are_told_all_the_same() -> None:
    lanes = "; ".join(f"A{n}: 5/5 trample >; B{n}: 0/1 x A{n}; D{n}: 0/1 x A{n}" for n in range(12)) + "; P2: life 99"
    explored = table(lanes).explored()
    assert explored is not None
    assert sum(one.count for one in trades_of(lanes)) == explored.count
    assert best_of(lanes) == [(36, 24)]

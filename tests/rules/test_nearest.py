"""The nearest legal assignment: fewest points moved, ties, wrong totals, and boards too large to list."""

import pytest

from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.legality import Judge
from simulator.rules.legal.nearest.nearest import nearest
from tests.brute_force import moved
from tests.damage_steps import among, attacking, blocking, ordered, step, trampling, unblocked, walker


def nearest_to(board: DamageStep, **shares: dict[str, int]) -> dict[str, dict[str, int]]:
    return nearest(board, Assignment.of(shares)).nested()


class TestTrample:
    board = step(attacking("A", 5, trampling("B", "C")), B=3, C=4)

    def test_702_19b_what_went_through_comes_back_to_the_first_blocker(self) -> None:
        assert nearest_to(self.board, A={"B": 1, "C": 1, "P2": 3}) == {"A": {"B": 4, "C": 1}}

    def test_a_legal_assignment_is_its_own_nearest(self) -> None:
        assert nearest_to(self.board, A={"B": 2, "C": 3}) == {"A": {"B": 2, "C": 3}}

    def test_one_more_point_for_the_blocker_is_nearer_than_giving_up(self) -> None:
        board = step(attacking("A", 7, trampling("B", "C")), B=3, C=4)
        assert nearest_to(board, A={"B": 2, "C": 3, "P2": 2}) == {"A": {"B": 4, "C": 3}}
        assert nearest_to(board, A={"B": 2, "C": 2, "P2": 3}) == {"A": {"B": 5, "C": 2}}

    def test_702_2c_another_sources_touch_may_be_nearest(self) -> None:
        board = step(attacking("A", 5, trampling("B")), attacking("C", 2, among("B", "D"), deathtouch=True), B=9, D=1)
        assert nearest_to(board, A={"P2": 5}, C={"D": 2}) == {"A": {"P2": 5}, "C": {"B": 1, "D": 1}}

    def test_702_19c_the_loyalty_is_made_up(self) -> None:
        board = step(attacking("A", 7, trampling("B", to="W", beyond="P2")), B=2, W=walker(3))
        assert nearest_to(board, A={"B": 2, "W": 2, "P2": 3}) == {"A": {"B": 2, "W": 3, "P2": 2}}


class TestOrder:
    board = step(attacking("A", 4, ordered("B", "C", "D")), B=2, C=3, D=1)

    def test_510_1c_the_skipped_blocker_gets_what_it_needs(self) -> None:
        assert nearest_to(self.board, A={"B": 1, "C": 3}) == {"A": {"B": 2, "C": 2}}

    def test_510_1c_ties_go_to_the_first_in_canonical_order(self) -> None:
        assert nearest_to(self.board, A={"B": 2, "D": 2}) == {"A": {"B": 4}}

    def test_510_1d_a_blocker(self) -> None:
        board = step(blocking("B", 3, ordered("A", "C")), A=2, C=2)
        assert nearest_to(board, B={"A": 1, "C": 2}) == {"B": {"A": 2, "C": 1}}


class TestTotals:
    def test_510_1a_too_little_is_made_up_at_the_first_recipient(self) -> None:
        assert nearest_to(step(attacking("A", 5, among("B", "C"))), A={"C": 2}) == {"A": {"B": 3, "C": 2}}

    def test_510_1a_too_much_is_taken_from_the_last(self) -> None:
        assert nearest_to(step(attacking("A", 3, among("B", "C"))), A={"B": 2, "C": 2}) == {"A": {"B": 2, "C": 1}}

    def test_points_added_here_and_taken_there_count_once(self) -> None:
        board = step(attacking("A", 4, trampling("B", "C")), attacking("D", 2, unblocked()), B=3, C=2)
        assert nearest_to(board, A={"B": 1, "C": 1, "P2": 2}, D={"P2": 2}) == {"A": {"B": 3, "C": 1}, "D": {"P2": 2}}

    def test_a_recipient_that_is_none_loses_all(self) -> None:
        assert nearest_to(step(attacking("A", 3, among("B"))), A={"P2": 3}, X={"B": 1}) == {"A": {"B": 3}}

    def test_an_empty_step_takes_everything_back(self) -> None:
        assert nearest_to(step(), A={"P2": 3}) == {}


class TestTwoWays:
    def test_as_though_unblocked_when_most_went_there(self) -> None:
        board = step(attacking("A", 5, among("B"), unblocked()), B=3)
        assert nearest_to(board, A={"B": 2, "P2": 3}) == {"A": {"P2": 5}}
        assert nearest_to(board, A={"B": 3, "P2": 2}) == {"A": {"B": 5}}

    def test_nothing_is_nearest_to_nearly_nothing(self) -> None:
        board = step(attacking("A", 5, among("B"), unblocked(None)), B=3)
        assert nearest_to(board, A={"B": 1}) == {}
        assert nearest_to(board, A={"B": 3}) == {"A": {"B": 5}}

    def test_what_costs_nothing_more_comes_first_in_canonical_order(self) -> None:
        # Six points are taken from X in any case, so up to six may be added: D's share, which comes first, too.
        board = step(attacking("D", 3, among("B"), unblocked(None)), attacking("A", 3, unblocked()))
        assert nearest_to(board) == {"A": {"P2": 3}}
        assert nearest_to(board, D={"B": 3}) == {"D": {"B": 3}, "A": {"P2": 3}}
        assert nearest_to(board, X={"B": 6}) == {"D": {"B": 3}, "A": {"P2": 3}}


class TestLargeBoards:
    @pytest.mark.parametrize("in_order", [False, True])
    def test_six_tramplers_on_the_same_four_blockers(self, in_order: bool) -> None:
        blockers = ["B1", "B2", "B3", "B4"]
        way = trampling(*blockers, in_order=in_order)
        board = step(*(attacking(f"A{number}", 12, way) for number in range(6)), **dict.fromkeys(blockers, 6))
        through = Assignment(board.slots, (0, 0, 0, 0, 12) * 6)
        found = nearest(board, through)
        assert Judge(board).allows(found.amounts)
        assert moved(board, through, found.amounts) == 24
        assert found.amounts == (6, 6, 0, 0, 0) + (0, 0, 6, 6, 0) + (0, 0, 0, 0, 12) * 4

    def test_a_row_with_hundreds_of_slots(self) -> None:
        blockers = [[f"B{row}-{place}" for place in range(3)] for row in range(100)]
        sources = [attacking(f"A{row}", 8, trampling(*names)) for row, names in enumerate(blockers)]
        board = step(*sources, **{name: 2 for names in blockers for name in names})
        found = nearest(board, Assignment(board.slots, (2, 2, 1, 3) * 100))
        assert found.amounts == (2, 2, 2, 2) * 100

    def test_a_million_points(self) -> None:
        million = 1_000_000
        board = step(attacking("A", 3 * million, trampling("B", "C")), B=million, C=million)
        found = nearest(board, Assignment(board.slots, (1, million, 2 * million - 1)))
        assert found.amounts == (million, million, million)

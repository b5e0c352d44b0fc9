"""The legal assignments one after the other: published examples, their order, and boards too large to list."""

from itertools import islice

import pytest

from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep, Source
from simulator.rules.legal.enumeration.enumeration import assignments, assignments_from
from tests.brute_force import is_legal
from tests.damage_steps import among, attacking, blocking, ordered, step, trampling, unblocked, walker


def listed(damage_step: DamageStep) -> list[tuple[int, ...]]:
    return [assignment.amounts for assignment in assignments(damage_step)]


def test_assignments_name_the_slots_of_the_step() -> None:
    board = step(attacking("A", 2, among("B", "C")), blocking("B", 1, among("A")))
    assert list(assignments(board)) == [
        Assignment.of({"A": {"B": 2}, "B": {"A": 1}}),
        Assignment.of({"A": {"B": 1, "C": 1}, "B": {"A": 1}}),
        Assignment.of({"A": {"C": 2}, "B": {"A": 1}}),
    ]


def test_where_nobody_assigns_the_empty_assignment_is_the_only_one() -> None:
    assert listed(step()) == [()]


def test_510_1c_free_division_gives_the_most_to_the_first() -> None:
    assert listed(step(attacking("A", 2, among("B", "C")), B=2, C=2)) == [(2, 0), (1, 1), (0, 2)]


def test_510_1c_the_order_of_2023() -> None:
    assert listed(step(attacking("A", 5, ordered("B", "C")), B=3, C=1)) == [(5, 0), (4, 1), (3, 2)]


@pytest.mark.parametrize(("way", "count"), [(ordered, 80), (among, 180)])
def test_510_1c_two_attackers_lean_on_one_another(way: type, count: int) -> None:
    board = step(attacking("A", 7, way("B1", "B2", "B3")), attacking("C", 4, way("B2", "B4")), B1=1, B2=4, B3=5, B4=1)
    assert len(listed(board)) == count
    assert (1, 1, 5, 3, 1) in listed(board)
    assert ((1, 0, 6, 3, 1) in listed(board)) is (way is among)


def test_702_19b_an_early_trampler_may_rest_on_a_later_attacker() -> None:
    board = step(attacking("A", 3, trampling("B")), attacking("C", 1, among("B")), B=2)
    assert listed(board) == [(3, 0, 1), (2, 1, 1), (1, 2, 1)]


def test_702_2c_a_later_source_with_deathtouch_makes_lethal_by_a_touch() -> None:
    board = step(attacking("A", 2, trampling("B")), attacking("C", 1, among("B", "D"), deathtouch=True), B=9, D=9)
    assert listed(board) == [(2, 0, 1, 0), (2, 0, 0, 1), (1, 1, 1, 0), (0, 2, 1, 0)]


def test_702_19c_over_the_planeswalker() -> None:
    board = step(attacking("A", 1, unblocked("W")), attacking("C", 4, unblocked("W", beyond="P2")), W=walker(3))
    assert listed(board) == [(1, 4, 0), (1, 3, 1), (1, 2, 2)]


def test_as_though_unblocked_and_trample_allow_the_same_division_once() -> None:
    assert listed(step(attacking("A", 2, trampling("B"), unblocked()), B=0)) == [(2, 0), (1, 1), (0, 2)]


def test_an_empty_share_comes_last() -> None:
    assert listed(step(attacking("A", 2, among("B", "C"), unblocked(None)))) == [(2, 0), (1, 1), (0, 2), (0, 0)]


def test_two_players_divide_for_one_side() -> None:
    board = step(
        attacking("A", 2, among("B", "C", rule="702.22j"), announcer="P2"), attacking("D", 2, trampling("C")), C=3
    )
    assert listed(board) == [(2, 0, 2, 0), (1, 1, 2, 0), (0, 2, 2, 0), (0, 2, 1, 1)]


def test_any_point_can_be_the_first() -> None:
    board = step(attacking("A", 4, trampling("B", "C")), attacking("D", 1, unblocked()), B=1, C=1)
    everything = listed(board)
    for first in [*everything, (4, 1, 0, 1), (0, 0, 4, 1), (2, 1, 1, 2), (2, 1, 1, 0), (4, 0, 0, 0), (0, 0, 0, 0)]:
        found = [assignment.amounts for assignment in assignments_from(board, first)]
        assert found == [amounts for amounts in everything if amounts <= first]


class TestLargeBoards:
    """The first assignments at once: none of these could be listed."""

    @staticmethod
    def first(board: DamageStep, count: int = 50) -> list[tuple[int, ...]]:
        found = [assignment.amounts for assignment in islice(assignments(board), count)]
        assert found == sorted(set(found), reverse=True)
        assert all(is_legal(board, amounts) for amounts in found)
        return found

    @pytest.mark.parametrize("in_order", [False, True])
    def test_a_twenty_power_trampler_and_eight_blockers(self, in_order: bool) -> None:
        blockers = [f"B{number}" for number in range(8)]
        board = step(attacking("A", 20, trampling(*blockers, in_order=in_order)), **dict.fromkeys(blockers, 2))
        assert self.first(board)[0] == (20, *[0] * 8)

    @pytest.mark.parametrize("in_order", [False, True])
    def test_six_tramplers_on_the_same_four_blockers(self, in_order: bool) -> None:
        blockers = ["B1", "B2", "B3", "B4"]
        way = trampling(*blockers, in_order=in_order)
        board = step(*(attacking(f"A{number}", 12, way) for number in range(6)), **dict.fromkeys(blockers, 6))
        assert self.first(board)[0] == (12, 0, 0, 0, 0) * 6
        through = (0, 0, 0, 0, 12)
        late = next(assignments_from(board, through * 4 + (12, 0, 0, 0, 0) * 2)).amounts
        assert late == through * 4 + (6, 6, 0, 0, 0) + (0, 0, 6, 6, 0)

    def test_a_row_with_hundreds_of_slots(self) -> None:
        sources: list[Source] = []
        needs: dict[str, int] = {}
        for number in range(120):
            blockers = [f"B{number}-{place}" for place in range(3)]
            sources.append(attacking(f"A{number}", 8, trampling(*blockers)))
            needs |= dict.fromkeys(blockers, 2)
        assert self.first(step(*sources, **needs))[0] == (8, 0, 0, 0) * 120

    @pytest.mark.parametrize("in_order", [False, True])
    def test_a_million_points(self, in_order: bool) -> None:
        million = 1_000_000
        board = step(attacking("A", million, trampling("B", "C", in_order=in_order)), B=million, C=million)
        expected = [(million, 0, 0), (million - 1, 1, 0)][: 1 if in_order else 2]
        assert self.first(board, 2) == expected

    def test_two_announcers_of_one_side(self) -> None:
        blockers = [f"B{number}" for number in range(6)]
        banding = [attacking(f"C{number}", 9, among(*blockers, rule="702.22j"), announcer="P2") for number in range(6)]
        tramplers = [attacking(f"A{number}", 9, trampling(*blockers)) for number in range(6)]
        self.first(step(*tramplers, *banding, **dict.fromkeys(blockers, 18)))

from dataclasses import replace

from simulator.controller.board_state import BoardState, Span
from simulator.view.places.giving import dropped_points
from tests.view import boards

STATE = boards.dividing(2)


def test_a_drop_gives_what_the_recipient_still_needs() -> None:
    assert dropped_points(STATE, "A", "W", everything=False) == 3
    assert dropped_points(STATE, "A", "B2", everything=False) == 1


def test_a_player_needs_nothing_and_is_given_all_that_is_left() -> None:
    assert dropped_points(STATE, "A", "P2", everything=False) == 6


def test_with_shift_everything_goes_to_one() -> None:
    assert dropped_points(STATE, "A", "W", everything=True) == 6


def test_one_that_has_enough_is_given_the_rest() -> None:
    assert dropped_points(STATE, "A", "B1", everything=False) == 8


def test_only_what_is_still_possible_is_given() -> None:
    def only(state: BoardState, *spans: Span) -> BoardState:
        return replace(state, shares=tuple(replace(share, possible=spans) for share in state.shares))

    assert dropped_points(only(STATE, Span(0, 2)), "A", "W", everything=False) == 2
    assert dropped_points(only(STATE, Span(0, 2)), "A", "B1", everything=False) is None
    assert dropped_points(only(STATE), "A", "W", everything=False) is None


def test_nobody_else_is_given_anything() -> None:
    assert dropped_points(STATE, "A", "S", everything=False) is None
    assert dropped_points(STATE, "nobody", "W", everything=False) is None

from dataclasses import replace
from itertools import combinations

import pytest

from simulator.controller.board_state import BoardState
from simulator.view.places.layout import lay_out
from simulator.view.places.share_layout import active_source, place_shares
from tests.view import boards


def crowded() -> BoardState:
    """Three tramplers over the same blocker and player: more shares at each than there are places."""
    cards = [boards.attacking(boards.card(f"A{n}", 5, 5), n, blocked=True, to_assign=5) for n in range(3)]
    shares = [boards.share(f"A{n}", to, None, 0, 5) for n in range(3) for to in ("B", "P2")]
    blocker = boards.blocking(boards.card("B", 1, 3), 0)
    return boards.board(*cards, blocker, shares=tuple(shares))


@pytest.mark.parametrize("size", [(1264, 784), (700, 500), (2560, 1440)], ids=str)
@pytest.mark.parametrize("state", [boards.dividing(), crowded()], ids=["dividing", "crowded"])
def test_shares_overlap_neither_cards_nor_seats_nor_one_another(state: BoardState, size: tuple[int, int]) -> None:
    layout = lay_out(state, *size)
    shares = list(place_shares(state, layout, active_source(state, None)).values())
    things = [*layout.cards.values(), *layout.seats.values()]
    assert not [(share, thing) for share in shares for thing in things if share.overlaps(thing)]
    assert not [pair for pair in combinations(shares, 2) if pair[0].overlaps(pair[1])]


def test_where_there_are_many_only_those_of_the_active_source_are_shown() -> None:
    state = crowded()
    layout = lay_out(state, 1264, 784)
    assert set(place_shares(state, layout, "A1")) == {("A1", "B"), ("A1", "P2")}


def test_a_blocker_without_a_choice_shows_no_share_at_its_attacker() -> None:
    state = boards.dividing()
    state = replace(state, shares=(*state.shares, boards.share("B1", "A", 2, 2, 2)))
    assert ("B1", "A") not in place_shares(state, lay_out(state, 1264, 784), "A")


def test_the_chosen_source_is_active() -> None:
    assert active_source(boards.dividing(), "C") == "C"


def test_else_the_first_source_with_a_choice_left_is_active() -> None:
    assert active_source(boards.dividing(2), None) == "A"
    assert active_source(boards.empty(), None) is None

"""Nothing overlaps, nothing is cut, and the room is used."""

from dataclasses import replace
from itertools import combinations

import pytest

from simulator.controller.board_state import BoardState
from simulator.view.places.geometry import Box
from simulator.view.places.layout import Layout, lay_out
from tests.view import boards

BOARDS = {
    "nobody": boards.nobody(),
    "no cards": boards.empty(),
    "three": boards.three(),
    "dividing": boards.dividing(),
    "twelve": boards.many(12),
    "twelve and idle": boards.many(12, idle=6),
    "sixty": boards.many(60),
    "sixty, half idle": boards.many(30, idle=15),
    "sixty unblocked": boards.many(60, blockers_each=0),
    "five attackers, fifty-five blockers": boards.many(60, blockers_each=11),
    "one attacker, fifty-nine blockers": boards.many(60, blockers_each=59),
    "sixty idle": boards.many(0, idle=30),
    "six players": boards.six_players(),
    "two heads": boards.two_headed_giant(),
}
SIZES = [(420, 360), (640, 480), (1000, 700), (1264, 784), (1920, 1080), (2560, 1440), (700, 1400), (2000, 500)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", BOARDS)
def test_everything_has_its_place_and_nothing_overlaps_or_is_cut(name: str, size: tuple[int, int]) -> None:
    state = BOARDS[name]
    layout = lay_out(state, *size)
    boxes = layout.seats | layout.cards
    assert set(layout.seats) == {player.id for player in state.players}
    assert set(layout.cards) == {card.id for card in state.cards}
    table = Box(0, 0, *size)
    assert [id for id, box in boxes.items() if not table.covers(box)] == []
    assert [(one, other) for one, other in combinations(boxes, 2) if boxes[one].overlaps(boxes[other])] == []


@pytest.mark.parametrize("name", BOARDS)
def test_foes_face_each_other(name: str) -> None:
    state = BOARDS[name]
    layout = lay_out(state, 1264, 784)
    for arrow in state.arrows:
        if arrow.kind.value == "block":
            assert layout.cards[arrow.origin].bottom < layout.cards[arrow.target].y


def test_the_defending_side_is_above_and_the_attacking_side_below() -> None:
    layout = lay_out(boards.dividing(), 1264, 784)
    rows = [layout.seats["P2"], layout.cards["B1"], layout.cards["A"], layout.seats["P1"]]
    assert rows == sorted(rows, key=lambda box: box.y)


def test_the_blockers_of_a_lane_stand_over_its_attacker() -> None:
    layout = lay_out(boards.dividing(), 1264, 784)
    middle = (layout.cards["B1"].middle.x + layout.cards["B2"].middle.x) / 2
    assert layout.cards["A"].middle.x == pytest.approx(middle, abs=1)


def test_cards_are_as_large_as_the_table_allows() -> None:
    def width(state: BoardState, *size: int) -> float:
        return lay_out(state, *size).measures.card_width

    assert width(boards.three(), 1264, 784) > 120
    assert width(boards.many(60), 1264, 784) > 52
    assert width(boards.many(60), 2560, 1440) > 100
    assert width(boards.many(60), 1000, 700) > 42


def test_the_layout_does_not_move_when_only_figures_change() -> None:
    def places(layout: Layout) -> object:
        return layout.cards, layout.seats

    one, other = boards.dividing(assigned=8), boards.dividing(assigned=2)
    assert places(lay_out(one, 1264, 784)) == places(lay_out(other, 1264, 784))


def test_attackers_stay_in_the_middle_when_the_first_blocker_comes() -> None:
    before = boards.board(boards.attacking(boards.card("A"), 0), boards.far(boards.card("B")))
    after = replace(before, cards=(before.cards[0], boards.blocking(boards.card("B"), 0)))
    one, other = (lay_out(state, 1264, 784).cards["A"].middle.x for state in (before, after))
    assert one == pytest.approx(other, abs=1)


def test_a_battle_lies_at_its_protectors_seat() -> None:
    players = (boards.player("P2", index=0, of=2), boards.player("P3", index=1, of=2), boards.ANN)
    layout = lay_out(boards.board(replace(boards.siege("S", 5), protector="P3"), players=players), 1264, 784)
    assert layout.cards["S"].x > layout.seats["P2"].right

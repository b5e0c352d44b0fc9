from dataclasses import replace

import pytest

from simulator.controller.board_state import ArrowKind, BoardState
from simulator.view.places.arrow_routes import Routes
from simulator.view.places.geometry import Box, Point
from simulator.view.places.layout import lay_out
from tests.controller.tables import table
from tests.view import boards

BOARDS = {
    "dividing": boards.dividing(),
    "twelve": boards.many(12),
    "sixty": boards.many(60),
    "six players": boards.six_players(),
    "three blockers each": boards.many(48, blockers_each=3),
}


def routes(state: BoardState) -> Routes:
    return Routes(state, lay_out(state, 1264, 784))


@pytest.mark.parametrize("name", BOARDS)
def test_every_arrow_has_its_way(name: str) -> None:
    assert set(routes(BOARDS[name]).ways) == set(BOARDS[name].arrows)


@pytest.mark.parametrize("name", ["dividing", "twelve", "sixty", "three blockers each"])
def test_an_attack_never_runs_over_a_card_of_its_own_lane(name: str) -> None:
    state = BOARDS[name]
    layout = lay_out(state, 1264, 784)
    lanes = {card.id: card.lane for card in state.cards}
    for arrow, curve in routes(state).ways.items():
        if arrow.kind is ArrowKind.ATTACK:
            own = [layout.cards[id].grown(-1) for id, lane in lanes.items() if lane == lanes[arrow.origin]]
            assert not [point for point in curve.points(12) if any(box.holds(point) for box in own)]


def test_an_attack_ends_below_what_it_attacks_and_its_shares() -> None:
    state = boards.dividing()
    layout = lay_out(state, 1264, 784)
    end = next(curve.end for arrow, curve in routes(state).ways.items() if arrow.target == "W")
    walker = layout.cards["W"]
    assert walker.x < end.x < walker.right
    assert end.y >= walker.bottom + layout.measures.share


def test_a_block_ends_above_the_attacker() -> None:
    state = boards.dividing()
    layout = lay_out(state, 1264, 784)
    ends = [curve.end for arrow, curve in routes(state).ways.items() if arrow.kind is ArrowKind.BLOCK]
    wurm = layout.cards["A"]
    assert all(wurm.x < end.x < wurm.right and end.y < wurm.y for end in ends)


@pytest.mark.parametrize("name", BOARDS)
def test_arrows_arrive_side_by_side_in_the_order_in_which_they_come(name: str) -> None:
    ways = routes(BOARDS[name]).ways
    for target in {arrow.target for arrow in ways}:
        attacks = [curve for arrow, curve in ways.items() if arrow.target == target and arrow.kind is ArrowKind.ATTACK]
        arrivals = sorted(
            (curve.segments[-2].end.x if curve.segments[1:] else curve.start.x, curve.end.x) for curve in attacks
        )
        assert [end for _, end in arrivals] == sorted(end for _, end in arrivals)


def test_an_arrow_to_what_is_not_on_the_table_has_no_way() -> None:
    state = replace(boards.dividing(), arrows=(boards.attack("A", "nobody"),))
    assert routes(state).ways == {}
    assert routes(state).between("A", "nobody") is None


def test_numbers_fly_along_the_arrow_and_backwards_to_who_is_blocked() -> None:
    state = boards.dividing()
    found = routes(state)
    arrow = boards.block("B1", "A", 1)
    assert found.between("B1", "A") == found.ways[arrow]
    assert found.between("A", "B1") == found.ways[arrow].reversed()


def test_without_an_arrow_numbers_fly_straight_from_edge_to_edge() -> None:
    state = boards.dividing()
    layout = lay_out(state, 1264, 784)
    curve = routes(state).between("A", "P2")
    assert curve is not None
    assert curve.start == Point(layout.cards["A"].middle.x, layout.cards["A"].y)
    seat: Box = layout.seats["P2"]
    assert curve.end == Point(seat.middle.x, seat.bottom)


@pytest.mark.parametrize(("width", "height"), [(699, 631), (1338, 911), (1014, 735)])
def test_arrows_to_a_player_pass_under_the_planeswalker_beside_the_seat(width: float, height: float) -> None:
    blockers = "; ".join(f"B{number}: 2/2 x A" for number in range(3))
    state = table(f"A: 6/6 trample > P2; D: 1/1 > P2; E: 3/3 > P2; {blockers}; W: loyalty 4").state
    layout = lay_out(state, width, height)
    walker = layout.cards["W"].grown(-1)
    curves = [curve for arrow, curve in Routes(state, layout).ways.items() if arrow.kind is ArrowKind.ATTACK]
    assert len(curves) == 3
    for curve in curves:
        assert not [point for point in curve.points(3) if walker.holds(point)]
    top = max(rank.top for rank in layout.ranks)
    for level in range(round(curves[0].end.y), round(top), 4):
        across = [min(curve.points(2), key=lambda one, level=level: abs(one.y - level)).x for curve in curves]
        assert across == sorted(across)


def test_an_attack_on_what_lies_behind_a_seat_goes_round_the_seat_and_in_from_the_side() -> None:
    players = "; ".join(f"P{number}: life 20" for number in range(1, 7))
    others = "D: 1/1 > P3; E: 4/4 > P4; G: 2/2 > P6; H: 5/5 > P5; B: 2/2 @P2 x A"
    board = f"{players}; A: 6/6 > P2; F: 3/3 > W; {others}; W: loyalty 4 @P5; S: defense 5 protector P3; X: 1/1 @P4"
    state = table(board.replace("X:", '"X":')).state
    layout = lay_out(state, 699, 631)
    assert layout.cards["W"].bottom <= layout.seats["P5"].y
    curves = {(arrow.origin, arrow.target): curve for arrow, curve in Routes(state, layout).ways.items()}
    for (origin, target), curve in curves.items():
        boxes = {id: box.grown(-1) for id, box in (*layout.seats.items(), *layout.cards.items())}
        passed = {id for point in curve.points(3) for id, box in boxes.items() if box.holds(point)}
        assert passed <= {origin}, target
    end = curves["F", "W"].end
    assert layout.cards["W"].y < end.y < layout.cards["W"].bottom


def test_arrows_from_both_sides_of_a_gap_go_through_it_side_by_side() -> None:
    declared = "A: 6/6 trample > P2; C: 3/3 > W; E: 2/2 > P2; B: 2/2 x A; D: 2/2 x A; G: 4/4 @P2 x C"
    state = table(f"{declared}; W: loyalty 4; F: 1/1; H: 5/5 @P2").state
    layout = lay_out(state, 1318, 871)
    ways = {arrow.origin: curve for arrow, curve in Routes(state, layout).ways.items()}
    (rank,) = layout.ranks
    middle = (rank.top + layout.cards["A"].y) / 2
    left, right = (min(ways[id].points(2), key=lambda one: abs(one.y - middle)).x for id in "AC")
    assert layout.measures.gap * 0.3 <= right - left < layout.measures.gap

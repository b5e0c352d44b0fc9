from simulator.view.places.geometry import Box
from simulator.view.places.walking import Way, next_spot
from simulator.view.table.mark_book import Spot

GRID: dict[Spot, Box] = {f"{x}{y}": Box(100 * x, 100 * y, 60, 60) for x in range(3) for y in range(3)}


def test_arrows_go_to_the_next_thing_on_that_side() -> None:
    assert next_spot(GRID, "11", Way.LEFT) == "01"
    assert next_spot(GRID, "11", Way.RIGHT) == "21"
    assert next_spot(GRID, "11", Way.UP) == "10"
    assert next_spot(GRID, "11", Way.DOWN) == "12"


def test_at_the_edge_one_stays() -> None:
    assert next_spot(GRID, "00", Way.UP) == "00"


def test_from_nowhere_one_comes_to_the_first_thing() -> None:
    assert next_spot(GRID, None, Way.UP) == "00"
    assert next_spot({}, None, Way.UP) is None

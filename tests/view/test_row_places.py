from simulator.view.places.geometry import Point
from simulator.view.places.layout import lay_out
from simulator.view.places.row_places import neighbours, place_in_row
from simulator.view.places.walking import Way
from tests.view import boards

ROW = boards.board(*(boards.card(id, index=place) for place, id in enumerate("ABCD")))
LAYOUT = lay_out(ROW, 1264, 784)


def place(id: str, at: Point) -> str | None:
    found = place_in_row(ROW, LAYOUT, id, at)
    return "nowhere" if found is None else found.before


def test_left_of_a_card_is_before_it() -> None:
    box = LAYOUT.cards["C"]
    assert place("A", Point(box.x - 1, box.middle.y)) == "C"
    assert place("A", Point(box.x + box.width * 0.3, box.middle.y)) == "C"


def test_right_of_the_last_card_is_the_end() -> None:
    box = LAYOUT.cards["D"]
    assert place("A", Point(box.right + 2, box.middle.y)) is None


def test_elsewhere_is_no_place() -> None:
    assert place("A", Point(10, 10)) == "nowhere"


def test_alone_there_is_no_place() -> None:
    alone = boards.board(boards.card("A"))
    layout = lay_out(alone, 1264, 784)
    assert place_in_row(alone, layout, "A", layout.cards["A"].middle) is None


def test_neighbours_by_key() -> None:
    assert neighbours(ROW, LAYOUT, "A") == {Way.RIGHT: "C"}
    assert neighbours(ROW, LAYOUT, "C") == {Way.LEFT: "B", Way.RIGHT: None}
    assert neighbours(ROW, LAYOUT, "D") == {Way.LEFT: "C"}

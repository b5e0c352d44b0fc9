"""Places between the cards of a row, for a card that is moved there. Plain arithmetic, in px."""

from dataclasses import dataclass

from simulator.controller.board_state import BoardState, CardView, Row
from simulator.view.places.geometry import Box, Point
from simulator.view.places.layout import Layout
from simulator.view.places.walking import Way

_BAR = 4.0


@dataclass(frozen=True, slots=True)
class RowPlace:
    """A place in a row: before which card (None: last), and a bar that shows where."""

    before: str | None
    bar: Box


def place_in_row(state: BoardState, layout: Layout, id: str, at: Point) -> RowPlace | None:
    """The place in its own row where a card would stand if it were let go at a point; None elsewhere."""
    card = state.card(id)
    if card is None:
        return None
    row = [other for other in state.cards if _same_row(card, other) and other.id in layout.cards]
    line = sorted((layout.cards[one.id].x, one.id) for one in row if _level(layout.cards[one.id], at))
    if len(row) < 2 or not line:
        return None
    others = [other for _, other in line if other != id]
    following = next((other for other in others if at.x < layout.cards[other].middle.x), None)
    if following is None:
        return RowPlace(_after(row, line[-1][1], id), _bar_right_of(layout, line[-1][1]))
    return RowPlace(following, _bar_left_of(layout, following))


def neighbours(state: BoardState, layout: Layout, id: str) -> dict[Way, str | None]:
    """Before which card it would stand one place further to the left or right, where there is such a place."""
    card = state.card(id)
    if card is None or id not in layout.cards:
        return {}
    row = [one for one in state.cards if _same_row(card, one) and one.id in layout.cards]
    line = [one.id for one in sorted(row, key=lambda one: ((one.lane or 0), one.index))]
    here = line.index(id)
    places: dict[Way, str | None] = {}
    if here > 0:
        places[Way.LEFT] = line[here - 1]
    if here < len(line) - 1:
        places[Way.RIGHT] = next(iter(line[here + 2 :]), None)
    return places


def _same_row(card: CardView, other: CardView) -> bool:
    """Whether two cards can change places: attackers of all lanes, blockers of one, one player's cards at home."""
    if card.row is not other.row or card.seat is not other.seat:
        return False
    if card.row is Row.ATTACKERS:
        return True
    return card.lane == other.lane and (card.protector or card.controller) == (other.protector or other.controller)


def _level(box: Box, at: Point) -> bool:
    return box.y <= at.y <= box.bottom


def _after(row: list[CardView], last: str, moved: str) -> str | None:
    """The card that follows the last one of a line, in the order of the board; None at the very end."""
    ids = [card.id for card in sorted(row, key=lambda card: (card.lane or 0, card.index)) if card.id != moved]
    if last not in ids:
        return None
    return next(iter(ids[ids.index(last) + 1 :]), None)


def _bar_left_of(layout: Layout, id: str) -> Box:
    box = layout.cards[id]
    return Box(box.x - layout.measures.gap / 2 - _BAR / 2, box.y, _BAR, box.height)


def _bar_right_of(layout: Layout, id: str) -> Box:
    box = layout.cards[id]
    return Box(box.right + layout.measures.gap / 2 - _BAR / 2, box.y, _BAR, box.height)

"""Where the seats of one side lie, and the cards that are at home there. Plain arithmetic, in px."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from math import ceil

from simulator.controller.board_state import CardView
from simulator.view.geometry import Box
from simulator.view.groups import Section
from simulator.view.measures import Measures

_MOST_ROWS = 8


@dataclass(frozen=True, slots=True)
class HomePlan:
    """One way to lay the seats of a side: in how many rows the cards lie, and whether beside or behind the seats.

    `widths`: of the sections; `width`: of all, with the least room between them.
    """

    rows: int
    beside: bool
    widths: tuple[float, ...]
    width: float
    height: float


class Home:
    """The seats and home cards of one side, with cards of one size."""

    def __init__(self, sections: tuple[Section, ...], share_places: Mapping[str, int], measures: Measures) -> None:
        self._sections = sections
        self._places = share_places
        self._measures = measures
        self._seat_strip = measures.share if any(section.player.id in share_places for section in sections) else 0.0
        cards = [card for section in sections for card in section.cards]
        self._card_strips = self._above(cards), self._below(cards)

    @property
    def players(self) -> frozenset[str]:
        """Who sits here."""
        return frozenset(section.player.id for section in self._sections)

    def plan(self, width: float) -> HomePlan:
        """The lowest way that fits the width; the narrowest where none does."""
        plans = tuple(self._plans())
        fitting = [plan for plan in plans if plan.width <= width]
        if not fitting:
            return min(plans, key=lambda plan: plan.width)
        return min(fitting, key=lambda plan: (plan.height, plan.rows))

    def place(self, plan: HomePlan, area: Box, *, combat_below: bool) -> Iterator[tuple[str, Box]]:
        """The boxes of players and cards. The seats keep to the side of the area where the combat is."""
        room = (area.width - sum(plan.widths)) / max(1, len(self._sections))
        left = area.x + room / 2
        for section, width in zip(self._sections, plan.widths, strict=True):
            yield from self._placed(section, plan, Box(left, area.y, width, area.height), combat_below)
            left += width + room

    @property
    def _room_between(self) -> float:
        return self._measures.lane_gap * max(0, len(self._sections) - 1)

    def _plans(self) -> Iterator[HomePlan]:
        most = max((len(section.cards) for section in self._sections), default=0)
        for rows, beside in product(range(1, max(1, min(most, _MOST_ROWS)) + 1), (True, False)):
            widths = tuple(self._width(section, rows, beside) for section in self._sections)
            heights = (self._height(section, rows, beside) for section in self._sections)
            yield HomePlan(rows, beside, widths, sum(widths) + self._room_between, max(heights, default=0.0))

    def _width(self, section: Section, rows: int, beside: bool) -> float:
        seat, grid = self._measures.seat_width, self._grid_width(section, rows)
        if not section.cards:
            return seat
        return seat + 2 * self._measures.gap + grid if beside else max(seat, grid)

    def _height(self, section: Section, rows: int, beside: bool) -> float:
        seat = self._measures.seat_height + self._seat_strip
        if not section.cards:
            return seat
        grid = self._row_height * ceil(len(section.cards) / self._columns(section, rows))
        return max(seat, grid) if beside else seat + self._measures.gap + grid

    def _columns(self, section: Section, rows: int) -> int:
        return max(1, ceil(len(section.cards) / rows))

    def _grid_width(self, section: Section, rows: int) -> float:
        columns = self._columns(section, rows)
        return columns * (self._measures.card_width + self._measures.gap) - self._measures.gap

    @property
    def _row_height(self) -> float:
        return sum(self._card_strips) + self._measures.card_height + self._measures.gap

    def _placed(self, section: Section, plan: HomePlan, area: Box, combat_below: bool) -> Iterator[tuple[str, Box]]:
        m = self._measures
        seat = self._seat(section, plan, area, combat_below)
        yield section.player.id, seat
        columns = self._columns(section, plan.rows)
        grid_width = self._grid_width(section, plan.rows)
        left = seat.right + 2 * m.gap if plan.beside else area.x + (area.width - grid_width) / 2
        back = 0.0 if plan.beside else m.seat_height + self._seat_strip + m.gap
        for number, card in enumerate(section.cards):
            row, column = divmod(number, columns)
            x = left + column * (m.card_width + m.gap)
            y = self._card_y(area, back + row * self._row_height, combat_below)
            yield card.id, Box(x, y, m.card_width, m.card_height)

    def _seat(self, section: Section, plan: HomePlan, area: Box, combat_below: bool) -> Box:
        """The seat: at the middle of its rows where the cards lie beside it, else nearest to the combat."""
        m = self._measures
        x = area.x if plan.beside else area.x + (area.width - m.seat_width) / 2
        beside_cards = plan.beside and section.cards
        inset = max(0.0, (self._row_height - m.seat_height - self._seat_strip) / 2) if beside_cards else 0.0
        inset += self._seat_strip
        y = area.bottom - inset - m.seat_height if combat_below else area.y + inset
        return Box(x, y, m.seat_width, m.seat_height)

    def _card_y(self, area: Box, back: float, combat_below: bool) -> float:
        """The upper edge of a card so many px behind the edge of the area that looks at the combat."""
        above, below = self._card_strips
        if combat_below:
            return area.bottom - back - below - self._measures.card_height
        return area.y + back + above

    def _above(self, cards: list[CardView]) -> float:
        return self._measures.label if any(card.need for card in cards) else 0.0

    def _below(self, cards: list[CardView]) -> float:
        return strip_below(cards, self._places, self._measures)


def strip_below(cards: list[CardView], share_places: Mapping[str, int], measures: Measures) -> float:
    """The room that the shares and notes below a row of cards need."""
    shares = max((share_places.get(card.id, 0) for card in cards), default=0)
    has_note = any(card.note or card.to_assign for card in cards)
    return shares * measures.share + (measures.note if has_note else 0.0)

"""Where the seats of one side lie, and the cards that are at home there. Plain arithmetic, in px."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import ceil

from simulator.view.places.geometry import Box
from simulator.view.places.groups import Company, Section, company
from simulator.view.places.measures import Measures
from simulator.view.places.written import Written

_MOST_ROWS = 8
_SEAT_WIDTHS = (1.0, 0.84, 0.7)


@dataclass(frozen=True, slots=True)
class HomePlan:
    """One way to lay the seats of a side: in how many rows the cards lie, and whether beside or behind the seats.

    `widths`: of the sections; `width`: of all, with the least room between them.
    """

    rows: int
    beside: bool
    seat_width: float
    widths: tuple[float, ...]
    width: float
    height: float


class Home:
    """The seats and home cards of one side, with cards of one size."""

    def __init__(self, sections: tuple[Section, ...], written: Written, measures: Measures) -> None:
        self._sections = sections
        self._measures = measures
        self._seat_strip = measures.share if any(section.player.id in written.shares for section in sections) else 0.0
        everyone = company((card for section in sections for card in section.cards), written)
        self._card_strips = strip_above(everyone, measures), strip_below(everyone, measures)

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
        return min(fitting, key=lambda plan: (plan.height, plan.rows, -plan.seat_width))

    def place(self, plan: HomePlan, area: Box, *, combat_below: bool) -> Iterator[tuple[str, Box]]:
        """The boxes of players and cards. The seats keep to the side of the area where the combat is."""
        room = (area.width - sum(plan.widths)) / max(1, len(self._sections))
        left = area.x + room / 2
        for section, width in zip(self._sections, plan.widths, strict=True):
            yield from self._placed(section, plan, Box(left, area.y, width, area.height), combat_below)
            left += width + room

    @cached_property
    def _room_between(self) -> float:
        return self._measures.lane_gap * max(0, len(self._sections) - 1)

    def _plans(self) -> Iterator[HomePlan]:
        most = max((len(section.cards) for section in self._sections), default=0)
        for rows in range(1, max(1, min(most, _MOST_ROWS)) + 1):
            for beside, narrower in ((True, _SEAT_WIDTHS), (False, _SEAT_WIDTHS[:1])):
                height = max((self._height(section, rows, beside) for section in self._sections), default=0.0)
                for share in narrower:
                    seat = self._measures.seat_width * share
                    widths = tuple(self._width(section, rows, beside, seat) for section in self._sections)
                    yield HomePlan(rows, beside, seat, widths, sum(widths) + self._room_between, height)

    def _width(self, section: Section, rows: int, beside: bool, seat: float) -> float:
        if not section.cards:
            return seat
        columns, gap = self._columns(section, rows), self._measures.gap
        grid = columns * (self._measures.card_width + gap) - gap
        if not beside:
            return max(seat, grid)
        return seat + grid + (3 * gap if columns > 1 else 2 * gap)

    def _height(self, section: Section, rows: int, beside: bool) -> float:
        seat = self._measures.seat_height + self._seat_strip
        if not section.cards:
            return seat
        grid = self._row_height * ceil(len(section.cards) / self._columns(section, rows))
        return max(seat, grid) if beside else seat + self._measures.gap + grid

    def _columns(self, section: Section, rows: int) -> int:
        return max(1, ceil(len(section.cards) / rows))

    @cached_property
    def _row_height(self) -> float:
        return sum(self._card_strips) + self._measures.card_height + self._measures.gap

    def _placed(self, section: Section, plan: HomePlan, area: Box, combat_below: bool) -> Iterator[tuple[str, Box]]:
        m, columns = self._measures, self._columns(section, plan.rows)
        on_the_left = columns // 2 if plan.beside and section.cards else 0
        pitch = m.card_width + m.gap
        seat_x = area.x + on_the_left * pitch + (m.gap if on_the_left else 0.0)
        if not plan.beside:
            seat_x = area.x + (area.width - plan.seat_width) / 2
        yield section.player.id, Box(seat_x, self._seat_y(plan, area, combat_below), plan.seat_width, m.seat_height)
        right_x = seat_x + plan.seat_width + 2 * m.gap
        behind_seat = area.x + (area.width - columns * pitch + m.gap) / 2
        back = 0.0 if plan.beside else m.seat_height + self._seat_strip + m.gap
        for number, card in enumerate(section.cards):
            row, column = divmod(number, columns)
            x = (area.x if column < on_the_left else right_x - on_the_left * pitch) if plan.beside else behind_seat
            y = self._card_y(area, back + row * self._row_height, combat_below)
            yield card.id, Box(x + column * pitch, y, m.card_width, m.card_height)

    def _seat_y(self, plan: HomePlan, area: Box, combat_below: bool) -> float:
        """The seats of a side in one line: half way up its cards where those lie beside, else nearest to the combat."""
        seat = self._measures.seat_height + self._seat_strip
        beside_cards = plan.beside and any(section.cards for section in self._sections)
        inset = self._seat_strip + (max(0.0, (self._row_height - seat) / 2) if beside_cards else 0.0)
        return area.bottom - inset - self._measures.seat_height if combat_below else area.y + inset

    def _card_y(self, area: Box, back: float, combat_below: bool) -> float:
        """The upper edge of a card so many px behind the edge of the area that looks at the combat."""
        above, below = self._card_strips
        if combat_below:
            return area.bottom - back - below - self._measures.card_height
        return area.y + back + above


def strip_above(cards: Company, measures: Measures) -> float:
    """The room that the needs above cards take."""
    return measures.label if cards.has_need else 0.0


def strip_below(cards: Company, measures: Measures) -> float:
    """The room that the shares and notes below cards take."""
    return cards.shares * measures.share + (measures.note if cards.has_note else 0.0)

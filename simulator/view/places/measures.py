"""How large everything on the table is, given how wide a card is. All in px."""

from dataclasses import dataclass
from functools import cached_property

_DESIGNED_FOR = 112.0


@dataclass(frozen=True)
class Measures:
    """The sizes that go with cards of one width; everything grows and shrinks with them.

    `unit` is 1 where a card is as wide as the table was designed for; line widths and letters follow it.
    """

    card_width: float

    @cached_property
    def unit(self) -> float:
        """The scale of letters and strips; it shrinks less than the cards so that they stay legible."""
        return min(2.0, max(0.5, self.card_width / _DESIGNED_FOR))

    @cached_property
    def card_height(self) -> float:
        """The height of a card."""
        return self.card_width * 1.36

    @cached_property
    def gap(self) -> float:
        """Between two cards of one group."""
        return max(3.0, self.card_width * 0.12)

    @cached_property
    def lane_gap(self) -> float:
        """Between two lanes: an arrow runs through it."""
        return max(8.0, self.card_width * 0.3)

    @cached_property
    def label(self) -> float:
        """The strip above a card where its need is written."""
        return 20 * self.unit

    @cached_property
    def share(self) -> float:
        """The strip below a card where one share is."""
        return 28 * self.unit

    @cached_property
    def note(self) -> float:
        """The strip below a card where its note is."""
        return 19 * self.unit

    @cached_property
    def link(self) -> float:
        """Between blockers and attackers: short arrows join them there."""
        return 30 * self.unit

    @cached_property
    def seat_width(self) -> float:
        """The width of a player's seat."""
        return 188 * self._seat_unit

    @cached_property
    def seat_height(self) -> float:
        """The height of a player's seat."""
        return 62 * self._seat_unit

    @cached_property
    def _seat_unit(self) -> float:
        return min(1.8, max(0.34, self.card_width / _DESIGNED_FOR))

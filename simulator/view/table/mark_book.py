"""Which things on the table are marked, and how: one choice, one keyboard cursor, the places lit for a drop."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeAlias

from simulator.controller.board_state import BoardState
from simulator.view.table.marks import Lit, Marks

Spot: TypeAlias = str | tuple[str, str]
"""A player or card by its id, or a share by its source and recipient."""


@dataclass(frozen=True)
class MarkBook:
    """The marks of the whole table."""

    selected: str | None = None
    cursor: Spot | None = None
    lit: tuple[tuple[str, Lit], ...] = ()
    aimed: str | None = None

    def marks_of(self, spot: Spot) -> Marks:
        """The marks of one thing."""
        return Marks(spot == self.selected, spot == self.cursor, self._lit_by_spot.get(spot), spot == self.aimed)

    @cached_property
    def _lit_by_spot(self) -> Mapping[Spot, Lit]:
        return dict(self.lit)

    def lighting(self, lit: Mapping[str, Lit]) -> "MarkBook":
        """These places lit, and none other."""
        return replace(self, lit=tuple(lit.items()), aimed=None)

    def pointing_to(self, spot: Spot | None) -> "MarkBook":
        """The keyboard's cursor on this thing."""
        return replace(self, cursor=spot)

    def on(self, state: BoardState) -> "MarkBook":
        """Nothing marked that is not on this board."""
        things = {card.id for card in state.cards} | {player.id for player in state.players}
        spots: set[Spot] = {*things, *((share.source, share.recipient) for share in state.shares)}
        selected = self.selected if self.selected in things else None
        return replace(self, selected=selected, cursor=self.cursor if self.cursor in spots else None)

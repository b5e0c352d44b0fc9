"""The sides of the table as places for a card that is given to another player. Plain arithmetic, in px."""

from dataclasses import dataclass

from simulator.controller.board_state import BoardState, CardRole, Seat
from simulator.view.places.geometry import Box, Point
from simulator.view.places.layout import Layout


@dataclass(frozen=True, slots=True)
class SidePlace:
    """The side of a player, and the part of the table that it is."""

    player: str
    area: Box


def place_at_side(state: BoardState, layout: Layout, id: str, at: Point) -> SidePlace | None:
    """The side of another player than the one whose card this is, at a point among the homes; None elsewhere.

    A card that is in combat is taken home there instead.
    """
    card = state.card(id)
    if card is None or card.role is not CardRole.IDLE:
        return None
    gap = layout.measures.gap
    for seat, area in ((Seat.FAR, layout.zones.far.grown(gap)), (Seat.NEAR, layout.zones.near.grown(gap))):
        player = nearest_player(state, layout, seat, at)
        if area.holds(at) and player and player != (card.protector or card.controller):
            return SidePlace(player, area)
    return None


def nearest_player(state: BoardState, layout: Layout, seat: Seat, at: Point) -> str:
    """The player of a side who sits nearest to a point; "" where nobody sits there."""
    seated = [player.id for player in state.players if player.seat is seat and player.id in layout.seats]
    return min(seated, key=lambda id: abs(layout.seats[id].middle.x - at.x), default="")

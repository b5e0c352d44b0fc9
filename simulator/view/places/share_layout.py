"""Where the shares lie: below a card, beside one another at a seat. Plain arithmetic, in px."""

from collections.abc import Mapping
from typing import TypeAlias

from simulator.controller.board_state import BoardState, Seat, ShareView
from simulator.view.places.geometry import Box
from simulator.view.places.layout import Layout
from simulator.view.places.measures import Measures
from simulator.view.places.written import MOST_SHARES, share_places, shares_by_recipient

Slot: TypeAlias = tuple[str, str]
"""A source and a recipient."""

_WIDTH = 96.0
_INSET = 2.0


def place_shares(state: BoardState, layout: Layout, active: str | None) -> Mapping[Slot, Box]:
    """The boxes of the shares that are shown: all of a recipient's, or, where they are many, the active source's."""
    near = {player.id for player in state.players if player.seat is Seat.NEAR}
    boxes: dict[Slot, Box] = {}
    for recipient, shares in _by_recipient(state, active).items():
        box = layout.box_of(recipient)
        for number, share in enumerate(shares if box else ()):
            slot = share.source, recipient
            if recipient in layout.seats:
                boxes[slot] = _at_seat(layout.seats[recipient], number, len(shares), layout.measures, recipient in near)
            else:
                boxes[slot] = _below_card(layout.cards[recipient], number, layout.measures)
    return boxes


def active_source(state: BoardState, chosen: str | None) -> str | None:
    """Whose shares come first: the chosen source's, else the first that still has a choice, else the first."""
    sources = list(dict.fromkeys(share.source for share in state.shares))
    if chosen in sources:
        return chosen
    open_ones = [share.source for share in state.shares if not share.forced]
    return next(iter(open_ones or sources), None)


def _by_recipient(state: BoardState, active: str | None) -> dict[str, list[ShareView]]:
    """The shares that are shown now."""
    places = share_places(state)
    return {
        recipient: shares if len(shares) <= MOST_SHARES else [share for share in shares if share.source == active]
        for recipient, shares in shares_by_recipient(state).items()
        if recipient in places
    }


def _below_card(box: Box, number: int, measures: Measures) -> Box:
    width = min(_WIDTH * measures.unit, box.width + measures.gap * 0.8)
    y = box.bottom + number * measures.share + _INSET
    return Box(box.middle.x - width / 2, y, width, measures.share - 2 * _INSET)


def _at_seat(box: Box, number: int, among: int, measures: Measures, near: bool) -> Box:
    width = min(_WIDTH * measures.unit, box.width / MOST_SHARES - _INSET)
    left = box.middle.x - among * width / 2 - (among - 1) * _INSET
    y = box.y - measures.share + _INSET if near else box.bottom + _INSET
    return Box(left + number * (width + 2 * _INSET), y, width, measures.share - 2 * _INSET)

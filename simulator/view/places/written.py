"""What is written round the things on the table, as far as it takes room: needs, shares and notes."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from simulator.controller.board_state import BoardState, Row, ShareView

MOST_SHARES = 2
"""So many shares have a place at a recipient; where there are more, only those of one source are shown."""


@dataclass(frozen=True, slots=True)
class Written:
    """Which cards have a need above them and a note below, and how many shares lie at each recipient."""

    needs: frozenset[str]
    shares: Mapping[str, int]
    notes: frozenset[str]


def written_round(state: BoardState) -> Written:
    """What is written on a board."""
    dividing = choices(state)
    return Written(
        frozenset(card.id for card in state.cards if card.need),
        share_places(state),
        frozenset(card.id for card in state.cards if card.note or dividing[card.id] > 1),
    )


def choices(state: BoardState) -> Counter[str]:
    """Among how many recipients each source divides its damage."""
    return Counter(share.source for share in state.shares)


def shown_shares(state: BoardState) -> tuple[ShareView, ...]:
    """The shares worth a place: all of the attackers, and those of blockers that have several recipients."""
    recipients = choices(state)
    attackers = {card.id for card in state.cards if card.row is Row.ATTACKERS}
    return tuple(share for share in state.shares if share.source in attackers or recipients[share.source] > 1)


def share_places(state: BoardState) -> dict[str, int]:
    """How many shares each recipient shows at once, whatever the amounts are.

    Where there are more than have a place, only one is shown at a time, and only of sources that have a choice.
    """
    recipients = choices(state)
    places: dict[str, int] = {}
    for recipient, shares in shares_by_recipient(state).items():
        crowded = len(shares) > MOST_SHARES
        count = int(any(recipients[share.source] > 1 for share in shares)) if crowded else len(shares)
        if count:
            places[recipient] = count
    return places


def shares_by_recipient(state: BoardState) -> dict[str, list[ShareView]]:
    """The shares worth a place, by recipient."""
    by_recipient: dict[str, list[ShareView]] = {}
    for share in shown_shares(state):
        by_recipient.setdefault(share.recipient, []).append(share)
    return by_recipient

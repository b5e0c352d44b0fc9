"""How many points a source gives a recipient when they are dropped there."""

from simulator.controller.board_state import BoardState, ShareView
from simulator.view.places.amounts import nearest


def share_of(state: BoardState, source: str, recipient: str) -> ShareView | None:
    """The share of a source at a recipient, or None."""
    return next((one for one in state.shares if (one.source, one.recipient) == (source, recipient)), None)


def dropped_points(state: BoardState, source: str, recipient: str, *, everything: bool) -> int | None:
    """What the share becomes: enough for what the recipient still needs, or, with `everything`, all that is left.

    Of what is still possible, the nearest; None where no more is possible.
    """
    share, card = share_of(state, source, recipient), state.card(source)
    if share is None or card is None:
        return None
    now, left = share.amount or 0, card.to_assign - card.assigned
    missing = _missing(state, recipient)
    given = left if everything or missing is None else min(left, missing)
    wanted = nearest(share.possible, now + given)
    return wanted if wanted is not None and (wanted > now or share.amount is None) else None


def _missing(state: BoardState, recipient: str) -> int | None:
    """The points that a recipient still needs; None where it has enough, or is a player."""
    card = state.card(recipient)
    if card is None or card.need is None or card.need.is_lethal:
        return None
    return max(0, card.need.needed - card.need.assigned) or None

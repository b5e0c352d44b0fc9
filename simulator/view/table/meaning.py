"""What it means to drop one thing on another: which intent that is."""

from simulator.controller.board_state import ArrowKind, BoardState, CardKind, CardRole, CardView, Row
from simulator.controller.intents import Attack, Band, Block, Intent, LeaveBand, Unpair

_ATTACKED = (CardKind.PLANESWALKER, CardKind.BATTLE)


def dropped_on(state: BoardState, subject: str, target: str) -> Intent | None:
    """The intent of dropping a card on a card or seat; None where it cannot mean anything."""
    card, other = state.card(subject), state.card(target)
    if card is None or subject == target:
        return None
    if other is None:
        return Attack(subject, target) if state.player(target) else None
    if other.row is Row.ATTACKERS:
        if not _attacks_or_would(state, card):
            return Block(subject, target)
        together = card.band is not None and card.band == other.band
        return LeaveBand(subject) if together else Band(subject, target)
    if other.kind in _ATTACKED and _attacks_or_would(state, card):
        return Attack(subject, target)
    return None


def taken_home(state: BoardState, subject: str) -> Intent | None:
    """The intent of dragging a card home: its pairing is undone, and only that one; None where it has none."""
    card = state.card(subject)
    if card is None or card.role is CardRole.IDLE:
        return None
    return Unpair(subject, _faced(state, card) if card.role is CardRole.BLOCKING else None)


def _faced(state: BoardState, card: CardView) -> str | None:
    """The attacker that a blocker stands before: of those that it blocks, the one in its lane, else the first."""
    blocked = [arrow.target for arrow in state.arrows if arrow.kind is ArrowKind.BLOCK and arrow.origin == card.id]
    in_lane = [id for id in blocked if (other := state.card(id)) is not None and other.lane == card.lane]
    return next(iter(in_lane or blocked), None)


def _attacks_or_would(state: BoardState, card: CardView) -> bool:
    controller = state.player(card.controller)
    return controller is not None and controller.attacking_side

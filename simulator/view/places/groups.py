"""What belongs together on the table: each player's seat with the cards at home, and the lanes of the combat."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass

from simulator.controller.board_state import BoardState, CardKind, CardView, PlayerView, Row, Seat
from simulator.view.places.written import Written, written_round


@dataclass(frozen=True, slots=True)
class Section:
    """A player's seat and the cards that are at home there, those that can be attacked first."""

    player: PlayerView
    cards: tuple[CardView, ...]


@dataclass(frozen=True, slots=True)
class Company:
    """Cards that stand together, and what is written round them: the same room is kept round each."""

    cards: tuple[CardView, ...]
    has_need: bool
    shares: int
    has_note: bool

    @property
    def size(self) -> int:
        """How many cards there are."""
        return len(self.cards)


@dataclass(frozen=True, slots=True)
class Lane:
    """An attacker and the creatures that block it."""

    attackers: Company
    blockers: Company


@dataclass(frozen=True, slots=True)
class Groups:
    """All of it, and what is written below each thing."""

    far: tuple[Section, ...]
    near: tuple[Section, ...]
    lanes: tuple[Lane, ...]
    written: Written


def groups(state: BoardState) -> Groups:
    """The groups of a board."""
    written = written_round(state)
    return Groups(
        _sections(state, Seat.FAR, Row.FAR_HOME),
        _sections(state, Seat.NEAR, Row.NEAR_HOME),
        _lanes(state.cards, written),
        written,
    )


def shape_of(state: BoardState) -> Hashable:
    """What the layout of a board depends on; boards of one shape differ in figures and words only."""
    seats = tuple((player.id, player.seat, player.index) for player in state.players)
    cards = tuple(
        (card.id, card.seat, card.row, card.lane, card.index, card.kind, card.controller, card.protector)
        for card in state.cards
    )
    written = written_round(state)
    return seats, cards, written.needs, written.notes, tuple(written.shares.items())


def company(cards: Iterable[CardView], written: Written) -> Company:
    """These cards together."""
    cards = tuple(cards)
    return Company(
        cards,
        any(card.id in written.needs for card in cards),
        max((written.shares.get(card.id, 0) for card in cards), default=0),
        any(card.id in written.notes for card in cards),
    )


def _sections(state: BoardState, seat: Seat, row: Row) -> tuple[Section, ...]:
    players = sorted((player for player in state.players if player.seat is seat), key=lambda player: player.index)
    if not players:
        return ()
    seated = {player.id for player in players}
    cards: dict[str, list[CardView]] = {player.id: [] for player in players}
    for card in state.cards:
        if card.row is row:
            cards[_host(card, seated, players[0].id)].append(card)
    return tuple(Section(player, tuple(sorted(cards[player.id], key=_home_order))) for player in players)


def _host(card: CardView, seated: set[str], first: str) -> str:
    """At whose seat a card lies: its protector's, for a battle, else its controller's."""
    hosts = (card.protector, card.controller)
    return next((host for host in hosts if host in seated), first)


def _home_order(card: CardView) -> tuple[bool, bool, int]:
    """What can be attacked first, and what waits to be put onto the battlefield apart at the end."""
    return not card.in_play, card.kind not in (CardKind.PLANESWALKER, CardKind.BATTLE), card.index


def _lanes(cards: Iterable[CardView], written: Written) -> tuple[Lane, ...]:
    """The lanes in order; a card in combat without a lane has one of its own, at the end."""
    lanes: dict[tuple[bool, int], list[CardView]] = {}
    for place, card in enumerate(cards):
        if card.row in (Row.ATTACKERS, Row.BLOCKERS):
            key = (True, place) if card.lane is None else (False, card.lane)
            lanes.setdefault(key, []).append(card)
    rows = ((_of_row(lanes[key], Row.ATTACKERS), _of_row(lanes[key], Row.BLOCKERS)) for key in sorted(lanes))
    return tuple(Lane(company(attackers, written), company(blockers, written)) for attackers, blockers in rows)


def _of_row(cards: Iterable[CardView], row: Row) -> tuple[CardView, ...]:
    return tuple(sorted((card for card in cards if card.row is row), key=lambda card: card.index))

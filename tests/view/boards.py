"""Boards as the controller would show them, made by hand: for the look of the table, not for its rules."""

from dataclasses import replace
from itertools import count
from typing import Any

from simulator.controller.board_state import (
    ArrowKind,
    ArrowView,
    Badge,
    BoardState,
    CardKind,
    CardRole,
    CardView,
    NeedView,
    PlayerView,
    Row,
    Seat,
    ShareView,
    Span,
)
from simulator.controller.legal_view import LegalView
from simulator.rules.messages import message
from simulator.rules.timeline import Moment

TRAMPLE = Badge("TR", 2, message("keyword.trample"), None)
FIRST_STRIKE = Badge("FS", 3, message("keyword.first strike"), None)
DEATHTOUCH = Badge("DT", 6, message("keyword.deathtouch"), None)
FLYING = Badge("FL", 1, message("keyword.flying"), None)
LIFELINK = Badge("LL", 0, message("keyword.lifelink"), None)
COLORS = ("green", "red", "blue", "white", "black")


def player(id: str, name: str = "", *, seat: Seat = Seat.FAR, index: int = 0, of: int = 1, **more: Any) -> PlayerView:
    """A player with 20 life."""
    figures = {"life": 20, "poison": 0, "announces": False, **more}
    attacking = seat is Seat.NEAR
    return PlayerView(id, (("", name or id),), seat=seat, index=index, of=of, attacking_side=attacking, **figures)


ANN = player("P1", "Ann", seat=Seat.NEAR)
BEN = player("P2", "Ben")


def card(id: str, power: int | None = 2, toughness: int | None = 2, name: str = "", **more: Any) -> CardView:
    """A creature at the near home; everything else is said."""
    said: dict[str, Any] = {
        "kind": CardKind.CREATURE,
        "controller": "P1",
        "seat": Seat.NEAR,
        "row": Row.NEAR_HOME,
        "lane": None,
        "index": 0,
        "role": CardRole.IDLE,
        "damage": 0,
        "loyalty": None,
        "defense": None,
        **more,
    }
    return CardView(id, (("", name or id),), power=power, toughness=toughness, **said)


def far(one: CardView, index: int = 0, controller: str = "P2") -> CardView:
    """The card at the far home."""
    return replace(one, seat=Seat.FAR, row=Row.FAR_HOME, controller=controller, index=index)


def walker(id: str, loyalty: int, name: str = "", **more: Any) -> CardView:
    """A planeswalker of the defending player."""
    return far(card(id, None, None, name, kind=CardKind.PLANESWALKER, loyalty=loyalty, **more))


def siege(id: str, defense: int, name: str = "", **more: Any) -> CardView:
    """A Siege that the defending player protects."""
    return far(card(id, None, None, name, kind=CardKind.BATTLE, defense=defense, protector="P2", **more), 1, "P1")


def attacking(one: CardView, lane: int, *, blocked: bool = False, **more: Any) -> CardView:
    """The card as an attacker."""
    role = CardRole.ATTACKING_BLOCKED if blocked else CardRole.ATTACKING_UNBLOCKED
    return replace(one, row=Row.ATTACKERS, lane=lane, role=role, tapped=True, **more)


def blocking(one: CardView, lane: int, index: int = 0, controller: str = "P2") -> CardView:
    """The card as a blocker."""
    moved = far(one, index, controller)
    return replace(moved, row=Row.BLOCKERS, lane=lane, role=CardRole.BLOCKING)


def attack(origin: str, target: str = "P2") -> ArrowView:
    return ArrowView(ArrowKind.ATTACK, origin, target)


def block(origin: str, target: str, order: int | None = None) -> ArrowView:
    return ArrowView(ArrowKind.BLOCK, origin, target, order)


def share(source: str, recipient: str, amount: int | None, least: int = 0, most: int = 0) -> ShareView:
    return ShareView(source, recipient, amount, (Span(least, max(least, most)),), least >= most)


def board(*cards: CardView, players: tuple[PlayerView, ...] = (BEN, ANN), **more: Any) -> BoardState:
    """A board; without more, one before attackers are declared."""
    said: dict[str, Any] = {
        "title": (),
        "unsaved": False,
        "rules": "current",
        "moment": Moment.DECLARE_ATTACKERS,
        "steps": (),
        **more,
    }
    return BoardState(players=players, cards=cards, **said)


def empty() -> BoardState:
    """Two players and nothing else."""
    return board()


def nobody() -> BoardState:
    """Not even a player."""
    return board(players=())


def three() -> BoardState:
    """Three creatures before attackers are declared."""
    bear = far(card("B", 2, 2, "Runeclaw Bear", colors=("green",)))
    wurm = card("A", 8, 8, "Great Wurm", badges=(TRAMPLE,), colors=("green",))
    return board(wurm, card("C", 4, 4, "Serra Angel", badges=(FLYING,), colors=("white",), index=1), bear)


def dividing(assigned: int = 8) -> BoardState:
    """The sketch of the table: a trampler over two blockers and a planeswalker, another at a battle."""
    wurm = card("A", 8, 8, "Great Wurm", badges=(replace(TRAMPLE, letters="TP"),), colors=("green",))
    amounts = {"B1": 2, "B2": 1, "W": 3, "P2": 2} if assigned == 8 else {"B1": 2, "B2": None, "W": None, "P2": None}
    need = NeedView(2, 2, True, True)
    cards = (
        attacking(wurm, 0, blocked=True, to_assign=8, assigned=assigned),
        attacking(
            card("C", 4, 4, "Cerberus", badges=(TRAMPLE, FIRST_STRIKE), colors=("red",)),
            1,
            to_assign=4,
            assigned=4,
            note=message("board.attacking"),
        ),
        replace(blocking(card("B1", 2, 2, "Runeclaw Bear", colors=("blue",)), 0), need=need),
        replace(
            blocking(card("B2", 0, 3, "根の壁", colors=("blue",), damage=2), 0, 1),
            need=NeedView(1, amounts["B2"] or 0, bool(amounts["B2"]), bool(amounts["B2"])),
        ),
        replace(walker("W", 3, "Planeswalker"), need=NeedView(3, amounts["W"] or 0, assigned == 8, assigned == 8)),
        replace(siege("S", 5, "Siege"), need=NeedView(5, 4, False, False)),
    )
    arrows = (attack("A", "W"), attack("C", "S"), block("B1", "A", 1), block("B2", "A", 2))
    shares = (
        *(share("A", recipient, amount, 0, 8) for recipient, amount in amounts.items()),
        share("C", "S", 4, 4, 4),
    )
    ben = replace(BEN, life_after=18 if assigned == 8 else None)
    return board(
        *cards,
        players=(ben, replace(ANN, life=17, announces=True)),
        arrows=arrows,
        shares=shares,
        legal=LegalView(Moment.COMBAT_DAMAGE, 28, 1, 25),
        moment=Moment.COMBAT_DAMAGE,
    )


def many(creatures: int, *, idle: int = 0, blockers_each: int = 1, name: str = "") -> BoardState:
    """So many creatures in combat, `blockers_each` to an attacker, and so many idle ones on each side."""
    numbers = count()
    cards: list[CardView] = []
    arrows: list[ArrowView] = []
    for lane in range(creatures // (1 + blockers_each)):
        cards.append(attacking(_numbered(next(numbers), name), lane, blocked=bool(blockers_each)))
        attacker = cards[-1].id
        arrows.append(attack(attacker))
        for place in range(blockers_each):
            cards.append(blocking(_numbered(next(numbers), name), lane, place))
            arrows.append(block(cards[-1].id, attacker))
    for index in range(idle):
        cards.append(replace(_numbered(next(numbers), name), index=index))
        cards.append(far(_numbered(next(numbers), name), index))
    return board(*cards, arrows=tuple(arrows), moment=Moment.DECLARE_BLOCKERS)


def _numbered(number: int, name: str) -> CardView:
    badges = (TRAMPLE, FIRST_STRIKE, DEATHTOUCH, FLYING, LIFELINK)[: number % 4]
    called = f"{name or 'Creature'} {number}"
    return card(f"C{number}", number % 7, 1 + number % 5, called, badges=badges, colors=(COLORS[number % 5],))


def six_players() -> BoardState:
    """One player attacks five."""
    names = ("Ben", "Cho", "Dee", "Eve", "Fay")
    players = tuple(player(f"P{place + 2}", name, index=place, of=5) for place, name in enumerate(names))
    cards: list[CardView] = []
    arrows: list[ArrowView] = []
    for place, one in enumerate(players):
        cards.append(replace(walker(f"W{place}", 3 + place, "Walker"), controller=one.id))
        for number in range(2):
            id = f"A{place}{number}"
            cards.append(attacking(card(id, 3, 3, f"Attacker {id}", colors=(COLORS[place],)), 2 * place + number))
            arrows.append(attack(id, one.id if number else f"W{place}"))
        blocker = blocking(card(f"B{place}", 1, 4, "Wall", colors=("blue",)), 2 * place, controller=one.id)
        cards.append(blocker)
        arrows.append(block(blocker.id, f"A{place}0"))
    return board(*cards, players=(*players, ANN), arrows=tuple(arrows), moment=Moment.DECLARE_BLOCKERS)


def two_headed_giant() -> BoardState:
    """Two against two."""
    players = (
        player("P3", "Cho", index=0, of=2, life=30),
        player("P4", "Dee", index=1, of=2, life=30),
        player("P1", "Ann", seat=Seat.NEAR, index=0, of=2, life=30),
        player("P2", "Ben", seat=Seat.NEAR, index=1, of=2, life=30),
    )
    cards = (
        attacking(card("A", 3, 3, "Ogre", colors=("red",)), 0),
        attacking(card("B", 2, 2, "Bear", colors=("green",), controller="P2"), 1),
        far(card("D", 1, 1, "Squire", colors=("white",)), 0, "P4"),
        card("E", 1, 1, "Squire", colors=("white",), controller="P2"),
    )
    return board(*cards, players=players, arrows=(attack("A", "P3"), attack("B", "P4")))

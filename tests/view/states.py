"""A board state as the sketch of the table shows it, made by hand: panels are tested without a controller."""

from dataclasses import replace
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
    Sentence,
    ShareView,
    Span,
)
from simulator.controller.legal_view import LegalView, ResultBar, ResultsView
from simulator.controller.step_view import StepStatus, StepView
from simulator.rules.citation import Rule
from simulator.rules.messages import message
from simulator.rules.timeline import Moment

WHY = Sentence(message("keyword.trample over planeswalkers"), Rule("702.19c"))


def card(id: str, name: str, kind: CardKind = CardKind.CREATURE, **more: Any) -> CardView:
    """A card of the defending side at home, unless told otherwise."""
    given: dict[str, Any] = {
        "controller": "P2",
        "seat": Seat.FAR,
        "row": Row.FAR_HOME,
        "lane": None,
        "index": 0,
        "role": CardRole.IDLE,
        "power": 2 if kind is CardKind.CREATURE else None,
        "toughness": 2 if kind is CardKind.CREATURE else None,
        "damage": 0,
        "loyalty": 3 if kind is CardKind.PLANESWALKER else None,
        "defense": 5 if kind is CardKind.BATTLE else None,
    }
    return CardView(id=id, name=(("en", name), ("ja", f"{name}(和)")), kind=kind, **(given | more))


def damage_state(**more: Any) -> BoardState:
    """The eight points of a Wurm on two blockers, a planeswalker and its controller, as the last but two of 28."""
    trample = Badge("T→P", 2, message("keyword.trample over planeswalkers"), Rule("702.19c"))
    attack = {"controller": "P1", "seat": Seat.NEAR, "row": Row.ATTACKERS, "lane": 0}
    block = {"row": Row.BLOCKERS, "lane": 0, "role": CardRole.BLOCKING}
    state = BoardState(
        title=(("en", "Great Wurm over a planeswalker"), ("ja", "大ワームのトランプル")),
        unsaved=True,
        rules="current",
        moment=Moment.COMBAT_DAMAGE,
        steps=steps(2),
        players=(
            PlayerView("P1", (("", "Ann"),), 17, 0, Seat.NEAR, 0, 1, True, True),
            PlayerView(
                "P2", (("", "Ben"),), 20, 1, Seat.FAR, 0, 1, attacking_side=False, announces=False, life_after=18
            ),
        ),
        cards=(
            card(
                "A",
                "Great Wurm",
                role=CardRole.ATTACKING_BLOCKED,
                power=8,
                toughness=8,
                to_assign=8,
                assigned=8,
                badges=(trample,),
                **attack,
            ),
            card("B1", "Runeclaw Bear", need=NeedView(2, 2, is_lethal=True, would_leave=True), **block),
            card("B2", "Wall", need=NeedView(1, 1, is_lethal=True, would_leave=True), damage=2, **block),
            card("W", "Planeswalker", CardKind.PLANESWALKER, need=NeedView(3, 3, is_lethal=True, would_leave=True)),
        ),
        arrows=(
            ArrowView(ArrowKind.ATTACK, "A", "W"),
            ArrowView(ArrowKind.BLOCK, "B1", "A"),
            ArrowView(ArrowKind.BLOCK, "B2", "A"),
        ),
        shares=tuple(
            ShareView("A", recipient, amount, (Span(0, amount),), forced=False)
            for recipient, amount in (("B1", 2), ("B2", 1), ("W", 3), ("P2", 2))
        ),
        legal=LegalView(Moment.COMBAT_DAMAGE, 28, 1, 25),
        results=ResultsView(
            "P2", (ResultBar(0, 24, False), ResultBar(1, 3, False), ResultBar(2, 1, True)), ("P2", "W", "B1")
        ),
        why=(WHY,),
        log=(Sentence(message("moment.declare attackers"), Rule("508.1")),),
        undo=message("window.undo-none"),
        prompt=message("window.legal.only-one"),
        confirm_label=message("window.command.go-on"),
        can_confirm=True,
    )
    return replace(state, **more)


def steps(current: int) -> tuple[StepView, ...]:
    """The steps of a combat with one combat damage step."""
    moments = (Moment.DECLARE_ATTACKERS, Moment.DECLARE_BLOCKERS, Moment.COMBAT_DAMAGE, Moment.END)
    order = (StepStatus.DONE, StepStatus.CURRENT, StepStatus.COMING)
    return tuple(
        StepView(moment, order[(place > current) - (place < current) + 1]) for place, moment in enumerate(moments)
    )


def huge_state() -> BoardState:
    """A state with 10^30 legal assignments and an incomplete draft."""
    legal = LegalView(Moment.COMBAT_DAMAGE, 10**30, 10**29, None)
    return damage_state(legal=legal, results=None, can_confirm=False, choice_missing=True)

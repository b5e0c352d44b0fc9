"""Arrows follow the things at their ends, which may be on their way or in the hand."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from simulator.controller.board_state import BoardState
from simulator.controller.controller import Controller
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.places.geometry import Point
from simulator.view.table.arrow_picture import Emphasis, _before_the_end
from simulator.view.table.board_scene import BoardScene
from simulator.view.table.board_view import BoardView
from simulator.view.table.mark_book import MarkBook
from tests.view import boards

FEW, MANY = boards.many(12), boards.many(60)


@pytest.fixture
def shown(qtbot: QtBot, texts: Texts, style: Style) -> Callable[[BoardState], BoardScene]:
    def show(state: BoardState) -> BoardScene:
        view = BoardView(Controller(), state, texts, style)
        qtbot.addWidget(view)
        view.resize(1264, 784)
        view.show()
        return view.table

    return show


Shown = Callable[[BoardState], BoardScene]


def start_of(table: BoardScene, id: str) -> QPointF:
    """Where the arrow of a card begins now."""
    start = next(sight.curve.start for arrow, sight in table.arrows.shown.items() if arrow.origin == id)
    return QPointF(start.x, start.y)


def on_card(table: BoardScene, id: str) -> QPointF:
    """Where its arrow begins when the card is there, seen from the card as it is now."""
    start = next(sight.curve.start for arrow, sight in table.arrows.sights.items() if arrow.origin == id)
    box, item = table.layout_shown.cards[id], table.cards[id]
    return item.pos() + QPointF(start.x - box.x, start.y - box.y) * item.scale()


def near(one: QPointF, other: QPointF) -> bool:
    return (one - other).manhattanLength() < 0.01


def test_where_nothing_glides_arrows_are_where_they_belong(shown: Shown) -> None:
    table = shown(FEW)
    assert table.arrows.shown == table.arrows.sights


def test_arrows_stay_at_their_cards_all_the_way(shown: Shown) -> None:
    table = shown(FEW)
    table.show(MANY)
    for progress in (0.25, 0.5, 0.75):
        table.glide.go_on(progress)
        assert all(near(start_of(table, id), on_card(table, id)) for id in ("C0", "C1", "C2"))
    table.glide.arrive()
    assert table.arrows.shown == table.arrows.sights


def test_a_new_arrow_begins_where_its_card_is_now(shown: Shown) -> None:
    idle = replace(FEW, arrows=FEW.arrows[2:])
    table = shown(idle)
    table.show(MANY)
    assert table.glide.is_under_way
    assert table.cards["C0"].sceneBoundingRect().contains(start_of(table, "C0"))
    table.glide.go_on(0.999)
    assert (start_of(table, "C0") - on_card(table, "C0")).manhattanLength() < 2
    table.glide.arrive()
    assert table.arrows.shown == table.arrows.sights


def test_arrows_follow_a_card_in_the_hand_and_come_back_with_it(shown: Shown) -> None:
    table = shown(FEW)
    card, rest = table.cards["C0"], start_of(table, "C0")
    table.held.lift(card, QPointF(10, 10))
    table.held.carry(QPointF(500, 300))
    assert near(start_of(table, "C0"), on_card(table, "C0"))
    assert not near(start_of(table, "C0"), rest)
    table.held.put_down()
    assert near(start_of(table, "C0"), on_card(table, "C0"))
    table.glide.arrive()
    assert near(start_of(table, "C0"), rest)


def test_an_arrow_that_is_gone_is_not_shown_while_cards_glide(shown: Shown) -> None:
    table = shown(MANY)
    table.show(replace(FEW, arrows=FEW.arrows[1:]))
    assert set(table.arrows.shown) == set(FEW.arrows[1:])


def test_arrows_fade_beside_those_of_what_is_chosen_and_only_then(shown: Shown) -> None:
    table = shown(FEW)
    chosen = next(arrow.origin for arrow in table.arrows.sights)
    idle = replace(FEW, cards=(*FEW.cards, boards.card("Idle", index=99)))
    for selected, expected in ((chosen, {Emphasis.STRONG, Emphasis.FAINT}), ("Idle", {Emphasis.PLAIN})):
        table = shown(idle)
        table.mark(MarkBook(selected=selected))
        assert {sight.emphasis for sight in table.arrows.sights.values()} == expected


def test_509_2_numbers_of_an_order_stand_side_by_side_before_the_heads() -> None:
    ends = [Point(100.0 + 20 * place, 200.0) for place in range(3)]
    lines = [(Point(300.0 * place, 0.0), Point(end.x, 150.0), end) for place, end in enumerate(ends)]
    numbers = [_before_the_end(points, 12.0) for points in lines]
    assert numbers == [QPointF(end.x, 188.0) for end in ends]
    assert _before_the_end((Point(0, 0), Point(0, 10)), 12.0) == QPointF(0, 5)
    assert _before_the_end((Point(7, 7),), 12.0) == QPointF(7, 7)

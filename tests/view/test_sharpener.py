"""What grows or shrinks is drawn scaled for a moment; then every picture on the table is sharp at its size."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from simulator.controller.board_state import BoardState
from simulator.controller.controller import Controller
from simulator.view.look.style import THEMES, Style, ThemeId
from simulator.view.look.texts import Texts
from simulator.view.table.board_view import BoardView
from simulator.view.table.mark_book import MarkBook
from tests.view import boards

FEW, MANY = boards.many(12), boards.many(60)


@pytest.fixture
def shown(qtbot: QtBot, texts: Texts, style: Style) -> Callable[[BoardState], BoardView]:
    def show(state: BoardState) -> BoardView:
        view = BoardView(Controller(), state, texts, style)
        qtbot.addWidget(view)
        view.resize(1264, 784)
        view.show()
        return view

    return show


Shown = Callable[[BoardState], BoardView]


def painted(view: BoardView) -> QImage:
    """The board as it is on the screen now; nothing that waits for a later frame is done."""
    QApplication.sendPostedEvents()
    return view.grab().toImage()


def jumped(view: BoardView, state: BoardState) -> BoardView:
    """The view with another board, painted once; nothing glides."""
    view.animator.set_enabled(False)
    painted(view)
    view.show_board(view.table.state, state)
    painted(view)
    return view


def all_sharp(view: BoardView) -> bool:
    table = view.table
    return all(item.is_sharp for kind in (table.cards, table.players, table.shares) for item in kind.values())


def test_right_after_a_jump_the_cards_lie_at_their_places_in_their_sizes(shown: Shown) -> None:
    view = jumped(shown(FEW), MANY)
    for id, box in view.table.layout_shown.cards.items():
        card = view.table.cards[id]
        assert (card.pos().x(), card.pos().y(), card.scale()) == (box.x, box.y, 1.0)
        assert (card.box.width(), card.box.height()) == (box.width, box.height)


def test_pictures_are_scaled_at_first_and_sharp_soon(qtbot: QtBot, shown: Shown) -> None:
    view = jumped(shown(FEW), MANY)
    assert not view.table.cards["C0"].is_sharp
    qtbot.waitUntil(lambda: view.table.sharpener.is_done)
    assert all_sharp(view)


def test_when_they_are_sharp_the_board_looks_as_if_it_had_never_been_another(shown: Shown) -> None:
    view = jumped(shown(FEW), MANY)
    view.table.sharpener.finish()
    assert painted(view) == painted(shown(MANY))


def test_while_they_are_scaled_the_board_looks_much_the_same(shown: Shown) -> None:
    """No face is missing or elsewhere: seen from afar both pictures are alike."""
    scaled, sharp = painted(jumped(shown(FEW), MANY)).scaled(158, 98), painted(shown(MANY)).scaled(158, 98)
    greys = [[image.pixelColor(x, y).lightness() for x in range(158) for y in range(98)] for image in (scaled, sharp)]
    differing = sum(abs(one - other) > 60 for one, other in zip(*greys, strict=True))
    assert differing < 158 * 98 * 0.02


def test_what_differs_in_more_than_size_is_painted_at_once(shown: Shown) -> None:
    view = jumped(shown(MANY), boards.many(60, name="Beast"))
    assert all_sharp(view)
    assert view.table.sharpener.is_done
    assert painted(view) == painted(shown(boards.many(60, name="Beast")))


def test_marks_do_not_have_a_picture_painted_anew(shown: Shown) -> None:
    view = jumped(shown(FEW), FEW)
    plain = painted(view)
    view.table.mark(MarkBook(cursor="C0"))
    assert painted(view) != plain
    view.table.mark(MarkBook())
    assert painted(view) == plain


def test_in_another_style_everything_is_painted_anew(shown: Shown, style: Style) -> None:
    view = jumped(shown(FEW), MANY)
    view.set_style(Style(THEMES[ThemeId.LIGHT], style.fonts))
    painted(view)
    assert all_sharp(view)


def test_after_the_glide_every_picture_is_sharp_at_its_size(qtbot: QtBot, shown: Shown) -> None:
    view = shown(FEW)
    painted(view)
    view.show_board(FEW, MANY)
    assert view.table.glide.is_under_way
    qtbot.waitUntil(lambda: not view.table.glide.is_under_way and view.table.sharpener.is_done)
    assert all_sharp(view)
    assert painted(view) == painted(shown(MANY))


def test_a_card_in_the_hand_is_sharp_too(qtbot: QtBot, shown: Shown) -> None:
    view = shown(FEW)
    painted(view)
    card = view.table.cards["C0"]
    view.table.held.lift(card, card.box.center())
    painted(view)
    assert not view.table.sharpener.is_done
    qtbot.waitUntil(lambda: view.table.sharpener.is_done)
    painted(view)
    assert view.table.sharpener.is_done

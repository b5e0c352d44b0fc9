"""The ribbon of a band stays with its cards wherever they are."""

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from simulator.controller.controller import Controller
from simulator.controller.intents import Attack, LeaveBand
from simulator.formats.notation import read
from simulator.view.look.style import THEMES, Style, ThemeId
from simulator.view.look.texts import Texts
from simulator.view.table.board_view import BoardView
from tests.controller.tables import done, opened, table
from tests.view.gestures.conftest import Board

BANDED = "A: 4/4 > P2; C: 1/1 banding > P2; band A, C; D: 3/3; E: 2/2"


@pytest.fixture
def gliding(qtbot: QtBot, texts: Texts, style: Style) -> Board:
    """A table with a band on which things glide."""
    controller = table(BANDED)
    view = BoardView(controller, controller.state, texts, style)
    controller.subscribe(view.show_board)
    qtbot.addWidget(view)
    view.resize(1264, 784)
    view.show()
    view.table.glide.arrive()
    return Board(qtbot, controller, view)


def ribbon(view: BoardView) -> QRectF:
    (only,) = view.table.bands.ribbons.values()
    return only.boundingRect()


def surrounds_its_cards(view: BoardView) -> bool:
    """Whether the ribbon reaches from one card to the other, where they are now, and hardly farther."""
    cards = [view.table.cards[id] for id in "AC"]
    spanned = cards[0].mapRectToScene(cards[0].box).united(cards[1].mapRectToScene(cards[1].box))
    rim = spanned.adjusted(-12, -12, 12, 12)
    return ribbon(view).contains(spanned) and rim.contains(ribbon(view))


def test_it_glides_with_its_cards(gliding: Board) -> None:
    view, before = gliding.view, ribbon(gliding.view)
    done(gliding.controller, Attack("D", "P2"))
    view.table.settling.finish()
    assert view.table.glide.is_under_way
    assert ribbon(view) == before
    for progress in (0.25, 0.5, 1.0):
        view.table.glide.go_on(progress)
        assert surrounds_its_cards(view)
    assert ribbon(view) != before


def test_it_follows_a_card_in_the_hand_and_back(gliding: Board) -> None:
    home = ribbon(gliding.view)
    gliding.hold(gliding.at("C"), gliding.at("E", dy=-60))
    assert surrounds_its_cards(gliding.view)
    assert ribbon(gliding.view) != home
    gliding.view.cancel()
    gliding.scene.glide.arrive()
    assert ribbon(gliding.view) == home


def test_where_nothing_glides_all_that_hangs_on_a_card_is_back_at_once(gliding: Board) -> None:
    gliding.view.animator.set_enabled(False)
    home, arrows = ribbon(gliding.view), dict(gliding.scene.arrows.sights)
    gliding.hold(gliding.at("C"), gliding.at("E", dy=-60))
    assert gliding.scene.arrows.shown != arrows
    gliding.view.cancel()
    assert gliding.scene.arrows.shown == arrows
    assert ribbon(gliding.view) == home


def test_a_band_that_ends_has_none(gliding: Board) -> None:
    done(gliding.controller, LeaveBand("C"))
    gliding.scene.settling.finish()
    assert not gliding.scene.bands.ribbons.values()


def test_a_member_that_leaves_as_others_set_off_takes_the_ribbon_along(qtbot: QtBot, gliding: Board) -> None:
    done(gliding.controller, Attack("D", "P2"))
    gliding.scene.settling.finish()
    qtbot.waitUntil(lambda: not gliding.scene.glide.is_under_way)
    opened(gliding.controller, read("P1: life 20; P2: life 20; P3: life 20; A: 4/4 > P2; D: 3/3; E: 2/2").document)
    assert gliding.scene.glide.is_under_way
    assert not gliding.scene.bands.ribbons.values()


def test_it_takes_the_colours_of_another_style(gliding: Board, style: Style) -> None:
    gliding.view.set_style(Style(THEMES[ThemeId.LIGHT], style.fonts))
    assert surrounds_its_cards(gliding.view)


def test_a_table_without_bands_has_no_ribbon(texts: Texts, style: Style, qtbot: QtBot) -> None:
    controller = Controller()
    view = BoardView(controller, controller.state, texts, style)
    qtbot.addWidget(view)
    assert not view.table.bands.ribbons.values()

"""Faces of every kind and size are painted whole; a hue never speaks alone."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPixmap

from simulator.controller.board_state import CardKind, CardView
from simulator.rules.objects import Color
from simulator.view.look.style import Style
from simulator.view.table.card_face import paint_face
from simulator.view.table.card_figures import paint_figures
from simulator.view.table.card_look import CardLook, initials, look_of
from simulator.view.table.emblems import Emblem, emblem_of, emblem_path
from simulator.view.table.face_cache import FaceCache
from simulator.view.table.face_sheet import FaceSheet
from simulator.view.table.painting import painting
from tests.view import boards

CARDS = {
    "creature": boards.card("A", 8, 8, "Great Wurm", badges=(boards.TRAMPLE,) * 9, colors=("green",), damage=3),
    "huge": boards.card("A", -1_000_000, 1_000_000, "Ω" * 500, colors=("red", "black"), counters=(("+1/+1", 12),)),
    "planeswalker": boards.walker("W", 13),
    "battle": boards.siege("S", 5),
    "planeswalker creature": replace(boards.walker("W", 3, damage=1), power=4, toughness=4),
    "other": boards.card("E", None, None, kind=CardKind.OTHER, token=True, tapped=True),
}
WIDTHS = (8.0, 28.0, 40.0, 46.0, 66.0, 84.0, 112.0, 244.0)


def look(card: CardView) -> CardLook:
    return look_of(card, card.name[0][1], {})


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", CARDS)
def test_every_kind_is_painted_at_every_size(style: Style, name: str, width: float) -> None:
    picture = QPixmap(round(width), round(width * 1.36))
    picture.fill(Qt.GlobalColor.transparent)
    seen = look(CARDS[name])
    with painting(picture) as painter:
        paint_face(painter, seen, style, width, width * 1.36)
        paint_figures(FaceSheet(painter, seen, style, width, width * 1.36))
    middle = picture.toImage().pixelColor(picture.width() // 2, picture.height() // 2)
    assert middle.alpha() == 255


@pytest.mark.parametrize("width", WIDTHS[1:])
def test_the_picture_of_a_face_lies_within_the_card(style: Style, width: float) -> None:
    with painting(QPixmap(1, 1)) as painter:
        for card in CARDS.values():
            sheet = FaceSheet(painter, look(card), style, width, width * 1.36)
            assert QRectF(0, 0, sheet.width, sheet.height).contains(sheet.art)
            assert sheet.art.height() > 0


def test_every_colour_has_a_letter_and_an_emblem_of_its_own() -> None:
    letters = {color: initials((color.value,)) for color in Color}
    assert sorted(letters.values()) == ["B", "G", "R", "U", "W"]
    emblems = {emblem_of(CardKind.CREATURE, (color.value,)) for color in Color}
    assert len(emblems) == len(Color)


def test_kinds_and_colours_are_told_apart_by_shape() -> None:
    paths = [emblem_path(emblem) for emblem in Emblem]
    assert all(one != other for one, other in combinations(paths, 2))
    assert all(path.boundingRect().width() <= 2.2 for path in paths)
    assert emblem_of(CardKind.CREATURE, ()) is Emblem.GEM
    assert emblem_of(CardKind.CREATURE, ("red", "blue")) is Emblem.STAR
    assert emblem_of(CardKind.BATTLE, ("red",)) is Emblem.BANNER


def test_equal_looks_share_a_face_whatever_their_figures(style: Style) -> None:
    faces = FaceCache(style)
    bear, stronger = look(boards.card("A", 2, 2, "Bear")), look(boards.card("B", 5, 5, "Bear", damage=1))
    assert bear != stronger
    assert bear.face() == stronger.face()
    first = faces.face(bear.face(), 112, 152, 1.0)
    assert faces.face(stronger.face(), 112, 152, 1.0).cacheKey() == first.cacheKey()
    assert faces.face(bear.face(), 112, 152, 2.0).cacheKey() != first.cacheKey()


def test_a_face_that_is_not_used_is_forgotten(style: Style) -> None:
    faces = FaceCache(style)
    bear = look(boards.card("A", 2, 2, "Bear")).face()
    first = faces.face(bear, 20, 27, 1.0).cacheKey()
    for number in range(600):
        faces.face(replace(bear, name=str(number)), 20, 27, 1.0)
    assert faces.face(bear, 20, 27, 1.0).cacheKey() != first


def test_counters_of_a_kind_are_counted_and_none_are_left_out() -> None:
    card = boards.card("A", counters=(("+1/+1", 2), ("stun", 1), ("charge", 0)))
    assert look(card).counters == ("+1/+1 ×2", "stun")

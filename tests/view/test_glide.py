"""Things glide to their places, again and again to the same one too."""

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.table.glide import Glide
from simulator.view.table.held import BarItem

GOAL = QPointF(40, 20)


def test_a_thing_that_was_carried_off_glides_back_to_where_it_glided_before(
    qtbot: QtBot, style: Style, texts: Texts
) -> None:
    item = BarItem(style)
    glide = Glide(texts)
    glide.only_if(lambda: True)
    for _ in range(2):
        item.setPos(300, 300)
        glide.move(item, GOAL)
        qtbot.waitUntil(lambda: item.pos() == GOAL)


def test_what_is_under_way_arrives_at_once_when_asked(style: Style, texts: Texts) -> None:
    item = BarItem(style)
    glide = Glide(texts)
    glide.only_if(lambda: True)
    glide.move(item, GOAL)
    glide.arrive()
    assert item.pos() == GOAL


def test_where_nothing_glides_things_jump(style: Style, texts: Texts) -> None:
    item = BarItem(style)
    Glide(texts).move(item, GOAL)
    assert item.pos() == GOAL

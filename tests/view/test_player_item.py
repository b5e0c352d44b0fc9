"""A player's seat: what it says is there however narrow it is."""

from dataclasses import replace

from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from simulator.view.look.style import Style
from simulator.view.table.player_item import PlayerItem, PlayerSight
from simulator.view.table.sharpener import Sharpener

NARROW = PlayerSight("P4", 18, "−4 → 14", True, False, False, 139, 65, (("☠ 3", 2),))


def painted(style: Style, sight: PlayerSight) -> QImage:
    scene = QGraphicsScene()
    item = PlayerItem("P4", style, Sharpener(scene), sight)
    image = QImage(160, 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    item.draw_still(painter)
    painter.end()
    return image


def test_beside_a_chip_a_narrow_seat_has_room_for_the_name_and_the_change(qtbot: QtBot, style: Style) -> None:
    whole = painted(style, NARROW)
    assert whole != painted(style, replace(NARROW, name="P5"))
    assert whole != painted(style, replace(NARROW, line="−4 → 15"))
    assert whole != painted(style, replace(NARROW, chips=()))


def test_beside_two_chips_it_has_room_for_the_name(qtbot: QtBot, style: Style) -> None:
    sight = replace(NARROW, chips=(("☠ 3", 2), ("CO 3", 0)))
    assert painted(style, sight) != painted(style, replace(sight, name="P5"))


def test_a_standing_that_finds_no_room_is_left_out(qtbot: QtBot, style: Style) -> None:
    standing = replace(NARROW, line="defending", changes=False, width=110)
    assert painted(style, standing) == painted(style, replace(standing, line=""))

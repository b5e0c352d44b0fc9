"""Effects on damage by hand, through the whole window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from simulator.view.explorer.number_line import NumberLine
from simulator.view.look.choice_box import ChoiceBox
from simulator.view.panels.entry_drag import effect_mime
from simulator.view.table.board_view import BoardView
from simulator.view.window.main_window import MainWindow
from tests.view.windows import drop, put, tools

BOARD = "A: 3/3 > P2; C: 2/2 > P2"


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> MainWindow:
    made = MainWindow(tools(qapp, tmp_path))
    qtbot.addWidget(made)
    put(made, BOARD)
    made.start_with_table()
    made.show()
    return made


def at(board: BoardView, id: str) -> QPoint:
    box = board.table.layout_shown.box_of(id)
    assert box is not None
    return board.mapFromScene(box.middle.x, box.middle.y)


def drop_effect(window: MainWindow, key: str, id: str) -> None:
    board = window.parts.board
    drop(board.viewport(), effect_mime(key), at(board, id) if id else QPoint(200, board.height() // 2))


def life_after(window: MainWindow) -> int | None:
    player = window.parts.board.table.state.player("P2")
    assert player is not None
    return player.life_after


def test_an_effect_on_the_whole_board_is_put_at_once_and_its_chip_takes_it_off(window: MainWindow) -> None:
    drop_effect(window, "double", "")
    scene = window.parts.board.table
    assert life_after(window) == 10
    assert [chip.sight.letters for chip in scene.effects.values()] == ["×2"]
    menu = window.popups.effect_menu_of(0)
    menu.actions()[-1].trigger()
    assert life_after(window) == 15
    assert not scene.effects.values()


def test_an_effect_on_a_creature_asks_beside_it_and_enter_puts_it(qtbot: QtBot, window: MainWindow) -> None:
    drop_effect(window, "double", "A")
    form = window.popups.effect_form
    assert form.isVisible()
    qtbot.keyClick(form, Qt.Key.Key_Return)
    assert not form.isVisible()
    assert life_after(window) == 12
    (key,) = window.parts.board.table.effects
    assert key == (0, "A")


def test_a_shield_on_a_player_says_how_much(qtbot: QtBot, window: MainWindow) -> None:
    drop_effect(window, "shield", "P2")
    form = window.popups.effect_form
    (line,) = form.findChildren(NumberLine)
    line.setText("4")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert life_after(window) == 19
    assert [chip.sight.letters for chip in window.parts.board.table.effects.values()] == ["◇4"]


def test_a_redirection_asks_to_whom(qtbot: QtBot, window: MainWindow) -> None:
    drop_effect(window, "redirect", "P2")
    form = window.popups.effect_form
    whom = form.findChildren(ChoiceBox)[0]
    whom.setCurrentIndex(whom.findData("P1"))
    form.do.click()
    assert life_after(window) is None
    near = window.parts.board.table.state.player("P1")
    assert near is not None
    assert near.life_after == 15


def test_a_player_is_not_asked_for_damage_it_deals(window: MainWindow) -> None:
    drop_effect(window, "prevent-all", "P2")
    assert not window.popups.effect_form.findChildren(ChoiceBox)


def test_616_1_effects_are_put_in_order_from_the_menu_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    drop_effect(window, "double", "")
    drop_effect(window, "prevent-some", "P2")
    window.popups.effect_form.do.click()
    assert life_after(window) == 12
    (choice,) = window.parts.board.table.state.effect_choices
    window.popups.order_effects(choice)
    form = window.popups.order_form
    assert form.order is not None
    qtbot.keyClick(form.order, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClick(form, Qt.Key.Key_Return)
    assert life_after(window) == 14


def test_615_7_a_shield_against_several_sources_is_shared_out(window: MainWindow) -> None:
    drop_effect(window, "shield", "P2")
    window.popups.effect_form.do.click()
    (choice,) = window.parts.board.table.state.effect_choices
    window.popups.order_effects(choice)
    for line, amount in zip(window.popups.order_form.shield_lines, (1, 2), strict=True):
        line.setText(str(amount))
    window.popups.order_form.do.click()
    assert window.parts.board.table.state.effect_choices[0].shields[0].amounts == (("A", 1), ("C", 2))


def test_the_menu_of_a_creature_puts_effects_too(window: MainWindow) -> None:
    menu = window.popups.menu_of("A")
    more = next(action.menu() for action in menu.actions() if action.menu() is not None)
    more.actions()[4].trigger()
    assert window.popups.effect_form.isVisible()


def test_the_palette_puts_an_effect_on_what_is_chosen(window: MainWindow) -> None:
    window.parts.board.select("A")
    window.parts.palette_panel.effect_wanted.emit("triple")
    window.popups.effect_form.do.click()
    assert life_after(window) == 9


def test_m11_a_damage_assignment_order_is_put_in_order_from_the_menu(qtbot: QtBot, window: MainWindow) -> None:
    put(window, "rules m11; A: 4/4 > P2; B: 2/2 x A; C: 3/3 x A")
    words = [action.text() for action in window.popups.menu_of("A").actions()]
    assert "Damage assignment order…" in words
    window.popups.order_foes("A", window.parts.board.table.state.foes_of("A"))
    order = window.popups.order_form.order
    assert order is not None
    qtbot.keyClick(order, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    window.popups.order_form.do.click()
    assert window.parts.board.table.state.foes_of("A") == ("C", "B")

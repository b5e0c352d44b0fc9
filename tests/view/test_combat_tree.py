from collections.abc import Iterator

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from simulator.controller.intents import Assign
from simulator.formats.language import Language
from simulator.view.look.texts import Texts
from simulator.view.panels.combat_tree import CombatTree
from tests.view.states import card, damage_state


@pytest.fixture
def tree(qtbot: QtBot, texts: Texts) -> CombatTree:
    tree = CombatTree(texts)
    qtbot.addWidget(tree)
    tree.resize(320, 600)
    tree.show()
    tree.show_state(damage_state())
    return tree


def rows(tree: CombatTree, parent: QModelIndex | None = None) -> Iterator[str]:
    parent = parent or QModelIndex()
    for row in range(tree.model.rowCount(parent)):
        index = tree.model.index(row, 0, parent)
        yield index.data(Qt.ItemDataRole.AccessibleTextRole)
        yield from rows(tree, index)


def test_everything_on_the_table_is_said(tree: CombatTree) -> None:
    assert list(rows(tree)) == [
        "Ann  life 17, attacking, announces",
        "Great Wurm  8/8, trample over planeswalkers, attacks Planeswalker, blocked by Runeclaw Bear and Wall,"
        " 8 of 8 assigned",
        "2 to Runeclaw Bear, possible: 0–2",
        "1 to Wall, possible: 0–1",
        "3 to Planeswalker, possible: 0–3",
        "2 to Ben, possible: 0–2",
        "Ben  life 20, poison 1, 18 after this",
        "Runeclaw Bear  2/2, blocks Great Wurm, given 2, needs 2, would leave",
        "Wall  2/2, 2 damage marked, blocks Great Wurm, given 1, needs 1, would leave",
        "Planeswalker  loyalty 3, given 3, needs 3, would leave",
    ]


def test_it_is_said_in_japanese_too(tree: CombatTree, texts: Texts) -> None:
    texts.set_language(Language.JA)
    assert list(rows(tree))[2] == "Runeclaw Bear(和)へ2, 可能:0–2"


def test_selection_is_shared(qtbot: QtBot, tree: CombatTree) -> None:
    with qtbot.waitSignal(tree.selected) as told:
        tree.select("B1")
    assert told.args == ["B1"]
    with qtbot.assertNotEmitted(tree.selected):
        tree.select("B1")
    tree.select("nobody")
    assert tree.current_id() == ""


def test_the_current_row_stays_when_others_come_and_go(tree: CombatTree) -> None:
    tree.select("W")
    state = damage_state()
    tree.show_state(damage_state(cards=(card("N", "Newcomer"), *state.cards)))
    assert tree.current_id() == "W"
    tree.show_state(damage_state(cards=()))
    assert tree.current_id() != "W"


def test_enter_opens_what_can_be_done(qtbot: QtBot, tree: CombatTree) -> None:
    tree.select("A")
    with qtbot.waitSignal(tree.menu_wanted) as asked:
        qtbot.keyClick(tree.view, Qt.Key.Key_Return)
    assert asked.args is not None
    assert asked.args[0] == "A"


def test_an_amount_is_typed_into_a_share(qtbot: QtBot, tree: CombatTree) -> None:
    wurm = tree.model.index(0, 0, tree.model.index(0, 0))
    tree.view.setCurrentIndex(tree.model.index(3, 0, wurm))
    qtbot.keyClick(tree.view, Qt.Key.Key_Return)
    editor = tree.view.viewport().findChild(QLineEdit)
    assert editor is not None
    qtbot.keyClicks(editor, "1")
    with qtbot.waitSignal(tree.wanted) as asked:
        qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert asked.args == [Assign("A", "P2", 1)]

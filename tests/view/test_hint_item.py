"""What is said near the pointer stays on the table and is never cut."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from simulator.view.look.style import Style
from simulator.view.table.hint_item import HintItem
from simulator.view.table.marks import Lit

TABLE = QRectF(0, 0, 700, 500)
LONG = "The creature cannot be declared as an attacker, for it came under its controller's control this turn. " * 3


@pytest.fixture
def scene() -> QGraphicsScene:
    return QGraphicsScene()


@pytest.mark.parametrize("words", ["No.", LONG, "防御プレイヤーは" * 20])
@pytest.mark.parametrize("at", [(2, 2), (698, 2), (2, 498), (698, 498), (350, 250)])
def test_it_lies_within_the_table_wherever_the_pointer_is(
    scene: QGraphicsScene, style: Style, words: str, at: tuple[int, int]
) -> None:
    hint = HintItem(style)
    scene.addItem(hint)
    hint.say(words, Lit.REFUSED, QPointF(*at), TABLE)
    assert TABLE.contains(hint.sceneBoundingRect())


def test_silent_it_says_nothing(scene: QGraphicsScene, style: Style) -> None:
    hint = HintItem(style)
    scene.addItem(hint)
    assert hint.words == ""
    hint.say("No.", None, QPointF(5, 5), TABLE)
    assert hint.words == "No."
    hint.fall_silent()
    assert hint.words == ""

import pytest
from pytestqt.qtbot import QtBot

from simulator.controller.board_state import Refusal
from simulator.controller.intents import PutDraft
from simulator.formats.language import Language
from simulator.rules.assignment import Assignment
from simulator.view.look.texts import Texts
from simulator.view.panels.refusal_bar import RefusalBar
from tests.view.states import WHY, damage_state

NEAREST = Assignment.of({"A": {"B1": 8}})


@pytest.fixture
def bar(qtbot: QtBot, texts: Texts) -> RefusalBar:
    bar = RefusalBar(texts)
    qtbot.addWidget(bar)
    bar.show_state(damage_state())
    return bar


def test_it_is_not_there_until_something_is_refused(bar: RefusalBar) -> None:
    assert not bar.isVisible()
    bar.show_refusal(Refusal((WHY,)))
    assert bar.isVisible()
    assert not bar.nearest.isVisible()
    bar.clear()
    assert not bar.isVisible()


def test_the_nearest_legal_assignment_is_one_click_away(qtbot: QtBot, bar: RefusalBar, texts: Texts) -> None:
    bar.show_refusal(Refusal((WHY,), 2, NEAREST))
    assert bar.nearest.text() == "Take the nearest legal assignment (no. 3)"
    with qtbot.waitSignal(bar.wanted) as asked:
        bar.nearest.click()
    assert asked.args == [PutDraft(NEAREST)]
    bar.show_refusal(Refusal((WHY,), None, NEAREST))
    texts.set_language(Language.JA)
    assert bar.nearest.text() == "最も近い適正な割り振りにする"

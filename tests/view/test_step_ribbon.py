import pytest
from pytestqt.qtbot import QtBot

from simulator.controller.step_view import StepStatus, StepView
from simulator.formats.language import Language
from simulator.rules.timeline import Moment
from simulator.view.look.texts import Texts
from simulator.view.panels.step_ribbon import StepRibbon
from tests.view.states import damage_state, steps


@pytest.fixture
def ribbon(qtbot: QtBot, texts: Texts) -> StepRibbon:
    ribbon = StepRibbon(texts)
    qtbot.addWidget(ribbon)
    return ribbon


def test_one_tab_for_each_step_says_where_it_stands(ribbon: StepRibbon) -> None:
    ribbon.show_state(damage_state())
    assert [tab.accessibleName() for tab in ribbon.tabs] == [
        "Step 1: Declare attackers, done",
        "Step 2: Declare blockers, done",
        "Step 3: Combat damage, now",
        "Step 4: End of combat, to come",
    ]


def test_where_there_is_no_room_a_name_ends_in_an_ellipsis(ribbon: StepRibbon, texts: Texts) -> None:
    texts.set_language(Language.JA)
    ribbon.show_state(damage_state())
    ribbon.resize(1600, 60)
    ribbon.show()
    assert ribbon.tabs[1].shown == "ブロック・クリーチャー指定ステップ"
    ribbon.resize(500, 60)
    assert ribbon.tabs[1].shown.endswith("…")


def test_where_equal_tabs_would_cut_a_name_each_gets_what_it_needs(ribbon: StepRibbon, texts: Texts) -> None:
    texts.set_language(Language.JA)
    first = StepView(Moment.FIRST_COMBAT_DAMAGE, StepStatus.COMING)
    ribbon.show_state(damage_state(steps=(*steps(2)[:2], first, *steps(2)[2:])))
    ribbon.resize(1252, 60)
    ribbon.show()
    assert not [tab.shown for tab in ribbon.tabs if tab.shown.endswith("…")]
    assert len({tab.width() for tab in ribbon.tabs}) > 2
    ribbon.resize(5 * max(tab.whole_width for tab in ribbon.tabs) + 100, 60)
    assert max(tab.width() for tab in ribbon.tabs) - min(tab.width() for tab in ribbon.tabs) <= 1


def test_510_4_two_damage_steps_are_two_stops(ribbon: StepRibbon) -> None:
    ribbon.show_state(damage_state())
    first = StepView(Moment.FIRST_COMBAT_DAMAGE, StepStatus.DONE)
    ribbon.show_state(damage_state(steps=(*steps(2)[:2], first, *steps(2)[2:])))
    assert [tab.accessibleName() for tab in ribbon.tabs][2:4] == [
        "Step 3: First combat damage, done",
        "Step 4: Combat damage, now",
    ]
    ribbon.show_state(damage_state())
    assert len(ribbon.tabs) == 4


def test_a_click_asks_for_that_step(qtbot: QtBot, ribbon: StepRibbon) -> None:
    ribbon.show_state(damage_state())
    with qtbot.waitSignal(ribbon.wanted) as asked:
        ribbon.tabs[1].click()
    assert asked.args == [Moment.DECLARE_BLOCKERS]


def test_the_language_can_change_while_it_is_shown(ribbon: StepRibbon, texts: Texts) -> None:
    ribbon.show_state(damage_state())
    texts.set_language(Language.JA)
    assert ribbon.tabs[3].accessibleName() == "第4段階:戦闘終了ステップ(これから)"

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from simulator.controller.intents import ClearDraft, Confirm, NextCombat, Propose, ShowIndex
from simulator.controller.legal_view import LegalView
from simulator.explore.policy import Policy
from simulator.rules.messages import message
from simulator.rules.timeline import Moment
from simulator.view.look.texts import Texts
from simulator.view.look.themed_icon import ThemedIcons
from simulator.view.panels.legal_panel import LegalPanel
from tests.view.states import damage_state, huge_state

BREAK = "\u200b"


@pytest.fixture
def panel(qtbot: QtBot, texts: Texts, icons: ThemedIcons) -> LegalPanel:
    panel = LegalPanel(texts, icons)
    qtbot.addWidget(panel)
    panel.resize(300, 400)
    panel.show()
    return panel


def test_the_number_and_the_place_are_in_sight(panel: LegalPanel) -> None:
    panel.show_state(damage_state())
    assert panel.count.count.text() == "28"
    assert panel.place.field.text() == "26"
    assert panel.slider.index == 25


def test_a_number_of_31_digits_is_exact_and_legible(panel: LegalPanel) -> None:
    panel.show_state(huge_state())
    assert panel.count.count.text().replace(BREAK, "") == "1" + ",000" * 10
    assert "about 1.00×10³⁰; 31 digits" in panel.count.about.text()
    assert "1.00×10²⁹ still possible" in panel.count.about.text()
    assert panel.place.field.text() == "–"


def test_a_place_of_30_digits_leaves_room_for_the_words_beside_it(panel: LegalPanel) -> None:
    panel.show_state(damage_state(legal=LegalView(Moment.COMBAT_DAMAGE, 10**30, 1, 10**29 + 6)))
    place = panel.place
    assert place.field.toolTip().replace(BREAK, "") == "1" + "00,000" + ",000" * 7 + ",007"
    parts = [place.layout().itemAt(at).widget() for at in range(place.layout().count())]
    shown = [part.geometry() for part in parts if part is not None]
    assert all(one.right() < other.left() for one, other in pairwise(shown))
    assert shown[-1].right() <= place.width()


def test_what_is_beyond_the_budget_is_said(panel: LegalPanel) -> None:
    too_many = LegalView(Moment.COMBAT_DAMAGE, None, None, None, message("window.legal.none"))
    panel.show_state(damage_state(legal=too_many))
    assert not panel.count.count.isVisible()
    assert not panel.slider.isVisible()
    assert panel.proposals[Policy.FIRST].isVisible()
    assert panel.count.about.text() == "No combat damage is due now."


def test_with_one_assignment_nothing_is_to_be_walked(panel: LegalPanel) -> None:
    panel.show_state(damage_state(legal=LegalView(Moment.COMBAT_DAMAGE, 1, 1, 0)))
    assert panel.count.about.text() == "There is only one, so it is chosen."
    assert not panel.slider.isVisible()


@pytest.mark.parametrize(("typed", "index"), [("1", 0), ("28", 27), ("99", 27), (" 3 ", 2)])
def test_a_place_can_be_typed(qtbot: QtBot, panel: LegalPanel, typed: str, index: int) -> None:
    panel.show_state(damage_state())
    panel.place.field.setText(typed)
    with qtbot.waitSignal(panel.wanted) as asked:
        qtbot.keyClick(panel.place.field, Qt.Key.Key_Return)
    assert asked.args == [ShowIndex(index)]


def test_nonsense_in_the_place_is_put_back(qtbot: QtBot, panel: LegalPanel) -> None:
    panel.show_state(damage_state())
    panel.place.field.setText("zero")
    with qtbot.assertNotEmitted(panel.wanted):
        qtbot.keyClick(panel.place.field, Qt.Key.Key_Return)
    assert panel.place.field.text() == "26"


def test_the_buttons_ask_for_their_intents(qtbot: QtBot, panel: LegalPanel) -> None:
    panel.show_state(damage_state())
    wanted: list[object] = []
    panel.wanted.connect(wanted.append)
    for button in (*panel.proposals.values(), panel.clear, panel.place.next, panel.place.previous, panel.confirm):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    proposals = [Propose(policy) for policy in Policy]
    assert wanted == [*proposals, ClearDraft(), ShowIndex(26), ShowIndex(24), Confirm()]


def test_after_combat_the_button_begins_a_further_one(qtbot: QtBot, panel: LegalPanel) -> None:
    panel.show_state(damage_state(ended=True, legal=None, can_confirm=False, confirm_label=None))
    assert panel.confirm.text() == "Next combat ⏎"
    with qtbot.waitSignal(panel.wanted) as asked:
        panel.confirm.click()
    assert asked.args == [NextCombat()]


def test_a_missing_choice_cannot_be_passed_over(panel: LegalPanel) -> None:
    panel.show_state(huge_state())
    assert not panel.confirm.isEnabled()

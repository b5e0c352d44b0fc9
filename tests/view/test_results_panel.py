from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from simulator.controller.intents import LookAt
from simulator.controller.legal_view import ResultBar
from simulator.formats.language import Language
from simulator.rules.messages import message
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.panels.results_chart import Column, columns, count_label
from simulator.view.panels.results_panel import ResultsPanel
from tests.view.states import damage_state


@pytest.fixture
def panel(qtbot: QtBot, texts: Texts, style: Style) -> ResultsPanel:
    panel = ResultsPanel(texts, style.theme)
    qtbot.addWidget(panel)
    panel.resize(300, 600)
    panel.show()
    return panel


def test_it_tells_what_the_draft_comes_to_and_why(panel: ResultsPanel) -> None:
    panel.show_state(damage_state())
    assert panel.consequences.text() == "Ben: life 20 → 18\nLeaving: Runeclaw Bear, Wall and Planeswalker"
    assert "702.19c" in panel.why.text()
    assert panel.chart.accessibleDescription() == "0 damage: 24; 1 damage: 3; 2 damage: 1"


def test_it_shows_what_would_be_dealt_and_says_so(panel: ResultsPanel) -> None:
    state = damage_state()
    assert state.results is not None
    panel.show_state(state)
    assert panel.note.isHidden()
    dealt = replace(state.results, dealt=(ResultBar(4, 28, True),), note=message("note.as-dealt"))
    panel.show_state(replace(state, results=dealt))
    assert panel.chart.accessibleDescription() == "4 damage: 28"
    assert "would be dealt" in panel.note.text()
    panel.show_state(replace(state, results=replace(state.results, note=message("note.as-assigned"))))
    assert panel.chart.accessibleDescription() == "0 damage: 24; 1 damage: 3; 2 damage: 1"
    assert "as it is assigned" in panel.note.text().lower()


def test_it_tells_what_the_scenario_is_to_show(panel: ResultsPanel, texts: Texts) -> None:
    panel.show_state(damage_state())
    assert panel.notes.isHidden()
    panel.show_state(damage_state(notes=(("en", "Less goes through."), ("ja", "貫通が減ります。"))))
    assert panel.notes.text() == "Less goes through."
    texts.set_language(Language.JA)
    assert panel.notes.text() == "貫通が減ります。"


def test_another_recipient_can_be_looked_at(qtbot: QtBot, panel: ResultsPanel) -> None:
    panel.show_state(damage_state())
    assert panel.recipient.currentText() == "damage to Ben"
    with qtbot.waitSignal(panel.wanted) as asked:
        panel.recipient.activated.emit(1)
    assert asked.args == [LookAt("W")]


def test_after_the_damage_it_tells_what_has_come_of_the_combat(panel: ResultsPanel) -> None:
    done = message("result.change", who="Ben", figure=message("figure.life"), before=20, after=18)
    panel.show_state(damage_state(results=None, why=(), players=(), cards=(), came_to=(done,)))
    assert not panel.empty.isVisible()
    assert (panel.came_heading.text(), panel.came_to.text()) == ("SO FAR IN THIS COMBAT", "Ben: life 20 → 18")
    panel.show_state(damage_state(results=None, why=(), players=(), cards=(), came_to=(done,), ended=True))
    assert panel.came_heading.text() == "WHAT THIS COMBAT CAME TO"
    panel.show_state(damage_state())
    assert panel.came_to.isHidden()


def test_without_damage_due_it_says_what_will_be_here(panel: ResultsPanel) -> None:
    panel.show_state(damage_state(results=None, why=(), players=(), cards=()))
    assert panel.empty.isVisible()
    assert not panel.results_heading.isVisible()


def test_neighbouring_bars_are_put_together_where_there_are_too_many() -> None:
    bars = tuple(ResultBar(amount, 10, amount == 4) for amount in range(7))
    assert columns(bars, 3) == (Column(0, 2, 30, False), Column(3, 5, 30, True), Column(6, 6, 10, False))
    assert columns((), 3) == ()


@pytest.mark.parametrize(("count", "label"), [(24, "24"), (1234567, "1,234,567"), (10**19, "1.00×10¹⁹")])
def test_counts_above_bars_stay_short(count: int, label: str) -> None:
    assert count_label(count).replace("\u200b", "") == label


def test_bars_of_counts_beyond_any_float_can_be_drawn(panel: ResultsPanel) -> None:
    state = damage_state()
    assert state.results
    bars = (ResultBar(0, 10**400, False), ResultBar(1, 10**399, True))
    panel.show_state(damage_state(results=type(state.results)("P2", bars)))
    assert not panel.chart.grab().isNull()

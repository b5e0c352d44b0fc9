"""What an action leaves to choose is asked, and the action is carried out by the real controller."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from simulator.controller.intents import Confirm
from simulator.formats.language import Language
from simulator.rules.timeline import ActionKind
from simulator.view.look.choice_box import ChoiceBox
from simulator.view.panels.word_box import WordBox
from simulator.view.window.main_window import MainWindow
from tests.view.windows import WURM, Chosen, put, tools


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> MainWindow:
    window = MainWindow(tools(qapp, tmp_path), Chosen())
    qtbot.addWidget(window, before_close_func=lambda one: one._close_at_once())
    window.show()
    put(window, WURM)
    return window


def ask(window: MainWindow, kind: ActionKind, subject: str) -> None:
    offer = next(offer for offer in window._link.actions(subject) if offer.kind is kind)
    window.popups.ask(offer)


def fill(window: MainWindow, *values: str) -> None:
    for field, value in zip(window.popups.form.fields, values, strict=False):
        if isinstance(field.widget, QLineEdit):
            field.widget.setText(value)
        elif isinstance(field.widget, WordBox):
            field.widget.setEditText(value)
        elif isinstance(field.widget, ChoiceBox):
            field.widget.setCurrentIndex(field.widget.findData(value))


def test_power_and_toughness_change_until_end_of_turn(window: MainWindow) -> None:
    ask(window, ActionKind.MODIFY, "A")
    fill(window, "+2", "-1")
    window.popups.form.do.click()
    card = window._link.state.card("A")
    assert card is not None
    assert (card.power, card.toughness) == (10, 7)


@pytest.mark.parametrize("language", Language)
def test_what_is_asked_is_read_in_full_however_long_it_is(window: MainWindow, language: Language) -> None:
    window.choices.speak(language)
    put(window, "A: 2/1 ninjutsu; D: 4/4 > P2")
    window.popups.do(Confirm())
    for kind, subject in ((ActionKind.NINJUTSU, "A"), (ActionKind.MODIFY, "D"), (ActionKind.DAMAGE, "P2")):
        ask(window, kind, subject)
        form = window.popups.form
        QApplication.processEvents()
        labels = [form._form.labelForField(field.widget) for field in form.fields]
        assert all(label is not None and label.width() >= label.sizeHint().width() for label in labels), kind
        assert all(field.widget.height() >= field.widget.sizeHint().height() for field in form.fields), kind


def test_keywords_are_typed_as_cards_print_them(qtbot: QtBot, window: MainWindow) -> None:
    ask(window, ActionKind.GAIN, "D")
    fill(window, "first strike、protection from red")
    qtbot.keyClick(window.popups.form.fields[0].widget, Qt.Key.Key_Return)
    card = window._link.state.card("D")
    assert card is not None
    assert {badge.letters for badge in card.badges} == {"FS", "PR"}


def test_damage_asks_for_its_source_and_amount(window: MainWindow) -> None:
    ask(window, ActionKind.DAMAGE, "P2")
    fill(window, "D", "3")
    window.popups.form.do.click()
    player = window._link.state.player("P2")
    assert player is not None
    assert player.life == 17


def test_a_creature_is_put_onto_the_battlefield_attacking(window: MainWindow) -> None:
    ask(window, ActionKind.PUT_ATTACKING, "D")
    fill(window, "W")
    window.popups.form.do.click()
    assert any((arrow.origin, arrow.target) == ("D", "W") for arrow in window._link.state.arrows)


def test_escape_changes_nothing(qtbot: QtBot, window: MainWindow) -> None:
    ask(window, ActionKind.MODIFY, "A")
    qtbot.keyClick(window.popups.form.fields[0].widget, Qt.Key.Key_Escape)
    assert not window.popups.form.isVisible()
    assert window._link.state.undo is None


def test_the_menu_acts_at_once_where_nothing_is_to_be_chosen(window: MainWindow) -> None:
    menu = window.popups.menu_of("D")
    next(action for action in menu.actions() if action.text() == "Tap").trigger()
    card = window._link.state.card("D")
    assert card is not None
    assert card.tapped
    (take_back,) = window.parts.side.history.entries.buttons
    take_back.click()
    card = window._link.state.card("D")
    assert card is not None
    assert not card.tapped


def test_the_menu_pairs_and_says_why_not(window: MainWindow) -> None:
    words = [action.text() for action in window.popups.menu_of("D").actions()]
    assert "D attacks P2. (508.1)" in words
    refused = [action for action in window.popups.menu_of("B1").actions() if not action.isEnabled()]
    assert all(action.toolTip() for action in refused)


def test_every_offer_on_this_board_can_be_asked(window: MainWindow) -> None:
    offers = [offer for id in ("A", "B1", "W", "D", "P1") for offer in window._link.actions(id)]
    for offer in offers:
        window.popups.form.open(offer, window._link.state, QPoint(0, 0))
        assert len(window.popups.form.fields) == len(offer.asks)

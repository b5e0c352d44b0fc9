"""Every action of the timeline by hand: from the menu of its subject, what is open asked in place, and undone."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from simulator.controller.board_state import BoardState, CardView, PlayerView
from simulator.controller.effect_intents import PutEffect
from simulator.controller.intents import Assign, ChangeRules, Confirm, NextCombat, Undo
from simulator.formats.catalogue import Catalogue, refuse_missing
from simulator.formats.language import Language
from simulator.rules.effects import DamageEffect, EffectKind, Filter
from simulator.rules.messages import message
from simulator.rules.timeline import ActionKind, Parameter
from simulator.view.explorer.number_line import NumberLine
from simulator.view.look.choice_box import ChoiceBox
from simulator.view.look.style import ThemeId
from simulator.view.panels.combat_rows import RowWriter
from simulator.view.panels.word_box import TypesBox, WordBox
from simulator.view.window.main_window import MainWindow
from tests.view.windows import put, tools

BOARD = (
    "A: 4/4 > P2; C: 3/3 > P2; B: 2/2 damage 1 x A; D: 1/4 @P2; E: 2/2 ninjutsu; F: 2/2 sneak; G: 1/1;"
    " W: loyalty 3; S: defense 4"
)
WORDS = Catalogue.load(refuse_missing)
Chosen = dict[Parameter, str | int | tuple[str, ...]]


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> MainWindow:
    made = MainWindow(tools(qapp, tmp_path))
    qtbot.addWidget(made)
    put(made, BOARD)
    made.start_with_table()
    made.show()
    return made


@pytest.fixture
def japanese(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    given = tools(qapp, tmp_path, Language.JA)
    made = MainWindow(given)
    qtbot.addWidget(made)
    put(made, BOARD)
    made.start_with_table()
    made.show()
    yield made
    # Qt's own words belong to the application, which other tests share.
    given.qt_words.speak(Language.EN)


def state(window: MainWindow) -> BoardState:
    shown = window.parts.top_bar.state
    assert shown is not None
    return shown


def choose(window: MainWindow, subject: str, kind: ActionKind, chosen: Chosen) -> None:
    """Trigger the entry of the menu; where it asks, answer in the panel and press Enter."""
    words = WORDS.text(message(f"action.{kind.value}"), Language.EN)
    entry = next(one for one in window.popups.menu_of(subject).actions() if one.text() in (words, f"{words}…"))
    assert entry.isEnabled(), entry.toolTip()
    entry.trigger()
    form = window.popups.form
    if entry.text() == words:
        assert not form.isVisible()
        return
    assert form.isVisible()
    asked = {field.parameter: field.widget for field in form.fields}
    for parameter, value in chosen.items():
        widget = asked[parameter]
        if isinstance(widget, TypesBox):
            for type, box in widget.boxes.items():
                box.setChecked(isinstance(value, tuple) and type.value in value)
        elif isinstance(widget, WordBox):
            widget.setEditText(str(value))
        elif isinstance(widget, ChoiceBox):
            assert widget.findData(value) >= 0, (parameter, value)
            widget.setCurrentIndex(widget.findData(value))
        elif isinstance(widget, NumberLine | QLineEdit):
            widget.setText(str(value))
    form.do.click()
    assert not form.isVisible()


ACTIONS: list[tuple[str, ActionKind, Chosen]] = [
    ("G", ActionKind.PUT_ATTACKING, {Parameter.ATTACKING: "W"}),
    ("D", ActionKind.PUT_BLOCKING, {Parameter.BLOCKING: "C"}),
    ("G", ActionKind.BECOMES_ATTACKING, {Parameter.ATTACKING: "P2"}),
    ("D", ActionKind.BECOMES_BLOCKING, {Parameter.BLOCKING: "A"}),
    ("E", ActionKind.NINJUTSU, {Parameter.RETURNED: "C"}),
    ("F", ActionKind.SNEAK, {Parameter.RETURNED: "C"}),
    ("A", ActionKind.REMOVE_FROM_COMBAT, {}),
    ("A", ActionKind.DESTROY, {}),
    ("W", ActionKind.SACRIFICE, {}),
    ("B", ActionKind.LEAVE_BATTLEFIELD, {}),
    ("B", ActionKind.REGENERATE, {}),
    ("C", ActionKind.PHASE_OUT, {}),
    ("G", ActionKind.CHANGE_CONTROL, {Parameter.TO: "P2"}),
    ("C", ActionKind.CHANGE_TYPES, {Parameter.TYPES: ("artifact",)}),
    ("C", ActionKind.BECOMES_BLOCKED, {}),
    ("A", ActionKind.BECOMES_UNBLOCKED, {}),
    ("C", ActionKind.RESELECT, {Parameter.ATTACKING: "W"}),
    ("A", ActionKind.GAIN, {Parameter.KEYWORDS: "trample, toxic 2"}),
    ("E", ActionKind.LOSE, {Parameter.KEYWORDS: "ninjutsu"}),
    ("A", ActionKind.SET, {Parameter.POWER: 9}),
    ("A", ActionKind.MODIFY, {Parameter.POWER: 2, Parameter.TOUGHNESS: -1}),
    ("A", ActionKind.COUNTER, {Parameter.AMOUNT: 2}),
    ("B", ActionKind.HEAL, {}),
    ("A", ActionKind.UNTAP, {}),
    ("G", ActionKind.TAP, {}),
    ("D", ActionKind.DAMAGE, {Parameter.SOURCE: "A", Parameter.AMOUNT: 2}),
    ("P2", ActionKind.DAMAGE, {Parameter.SOURCE: "A", Parameter.AMOUNT: 2}),
    ("P2", ActionKind.GAIN_LIFE, {Parameter.AMOUNT: 4}),
    ("P2", ActionKind.LOSE_LIFE, {Parameter.AMOUNT: 4}),
    ("P2", ActionKind.POISON, {Parameter.AMOUNT: 3}),
]


def test_every_action_changes_what_is_seen_and_is_undone(qtbot: QtBot, window: MainWindow) -> None:
    before = state(window)
    for subject, kind, chosen in ACTIONS:
        choose(window, subject, kind, chosen)
        assert window.parts.side.refusal.isHidden(), (subject, kind)
        after = state(window)
        assert (after.cards, after.players) != (before.cards, before.players), (subject, kind)
        assert len(after.entries) == 1
        window.popups.do(Undo())
        assert (state(window).cards, state(window).players) == (before.cards, before.players)


def test_what_left_comes_back_and_what_phased_out_phases_in(window: MainWindow) -> None:
    choose(window, "C", ActionKind.PHASE_OUT, {})
    choose(window, "C", ActionKind.PHASE_IN, {})
    choose(window, "G", ActionKind.LEAVE_BATTLEFIELD, {})
    assert [card.id for card in state(window).gone] == ["G"]
    choose(window, "G", ActionKind.RETURN, {})
    assert not state(window).gone


def test_a_siege_changes_its_protector_and_a_player_leaves(window: MainWindow) -> None:
    put(window, "P1: life 20; P2: life 20; P3: life 20; A: 2/2 > P2; S: defense 4")
    choose(window, "S", ActionKind.CHANGE_PROTECTOR, {Parameter.TO: "P3"})
    siege = state(window).card("S")
    assert isinstance(siege, CardView)
    assert siege.protector == "P3"
    choose(window, "P3", ActionKind.PLAYER_LEAVES, {})
    left = state(window).player("P3")
    assert isinstance(left, PlayerView)
    assert left.out


def test_everything_that_an_action_can_be_is_offered(window: MainWindow) -> None:
    done = {kind for _, kind, _ in ACTIONS}
    here = {ActionKind.PHASE_IN, ActionKind.RETURN, ActionKind.CHANGE_PROTECTOR, ActionKind.PLAYER_LEAVES}
    # An effect is put by a chip of its own.
    assert done | here | {ActionKind.EFFECT} == set(ActionKind)


def test_702_45_a_keyword_that_triggered_is_carried_out_with_one_click(qtbot: QtBot, window: MainWindow) -> None:
    put(window, "A: 3/3 bushido 2 > P2; B: 2/2 x A")
    (button,) = window.parts.side.triggered.buttons
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    bushi = state(window).card("A")
    assert bushi is not None
    assert (bushi.power, bushi.toughness) == (5, 5)
    assert window.parts.side.triggered.isHidden()


def test_509_1c_the_nearest_legal_declaration_is_one_click(qtbot: QtBot, window: MainWindow) -> None:
    put(window, "A: 3/3 flying > P2; B: 2/2 x A")
    bar = window.parts.side.declaration
    assert bar.isVisible()
    assert "702.9b" in bar.reasons.text()
    qtbot.mouseClick(bar.nearest, Qt.MouseButton.LeftButton)
    assert bar.isHidden()
    assert not state(window).undeclarable


def test_511_3_a_further_combat_shows_what_attacked(window: MainWindow) -> None:
    for intent in (Confirm(), Confirm(), Confirm(), NextCombat()):
        put_on = window.popups
        put_on.do(intent)
    card = state(window).card("C")
    assert card is not None
    assert "AT" in [badge.letters for badge in card.badges]


def test_810_players_are_teamed_up_from_the_menu(window: MainWindow) -> None:
    put(window, "P1: life 20; P2: life 20; P3: life 20; A: 2/2 > P2")
    menu = window.popups.menu_of("P3")
    teams = next(one.menu() for one in menu.actions() if one.text() == "Team")
    teams.actions()[1].trigger()
    joined = state(window).player("P3")
    assert isinstance(joined, PlayerView)
    assert joined.team is not None
    (chips,) = {window.parts.board.table.players[id].sight.chips for id in ("P2", "P3")}
    assert chips == ()


def test_a_card_is_put_at_another_players_side_from_the_menu(window: MainWindow) -> None:
    put(window, "P1: life 20; P2: life 20; P3: life 20; A: 2/2")
    menu = window.popups.menu_of("A")
    sides = next(one.menu() for one in menu.actions() if one.text() == "Put at the side of")
    assert [one.text() for one in sides.actions()] == ["P2", "P3"]
    sides.actions()[1].trigger()
    card = state(window).card("A")
    assert card is not None
    assert card.controller == "P3"
    assert not [one for one in window.popups.menu_of("P3").actions() if one.text() == "Put at the side of"]


def test_poison_and_commander_damage_are_chips_at_the_seat(window: MainWindow) -> None:
    put(window, "P1: life 20; P2: life 20 poison 4; A: 3/3 commander > P2")
    window.parts.bottom.player.animated.setChecked(False)
    for _ in range(2):
        window.popups.do(Confirm())
    window.parts.board.animator.finish()
    assert window.parts.board.table.players["P2"].sight.chips == (("☠ 4", 2), ("CO 3", 0))


def test_keywords_are_chosen_in_the_language_that_is_read(qtbot: QtBot, japanese: MainWindow) -> None:
    window = japanese
    entry = next(one for one in window.popups.menu_of("A").actions() if one.text() == "能力を得る…")
    entry.trigger()
    words = window.popups.form.fields[0].widget
    assert isinstance(words, WordBox)
    line = words.lineEdit()
    assert line is not None
    line.setText("トランプル、飛行")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    card = state(window).card("A")
    assert card is not None
    assert {"TR", "FL"} <= {badge.letters for badge in card.badges}
    assert not window.popups.form.isVisible()


def test_m11_a_late_blocker_is_put_into_the_order_and_the_rules_change_on_the_open_board(window: MainWindow) -> None:
    put(window, "rules m11; A: 6/6 > P2; B: 2/2 x A; C: 3/3 x A; D: 1/1 @P2")
    choose(window, "D", ActionKind.PUT_BLOCKING, {Parameter.BLOCKING: "A", Parameter.BEFORE: "C"})
    assert state(window).foes_of("A") == ("B", "D", "C")
    window.parts.top_bar.wanted.emit(ChangeRules("foundations"))
    assert state(window).foes_of("A") == ()
    assert "Damage assignment order…" not in [one.text() for one in window.popups.menu_of("A").actions()]
    window.parts.top_bar.wanted.emit(ChangeRules("m11"))
    assert state(window).foes_of("A") == ("B", "D", "C")


def test_510_1_a_refusal_names_rule_creature_and_numbers_and_offers_the_nearest(
    qtbot: QtBot, window: MainWindow
) -> None:
    put(window, "A: 6/6 trample > P2; B: 2/2 x A; C: 3/3 x A")
    window.parts.side.results.wanted.emit(Assign("A", "P2", 4))
    bar = window.parts.side.refusal
    assert bar.isVisible()
    assert "702.19b" in bar.findChildren(QLabel)[0].text()
    assert "more" in bar.findChildren(QLabel)[0].text()
    qtbot.mouseClick(bar.nearest, Qt.MouseButton.LeftButton)
    assert bar.isHidden()
    assert {(one.recipient, one.amount) for one in state(window).shares if one.source == "A"} == {
        ("B", 2),
        ("C", 3),
        ("P2", 1),
    }


def test_702_22j_the_board_says_whose_hand_divides(window: MainWindow) -> None:
    put(window, "A: 4/4 > P2; C: 1/1 banding > P2; band A, C; B: 2/2 x A; D: 3/3 banding x A; E: 1/1 > P2")
    blocker, attacker = state(window).card("B"), state(window).card("A")
    assert blocker is not None
    assert attacker is not None
    assert (blocker.announcer, attacker.announcer) == ("P1", "P2")
    assert window.parts.board.table.cards["B"].sight.note == "P1: 0 of 2"
    assert window.parts.board.table.cards["A"].sight.note == "P2: 0 of 4"


def test_whoever_chooses_a_theme_goes_on_reading_the_same_language(japanese: MainWindow) -> None:
    window = japanese
    window.choices.choose(replace(window.choices.chosen, theme=ThemeId.LIGHT))
    assert window.parts.side.triggered.texts.language is Language.JA


def test_the_list_tells_effects_teams_and_what_could_not_have_been_declared(window: MainWindow) -> None:
    put(window, "P1: life 20 team N; P2: life 20; P3: life 20 team N; A: 3/3 flying > P2; B: 2/2 x A")
    window.popups.do(PutEffect(DamageEffect(EffectKind.MULTIPLY, factor=2, source=Filter(("A",)))))
    rows = RowWriter(window.parts.side.triggered.texts, state(window)).rows()
    said = "\n".join(row.about for player in rows for row in (player, *player.children))
    assert "multiplied by 2: damage dealt by A" in said
    assert "team N" in said
    assert "could not have been declared: A has flying" in said


def test_723_5_a_player_controlled_by_another_is_decided_for(window: MainWindow) -> None:
    put(window, "A: 4/4 > P2; B: 2/2 x A; C: 3/3 x A")
    menu = window.popups.menu_of("P1")
    controllers = next(one.menu() for one in menu.actions() if one.text() == "Controlled by")
    controllers.actions()[0].trigger()
    controlled = state(window).player("P1")
    assert controlled is not None
    assert controlled.controlled_by == "P2"
    assert window.parts.board.table.players["P2"].sight.announces

"""Dragging cards: to attack, to block, into a band, home, and along a row."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from simulator.controller.intents import Attack, Undo
from simulator.formats.language import Language
from simulator.view.look.texts import Texts
from simulator.view.table.marks import Lit
from tests.view.gestures.conftest import Opened

IDLE = "A: 3/3; C: 2/2; B: 2/2 @P2; W: loyalty 3"
FIGHT = "A: 5/5 >; C: 2/2 >; B: 2/2 x A; D: 1/1 x A"


def test_dragged_onto_a_player_a_creature_attacks(opened: Opened) -> None:
    board = opened(IDLE)
    board.drag(board.at("A"), board.at("P2"))
    assert board.arrows == {("A", "P2")}
    assert ("A", "P2") in {(arrow.origin, arrow.target) for arrow in board.scene.arrows.sights}


def test_dragged_onto_a_planeswalker_it_attacks_that(opened: Opened) -> None:
    board = opened(IDLE)
    board.drag(board.at("A"), board.at("W"))
    assert board.arrows == {("A", "W")}


def test_dragged_elsewhere_it_attacks_something_else(opened: Opened) -> None:
    board = opened("A: 3/3 >; W: loyalty 3")
    board.drag(board.at("A"), board.at("W"))
    assert board.arrows == {("A", "W")}


def test_a_creature_of_the_other_side_blocks(opened: Opened) -> None:
    board = opened("A: 3/3 >; B: 2/2 @P2")
    board.drag(board.at("B"), board.at("A"))
    assert board.arrows == {("A", "P2"), ("B", "A")}


def test_what_may_be_dropped_where_is_lit_before_the_button_is_released(opened: Opened) -> None:
    board = opened(IDLE)
    board.hold(board.at("A"), board.at("P2"))
    assert board.scene.players["P2"].marks.lit is Lit.ALLOWED
    assert board.scene.players["P2"].marks.aimed
    assert board.scene.cards["W"].marks.lit is Lit.ALLOWED
    assert board.scene.cards["B"].marks.lit is None
    assert "508.1" in board.hint()
    board.release(board.at("P2"))
    assert board.scene.players["P2"].marks.lit is None
    assert board.hint() == ""


def test_a_refused_drop_says_why_before_and_after(opened: Opened) -> None:
    board = opened(IDLE)
    board.hold(board.at("A"), board.at("B"))
    assert board.scene.cards["B"].marks.lit is Lit.REFUSED
    before = board.hint()
    assert before
    board.release(board.at("B"))
    assert board.hint() == before
    assert len(board.refusals) == 1
    assert board.arrows == set()


def test_a_tapped_creature_may_not_attack_and_it_is_said_near_the_pointer(opened: Opened) -> None:
    board = opened("A: 3/3 tapped")
    board.drag(board.at("A"), board.at("P2"))
    assert "508.1a" in board.hint()
    seat = board.scene.layout_shown.seats["P2"]
    assert abs(board.scene.hint.pos().x() - seat.middle.x) < 60
    assert board.arrows == set()


def test_escape_cancels_a_drag(opened: Opened) -> None:
    board = opened(IDLE)
    home = board.scene.cards["A"].pos()
    board.hold(board.at("A"), board.at("P2"))
    assert board.scene.cards["A"].pos() != home
    board.keys(Qt.Key.Key_Escape)
    assert board.scene.cards["A"].pos() == home
    assert board.scene.players["P2"].marks.lit is None
    board.release(board.at("P2"))
    assert board.arrows == set()


def test_the_right_button_cancels_a_drag(opened: Opened) -> None:
    board = opened(IDLE)
    board.hold(board.at("A"), board.at("P2"))
    board.qtbot.mousePress(board.viewport, Qt.MouseButton.RightButton, pos=board.at("P2"))
    board.release(board.at("P2"))
    assert board.arrows == set()


def test_dropped_on_the_bare_table_nothing_happens(opened: Opened) -> None:
    board = opened(IDLE)
    home = board.scene.cards["A"].pos()
    board.drag(board.at("A"), board.on_viewport(board.scene.sceneRect().center()))
    assert board.scene.cards["A"].pos() == home
    assert board.state.undo is None


def test_a_held_card_lies_over_everything_and_is_put_back(opened: Opened) -> None:
    board = opened(IDLE)
    item = board.scene.cards["A"]
    board.hold(board.at("A"), board.at("P2"))
    assert item.zValue() > board.scene.cards["C"].zValue()
    board.release(board.at("P2"))
    assert (item.zValue(), item.scale(), item.opacity()) == (board.scene.cards["C"].zValue(), 1.0, 1.0)


def test_dragged_home_that_pairing_only_is_undone(opened: Opened) -> None:
    board = opened(FIGHT)
    board.drag(board.at("B"), board.at("P2", dx=300))
    assert board.arrows == {("A", "P2"), ("C", "P2"), ("D", "A")}


def test_an_attacker_dragged_home_attacks_no_more(opened: Opened) -> None:
    board = opened(FIGHT)
    board.hold(board.at("C"), board.at("P1", dx=300))
    assert "C" in board.hint()
    board.release(board.at("P1", dx=300))
    assert board.arrows == {("A", "P2"), ("B", "A"), ("D", "A")}
    board.controller.do(Undo())
    assert ("C", "P2") in board.arrows


def test_an_attacker_dragged_onto_an_attacker_joins_its_band(opened: Opened) -> None:
    board = opened("A: 3/3 banding >; C: 2/2 >")
    board.drag(board.at("C"), board.at("A"))
    bands = {card.id: card.band for card in board.state.cards}
    assert bands["A"] is not None
    assert bands["A"] == bands["C"]


def test_a_band_that_702_22c_forbids_is_refused_with_it(opened: Opened) -> None:
    board = opened("A: 3/3 >; C: 2/2 >")
    board.drag(board.at("C"), board.at("A"))
    assert "702.22c" in board.hint()


def test_a_member_dragged_onto_its_band_leaves_it(opened: Opened) -> None:
    board = opened("A: 3/3 banding >; C: 2/2 >; band A, C")
    board.drag(board.at("C"), board.at("A"))
    assert {card.band for card in board.state.cards} == {None}


def test_moved_in_its_row_a_card_stands_before_another(opened: Opened) -> None:
    board = opened("A: 1/1; C: 2/2; D: 3/3")
    layout = board.scene.layout_shown
    before_a = board.at("A", dx=-layout.measures.card_width / 2 - 3)
    board.hold(board.at("D"), before_a)
    assert board.scene.held.bar.isVisible()
    board.release(before_a)
    assert [card.id for card in sorted(board.state.cards, key=lambda card: card.index)] == ["D", "A", "C"]
    assert not board.scene.held.bar.isVisible()


def test_blockers_moved_before_one_another_change_the_damage_assignment_order(opened: Opened) -> None:
    board = opened(f"rules m11; {FIGHT}")
    assert (board.arrow("B", "A").order, board.arrow("D", "A").order) == (1, 2)
    width = board.scene.layout_shown.measures.card_width
    board.drag(board.at("D"), board.at("B", dx=-width / 2 + 2))
    assert (board.arrow("D", "A").order, board.arrow("B", "A").order) == (1, 2)


def test_a_board_that_changes_meanwhile_takes_the_card_out_of_the_hand(opened: Opened) -> None:
    board = opened("A: 3/3 >")
    board.drag(board.at("A"), board.at("P1", dx=300))
    board.hold(board.at("A"), board.at("P2"))
    board.controller.do(Undo())
    assert board.arrows == {("A", "P2")}
    board.release(board.at("P2"))
    assert board.arrows == {("A", "P2")}


def test_reasons_are_said_in_the_language_that_is_read(opened: Opened, texts: Texts) -> None:
    board = opened(IDLE)
    texts.set_language(Language.JA)
    board.hold(board.at("A"), board.at("P2"))
    assert "攻撃" in board.hint()


def test_what_a_drop_would_come_to_is_worked_out_while_the_hand_rests(qtbot: QtBot, opened: Opened) -> None:
    board = opened("A: 3/3; B: 2/2 @P2")
    before = board.state
    board.hold(board.at("A"), board.at("P2"))
    qtbot.waitUntil(lambda: board.controller.has_foreseen(Attack("A", "P2")))
    assert board.state is before
    board.release(board.at("P2"))
    assert board.arrows == {("A", "P2")}


def test_over_on_the_other_side_of_the_table_it_goes_to_the_player_who_sits_there(opened: Opened) -> None:
    board = opened(IDLE)
    over = board.at("P2", dx=-400)
    board.hold(board.at("C"), over)
    assert board.scene.welcome.isVisible()
    assert "P2" in board.hint()
    board.release(over)
    assert not board.scene.welcome.isVisible()
    assert board.scene.cards["C"].pos().y() < board.scene.cards["A"].pos().y()
    assert {card.id: card.controller for card in board.state.cards}["C"] == "P2"


def test_a_planeswalker_is_brought_to_the_near_side_the_same_way(opened: Opened) -> None:
    board = opened(IDLE)
    board.drag(board.at("W"), board.at("P1", dx=-400))
    assert {card.id: card.controller for card in board.state.cards}["W"] == "P1"


def test_just_beside_a_seat_the_player_is_meant(opened: Opened) -> None:
    board = opened(IDLE)
    edge = board.scene.layout_shown.seats["P2"]
    board.drag(board.at("A"), board.at("P2", dy=edge.height / 2 + 4))
    assert board.arrows == {("A", "P2")}


def test_an_attacker_that_is_let_go_on_the_other_side_goes_nowhere(opened: Opened) -> None:
    board = opened(FIGHT)
    board.drag(board.at("C"), board.at("P2", dx=-400))
    assert {card.id: card.controller for card in board.state.cards}["C"] == "P1"
    assert board.state.undo is None

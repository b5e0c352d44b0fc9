"""Every gesture has its keys."""

from PySide6.QtCore import QPoint, Qt

from simulator.controller.intents import Confirm, Propose, Undo
from simulator.explore.policy import Policy
from simulator.view.table.mark_book import Spot
from simulator.view.table.marks import Lit
from tests.view.gestures.conftest import Board, Opened

Key = Qt.Key
IDLE = "A: 3/3; C: 2/2; B: 2/2 @P2; W: loyalty 3"
DIVIDING = "after declare blockers; A: 8/8 trample > W; B1: 2/2 x A; B2: 0/3 damage 2 x A; W: loyalty 3"


def pointed(board: Board, spot: Spot) -> Board:
    """The board with the cursor on a thing, as walking there leaves it."""
    board.view.table.mark(board.view.table.marks.pointing_to(spot))
    return board


def test_arrows_walk_over_the_table(opened: Opened) -> None:
    board = opened(IDLE)
    board.keys(Key.Key_Down)
    first = board.scene.marks.cursor
    assert first is not None
    seen = {first}
    for key in (Key.Key_Down, Key.Key_Left, Key.Key_Left, Key.Key_Right, Key.Key_Right, Key.Key_Up, Key.Key_Left):
        board.keys(key)
        seen.add(board.scene.marks.cursor or "")
    assert len(seen) >= 4


def test_enter_picks_up_arrows_go_to_places_and_enter_drops(opened: Opened) -> None:
    board = pointed(opened(IDLE), "A")
    board.keys(Key.Key_Return)
    lit = {id for id, card in board.scene.cards.items() if card.marks.lit is Lit.ALLOWED}
    assert lit == {"W"}
    assert board.scene.players["P2"].marks.lit is Lit.ALLOWED
    assert board.hint()
    board.keys(Key.Key_Return)
    assert len(board.arrows) == 1


def test_escape_puts_back_what_was_picked_up(opened: Opened) -> None:
    board = pointed(opened(IDLE), "A")
    board.keys(Key.Key_Return, Key.Key_Escape)
    assert board.hint() == ""
    assert board.scene.players["P2"].marks.lit is None
    assert board.scene.marks.cursor == "A"
    assert board.arrows == set()


def test_a_refused_place_is_explained_and_not_dropped_on(opened: Opened) -> None:
    board = pointed(opened("A: 3/3 tapped"), "A")
    board.keys(Key.Key_Return)
    assert "508.1a" in board.hint()
    board.keys(Key.Key_Return)
    assert board.arrows == set()
    assert len(board.refusals) == 1


def test_keys_block_too(opened: Opened) -> None:
    board = pointed(opened("A: 3/3 >; B: 2/2 @P2"), "B")
    board.keys(Key.Key_Return, Key.Key_Return)
    assert ("B", "A") in board.arrows


def test_keys_band_too(opened: Opened) -> None:
    board = pointed(opened("A: 3/3 banding >; C: 2/2 >"), "C")
    board.keys(Key.Key_Return)
    for _ in range(4):
        if board.scene.marks.aimed == "A":
            break
        board.keys(Key.Key_Left)
    board.keys(Key.Key_Return)
    assert {card.band for card in board.state.cards} == {0}


def test_delete_undoes_that_pairing(opened: Opened) -> None:
    board = pointed(opened("A: 5/5 >; B: 2/2 x A; D: 1/1 x A"), "B")
    board.keys(Key.Key_Delete)
    assert board.arrows == {("A", "P2"), ("D", "A")}
    board.controller.do(Undo())
    assert ("B", "A") in board.arrows


def test_alt_and_an_arrow_move_a_card_along_its_row(opened: Opened) -> None:
    board = pointed(opened("A: 1/1; C: 2/2; D: 3/3"), "A")
    board.keys(Key.Key_Right, modifiers=Qt.KeyboardModifier.AltModifier)
    assert [card.id for card in sorted(board.state.cards, key=lambda card: card.index)] == ["C", "A", "D"]
    board.keys(Key.Key_Left, modifiers=Qt.KeyboardModifier.AltModifier)
    assert [card.id for card in sorted(board.state.cards, key=lambda card: card.index)] == ["A", "C", "D"]


def test_alt_and_an_arrow_change_the_damage_assignment_order(opened: Opened) -> None:
    board = pointed(opened("rules m11; A: 5/5 >; B: 2/2 x A; D: 1/1 x A"), "D")
    board.keys(Key.Key_Left, modifiers=Qt.KeyboardModifier.AltModifier)
    assert board.arrow("D", "A").order == 1


def test_enter_on_a_source_leads_to_its_shares_and_from_one_to_the_next(opened: Opened) -> None:
    board = pointed(opened(DIVIDING), "A")
    board.keys(Key.Key_Return)
    assert board.scene.marks.cursor == ("A", "B1")
    board.keys(Key.Key_Return)
    assert board.scene.marks.cursor == ("A", "B2")


def test_enter_on_a_share_is_left_to_the_window_once_all_is_divided(opened: Opened) -> None:
    board = pointed(opened("after declare blockers; A: 4/4 trample >; B: 2/2 x A"), ("A", "B"))
    board.type("3")
    assert board.state.can_confirm
    board.keys(Key.Key_Return)
    assert board.scene.marks.cursor == ("A", "B")


def test_digits_assign(opened: Opened) -> None:
    board = pointed(opened(DIVIDING), ("A", "B1"))
    board.type("2")
    assert board.amount("A", "B1") == 2


def test_digits_at_a_recipient_go_to_the_active_sources_share(opened: Opened) -> None:
    board = pointed(opened(DIVIDING), "B1")
    board.type("3")
    assert board.amount("A", "B1") == 3


def test_two_digits_make_one_number(opened: Opened) -> None:
    board = pointed(opened("after declare blockers; A: 20/20 trample >; B: 2/2 x A"), ("A", "B"))
    board.type("12")
    assert board.amount("A", "B") == 12


def test_digits_at_another_share_begin_anew(opened: Opened) -> None:
    board = pointed(opened(DIVIDING), ("A", "B1"))
    board.type("2")
    pointed(board, ("A", "B2"))
    board.type("1")
    assert (board.amount("A", "B1"), board.amount("A", "B2")) == (2, 1)


def test_plus_and_minus_step_over_what_is_possible(opened: Opened) -> None:
    board = pointed(opened(DIVIDING), ("A", "B1"))
    board.keys(Key.Key_Plus, Key.Key_Plus, Key.Key_Minus)
    assert board.amount("A", "B1") == 1


def test_delete_leaves_a_share_open_again(opened: Opened) -> None:
    board = pointed(opened(DIVIDING), ("A", "B1"))
    board.type("2")
    board.keys(Key.Key_Delete)
    assert board.amount("A", "B1") is None


def test_an_impossible_number_is_refused_with_its_rule(opened: Opened) -> None:
    board = pointed(opened(DIVIDING), ("A", "B1"))
    board.type("9")
    assert board.hint()
    assert board.amount("A", "B1") is None
    assert board.refusals


def test_f2_asks_to_edit_and_the_menu_key_for_actions(opened: Opened) -> None:
    board = pointed(opened(IDLE), "A")
    with board.qtbot.waitSignal(board.view.edit_requested) as edit:
        board.keys(Key.Key_F2)
    assert edit.args == ["A"]
    with board.qtbot.waitSignal(board.view.menu_requested) as menu:
        board.keys(Key.Key_Menu)
    assert menu.args is not None
    assert menu.args[0] == "A"
    assert isinstance(menu.args[1], QPoint)


def test_when_combat_has_ended_enter_is_the_windows_whatever_the_cursor_is_on(opened: Opened) -> None:
    board = pointed(opened(DIVIDING), ("A", "B1"))
    for intent in (Propose(Policy.MOST_THROUGH), Confirm(), Confirm()):
        assert board.controller.do(intent) is None
    assert board.scene.marks.cursor is None
    pointed(board, "A").keys(Key.Key_Return)
    assert board.hint() == ""
    assert board.scene.marks.cursor == "A"


def test_keys_that_mean_nothing_are_left_to_the_window(opened: Opened) -> None:
    board = opened(IDLE)
    board.keys(Key.Key_Space, Key.Key_Return, Key.Key_Delete)
    board.type("3")
    board.keys(Key.Key_Right, modifiers=Qt.KeyboardModifier.ControlModifier)
    assert board.state.undo is None
    assert board.scene.marks.cursor is None

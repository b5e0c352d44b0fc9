"""Dividing damage: by dragging points, by the buttons of a share, by the wheel."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent

from simulator.controller.intents import Confirm, GoTo, Propose
from simulator.explore.policy import Policy
from simulator.rules.timeline import Moment
from simulator.view.table.marks import Lit
from tests.controller.tables import done
from tests.view.gestures.conftest import Board, Opened

TRAMPLER = "A: 8/8 trample > W; B1: 2/2 x A; B2: 0/3 damage 2 x A; W: loyalty 3"


def dividing(opened: Opened) -> Board:
    """The trampler is to divide its damage."""
    board = opened(f"after declare blockers; {TRAMPLER}")
    assert board.state.legal is not None
    return board


def turn_wheel(board: Board, at: QPoint, notches: int) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(board.viewport.mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    board.view.wheelEvent(event)


def test_points_dropped_on_a_blocker_are_what_it_needs(opened: Opened) -> None:
    board = dividing(opened)
    board.drag(board.coin("A"), board.at("B1"))
    assert board.amount("A", "B1") == 2


def test_the_card_itself_gives_points_when_it_can_go_nowhere(opened: Opened) -> None:
    board = dividing(opened)
    board.drag(board.coin("A"), board.at("B2"))
    assert board.amount("A", "B2") == 1


def test_while_points_are_held_it_is_said_who_would_have_how_many(opened: Opened) -> None:
    board = dividing(opened)
    board.hold(board.coin("A"), board.at("B1"))
    assert board.hint() == "A assigns 2 to B1."
    assert board.scene.cards["B1"].marks.aimed
    assert board.scene.cards["B1"].marks.lit is Lit.ALLOWED
    board.release(board.at("B1"))
    assert board.hint() == ""


def test_escape_keeps_the_points(opened: Opened) -> None:
    board = dividing(opened)
    board.hold(board.coin("A"), board.at("B1"))
    board.keys(Qt.Key.Key_Escape)
    board.release(board.at("B1"))
    assert board.amount("A", "B1") is None


def test_dropped_beside_everything_the_points_stay(opened: Opened) -> None:
    board = dividing(opened)
    board.drag(board.coin("A"), QPoint(5, 5))
    assert {share.amount for share in board.state.shares if not share.forced} == {None}


def test_the_buttons_go_over_what_is_still_possible(opened: Opened) -> None:
    board = dividing(opened)
    board.click(board.share("A", "B1", 0.95))
    assert board.amount("A", "B1") == 1
    board.click(board.share("A", "B1", 0.95))
    board.click(board.share("A", "B1", 0.95))
    assert board.amount("A", "B1") == 3
    board.click(board.share("A", "B1", 0.05))
    assert board.amount("A", "B1") == 2


def test_a_quick_second_press_on_a_button_counts(opened: Opened) -> None:
    board = dividing(opened)
    at = board.share("A", "B1", 0.95)
    board.click(at)
    board.qtbot.mouseDClick(board.viewport, Qt.MouseButton.LeftButton, pos=at)
    assert board.amount("A", "B1") == 2


def test_the_wheel_changes_the_share_under_the_pointer(opened: Opened) -> None:
    board = dividing(opened)
    turn_wheel(board, board.share("A", "B1"), 1)
    turn_wheel(board, board.share("A", "B1"), 2)
    assert board.amount("A", "B1") == 3
    turn_wheel(board, board.at("B1"), -1)
    assert board.amount("A", "B1") == 2


def test_the_wheel_elsewhere_does_nothing(opened: Opened) -> None:
    board = dividing(opened)
    turn_wheel(board, board.at("A"), 1)
    turn_wheel(board, QPoint(3, 3), 1)
    assert board.state.undo is None


def test_half_a_notch_is_kept_until_it_is_whole(opened: Opened) -> None:
    board = dividing(opened)
    for _ in range(2):
        event = QWheelEvent(
            QPointF(board.share("A", "B1")),
            QPointF(),
            QPoint(),
            QPoint(0, 60),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        board.view.wheelEvent(event)
    assert board.amount("A", "B1") == 1


def test_a_click_on_an_amount_chooses_its_source(opened: Opened) -> None:
    board = opened("after declare blockers; A: 4/4 trample >; C: 3/3 trample >; B: 2/2 x A; D: 1/1 x C")
    board.click(board.at("C"))
    assert board.scene.active == "C"
    board.click(board.share("A", "B"))
    assert board.scene.active == "A"


def test_needs_are_met_before_ones_eyes(opened: Opened) -> None:
    board = dividing(opened)
    board.drag(board.coin("A"), board.at("B1"))
    need = board.scene.cards["B1"].sight.need
    assert need is not None
    assert need.words == "2 · destroyed"
    assert board.scene.cards["A"].sight.points == 6


def test_a_card_that_can_go_nowhere_gives_its_points_itself(opened: Opened) -> None:
    board = opened("A: 6/6 double strike, trample >; B: 0/9 x A; D: 0/9 x A")
    done(board.controller, GoTo(Moment.DECLARE_BLOCKERS), Propose(Policy.FIRST), Confirm())
    assert board.state.shares
    board.hold(board.at("A"), board.at("B"))
    assert "assigns" in board.hint()
    board.release(board.at("B"))
    assert board.amount("A", "B") == 3


def test_more_than_is_possible_is_said_at_the_button(opened: Opened) -> None:
    board = opened("after declare blockers; A: 4/4 >; B: 2/2 x A; D: 3/3 x A")
    for _ in range(6):
        board.click(board.share("A", "B", 0.95))
    assert board.amount("A", "B") == 4
    assert board.amount("A", "D") == 0


def test_the_pointer_shows_what_can_be_taken_or_pressed(opened: Opened) -> None:
    board = dividing(opened)
    shapes = {
        name: (board.move(at), board.viewport.cursor().shape())[1]
        for name, at in {
            "card": board.at("B1"),
            "coin": board.coin("A"),
            "plus": board.share("A", "B1", 0.95),
            "amount": board.share("A", "B1"),
            "seat": board.at("P2"),
            "table": QPoint(4, 4),
        }.items()
    }
    assert shapes == {
        "card": Qt.CursorShape.OpenHandCursor,
        "coin": Qt.CursorShape.OpenHandCursor,
        "plus": Qt.CursorShape.PointingHandCursor,
        "amount": Qt.CursorShape.ArrowCursor,
        "seat": Qt.CursorShape.ArrowCursor,
        "table": Qt.CursorShape.ArrowCursor,
    }
    board.hold(board.coin("A"), board.at("B1"))
    assert board.viewport.cursor().shape() is Qt.CursorShape.ClosedHandCursor
    board.release(QPoint(4, 4))

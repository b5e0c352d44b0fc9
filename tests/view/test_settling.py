"""What a drop changes is shown at once; the table is arranged in the frame after it, and then cards glide."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from simulator.controller.board_state import CardRole
from simulator.controller.controller import Controller
from simulator.controller.intents import Attack, PutOnTable, SeatPlayer, TakeOff, Undo
from simulator.rules.objects import Player
from simulator.view.look.style import Style
from simulator.view.look.texts import Texts
from simulator.view.table.board_view import BoardView
from simulator.view.table.drop_border import ENTRY_MIME
from tests.boards import creature
from tests.controller.tables import done, table

SIXTY = "; ".join(["A: 3/3", *(f"A{n}: 2/2 >" for n in range(30)), *(f"B{n}: 2/2 x A{n}" for n in range(29))])


@pytest.fixture
def shown(qtbot: QtBot, texts: Texts, style: Style) -> Callable[..., tuple[Controller, BoardView]]:
    def show(notation: str = SIXTY, *, animated: bool = True) -> tuple[Controller, BoardView]:
        controller = table(notation)
        view = BoardView(controller, controller.state, texts, style)
        view.animator.set_enabled(animated)
        controller.subscribe(view.show_board)
        qtbot.addWidget(view)
        view.resize(1264, 784)
        view.show()
        QApplication.processEvents()
        return controller, view

    return show


Shown = Callable[..., tuple[Controller, BoardView]]


def places(view: BoardView) -> dict[str, QPointF]:
    return {id: item.pos() for id, item in view.table.cards.items()}


def belong(view: BoardView) -> bool:
    """Whether every card lies at its place, as large as it should be."""
    boxes = view.table.layout_shown.cards
    items = view.table.cards
    return set(items) == set(boxes) and all(
        (items[id].pos(), items[id].scale(), items[id].box.width()) == (QPointF(box.x, box.y), 1.0, box.width)
        for id, box in boxes.items()
    )


def painted(view: BoardView) -> QImage:
    """What is on the screen in the first frame; the clocks of later ones are not asked."""
    QApplication.sendPostedEvents()
    return view.grab().toImage()


def test_in_the_first_frame_what_changed_is_shown_and_nothing_has_moved(shown: Shown) -> None:
    controller, view = shown()
    before = places(view)
    done(controller, Attack("A", "P2"))
    painted(view)
    assert view.table.settling.is_awaited
    assert places(view) == before
    assert view.table.state is controller.state
    assert view.table.cards["A"].sight.look.tapped
    assert view.table.cards["A"].sight.note == "unblocked"
    assert ("A", "P2") in {(arrow.origin, arrow.target) for arrow in view.table.arrows.shown}


def test_the_first_frame_differs_only_where_something_changed(shown: Shown) -> None:
    controller, view = shown()
    before = painted(view)
    done(controller, Attack("A", "P2"))
    after = painted(view)
    still = view.table.cards["B3"].sceneBoundingRect().toAlignedRect()
    moved = view.table.cards["A"].sceneBoundingRect().toAlignedRect()
    assert after.copy(still) == before.copy(still)
    assert after.copy(moved) != before.copy(moved)


def test_then_everything_glides_to_its_place(qtbot: QtBot, shown: Shown) -> None:
    controller, view = shown()
    done(controller, Attack("A", "P2"))
    qtbot.waitUntil(lambda: view.table.glide.is_under_way)
    qtbot.waitUntil(lambda: not view.table.glide.is_under_way)
    assert belong(view)


def test_whoever_asks_where_things_are_is_told_where_they_go(shown: Shown) -> None:
    controller, view = shown()
    done(controller, Attack("A", "P2"))
    box = view.table.layout_shown.cards["A"]
    assert not view.table.settling.is_awaited
    view.table.glide.arrive()
    assert view.table.cards["A"].pos() == QPointF(box.x, box.y)
    assert belong(view)


def test_changes_that_follow_at_once_end_at_the_right_places(shown: Shown) -> None:
    controller, view = shown()
    before = places(view)
    done(controller, Attack("A", "P2"), Undo())
    view.table.settling.finish()
    view.table.glide.arrive()
    assert places(view) == before
    done(controller, TakeOff("A"), Undo(), Attack("A", "P2"), TakeOff("B3"))
    view.table.settling.finish()
    view.table.glide.arrive()
    assert belong(view)


def test_a_card_of_the_palette_comes_in_where_it_was_dropped(shown: Shown) -> None:
    controller, view = shown()
    view.border.text_dropped.connect(lambda line, player: done(controller, PutOnTable(creature("N", 4, 4))))
    data, at = QMimeData(), QPointF(600, 500)
    data.setData(ENTRY_MIME, b"4/4")
    copy, left, keys = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind in (QDragEnterEvent, QDragMoveEvent):
        QApplication.sendEvent(view.viewport(), kind(at.toPoint(), copy, data, left, keys))
    QApplication.sendEvent(view.viewport(), QDropEvent(at, copy, data, left, keys))
    assert view.table.settling.is_awaited
    new = view.table.cards["N"]
    assert (new.pos() + new.box.center() - at).manhattanLength() <= 2
    view.table.settling.finish()
    assert not belong(view)
    view.table.glide.arrive()
    assert belong(view)


def test_what_has_come_in_nowhere_is_arranged_at_once(shown: Shown) -> None:
    controller, view = shown()
    done(controller, PutOnTable(creature("N", 4, 4)))
    assert not view.table.settling.is_awaited
    done(controller, SeatPlayer(Player("P3")))
    assert not view.table.settling.is_awaited
    assert "P3" in view.table.players


def test_where_nothing_is_animated_everything_is_arranged_at_once(shown: Shown) -> None:
    controller, view = shown(animated=False)
    done(controller, Attack("A", "P2"))
    assert not view.table.settling.is_awaited
    assert belong(view)


def test_a_drop_before_the_table_is_settled_finds_the_new_places(qtbot: QtBot, shown: Shown) -> None:
    controller, view = shown("A: 3/3; C: 2/2; B: 2/2 @P2")

    def middle(id: str) -> QPoint:
        box = view.table.layout_shown.box_of(id)
        assert box is not None
        return QPoint(round(box.middle.x), round(box.middle.y))

    done(controller, Attack("A", "P2"))
    qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=middle("B"))
    qtbot.mouseMove(view.viewport(), middle("A") - QPoint(0, 30))
    qtbot.mouseMove(view.viewport(), middle("A"))
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=middle("A"))
    blocker = controller.state.card("B")
    assert blocker is not None
    assert blocker.role is CardRole.BLOCKING


def test_places_that_were_found_beforehand_are_the_same(shown: Shown) -> None:
    controller, view = shown(animated=False)
    expected = controller.foresee(Attack("A", "P2"))
    assert expected is not None
    before = view.table.layout_shown
    view.prepare(expected)
    assert view.table.layout_shown is before
    done(controller, Attack("A", "P2"))
    other, fresh = shown(animated=False)
    done(other, Attack("A", "P2"))
    assert view.table.layout_shown == fresh.table.layout_shown
    assert view.table.arrows.sights == fresh.table.arrows.sights
    assert belong(view)


def test_what_was_prepared_need_not_come(shown: Shown) -> None:
    controller, view = shown(animated=False)
    view.prepare(controller.foresee(Attack("A", "P2")))
    view.prepare(controller.foresee(Attack("nobody", "P2")))
    done(controller, TakeOff("A"))
    assert belong(view)

"""The board in a window: its border, its menus, its size, its animation."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from simulator.controller.controller import Controller
from simulator.controller.intents import Confirm, Propose, Undo
from simulator.explore.policy import Policy
from simulator.view.look.style import THEMES, Style, ThemeId
from simulator.view.look.texts import Texts
from simulator.view.table.board_view import BoardView
from simulator.view.table.drop_border import ENTRY_MIME
from tests.controller.tables import done, table

FIGHT = "after declare blockers; A: 5/5 trample >; B: 2/2 x A; P2: life 7"


@pytest.fixture
def shown(qtbot: QtBot, texts: Texts, style: Style) -> Callable[[str], tuple[Controller, BoardView]]:
    def show(notation: str) -> tuple[Controller, BoardView]:
        controller = table(notation)
        view = BoardView(controller, controller.state, texts, style)
        controller.subscribe(lambda old, new: view.show_board(old, new, controller.cue_sheet))
        qtbot.addWidget(view)
        view.resize(1264, 784)
        view.show()
        return controller, view

    return show


Shown = Callable[[str], tuple[Controller, BoardView]]


def double_click(qtbot: QtBot, view: BoardView, at: QPoint) -> None:
    """Both clicks, as a person makes them: a tool's double click is the second one alone."""
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def entry(line: str) -> QMimeData:
    data = QMimeData()
    data.setData(ENTRY_MIME, line.encode())
    return data


def drop(view: BoardView, data: QMimeData, at: QPoint) -> bool:
    """Drag something in from outside and let it go; whether it was taken."""
    action, buttons, keys = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for event in (
        QDragEnterEvent(at, action, data, buttons, keys),
        QDragMoveEvent(at, action, data, buttons, keys),
        let_go := QDropEvent(QPointF(at), action, data, buttons, keys),
    ):
        QApplication.sendEvent(view.viewport(), event)
    return let_go.isAccepted()


def middle_of(view: BoardView, id: str) -> QPoint:
    box = view.table.layout_shown.box_of(id)
    assert box is not None
    return QPoint(round(box.middle.x), round(box.middle.y))


@pytest.mark.parametrize(("y", "player"), [(0.2, "P2"), (0.8, "P1")])
def test_an_entry_of_the_palette_is_dropped_at_a_players_side(
    qtbot: QtBot, shown: Shown, y: float, player: str
) -> None:
    _, view = shown("")
    with qtbot.waitSignal(view.border.text_dropped) as told:
        assert drop(view, entry("4/4 trample 熊"), QPoint(600, round(784 * y)))
    assert told.args == ["4/4 trample 熊", player]


def test_where_it_would_go_is_lit(shown: Shown) -> None:
    _, view = shown("")
    action, buttons, keys = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    data = entry("2/2")
    QApplication.sendEvent(view.viewport(), QDragEnterEvent(QPoint(600, 100), action, data, buttons, keys))
    assert view.table.welcome.isVisible()
    assert view.table.welcome.sceneBoundingRect().bottom() <= 784 / 2
    QApplication.sendEvent(view.viewport(), QDragLeaveEvent())
    assert not view.table.welcome.isVisible()


def test_files_are_dropped(qtbot: QtBot, shown: Shown) -> None:
    _, view = shown("")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile("/tmp/fight.combat.json"), QUrl("https://example.org/")])
    with qtbot.waitSignal(view.border.files_dropped) as told:
        assert drop(view, data, QPoint(600, 300))
    assert told.args == [["/tmp/fight.combat.json"]]


def test_anything_else_is_not_welcome(shown: Shown) -> None:
    _, view = shown("")
    data = QMimeData()
    data.setText("hello")
    event = QDragEnterEvent(
        QPoint(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(view.viewport(), event)
    assert not event.isAccepted()


def test_a_double_click_asks_to_edit(qtbot: QtBot, shown: Shown) -> None:
    _, view = shown(FIGHT)
    with qtbot.waitSignal(view.edit_requested) as told:
        double_click(qtbot, view, middle_of(view, "A"))
    assert told.args == ["A"]


def test_the_second_press_of_a_double_click_that_began_elsewhere_only_chooses(qtbot: QtBot, shown: Shown) -> None:
    _, view = shown(FIGHT)
    at = middle_of(view, "A")
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    view.hide()
    view.show()
    asked: list[str] = []
    view.edit_requested.connect(asked.append)
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert asked == []
    double_click(qtbot, view, at)
    assert asked == ["A"]


@pytest.mark.parametrize("id", ["A", "P1"])
def test_the_right_button_asks_for_actions(qtbot: QtBot, shown: Shown, id: str) -> None:
    _, view = shown(FIGHT)
    at = middle_of(view, id)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, view.viewport().mapToGlobal(at))
    with qtbot.waitSignal(view.menu_requested) as told:
        QApplication.sendEvent(view.viewport(), event)
    assert told.args == [id, view.viewport().mapToGlobal(at)]


def test_a_click_chooses_and_a_click_beside_chooses_nothing(qtbot: QtBot, shown: Shown) -> None:
    _, view = shown(FIGHT)
    with qtbot.waitSignal(view.selection_changed) as told:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(view, "B"))
    assert told.args == ["B"]
    with qtbot.waitSignal(view.selection_changed) as told:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert told.args == [""]


def test_others_can_choose_too(qtbot: QtBot, shown: Shown) -> None:
    _, view = shown(FIGHT)
    with qtbot.waitSignal(view.selection_changed):
        view.select("A")
    with qtbot.assertNotEmitted(view.selection_changed):
        view.select("A")
    assert view.table.marks.selected == "A"


def test_a_smaller_window_has_everything_in_it(shown: Shown) -> None:
    _, view = shown(FIGHT)
    view.resize(500, 400)
    assert all(view.table.sceneRect().contains(card.sceneBoundingRect().center()) for card in view.table.cards.values())
    assert view.table.sceneRect().width() == view.viewport().width()


def test_dealt_damage_is_played_from_what_was_before(shown: Shown) -> None:
    controller, view = shown(FIGHT)
    done(controller, Propose(Policy.MOST_THROUGH), Confirm())
    assert view.animator.is_running
    assert "B" in view.table.cards
    view.animator.scrub(view.animator.duration_ms - 1)
    assert view.table.players["P2"].sight.life == 4
    view.animator.finish()
    assert "B" not in view.table.cards
    assert view.table.players["P2"].sight.life == 4


def test_a_press_ends_what_is_being_played(qtbot: QtBot, shown: Shown) -> None:
    controller, view = shown(FIGHT)
    done(controller, Propose(Policy.MOST_THROUGH), Confirm())
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert view.animator.is_over
    assert view.table.state == controller.state


def test_undo_ends_what_is_being_played(shown: Shown) -> None:
    controller, view = shown(FIGHT)
    done(controller, Propose(Policy.MOST_THROUGH), Confirm(), Undo())
    assert not view.animator.is_running
    assert view.table.state == controller.state
    assert view.table.players["P2"].sight.life == 7


def test_cards_glide_to_their_places_and_arrive(qtbot: QtBot, shown: Shown) -> None:
    controller, view = shown("A: 3/3; B: 2/2")
    before = view.table.cards["A"].pos()
    qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(view, "A"))
    qtbot.mouseMove(view.viewport(), middle_of(view, "P2") - QPoint(0, 30))
    qtbot.mouseMove(view.viewport(), middle_of(view, "P2"))
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(view, "P2"))
    assert controller.state.arrows
    box = view.table.layout_shown.cards["A"]
    assert view.table.cards["A"].pos() not in (before, QPointF(box.x, box.y))
    view.table.glide.arrive()
    assert view.table.cards["A"].pos() == QPointF(box.x, box.y)


def test_another_style_is_put_on_while_it_runs(shown: Shown, style: Style) -> None:
    _, view = shown(FIGHT)
    before = view.grab().toImage()
    view.set_style(Style(THEMES[ThemeId.LIGHT], style.fonts))
    assert view.grab().toImage() != before


def test_an_entry_that_rests_over_the_board_is_told_before_it_is_dropped(qtbot: QtBot, shown: Shown) -> None:
    _, view = shown("")
    action, buttons, keys = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    data = entry("2/2")
    with qtbot.waitSignal(view.border.text_held) as told:
        QApplication.sendEvent(view.viewport(), QDragEnterEvent(QPoint(600, 100), action, data, buttons, keys))
    assert told.args == ["2/2", "P2"]

"""The explorer in the whole window, through the real controller: its figures, and clicks that land on the board."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from simulator.controller.effect_intents import PutEffect
from simulator.controller.exploring_intents import PutGiving
from simulator.controller.intents import Assign, ClearDraft, LookAt, PutDraft, ShowIndex
from simulator.explore.settings import FigureSetting, Varied
from simulator.formats.language import Language
from simulator.rules.effects import DamageEffect, EffectKind
from simulator.rules.keywords import Keyword
from simulator.view.charts import Chart
from simulator.view.explorer.explorer_dock import ExplorerDock
from simulator.view.explorer.explorer_page import ExplorerPage
from simulator.view.look.digits import grouped
from simulator.view.look.style import ThemeId
from simulator.view.table.marks import Lit
from simulator.view.window.main_window import MainWindow
from simulator.view.window.preference_store import Preferences
from simulator.view.window.shortcuts import Command
from tests.view.windows import WURM, own_look, put, shown_window

MANY_FIGURES = (
    "A: 9/9 trample >; B1: 0/3 x A; B2: 0/3 x A; E: 6/4 trample over planeswalkers > GrandWalker; C: 0/1 x E;"
    " OldWarrior: 4/3 > OtherWalker; F: 3/3 infect >; GrandWalker: loyalty 3; OtherWalker: loyalty 9"
)


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    with own_look(qapp):
        window = shown_window(qapp, tmp_path)
        qtbot.addWidget(window, before_close_func=lambda one: one._close_at_once())
        put(window, WURM)
        yield window


@pytest.fixture
def dock(window: MainWindow) -> ExplorerDock:
    window.commands.of(Command.EXPLORER).trigger()
    return window.parts.explorer.dock


def turn_to(dock: ExplorerDock, qapp: QApplication, page: ExplorerPage) -> None:
    dock.tabs.setCurrentWidget(page)
    qapp.processEvents()


def click(qtbot: QtBot, chart: Chart, x: float, y: float) -> None:
    at = chart.point_of(x, y)
    for move in (QtBot.mouseMove, QtBot.mouseClick):
        arguments = (chart.viewport(),) if move is QtBot.mouseMove else (chart.viewport(), Qt.MouseButton.LeftButton)
        move(*arguments, pos=QPoint(round(at.x()), round(at.y())))


def damage_to(window: MainWindow, recipient: str) -> int:
    return sum(share.amount or 0 for share in window._link.state.shares if share.recipient == recipient)


def test_the_key_opens_it_beside_the_board_and_closes_it_again(qtbot: QtBot, window: MainWindow) -> None:
    explorer, board = window.parts.explorer, window.parts.board
    assert not explorer.is_open
    qtbot.keyClick(board, Qt.Key.Key_E)
    assert explorer.is_open
    assert window.parts.side.legal.explore.isChecked()
    assert board.mapToGlobal(QPoint(board.width(), 0)).x() <= explorer.dock.mapToGlobal(QPoint(0, 0)).x()
    board.setFocus()
    qtbot.keyClick(board, Qt.Key.Key_E)
    assert not explorer.is_open
    assert window.parts.palette_panel.isVisible()
    window.parts.side.legal.explore.click()
    assert explorer.is_open
    explorer.dock.close_button.click()
    assert not explorer.is_open
    assert not window.parts.side.legal.explore.isChecked()


def test_it_is_as_wide_as_it_was_left(window: MainWindow, qapp: QApplication) -> None:
    explorer = window.parts.explorer
    explorer.open()
    columns = window.parts._columns
    sizes = columns.sizes()
    at = columns.indexOf(explorer.dock)
    sizes[at - 1], sizes[at] = sizes[at - 1] - 60, sizes[at] + 60
    columns.setSizes(sizes)
    qapp.processEvents()
    left = explorer.dock.width()
    explorer.close()
    explorer.open()
    qapp.processEvents()
    assert abs(explorer.dock.width() - left) <= 2


def test_it_tells_how_many_assignments_and_results_there_are(dock: ExplorerDock) -> None:
    assert dock.summary.text() == "28 legal assignments, 8 results"
    assert sum(row.count for row in dock.results.model.rows) == 28


def test_a_row_that_is_clicked_lands_on_the_table(qtbot: QtBot, window: MainWindow, dock: ExplorerDock) -> None:
    view, model = dock.results.view, dock.results.model
    for at in range(model.rowCount()):
        wanted = model.rows[at]
        where = view.visualRect(model.index(at, 1)).center()
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=where)
        assert [row.words for row in model.rows if row.here] == [wanted.words]
        assert window._link.state.choice_missing is False


def test_enter_puts_the_row_and_does_not_deal_it(qtbot: QtBot, window: MainWindow, dock: ExplorerDock) -> None:
    view, before = dock.results.view, window._link.state.moment
    view.setCurrentIndex(dock.results.model.index(0, 0))
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert dock.results.model.rows[0].here
    assert window._link.state.moment is before


def test_rows_are_sorted_by_any_column(dock: ExplorerDock) -> None:
    model = dock.results.model
    assignments = next(at for at, column in enumerate(model.columns) if column.head == "Ways")
    for order, reverse in ((Qt.SortOrder.DescendingOrder, True), (Qt.SortOrder.AscendingOrder, False)):
        dock.results.view.sortByColumn(assignments, order)
        counts = [row.count for row in model.rows]
        assert counts == sorted(counts, reverse=reverse)


def test_the_counts_are_in_sight_however_many_figures_there_are(window: MainWindow, dock: ExplorerDock) -> None:
    put(window, MANY_FIGURES)
    view, model = dock.results.view, dock.results.model
    assert len(model.columns) == 7
    for language in Language:
        window.choices.speak(language)
        ends = [view.columnViewportPosition(at) + view.columnWidth(at) for at in range(3)]
        assert max(ends) <= view.viewport().width()
        heads = [view.horizontalHeader().sectionSizeHint(at) for at in range(3)]
        assert all(view.columnWidth(at) >= head for at, head in enumerate(heads))


def test_a_bar_that_is_clicked_lands_on_the_table(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    turn_to(dock, qapp, dock.damage)
    assert [(bar.amount, bar.count) for bar in dock.damage.chart.bars] == [(4, 24), (5, 3), (6, 1)]
    for amount in (6, 5, 4):
        click(qtbot, dock.damage.chart, amount, 0.5)
        assert damage_to(window, "P2") == amount
        assert [bar.amount for bar in dock.damage.chart.bars if bar.here] == [amount]


def test_the_cursor_reads_and_enter_puts(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    turn_to(dock, qapp, dock.damage)
    chart = dock.damage.chart
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert dock.damage.reading.text() == "Exactly 5: 3 assignments (10.7 %). At least 5: 4 (14.2 %)."
    assert window._link.state.choice_missing
    qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert damage_to(window, "P2") == 5
    assert not dock.damage.put.isEnabled()


def test_another_recipient_can_be_looked_at(qapp: QApplication, window: MainWindow, dock: ExplorerDock) -> None:
    turn_to(dock, qapp, dock.damage)
    window._link.do(LookAt("W"))
    assert sum(bar.count for bar in dock.damage.chart.bars) == 28
    assert dock.damage.recipient.currentText() == "damage to W"


def test_a_cell_that_is_clicked_lands_on_the_table(qtbot: QtBot, qapp: QApplication, dock: ExplorerDock) -> None:
    turn_to(dock, qapp, dock.pair)
    chart = dock.pair.chart
    assert sum(square.count for square in chart.squares) == 28
    for square in chart.squares:
        click(qtbot, chart, chart.columns.index(square.across), chart.lines.index(square.up))
        here = [(one.across, one.up) for one in chart.squares if one.here]
        assert here == [(square.across, square.up)]


def test_a_figure_is_held_against_another_and_never_against_itself(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    turn_to(dock, qapp, dock.pair)
    page = dock.pair
    across, up = page.across.currentText(), page.up.currentText()
    page.across.activated.emit(page.across.findText(up))
    assert (page.across.currentText(), page.up.currentText()) == (up, across)
    put(window, "A: 3/3 >; B: 2/2 x A")
    qtbot.waitUntil(lambda: not page.chart.isVisible())
    assert page.about.text() == "There is only one figure here, “Creatures destroyed”: nothing to hold against it."
    assert page.cells == ()


def test_one_assignment_is_one(qapp: QApplication, window: MainWindow, dock: ExplorerDock) -> None:
    put(window, "A: 3/3 >; B: 2/2 x A")
    turn_to(dock, qapp, dock.damage)
    assert dock.damage.reading.text() == "Exactly 3: 1 assignment (100 %). At least 3: 1 (100 %)."


def test_an_empty_cell_is_empty(qtbot: QtBot, qapp: QApplication, window: MainWindow, dock: ExplorerDock) -> None:
    turn_to(dock, qapp, dock.pair)
    before = window._link.state
    click(qtbot, dock.pair.chart, 0, 0)
    assert window._link.state is before


def marked_on(dock: ExplorerDock, page: ExplorerPage) -> list[tuple[int, ...]]:
    """What a page marks: of a result its figures, of a bar its amount, of a cell and a point both of theirs."""
    marked: dict[ExplorerPage, list[tuple[int, ...]]] = {
        dock.results: [row.measures for row in dock.results.model.rows if row.here],
        dock.damage: [(bar.amount,) for bar in dock.damage.chart.bars if bar.here],
        dock.pair: [(square.across, square.up) for square in dock.pair.chart.squares if square.here],
        dock.trade: [point.pair for point in dock.trade.chart.points if point.here],
    }
    return marked[page]


@pytest.mark.parametrize("place", [0, 9, 20, 27])
def test_one_assignment_is_marked_everywhere(
    window: MainWindow, qapp: QApplication, dock: ExplorerDock, place: int
) -> None:
    """One selection for all: whatever puts an assignment on the table, every table and chart marks what it comes to."""
    window._link.do(ShowIndex(place))
    explored = window._link.explored()
    assert explored is not None
    assert explored.rows is not None
    (row,) = (row for row in explored.rows if row.here)
    destroyed, defending, life, _ = row.measures
    through = damage_to(window, "P2")
    expected = {
        dock.results: row.measures,
        dock.damage: (through,),
        dock.pair: (life, destroyed),
        dock.trade: (through, defending),
    }
    for page, figures in expected.items():
        turn_to(dock, qapp, page)
        assert marked_on(dock, page) == [figures]
    walk = dock.results.walk.walk
    assert walk is not None
    assert walk.index is not None
    assert walk.at(walk.index) == explored.present
    window._link.do(ClearDraft())
    for page in expected:
        turn_to(dock, qapp, page)
        assert marked_on(dock, page) == []


TRADING = "A: 6/6 assign as though unblocked > P2; B: 3/3 x A; D: 3/3 x A; C: 4/4 trample > W; E: 1/1 x C; W: loyalty 5"


def test_510_1c_what_can_be_had_for_what_is_drawn_and_a_point_that_is_clicked_lands_on_the_table(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    put(window, TRADING)
    turn_to(dock, qapp, dock.trade)
    page = dock.trade
    assert [point.pair for point in page.chart.points if point.is_best] == [(0, 3), (6, 1)]
    assert page.reading.text() == "Best trades: 3 destroyed and 0 through; 1 destroyed and 6 through."
    assert not any(point.here for point in page.chart.points)
    for point in reversed(page.chart.points):
        click(qtbot, page.chart, *point.pair)
        assert [one.pair for one in page.chart.points if one.here] == [point.pair]
        assert damage_to(window, "P2") == point.pair[0]
    before = window._link.state
    click(qtbot, page.chart, 3, 2)
    assert window._link.state is before


def test_trades_are_walked_and_put_with_keys_and_another_recipient_can_be_chosen(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    put(window, TRADING)
    turn_to(dock, qapp, dock.trade)
    page = dock.trade
    qtbot.keyClick(page.chart, Qt.Key.Key_Right)
    qtbot.keyClick(page.chart, Qt.Key.Key_Return)
    assert [point.pair for point in page.chart.points if point.here] == [page.chart.points[1].pair]
    page.attacked.activated.emit(1)
    assert page.attacked.currentText() == "W: loyalty lost"
    assert page.reading.text().startswith("Nothing to trade: the most of both is 3 destroyed and 3 through")


def test_where_nothing_goes_through_there_is_nothing_to_trade(
    qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    put(window, "A: 3/3 > P2; B: 2/2 x A")
    turn_to(dock, qapp, dock.trade)
    assert not dock.trade.chart.isVisible()
    assert "nothing to trade" in dock.trade.about.text()


def test_one_walks_within_the_result_that_is_on_the_table(qtbot: QtBot, window: MainWindow, dock: ExplorerDock) -> None:
    walk, model = dock.results.walk, dock.results.model
    assert walk.place.text().startswith("The assignment on the table is still open")
    assert not walk.next.isEnabled()
    largest = max(model.rows, key=lambda row: row.count)
    window._link.do(PutDraft(largest.example))
    seen = []
    for place in range(1, largest.count + 1):
        assert walk.place.text() == f"no. {place} of {largest.count}"
        assert walk.slider.index == place - 1
        assert [row.words for row in model.rows if row.here] == [largest.words]
        seen.append(window._link.state.legal)
        walk.next.click()
    assert len({legal.index for legal in seen if legal}) == largest.count
    assert not walk.next.isEnabled()
    walk.previous.click()
    assert walk.place.text() == f"no. {largest.count - 1} of {largest.count}"
    walk.random.click()
    assert [row.words for row in model.rows if row.here] == [largest.words]


def test_one_walks_through_what_is_asked_for_as_soon_as_it_is_asked(
    qtbot: QtBot, window: MainWindow, dock: ExplorerDock
) -> None:
    page = dock.results
    qtbot.keyClicks(page.question, "P2 >= 5")
    assert page.walk.scope.currentText() == "As asked above"
    assert page.walk.place.text() == "4 legal assignments"
    for place in range(1, 5):
        page.walk.next.click()
        assert page.walk.place.text() == f"no. {place} of 4"
        assert damage_to(window, "P2") >= 5
    page.walk.slider.chosen.emit(1)
    assert page.walk.place.text() == "no. 2 of 4"
    page.walk.scope.activated.emit(2)
    assert page.walk.place.text().endswith("of 28")
    page.question.clear()
    assert page.walk.scope.currentText() == "With this result"


def test_conditions_are_counted_where_nobody_could_list_the_results(
    qtbot: QtBot, window: MainWindow, dock: ExplorerDock
) -> None:
    put(window, "; ".join(f"A{at}: 12/12 trample >; B{at}: 0/1 x A{at}; D{at}: 0/1 x A{at}" for at in range(12)))
    page = dock.results
    assert page.model.rowCount() == 0
    qtbot.keyClicks(page.question, "B0 destroyed, P2 >= 100")
    assert page.answer.text().startswith("<b>Yes: ")
    page.walk.random.click()
    assert damage_to(window, "P2") >= 100
    assert page.walk.place.text().startswith("no. ")
    qtbot.keyClicks(page.question, " and P2 <= 99")
    assert page.answer.text().startswith("<b>No: ")


def test_a_figure_is_turned_and_the_numbers_follow(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    turn_to(dock, qapp, dock.what_if)
    page, before = dock.what_if, window._link.state
    assert page.answer.text() == "28 legal assignments, 8 results"
    for _ in range(2):
        page.value.more.click()
    assert page.answer.text().startswith("59 legal assignments")
    assert {dot.value: dot.count for dot in page.chart.dots}[10] == 59
    assert window._link.state is before
    page.put.click()
    assert window._link.state.legal is not None
    assert window._link.state.legal.count == 59
    card = window._link.state.card("A")
    assert card is not None
    assert card.power == 10


def test_702_2c_a_keyword_is_ticked_and_the_numbers_follow(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    turn_to(dock, qapp, dock.what_if)
    page, before = dock.what_if, window._link.state
    page.keywords.boxes[Keyword.DEATHTOUCH].click()
    assert page.answer.text() == "40 legal assignments, 9 results"
    assert page.changed.text().splitlines() == [
        "Changed: A with deathtouch",
        "On the table: 28 legal assignments, 8 results",
    ]
    qtbot.waitUntil(lambda: len(page.chart.dots) == len(page.chart.beside) == 13, timeout=60_000)
    assert {dot.value: dot.count for dot in page.chart.beside}[8] == 28
    assert {dot.value: dot.count for dot in page.chart.dots}[8] == 40
    assert window._link.state is before
    page.put.click()
    assert window._link.state.legal is not None
    assert window._link.state.legal.count == 40
    assert page.changed.isHidden()
    assert page.keywords.boxes[Keyword.DEATHTOUCH].isChecked()
    window.commands.of(Command.UNDO).trigger()
    assert window._link.state.legal is not None
    assert window._link.state.legal.count == 28


def test_510_1c_other_rules_are_chosen_and_the_numbers_follow(
    qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    turn_to(dock, qapp, dock.what_if)
    page = dock.what_if
    assert [page.rules.itemText(at) for at in (0, 1, 2, 3, 6)] == [
        "Foundations",
        "Foundations, text of 2024-11-08",
        "Magic 2011",
        "Magic 2010",
        "Sixth Edition, text of 2003-02-03",
    ]
    put(window, "A: 5/5 >; B: 0/2 x A; C: 0/4 x A")
    for rules, count in (("m11", "4"), ("sixth", "6"), ("m11", "4")):
        page.rules.setCurrentIndex(page.rules.findData(rules))
        page.rules.activated.emit(page.rules.currentIndex())
        assert page.answer.text().startswith(f"{count} legal assignments")
    page.put.click()
    assert window._link.state.rules == "m11"


def test_what_the_rules_do_not_know_cannot_be_ticked(
    qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    turn_to(dock, qapp, dock.what_if)
    put(window, "A: 5/5 trample >; B: 0/2 x A")
    page = dock.what_if
    page.play_under("urza")
    box = page.keywords.boxes[Keyword.DEATHTOUCH]
    assert not box.isEnabled()
    assert "2007-05-04" in box.toolTip()
    page.take_back()
    assert box.isEnabled()
    page.tick(Keyword.DEATHTOUCH, True)
    page.play_under("urza")
    assert "2007-05-04" in page.answer.text()
    assert not page.put.isEnabled()


def test_a_creature_clicked_on_the_table_is_asked_about(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    turn_to(dock, qapp, dock.what_if)
    page, board = dock.what_if, window.parts.board
    at = board.mapFromScene(board._scene.cards["B1"].sceneBoundingRect().center())
    qtbot.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert page.subject.currentData() == "B1"
    page.figure.setCurrentIndex(1)
    page.figure.activated.emit(1)
    assert page.value.value == 2
    page.value.step(3)
    assert "B1 toughness 2 → 5" in page.changed.text()


def test_changes_of_several_creatures_stand_together_and_go_together(
    qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    turn_to(dock, qapp, dock.what_if)
    page = dock.what_if
    page.turn(9)
    page.choose("B1")
    page.tick(Keyword.INDESTRUCTIBLE, True)
    page.choose("nobody")
    assert page.subject.currentData() == "B1"
    assert len(page.changes.settings) == 2
    page.choose("A")
    assert page.value.value == 9
    page.back.click()
    assert (page.value.value, page.changes.settings) == (8, ())
    assert page.answer.text() == "28 legal assignments, 8 results"


def test_the_wheel_turns_the_figure(qtbot: QtBot, qapp: QApplication, dock: ExplorerDock) -> None:
    turn_to(dock, qapp, dock.what_if)
    page = dock.what_if
    field = page.value.field
    at = QPointF(field.rect().center())
    for notch in (120, 120, -120):
        wheel = QWheelEvent(
            at,
            field.mapToGlobal(at),
            QPoint(),
            QPoint(0, notch),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        qapp.sendEvent(field, wheel)
    assert page.value.value == 9
    assert page.answer.text().startswith("41 legal assignments")


def test_it_speaks_the_other_language_at_once(window: MainWindow, qapp: QApplication, dock: ExplorerDock) -> None:
    for page in dock.pages:
        turn_to(dock, qapp, page)
        window.commands.of(Command.LANGUAGE).trigger()
        qapp.processEvents()
        assert dock.tabs.tabText(0) in ("結果", "Results")
    window.choices.speak(Language.JA)
    assert dock.heading.text() == "エクスプローラー"
    assert dock.summary.text() == "適正な割り振り 28 通り、結果 8 種類"


def test_an_empty_table_says_what_is_to_be_done(window: MainWindow, qapp: QApplication, dock: ExplorerDock) -> None:
    window.files.new()
    for page in dock.pages[:4]:
        turn_to(dock, qapp, page)
        assert page.findChildren(type(dock.summary))
    assert "Declare an attack" in dock.results.about.text()


def test_a_board_beyond_listing_keeps_its_chart(window: MainWindow, qapp: QApplication, dock: ExplorerDock) -> None:
    lanes = "; ".join(f"A{at}: 12/12 trample >; B{at}: 0/1 x A{at}; D{at}: 0/1 x A{at}" for at in range(12))
    put(window, lanes)
    turn_to(dock, qapp, dock.damage)
    legal = window._link.state.legal
    assert legal is not None
    assert legal.count is not None
    assert legal.count > 10**20
    assert sum(bar.count for bar in dock.damage.chart.bars) == legal.count


@pytest.mark.parametrize("theme", list(ThemeId))
def test_charts_follow_the_theme(window: MainWindow, qapp: QApplication, dock: ExplorerDock, theme: ThemeId) -> None:
    for page in dock.pages:
        turn_to(dock, qapp, page)
        window.choices.choose(Preferences(theme, Language.EN, animated=False))
        qapp.processEvents()
    assert dock.damage.chart.theme.id is theme
    assert not dock.grab().isNull()


def test_points_of_a_chart_are_where_they_are_drawn(qapp: QApplication, dock: ExplorerDock) -> None:
    turn_to(dock, qapp, dock.damage)
    assert isinstance(dock.damage.chart.point_of(4, 0), QPointF)


def test_702_19b_a_newcomer_asks_reads_the_answer_and_its_rule(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    put(window, "A: 7/7 trample > P2; B: 2/2 x A; D: 2/2 x A")
    page = dock.results
    qtbot.keyClicks(page.question, "B destroyed and D destroyed, P2 >= 3")
    assert "Yes: 1 of the" in page.answer.text()
    assert page.model.rowCount() == 1
    assert "702.19b" in page.answer.text()
    page.question.clear()
    qtbot.keyClicks(page.question, "B destroyed and D destroyed, P2 >= 4")
    assert "No: none of the" in page.answer.text()
    assert page.model.rowCount() == 0
    page.answer.linkActivated.emit("rule:702.19b")
    assert dock.tabs.currentWidget() is dock.rules
    assert dock.rules.rule.text().startswith("702.19b – ")


def test_a_condition_that_cannot_be_read_keeps_all_rows(qtbot: QtBot, dock: ExplorerDock) -> None:
    qtbot.keyClicks(dock.results.question, "B1 destroyed, nobody destroyed")
    assert "nobody" in dock.results.answer.text()
    assert dock.results.model.rowCount() == 8


def test_rules_are_found_by_words_in_both_languages(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    turn_to(dock, qapp, dock.rules)
    page = dock.rules
    for language, word in ((Language.EN, "trample"), (Language.JA, "トランプル")):
        window.choices.speak(language)
        page.search.setText(word)
        found = [page.list.item(row).text() for row in range(page.list.count()) if not page.list.item(row).isHidden()]
        assert any(text.startswith("702.19b") for text in found)
        assert len(found) < page.list.count()
    page.search.setText("qqqq")
    assert page.nothing.isVisible()


def test_a_scenario_that_shows_a_rule_opens(qapp: QApplication, window: MainWindow, dock: ExplorerDock) -> None:
    turn_to(dock, qapp, dock.rules)
    page = dock.rules
    entry = next(entry for entry in page._book if entry.scenarios)
    page.show_rule(entry.rule.number)
    before = window._link.state.title
    page.scenarios.itemClicked.emit(page.scenarios.item(0))
    assert window._link.state.title != before


def test_a_cell_of_results_beyond_any_list_lands_on_the_table(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    lanes = "; ".join(f"A{at}: 5/5 trample >; B{at}: 0/1 x A{at}; D{at}: 0/1 x A{at}" for at in range(12))
    put(window, lanes)
    turn_to(dock, qapp, dock.pair)
    chart, legal = dock.pair.chart, window._link.state.legal
    assert legal is not None
    assert sum(square.count for square in chart.squares) == legal.count
    square = chart.squares[-1]
    click(qtbot, chart, chart.columns.index(square.across), chart.lines.index(square.up))
    assert [(one.across, one.up) for one in chart.squares if one.here] == [(square.across, square.up)]
    assert window._link.state.choice_missing is False


def test_a_page_that_was_turned_to_while_closed_is_shown_when_opened(
    window: MainWindow, qapp: QApplication, dock: ExplorerDock
) -> None:
    window.parts.explorer.close()
    dock.tabs.setCurrentWidget(dock.what_if)
    window.parts.explorer.open()
    assert dock.what_if.answer.text() == "28 legal assignments, 8 results"


def test_a_curve_is_never_counted_on_another_board(
    qtbot: QtBot, window: MainWindow, qapp: QApplication, dock: ExplorerDock
) -> None:
    faults: list[BaseException] = []
    window._link.failed.connect(faults.append)
    turn_to(dock, qapp, dock.what_if)
    page = dock.what_if
    assert page.chart.is_counting
    turn_to(dock, qapp, dock.results)
    put(window, "Other: 3/3 trample >; B1: 1/1 x Other")
    qtbot.waitUntil(lambda: not page.chart.is_counting)
    put(window, WURM)
    turn_to(dock, qapp, page)
    qtbot.waitUntil(lambda: not page.chart.is_counting)
    asked = window._link.what_if_asked()
    for dot in page.chart.dots:
        (answer,) = asked.answers([(FigureSetting("A", Varied.POWER, dot.value),)])
        assert dot.count == answer.count
    assert len(page.chart.dots) == 13
    assert not faults


def test_turning_a_knot_of_astronomical_size_never_waits_for_its_results(
    window: MainWindow, qapp: QApplication, dock: ExplorerDock
) -> None:
    put(window, "A1..A6: 12/12 trample >; B1..B4: 0/6 can block any number x A1, A2, A3, A4, A5, A6")
    turn_to(dock, qapp, dock.what_if)
    dock.what_if.value.step(1)
    assert dock.what_if.answer.text().endswith("legal assignments")


def test_what_takes_longer_is_counted_beside_the_window(
    qtbot: QtBot, window: MainWindow, qapp: QApplication, dock: ExplorerDock
) -> None:
    put(window, "A0..A5: 12/12 trample >; B0..B5: 0/6 can block any number x A0, A1, A2, A3, A4, A5")
    turn_to(dock, qapp, dock.what_if)
    page = dock.what_if
    # Each time to a value that lies beyond the curve around the last one: nobody has counted it yet.
    page.turn(30)
    assert page.answer.text() == "Counting…"
    assert "30" in [words for level in page.chart.getAxis("bottom")._tickLevels or () for _, words in level]
    assert page.put.isEnabled()
    qtbot.waitUntil(lambda: page.answer.text() != "Counting…", timeout=60_000)
    (answer,) = window._link.what_if_asked().answers([(FigureSetting("A0", Varied.POWER, 30),)])
    assert page.answer.text() == page.texts.say("explorer.what-if.count", count=grouped(answer.count or 0), n=9)
    page.turn(20)
    assert page.answer.text() == "Counting…"
    dock.tabs.setCurrentWidget(dock.rules)
    assert not page.chart.is_counting
    dock.tabs.setCurrentWidget(page)
    qtbot.waitUntil(lambda: "Counting…" not in page.answer.text() + page.changed.text(), timeout=60_000)
    assert {dot.value: dot.count for dot in page.chart.dots}[20]
    page.show_view(page.beside)
    page.turn(38)
    assert page.answer.text() == "Counting…"
    qtbot.waitUntil(lambda: page.answer.text() != "Counting…", timeout=60_000)


def test_a_number_that_is_pointed_at_lights_those_whom_it_comes_from(
    qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    turn_to(dock, qapp, dock.why)
    window._link.do(PutGiving("P2", 5))
    board, why = window.parts.board.table, dock.why.why
    links = re.findall(r'href="(light:[^"]*)"', why.text())
    assert "light:A" in links
    assert "light:B1" in links
    for label in (why, window.parts.side.results.why):
        label.linkHovered.emit("light:A,B1")
        assert [id for id in board.cards if board.marks.marks_of(id).lit is Lit.SPOKEN_OF] == ["A", "B1"]
        label.linkHovered.emit("rule:702.19b")
        assert "702.19b – " in label.toolTip()
        assert board.marks.lit == ()
        label.linkHovered.emit("light:A")
        QApplication.sendEvent(label, QEvent(QEvent.Type.Leave))
        assert board.marks.lit == ()


def test_510_1_an_assignment_that_is_typed_is_judged_and_the_nearest_legal_one_lands_on_the_table(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    turn_to(dock, qapp, dock.why)
    page = dock.why
    assert "A divides its" in page.why.text()
    qtbot.keyClicks(page.typed, "A: B1 1, P2 7")
    assert page.why.text().startswith("<b>Illegal: 2 rules are broken.</b>")
    assert "rule:702.19b" in page.why.text()
    page.put.click()
    assert window._link.state.choice_missing is False
    assert page.typed.text() == ""
    page.typed.setText("A: B1 2, B2 1, W 5")
    assert page.why.text().startswith("<b>Legal.</b>")
    page.put.click()
    assert damage_to(window, "W") == 5
    page.typed.setText("A: B9 1")
    assert page.why.text().startswith("<b>This is no assignment.</b>")
    assert not page.put.isVisible()
    window.choices.speak(Language.JA)
    assert page.why.text().startswith("<b>割り振りとして読めません。</b>")


def test_510_1_what_is_refused_on_the_table_is_judged_in_the_dock(
    qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    turn_to(dock, qapp, dock.why)
    window._link.do(Assign("A", "P2", 8))
    assert dock.why.typed.text().startswith("A: P2 8")
    assert dock.why.why.text().startswith("<b>Illegal")
    assert "702.19c" in dock.why.why.text()
    window._link.do(PutGiving("P2", 5))
    assert dock.why.typed.text() == ""


def test_what_the_rules_leave_open_is_named_as_a_reading(
    qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    turn_to(dock, qapp, dock.rules)
    dock.rules.show_rule("702.19d")
    assert "The rules leave a point open. Reading here: an attacker with trample" in dock.rules.rule.text()
    dock.rules.show_rule("702.19b")
    assert "leave a point open" not in dock.rules.rule.text()
    put(window, "A: 5/5 trample over planeswalkers > P2; B: 2/2 x A")
    turn_to(dock, qapp, dock.why)
    assert "A: the rules leave a point open here. Reading: trample over planeswalkers" in dock.why.why.text()


def test_the_names_of_the_pages_take_as_many_rows_as_they_need(qapp: QApplication, dock: ExplorerDock) -> None:
    for button, page in zip(dock.row.buttons, dock.pages, strict=True):
        button.click()
        assert dock.tabs.currentWidget() is page
        assert [one.isChecked() for one in dock.row.buttons].count(True) == 1
        assert button.isChecked()
        assert button.geometry().right() <= dock.row.width()


def test_the_page_of_damage_says_that_it_counts_what_is_assigned_where_effects_change_it(
    window: MainWindow, dock: ExplorerDock, qapp: QApplication
) -> None:
    turn_to(dock, qapp, dock.damage)
    assert "as it is assigned" not in dock.damage.about.text()
    window._link.do(PutEffect(DamageEffect(EffectKind.MULTIPLY, factor=2)))
    assert "as it is assigned" in dock.damage.about.text()


def test_results_too_many_to_be_told_apart_leave_the_pages_of_figures(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    put(window, "A1..A2: 20/20 trample >; B1..B16: 0/2 x A1, A2")
    turn_to(dock, qapp, dock.results)
    assert not dock.results.view.isVisibleTo(dock)
    assert "too long" in dock.results.about.text()
    turn_to(dock, qapp, dock.trade)
    click(qtbot, dock.trade.chart, 8, 16)
    assert damage_to(window, "P2") == 8
    turn_to(dock, qapp, dock.pair)
    assert dock.pair.chart.isVisibleTo(dock)
    assert any(cell.here for cell in dock.pair.cells)


def test_a_pair_of_figures_that_takes_too_long_says_so_and_another_is_drawn(
    qapp: QApplication, window: MainWindow, dock: ExplorerDock
) -> None:
    put(window, "A1..A6: 12/12 trample >; B1..B6: 0/6 x A1, A2, A3, A4, A5, A6")
    turn_to(dock, qapp, dock.pair)
    assert not dock.pair.chart.isVisibleTo(dock)
    assert "MB" in dock.pair.about.text()
    dock.pair.across.activated.emit(dock.pair.across.findText("Defending creatures destroyed"))
    assert dock.pair.chart.isVisibleTo(dock)
    assert sum(cell.count for cell in dock.pair.cells) == 13_856_886_633_174_342_901_906_220

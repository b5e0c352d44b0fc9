"""The explorer's page of lines in the whole window: the tree, the best lines, and clicks that land on the board."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QBuffer, QByteArray, Qt
from PySide6.QtWidgets import QApplication, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from simulator.controller.intents import Confirm
from simulator.explore.goals import Goal
from simulator.formats.language import Language
from simulator.rules.timeline import Moment
from simulator.view.explorer.explorer_dock import ExplorerDock
from simulator.view.explorer.explorer_lines import LinesPage
from simulator.view.look.style import ThemeId
from simulator.view.window.main_window import MainWindow
from simulator.view.window.preference_store import Preferences
from simulator.view.window.shortcuts import Command
from tests.view.test_picture import SNAPSHOTS, differing
from tests.view.windows import own_look, put, shown_window

STRIKES = "A: 3/3 double strike, trample >; D: 2/2 first strike >; B: 4/4 can block any number x A, D; C: 2/2 x A"
# A page of text, whose letters another font engine sets a little differently: so much of it may differ, not more.
TEXT_DIFFERING = 0.02


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    with own_look(qapp):
        window = shown_window(qapp, tmp_path)
        qtbot.addWidget(window, before_close_func=lambda one: one._close_at_once())
        put(window, STRIKES)
        yield window


@pytest.fixture
def dock(window: MainWindow) -> ExplorerDock:
    window.commands.of(Command.EXPLORER).trigger()
    return window.parts.explorer.dock


@pytest.fixture
def page(qtbot: QtBot, dock: ExplorerDock) -> LinesPage:
    dock.tabs.setCurrentWidget(dock.lines)
    return answered(qtbot, dock.lines)


def answered(qtbot: QtBot, page: LinesPage) -> LinesPage:
    """The page when everything that it asked has been answered."""
    working = page.texts.say("lines.working")
    qtbot.waitUntil(lambda: page.about.text() != working, timeout=20_000)
    return page


def top(page: LinesPage) -> list[QTreeWidgetItem]:
    items = (page.tree.topLevelItem(at) for at in range(page.tree.topLevelItemCount()))
    return [item for item in items if item is not None]


def rows(items: list[QTreeWidgetItem]) -> list[tuple[str, str, str]]:
    return [(item.text(0), item.text(1), item.text(2)) for item in items]


def click(qtbot: QtBot, page: LinesPage, item: QTreeWidgetItem) -> None:
    page.tree.scrollToItem(item)
    where = page.tree.visualItemRect(item).center()
    qtbot.mouseClick(page.tree.viewport(), Qt.MouseButton.LeftButton, pos=where)


def shares(window: MainWindow, source: str) -> dict[str, int | None]:
    return {share.recipient: share.amount for share in window._link.state.shares if share.source == source}


def test_510_4_the_tree_is_opened_step_by_step(page: LinesPage) -> None:
    assert rows(top(page)) == [
        ("B leaves", "1", "2"),
        ("B leaves; marked damage: 1 on C", "1", "3"),
        ("C leaves; marked damage: 3 on B", "1", "15"),
        ("C leaves; marked damage: 2 on B", "1", "10"),
    ]
    second = top(page)[1]
    assert second.childCount() == 0
    second.setExpanded(True)
    assert rows([second.child(at) for at in range(second.childCount())]) == [
        ("Combat damage: 3 assignments", "", ""),
        ("P1 announces first: A (510.1)", "", ""),
        ("P2 answers, knowing that: C (101.4b)", "", ""),
        ("C leaves", "1", "1"),
        ("C leaves; P2 life 19", "1", "1"),
        ("C leaves; P2 life 18", "1", "1"),
    ]


def test_a_row_that_is_clicked_lands_on_the_table_and_is_marked(
    qtbot: QtBot, window: MainWindow, page: LinesPage
) -> None:
    second = top(page)[1]
    second.setExpanded(True)
    click(qtbot, page, second)
    assert shares(window, "A") == {"B": 2, "C": 1, "P2": 0}
    assert page.tree._marked == 1
    assert second.isExpanded()
    click(qtbot, page, second.child(5))
    window._link.do(Confirm())
    assert shares(window, "A") == {"C": 1, "P2": 2}


def test_a_line_between_branches_changes_nothing(qtbot: QtBot, window: MainWindow, page: LinesPage) -> None:
    second = top(page)[1]
    second.setExpanded(True)
    before = window._link.state
    click(qtbot, page, second.child(0))
    assert window._link.state is before


def test_enter_puts_the_row_of_the_keyboard(qtbot: QtBot, window: MainWindow, page: LinesPage) -> None:
    page.tree.setCurrentItem(top(page)[2])
    qtbot.keyClick(page.tree, Qt.Key.Key_Return)
    assert shares(window, "A") == {"B": 1, "C": 2, "P2": 0}
    assert window._link.state.moment is Moment.DECLARE_BLOCKERS


def test_the_best_line_of_each_goal_is_explained(page: LinesPage) -> None:
    card = page.cards[Goal.MOST_DESTROYED]
    assert card.isVisible()
    assert "<b>Other players' creatures that leave: 2</b>" in card.values.text().replace("&#x27;", "'")
    assert "P2 answers with their own best: C gives 2 to A" in card.legs.text()
    assert card.reasons.text() == (
        "Of the 10 lines of P1 only this one reaches it. "
        "The best of each step by itself would come only to: Damage points past creatures: 1"
    )
    assert page.cards[Goal.LEAST_LOST].legs.text() == "The same line as for “Most destroyed”."
    assert not page.cards[Goal.OWN_PLANESWALKER_ALIVE].isVisible()


def test_a_best_line_that_is_clicked_lands_on_the_table_for_both_steps(
    qtbot: QtBot, window: MainWindow, page: LinesPage
) -> None:
    card = page.cards[Goal.MOST_DESTROYED]
    qtbot.mouseClick(card.values, Qt.MouseButton.LeftButton)
    assert shares(window, "A") == {"B": 2, "C": 1, "P2": 0}
    assert card.property("look") == "era-on-board"
    assert page.tree._marked == 1
    window._link.do(Confirm())
    assert shares(window, "A") == {"C": 1, "P2": 2}


def test_101_4_the_other_side_can_be_asked_for(qtbot: QtBot, page: LinesPage) -> None:
    page.players.setCurrentIndex(1)
    page.players.activated.emit(1)
    answered(qtbot, page)
    assert "P2 has nothing to choose." in page.cards[Goal.LEAST_LOST].reasons.text()


def test_one_step_shows_who_announces_first_and_who_answers(qtbot: QtBot, window: MainWindow, page: LinesPage) -> None:
    put(window, "A: 4/4 trample >; B: 2/2 x A")
    answered(qtbot, page)
    assert "P1 announces first: A" in page.order.text()
    assert "P2 answers, knowing that: B" in page.order.text()
    assert page.tree.isColumnHidden(2)
    assert page.about.text().startswith("One damage step is ahead.")


def test_a_rule_turns_to_its_page(page: LinesPage, dock: ExplorerDock) -> None:
    page.order.linkActivated.emit("rule:510.1")
    assert dock.tabs.currentWidget() is dock.rules
    assert dock.rules.rule.text().startswith("510.1")


def test_without_damage_ahead_it_says_so(window: MainWindow, page: LinesPage) -> None:
    put(window, "A: 1/1")
    assert not page.tree.isVisible()
    assert page.about.text().startswith("No combat damage is ahead.")


def test_beyond_the_budget_the_estimate_is_shown(qtbot: QtBot, window: MainWindow, page: LinesPage) -> None:
    lanes = "; ".join(f"A{n}: 9/9 double strike >; B{n}: 0/9 x A{n}; C{n}: 0/9 x A{n}" for n in range(1, 9))
    put(window, lanes + "; D: 1/1 can block any number x " + ", ".join(f"A{n}" for n in range(1, 9)))
    answered(qtbot, page)
    assert "about" in top(page)[0].text(0)
    card = page.cards[Goal.MOST_DESTROYED]
    assert "about" in card.reasons.text()
    assert not card.name.isEnabled()


def test_what_nobody_waited_for_is_asked_again(qtbot: QtBot, window: MainWindow, dock: ExplorerDock) -> None:
    dock.tabs.setCurrentWidget(dock.lines)
    dock.tabs.setCurrentWidget(dock.rules)
    dock.tabs.setCurrentWidget(dock.lines)
    answered(qtbot, dock.lines)
    assert len(top(dock.lines)) == 4


def test_in_japanese(qtbot: QtBot, window: MainWindow, page: LinesPage, dock: ExplorerDock) -> None:
    window.choices.choose(Preferences(ThemeId.LIGHT, Language.JA, animated=False))
    assert "手順" in [dock.tabs.tabText(at) for at in range(dock.tabs.count())]
    assert top(page)[1].text(0) == "Bが戦場を離れる。残るダメージ:Cに1点"
    assert page.cards[Goal.MOST_DESTROYED].name.text() == "最も多く破壊する"


def pictured(window: MainWindow, page: LinesPage, language: Language) -> bytes:
    """The page by itself, at a size of its own, the second row opened and put on the table."""
    window.choices.choose(Preferences(ThemeId.DARK, language, animated=False))
    top(page)[1].setExpanded(True)
    window._link.do(page.tree.row_of(top(page)[1]).intent)  # type: ignore[union-attr]
    page.setParent(None)
    page.resize(460, 900)
    page.show()
    page.tree.clearFocus()
    QApplication.processEvents()
    data = QByteArray()
    buffer = QBuffer(data)
    page.grab().save(buffer, "PNG")
    page.deleteLater()
    return bytes(data.data())


@pytest.mark.parametrize("language", list(Language))
def test_the_page_is_like_its_snapshot(window: MainWindow, page: LinesPage, language: Language, tmp_path: Path) -> None:
    data = pictured(window, page, language)
    (tmp_path / f"lines-{language.value}.png").write_bytes(data)
    with Image.open(BytesIO(data)) as now, Image.open(SNAPSHOTS / f"lines-{language.value}.png") as then:
        assert now.size == then.size
        assert differing(now, then) <= TEXT_DIFFERING, f"see {tmp_path}"

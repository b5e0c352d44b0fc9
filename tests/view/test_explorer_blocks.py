"""The explorer's page of blocks in the whole window, with its real worker."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QBuffer, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from simulator.controller.blocks_view import BlockPart
from simulator.formats.language import Language
from simulator.view.explorer.explorer_blocks import BlocksPage
from simulator.view.window.main_window import MainWindow
from simulator.view.window.shortcuts import Command
from tests.view.test_picture import DIFFERING, SNAPSHOTS, differing
from tests.view.windows import own_look, put, shown_window

SMALL = "A: 5/5 trample > P2; C: 2/2 flying > P2; B1: 2/2 @P2; B2: 1/4 @P2; P1: life 20; P2: life 6"
LARGE = (
    "A1: 1/6 trample > P2; A2: 2/5 trample > P2; A3: 3/4 trample > P2; A4: 4/3 trample > P2; A5: 5/2 trample > P2;"
    "A6: 6/1 trample > P2; B1: 1/5 @P2; B2: 2/4 @P2; B3: 3/3 @P2; B4: 4/2 @P2; B5: 5/1 @P2; P1: life 20; P2: life 9"
)
LENGTHY = "; ".join(
    (
        *(f"A{n}: {n}/{10 - n} trample > P2" for n in range(1, 9)),
        *(f"B{n}: {n}/{10 - n} @P2" for n in range(1, 9)),
        "P1: life 20; P2: life 9",
    )
)
"""Within the limit, but so many groups that the search takes seconds: whoever stops it stops it on the way."""
THREE = "A: 9/9 > P2; C: 2/2 > P3; P1: life 20; P2: life 5; P3: life 20"


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    with own_look(qapp):
        window = shown_window(qapp, tmp_path)
        qtbot.addWidget(window, before_close_func=lambda one: one._close_at_once())
        yield window
        window.choices.speak(Language.EN)


def page(window: MainWindow, board: str) -> BlocksPage:
    put(window, board)
    if not window.parts.explorer.is_open:
        window.commands.of(Command.EXPLORER).trigger()
    dock = window.parts.explorer.dock
    dock.tabs.setCurrentWidget(dock.blocks)
    return dock.blocks


def answered(qtbot: QtBot, page: BlocksPage, part: BlockPart = BlockPart.BEST) -> BlocksPage:
    """The page when the question is answered and nothing more is worked out."""
    qtbot.waitUntil(lambda: page.answers[part].isVisibleTo(page) and not page.worker.is_busy, timeout=60_000)
    return page


def blocks_on(window: MainWindow) -> dict[str, tuple[str, ...]]:
    return {block.blocker: block.blocking for block in window._link.document.scenario.declared.blocks}


def test_a_small_board_is_answered_without_being_asked(qtbot: QtBot, window: MainWindow) -> None:
    shown = answered(qtbot, page(window, SMALL))
    lethal, best = shown.answers[BlockPart.LETHAL].text(), shown.answers[BlockPart.BEST].text()
    assert "No: this block survives" in lethal
    assert "702.9b" in lethal
    assert "By: survive" in best
    assert shown.proof.text().startswith("Proven")
    assert shown.table.rowCount() > 1
    assert not shown.buttons[BlockPart.LETHAL].isVisible()
    assert shown.headings[BlockPart.LETHAL].text() == "Lethal, whatever they block?"


def test_a_row_that_is_clicked_lands_on_the_table_and_is_marked(qtbot: QtBot, window: MainWindow) -> None:
    shown = answered(qtbot, page(window, SMALL))
    words = shown.table.item(1, 0).text()
    spot = shown.table.visualItemRect(shown.table.item(1, 0)).center()
    qtbot.mouseClick(shown.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    put_down = ", ".join(f"{blocker} → {' and '.join(foes)}" for blocker, foes in blocks_on(window).items())
    assert (put_down or "nobody blocks") == words
    marked = [shown.table.item(row, 0).background().style() for row in range(shown.table.rowCount())]
    assert [row for row, style in enumerate(marked) if style != Qt.BrushStyle.NoBrush] == [1]
    assert not shown.worker.is_busy
    window.commands.of(Command.UNDO).trigger()
    assert blocks_on(window) == {}


def test_the_block_that_answers_the_first_question_lands_on_the_table(qtbot: QtBot, window: MainWindow) -> None:
    shown = answered(qtbot, page(window, SMALL))
    shown.put_button.click()
    assert set(blocks_on(window)) == {"B1", "B2"}


def test_a_rule_number_turns_to_its_rule(qtbot: QtBot, window: MainWindow) -> None:
    shown = answered(qtbot, page(window, SMALL))
    shown.answers[BlockPart.LETHAL].linkActivated.emit("rule:702.9b")
    dock = window.parts.explorer.dock
    assert dock.tabs.currentWidget() is dock.rules


def test_a_large_board_waits_to_be_asked_and_can_be_stopped(qtbot: QtBot, window: MainWindow) -> None:
    shown = page(window, LENGTHY)
    assert shown.buttons[BlockPart.BEST].isVisible()
    assert not shown.table.isVisible()
    shown.buttons[BlockPart.BEST].click()
    assert shown.progress.isVisible()
    assert not shown.buttons[BlockPart.LETHAL].isEnabled()
    qtbot.waitUntil(lambda: shown.progress.value() > 3, timeout=60_000)
    shown.stop_button.click()
    answered(qtbot, shown)
    assert not shown.progress.isVisible()
    assert shown.proof.text().startswith("Stopped: the best block found until then")
    assert shown.buttons[BlockPart.BEST].isEnabled()
    assert shown.table.rowCount() == 1


def test_another_board_gives_up_what_was_asked_of_the_old_one(qtbot: QtBot, window: MainWindow) -> None:
    shown = page(window, LARGE)
    shown.buttons[BlockPart.BEST].click()
    put(window, SMALL)
    answered(qtbot, shown)
    assert shown.table.rowCount() > 1
    assert "B5" not in shown.answers[BlockPart.BEST].text()


def test_nobody_attacks_yet(window: MainWindow) -> None:
    shown = page(window, "A: 2/2; B: 1/1 @P2")
    assert shown.about.text() == "Nobody attacks yet, so there is nothing to block."
    assert not shown.buttons[BlockPart.LETHAL].isVisible()
    assert not shown.table.isVisible()


def test_each_defending_player_is_asked_about(qtbot: QtBot, window: MainWindow) -> None:
    shown = answered(qtbot, page(window, THREE))
    assert shown.defending.isVisible()
    assert "Yes: P2 loses" in shown.answers[BlockPart.LETHAL].text()
    shown.defending.setCurrentIndex(1)
    shown.defending.activated.emit(1)
    answered(qtbot, shown)
    assert "No: this block survives, and leaves P3 at 18 life" in shown.answers[BlockPart.LETHAL].text()


def picture(page: BlocksPage) -> bytes:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    page.grab().save(buffer, "PNG")
    return bytes(buffer.data().data())


@pytest.mark.parametrize("language", Language)
def test_the_page_is_like_its_snapshot(qtbot: QtBot, window: MainWindow, tmp_path: Path, language: Language) -> None:
    window.choices.speak(language)
    shown = answered(qtbot, page(window, SMALL))
    shown.window().setFocus()
    shown.setFixedSize(460, 760)
    QApplication.processEvents()
    data, name = picture(shown), f"blocks-{language.value}.png"
    (tmp_path / name).write_bytes(data)
    with Image.open(BytesIO(data)) as now, Image.open(SNAPSHOTS / name) as then:
        assert now.size == then.size == (460, 760)
        assert differing(now, then) <= DIFFERING, f"see {tmp_path}"

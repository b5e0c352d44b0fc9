"""Two boards side by side in the explorer; `python -m tests.view.test_side_by_side` paints new pictures."""

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PIL import Image
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from simulator.controller.compared_boards import Turned
from simulator.controller.intents import EditPlayer
from simulator.formats.language import Language
from simulator.rules.keywords import Keyword
from simulator.rules.objects import Player
from simulator.view.explorer.explorer_what_if import WhatIfPage
from simulator.view.table.picture import png
from simulator.view.window.main_window import MainWindow
from simulator.view.window.shortcuts import Command
from tests.view.test_picture import DIFFERING, SNAPSHOTS, differing
from tests.view.windows import WURM, leave, own_look, put, shown_window

PICTURES = {f"what-if-{language}": language for language in Language}


def opened(application: QApplication, folder: Path, language: Language) -> MainWindow:
    window = shown_window(application, folder, language=language)
    window.resize(1440, 1000)
    put(window, WURM)
    window.commands.of(Command.EXPLORER).trigger()
    dock = window.parts.explorer.dock
    dock.tabs.setCurrentWidget(dock.what_if)
    application.processEvents()
    return window


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    with own_look(qapp):
        window = opened(qapp, tmp_path, Language.EN)
        qtbot.addWidget(window, before_close_func=lambda one: one._close_at_once())
        yield window


@pytest.fixture
def page(window: MainWindow) -> WhatIfPage:
    return window.parts.explorer.dock.what_if


def look(page: WhatIfPage) -> None:
    page.views[page.beside].click()
    page.beside.compare()


def test_equal_boards_say_what_can_be_done(page: WhatIfPage) -> None:
    look(page)
    panel = page.beside
    assert panel.hint.isVisible()
    assert not panel.both.isVisible()
    assert panel.first.count.text() == panel.second.count.text() == "28 legal"


def test_702_2c_what_became_legal_is_walked_through_with_its_reasons(
    qtbot: QtBot, window: MainWindow, page: WhatIfPage
) -> None:
    look(page)
    page.tick(Keyword.DEATHTOUCH, True)
    panel = page.beside
    qtbot.waitUntil(lambda: panel.second.count.text() == "40 legal", timeout=60_000)
    became, ceased = (panel.sections[turned] for turned in Turned)
    assert panel.both.text() == "Legal on both: 28"
    assert became.heading.text() == "Became legal: 12"
    assert ceased.heading.text() == "Ceased to be legal: 0"
    assert "A with deathtouch" in panel.differences.text()
    assert became.assignment.text() == "A: B1 1, B2 6, W 1"
    assert "702.19b" in became.reasons.text()
    became.later.click()
    assert became.place.text() == "no. 2 of 12"
    became.earlier.click()
    became.earlier.click()
    assert became.place.text() == "no. 12 of 12"
    assert not ceased.example.isVisible()


def test_what_is_illegal_on_the_table_is_explained_there(qtbot: QtBot, window: MainWindow, page: WhatIfPage) -> None:
    look(page)
    page.tick(Keyword.DEATHTOUCH, True)
    page.beside.compare()
    before = window._link.state
    with qtbot.waitSignal(window._link.refused) as told:
        page.beside.sections[Turned.BECAME].example.click()
    assert told.args is not None
    assert "702.19b" in [str(sentence.rule) for sentence in told.args[0].sentences]
    assert window._link.state is before


def test_a_pinned_board_stays_while_the_table_is_changed(window: MainWindow, page: WhatIfPage) -> None:
    look(page)
    panel = page.beside
    panel.pin.click()
    assert panel.first.title.text() == "Pinned"
    page.tick(Keyword.DEATHTOUCH, True)
    page.put.click()
    panel.compare()
    assert (panel.first.count.text(), panel.second.count.text()) == ("28 legal", "40 legal")
    assert panel.second.title.text() == "On the table"
    panel.sections[Turned.BECAME].example.click()
    assert window._link.state.choice_missing is False
    panel.pin.click()
    assert panel.first.title.text() == "On the table"
    assert panel.hint.isVisible()


def test_results_that_became_possible_lie_on_the_table_at_a_click(window: MainWindow, page: WhatIfPage) -> None:
    look(page)
    panel = page.beside
    panel.pin.click()
    window._link.do(EditPlayer("P2", Player("P2", life=7)))
    panel.compare()
    became, ceased = (panel.sections[turned] for turned in Turned)
    assert "Results that became possible: 8." in became.results.text()
    assert "… and 2 more" in became.results.text()
    assert became.heading.text() == "Became legal: 0"
    assert "Results that ceased to be possible: 8." in ceased.results.text()
    assert window._link.state.choice_missing
    became.results.linkActivated.emit("1")
    assert not window._link.state.choice_missing


def test_a_board_that_cannot_be_so_says_why(window: MainWindow, page: WhatIfPage) -> None:
    put(window, "A: 5/5 trample >; B: 0/2 x A")
    page.tick(Keyword.DEATHTOUCH, True)
    look(page)
    page.play_under("urza")
    page.beside.compare()
    assert "2007-05-04" in page.beside.differences.text()
    assert page.beside.second.picture.pixmap().isNull()


def test_it_speaks_the_other_language(window: MainWindow, page: WhatIfPage) -> None:
    look(page)
    page.turn(9)
    page.beside.compare()
    window.choices.speak(Language.JA)
    page.beside.compare()
    assert page.views[page.beside].text() == "並べて比べる"
    assert page.beside.sections[Turned.CEASED].heading.text() == "適正でなくなった: 28 通り"
    assert "510.1a" in page.beside.sections[Turned.CEASED].reasons.text()


def test_nothing_is_compared_while_nobody_sees_it(window: MainWindow, page: WhatIfPage) -> None:
    page.turn(9)
    page.beside.compare()
    assert page.beside.first.count.text() == ""
    page.views[page.beside].click()
    assert page.beside.second.count.text() == "41 legal"
    assert not page.chart.isVisible()
    page.views[page.chart].click()
    assert page.chart.isVisible()


def test_what_is_seen_is_handed_out(window: MainWindow, page: WhatIfPage) -> None:
    dock = window.parts.explorer.dock
    assert dock.picture is page.chart
    look(page)
    assert dock.picture is page.beside


def test_the_comparison_is_scrolled_to(qtbot: QtBot, page: WhatIfPage) -> None:
    page.tick(Keyword.DEATHTOUCH, True)
    look(page)
    top = page._area.verticalScrollBar()
    qtbot.waitUntil(lambda: top.value() > 0, timeout=60_000)
    page.views[page.chart].click()
    qtbot.waitUntil(lambda: top.value() == 0, timeout=60_000)


def painted(application: QApplication, folder: Path, language: Language) -> bytes:
    window = opened(application, folder, language)
    page = window.parts.explorer.dock.what_if
    page.tick(Keyword.DEATHTOUCH, True)
    look(page)
    while page.beside.sections[Turned.BECAME].height() == 0:
        application.processEvents()
    application.processEvents()
    page.beside.setFixedSize(446, 760)
    application.processEvents()
    data = png(page.beside.grab().toImage())
    leave(window)
    return data


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_is_like_its_snapshot(name: str, qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    with own_look(qapp):
        data = painted(qapp, tmp_path, PICTURES[name])
    (tmp_path / f"{name}.png").write_bytes(data)
    with Image.open(BytesIO(data)) as now, Image.open(SNAPSHOTS / f"{name}.png") as then:
        assert now.size == then.size
        assert differing(now, then) <= DIFFERING, f"see {tmp_path}"


if __name__ == "__main__":
    drawing = QApplication(sys.argv)
    for each, spoken in PICTURES.items():
        with TemporaryDirectory() as place:
            (SNAPSHOTS / f"{each}.png").write_bytes(painted(drawing, Path(place), spoken))

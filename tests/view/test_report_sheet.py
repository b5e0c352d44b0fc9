"""The report of one combat as a browser prints it: on one sheet, whatever the combat."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from simulator.formats.language import Language
from simulator.view.explorer.explorer_export import ExportKind, exported
from simulator.view.look.style import ThemeId
from simulator.view.window.main_window import MainWindow
from tests.view.windows import WURM, own_look, put, shown_window

LONG = "AncientEmperorOfTheNorthernIceFields"
BOARDS = {
    "wurm": WURM,
    "six-by-four": "A0..A5: 6/6 trample >; B0..B3: 2/3 can block any number x A0, A1, A2, A3, A4, A5",
    "twelve": "; ".join(f"A{at}: 20/20 trample >; B{at}: 2/3 x A{at}; C{at}: 1/4 x A{at}" for at in range(12)),
    "thirty": "; ".join(f"A{at}: 2/2 >; B{at}: 2/2 x A{at}" for at in range(30)),
    "long-names": f"{LONG}1: 9/9 trample > P2; {LONG}2: 3/4 x {LONG}1; {LONG}3: 2/5 x {LONG}1; {LONG}4: 1/1 x {LONG}1",
    "nothing": "A: 2/2",
}


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    with own_look(qapp):
        window = shown_window(qapp, tmp_path, ThemeId.LIGHT)
        qtbot.addWidget(window, before_close_func=lambda one: one._close_at_once())
        window.parts.explorer.open()
        yield window


def printed(browser: Browser, page: bytes) -> bytes:
    sheet = browser.new_page()
    sheet.set_content(page.decode("utf-8"))
    pdf = sheet.pdf(prefer_css_page_size=True)
    sheet.close()
    return pdf


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", BOARDS)
def test_the_report_prints_on_one_sheet(
    browser: Browser, window: MainWindow, tmp_path: Path, name: str, language: Language
) -> None:
    window.choices.speak(language)
    put(window, BOARDS[name])
    page = exported(window.parts.explorer.dock, ExportKind.HTML)
    (tmp_path / "report.html").write_bytes(page)
    pdf = printed(browser, page)
    (tmp_path / "report.pdf").write_bytes(pdf)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1


def test_what_there_is_no_room_for_is_told(window: MainWindow) -> None:
    put(window, BOARDS["thirty"])
    page = exported(window.parts.explorer.dock, ExportKind.HTML).decode("utf-8")
    assert re.search(r"<li>… and \d+ more reasons</li>", page)
    put(window, BOARDS["six-by-four"])
    page = exported(window.parts.explorer.dock, ExportKind.HTML).decode("utf-8")
    told = re.search(r"the first (\d+) here, ", page)
    assert told
    assert page.count("<tr>") == int(told[1]) + 1

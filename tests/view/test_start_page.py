from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from simulator.formats.language import Language
from simulator.rules.messages import message
from simulator.view.look.style import THEMES, Style, ThemeId
from simulator.view.look.texts import Texts
from simulator.view.panels.gallery import PICTURE, GalleryEntry
from simulator.view.panels.start_page import StartPage
from simulator.view.window.recent_files import RecentFiles

TRAMPLE, STRIKES = message("example.trample"), message("example.double-strike")
ENTRIES = (
    GalleryEntry(
        Path("chump.combat.json"), (("en", "Chump block"), ("ja", "捨て駒")), (("en", "Trample laughs."),), TRAMPLE
    ),
    GalleryEntry(
        Path("double.combat.json"), (("en", "Double strike"), ("ja", "二段攻撃")), (("en", "Hits twice."),), STRIKES
    ),
)


@pytest.fixture
def drawn() -> list[Path]:
    return []


@pytest.fixture
def recent(tmp_path: Path) -> RecentFiles:
    return RecentFiles(tmp_path / "settings.ini")


@pytest.fixture
def page(qtbot: QtBot, texts: Texts, style: Style, recent: RecentFiles, drawn: list[Path]) -> StartPage:
    def draw(path: Path) -> QPixmap:
        drawn.append(path)
        return QPixmap(PICTURE)

    page = StartPage(texts, style.theme, recent, ENTRIES, draw)
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    return page


def titles(page: StartPage) -> list[str]:
    items = (page.gallery.item(row) for row in range(page.gallery.count()))
    return [item.text() for item in items if not item.isHidden()]


def test_every_scenario_gets_its_picture_without_being_waited_for(
    qtbot: QtBot, page: StartPage, drawn: list[Path]
) -> None:
    assert titles(page) == ["Chump block", "Double strike"]
    qtbot.waitUntil(lambda: drawn == [entry.path for entry in ENTRIES])
    page.set_theme(THEMES[ThemeId.LIGHT])
    qtbot.waitUntil(lambda: len(drawn) == 4)
    assert not page.grab().isNull()


def test_pictures_out_of_sight_are_drawn_when_they_are_scrolled_to(
    qtbot: QtBot, texts: Texts, style: Style, recent: RecentFiles, drawn: list[Path]
) -> None:
    def draw(path: Path) -> QPixmap:
        drawn.append(path)
        return QPixmap(PICTURE)

    many = tuple(replace(ENTRIES[0], path=Path(f"{number}.combat.json")) for number in range(60))
    page = StartPage(texts, style.theme, recent, many, draw)
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    qtbot.waitUntil(lambda: drawn != [] and not page.gallery.is_drawing)
    seen = len(drawn)
    assert drawn == [entry.path for entry in many[:seen]]
    assert seen < 12
    page.gallery.verticalScrollBar().setValue(page.gallery.verticalScrollBar().maximum())
    qtbot.waitUntil(lambda: many[-1].path in drawn and not page.gallery.is_drawing)
    few = len(drawn)
    assert few < 24
    page.resize(1800, 1600)
    qtbot.waitUntil(lambda: len(drawn) > few and not page.gallery.is_drawing)
    assert len(drawn) < len(many)


def test_the_search_looks_at_titles_and_notes(page: StartPage) -> None:
    page.search.setText("twice")
    assert titles(page) == ["Double strike"]
    page.search.setText("nothing like it")
    assert page.none_found.isVisible()


def test_a_chapter_can_be_looked_at_alone(page: StartPage) -> None:
    page.chapters[TRAMPLE].click()
    assert titles(page) == ["Chump block"]
    page.chapters[None].click()
    assert len(titles(page)) == 2


def test_titles_are_said_in_the_language(page: StartPage, texts: Texts) -> None:
    texts.set_language(Language.JA)
    assert titles(page) == ["捨て駒", "二段攻撃"]
    assert page.empty_table.text() == "何もないテーブル"


def test_a_click_or_enter_opens_a_scenario(qtbot: QtBot, page: StartPage) -> None:
    item = page.gallery.item(1)
    with qtbot.waitSignal(page.opened) as opened:
        qtbot.mouseClick(
            page.gallery.viewport(), Qt.MouseButton.LeftButton, pos=page.gallery.visualItemRect(item).center()
        )
    assert opened.args == [ENTRIES[1].path]
    page.gallery.setCurrentRow(0)
    with qtbot.waitSignal(page.opened) as opened:
        qtbot.keyClick(page.gallery, Qt.Key.Key_Return)
    assert opened.args == [ENTRIES[0].path]


def test_the_files_opened_last_are_there(qtbot: QtBot, page: StartPage, recent: RecentFiles, tmp_path: Path) -> None:
    assert page.files.item(0).text() == "No recent files"
    path = tmp_path / "mine.combat.json"
    path.write_text("{}", encoding="utf-8")
    recent.add(path)
    assert page.files.item(0).text() == "mine"
    with qtbot.waitSignal(page.opened) as opened:
        page.files.itemActivated.emit(page.files.item(0))
    assert opened.args == [path]


def test_the_buttons(qtbot: QtBot, page: StartPage) -> None:
    with qtbot.waitSignal(page.empty_wanted):
        page.empty_table.click()
    with qtbot.waitSignal(page.open_wanted):
        page.open_file.click()

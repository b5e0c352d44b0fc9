"""What the explorer hands out, through the whole window: tables, charts and the report."""

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from simulator.formats.language import Language
from simulator.view.look.style import ThemeId
from simulator.view.panels.notice_area import Topic
from simulator.view.window.main_window import MainWindow
from tests.view.windows import WURM, Chosen, own_look, put, shown_window


@pytest.fixture
def chooser() -> Chosen:
    return Chosen()


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path, chooser: Chosen) -> Iterator[MainWindow]:
    with own_look(qapp):
        window = shown_window(qapp, tmp_path, ThemeId.LIGHT, chooser=chooser)
        qtbot.addWidget(window, before_close_func=lambda one: one._close_at_once())
        put(window, WURM)
        window.parts.explorer.open()
        yield window


def written(window: MainWindow, chooser: Chosen, path: Path) -> bytes:
    chooser.to_save.append(path)
    dock = window.parts.explorer.dock
    at = [".csv", ".json", ".png", ".svg", ".html"].index(path.suffix)
    dock.export_menu.actions()[at].trigger()
    return path.read_bytes()


def test_tables_tell_every_result(window: MainWindow, chooser: Chosen, tmp_path: Path) -> None:
    rows = list(csv.reader(io.StringIO(written(window, chooser, tmp_path / "a.csv").decode("utf-8-sig"))))
    counted = ["Creatures destroyed", "Defending creatures destroyed"]
    assert rows[0] == ["Leaves", *counted, "P2: life", "W: loyalty", "Ways", "Example"]
    assert sum(int(row[5]) for row in rows[1:]) == 28
    told = json.loads(written(window, chooser, tmp_path / "a.json"))
    assert (told["count"], told["distinct"], len(told["rows"])) == (28, 8, 8)


@pytest.mark.parametrize("page", [1, 2, 3, 4])
def test_charts_are_pictures(
    window: MainWindow, qapp: QApplication, chooser: Chosen, tmp_path: Path, page: int
) -> None:
    window.parts.explorer.dock.tabs.setCurrentIndex(page)
    qapp.processEvents()
    image = QImage.fromData(written(window, chooser, tmp_path / "a.png"))
    assert image.width() > 300
    drawing = ElementTree.fromstring(written(window, chooser, tmp_path / "a.svg"))
    assert drawing.tag.endswith("svg")
    assert len(list(drawing.iter())) > 20


@pytest.mark.parametrize(("language", "words"), [(Language.EN, "Creatures destroyed"), (Language.JA, "破壊される")])
def test_the_report_stands_alone(
    window: MainWindow, chooser: Chosen, tmp_path: Path, language: Language, words: str
) -> None:
    window.choices.speak(language)
    page = written(window, chooser, tmp_path / "a.html").decode("utf-8")
    assert f'<html lang="{language.value}">' in page
    assert words in page
    assert "702.19c" in page
    assert "<svg" in page
    assert "src=" not in page
    assert "@import" not in page


def test_a_file_that_cannot_be_written_is_told(window: MainWindow, chooser: Chosen, tmp_path: Path) -> None:
    chooser.to_save.append(tmp_path / "no" / "such" / "a.csv")
    window.parts.explorer.dock.export_menu.actions()[0].trigger()
    assert window.parts.notices.notice(Topic.FILE) is not None


def test_without_a_file_nothing_is_written(window: MainWindow, chooser: Chosen, tmp_path: Path) -> None:
    before = sorted(tmp_path.iterdir())
    window.parts.explorer.dock.export_menu.actions()[0].trigger()
    assert sorted(tmp_path.iterdir()) == before
    assert chooser.suggested[-1].endswith(".csv")

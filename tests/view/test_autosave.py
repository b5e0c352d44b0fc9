"""Unsaved work of a window that is gone: kept, offered once, restored as unsaved, or thrown away."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from simulator.controller.controller import Controller
from simulator.controller.intents import Rename
from simulator.formats.board_source import read_board_file
from simulator.view.window.autosave import Autosave
from simulator.view.window.table_link import TableLink


@pytest.fixture
def owner(qtbot: QtBot) -> QObject:
    return QObject()


def link(owner: QObject) -> TableLink:
    return TableLink(Controller(), owner)


def crashed(folder: Path, owner: QObject, title: str) -> None:
    """A window with unsaved work goes away without a word: its lock is free, its file stays."""
    table = link(owner)
    autosave = Autosave(table, folder)
    table.do(Rename(title))
    autosave.keep()
    assert autosave.file.is_file()
    autosave.release()


def test_a_change_is_kept_a_moment_later(qtbot: QtBot, owner: QObject, tmp_path: Path) -> None:
    table = link(owner)
    autosave = Autosave(table, tmp_path, pause_ms=1)
    table.do(Rename("Mine"))
    qtbot.waitUntil(autosave.file.is_file)
    assert read_board_file(autosave.file).document.title == (("", "Mine"),)


def test_what_has_been_saved_is_not_kept_twice(owner: QObject, tmp_path: Path) -> None:
    table = link(owner)
    autosave = Autosave(table, tmp_path)
    table.do(Rename("Mine"))
    autosave.keep()
    table.mark_saved()
    autosave.keep()
    assert not autosave.file.exists()


def test_a_window_that_is_open_is_not_left_behind(owner: QObject, tmp_path: Path) -> None:
    table = link(owner)
    table.do(Rename("Mine"))
    open_window = Autosave(table, tmp_path)
    open_window.keep()
    assert Autosave(link(owner), tmp_path).left_behind() is None
    assert open_window.file.exists()


def test_a_window_that_closed_in_good_order_leaves_nothing(owner: QObject, tmp_path: Path) -> None:
    table = link(owner)
    autosave = Autosave(table, tmp_path)
    table.do(Rename("Mine"))
    autosave.keep()
    autosave.leave()
    assert list(tmp_path.iterdir()) == []


def test_work_that_a_crash_left_behind_is_found_once(owner: QObject, tmp_path: Path) -> None:
    crashed(tmp_path, owner, "Lost")
    found = Autosave(link(owner), tmp_path).left_behind()
    assert found is not None
    assert found.document.title == (("", "Lost"),)
    assert Autosave(link(owner), tmp_path).left_behind() is None
    found.forget()
    assert not found.path.exists()


def test_what_cannot_be_read_is_taken_away(owner: QObject, tmp_path: Path) -> None:
    broken = tmp_path / "1-abc.combat.json"
    broken.write_text("{", encoding="utf-8")
    assert Autosave(link(owner), tmp_path).left_behind() is None
    assert not broken.exists()

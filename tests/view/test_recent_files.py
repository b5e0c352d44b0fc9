from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from simulator.view.window.recent_files import MOST, RecentFiles


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    paths = [tmp_path / f"{number}.combat.json" for number in range(MOST + 3)]
    for path in paths:
        path.write_text("{}", encoding="utf-8")
    return paths


def test_the_newest_stands_first_and_only_once(tmp_path: Path, files: list[Path]) -> None:
    recent = RecentFiles(tmp_path / "settings.ini")
    for path in (files[0], files[1], files[0]):
        recent.add(path)
    assert recent.paths() == (files[0], files[1])


def test_they_are_remembered_also_when_there_is_one(tmp_path: Path, files: list[Path]) -> None:
    RecentFiles(tmp_path / "settings.ini").add(files[0])
    assert RecentFiles(tmp_path / "settings.ini").paths() == (files[0],)


def test_there_are_not_more_than_one_can_look_through(tmp_path: Path, files: list[Path]) -> None:
    recent = RecentFiles(tmp_path / "settings.ini")
    for path in files:
        recent.add(path)
    assert recent.paths() == tuple(reversed(files))[:MOST]


def test_a_file_that_is_gone_is_left_out_until_it_is_back(tmp_path: Path, files: list[Path]) -> None:
    recent = RecentFiles(tmp_path / "settings.ini")
    recent.add(files[0])
    files[0].unlink()
    assert recent.paths() == ()
    files[0].write_text("{}", encoding="utf-8")
    assert recent.paths() == (files[0],)


def test_a_change_is_told(qtbot: QtBot, tmp_path: Path, files: list[Path]) -> None:
    recent = RecentFiles(tmp_path / "settings.ini")
    with qtbot.waitSignal(recent.changed):
        recent.add(files[0])
    with qtbot.waitSignal(recent.changed):
        recent.forget(files[0])
    assert recent.paths() == ()

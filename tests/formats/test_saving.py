"""Saving: whole or not at all."""

import stat
from pathlib import Path

import pytest

from simulator.formats import notation, saving
from simulator.formats.board_source import read_board_file
from simulator.formats.document import Document
from simulator.formats.saving import SaveError, save, write_whole

DOCUMENT = Document(notation.parse("A: 2/2 >"), title=(("ja", "熊"),))


def test_what_is_saved_can_be_opened(tmp_path: Path) -> None:
    save(DOCUMENT, tmp_path / "熊.combat.json")
    assert read_board_file(tmp_path / "熊.combat.json").document == DOCUMENT
    assert [path.name for path in tmp_path.iterdir()] == ["熊.combat.json"]


def test_a_file_that_was_there_keeps_its_permissions_and_a_link_its_target(tmp_path: Path) -> None:
    (tmp_path / "old").write_text("old")
    (tmp_path / "old").chmod(0o640)
    (tmp_path / "link").symlink_to(tmp_path / "old")
    save(DOCUMENT, tmp_path / "link")
    assert (tmp_path / "link").is_symlink()
    assert stat.S_IMODE((tmp_path / "old").stat().st_mode) == 0o640
    assert read_board_file(tmp_path / "old").document == DOCUMENT


@pytest.mark.parametrize("name", ["nowhere/board", "a\x00b", "x" * 300])
def test_where_nothing_can_be_written(tmp_path: Path, name: str) -> None:
    with pytest.raises(SaveError) as caught:
        save(DOCUMENT, tmp_path / name)
    assert caught.value.message.key == "file.cannot-save"
    assert list(tmp_path.iterdir()) == []


def test_a_directory_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "board").mkdir()
    with pytest.raises(SaveError):
        save(DOCUMENT, tmp_path / "board")
    assert [path.name for path in tmp_path.iterdir()] == ["board"]


def test_a_disk_that_fills_up_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "board"
    path.write_bytes(b"old")

    def full(_: int) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr(saving.os, "fsync", full)
    with pytest.raises(SaveError):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]

"""What the overlay keeps between runs, and the files that it gives out."""

import stat
from pathlib import Path

import pytest

from simulator.formats.obs_access import ObsAccess, ObsAccessFile
from simulator.formats.overlay_files import page_file
from simulator.formats.overlay_presets import MOST_PRESETS, OverlayPresets
from simulator.formats.overlay_secrets import OverlaySecrets

WATCH, CONTROL = "w" * 32, "c" * 32


def test_files_of_the_page_have_their_media_types() -> None:
    page, script = page_file("watch.html"), page_file("frames.js")
    assert page is not None
    assert script is not None
    assert (page.content_type, script.content_type) == ("text/html; charset=utf-8", "text/javascript; charset=utf-8")


@pytest.mark.parametrize("name", ["../../pyproject.toml", "/etc/passwd", "OFL.txt", "", "."])
def test_nothing_else_is_given_out(name: str) -> None:
    assert page_file(name) is None


def test_tokens_are_kept_for_their_user_alone(tmp_path: Path) -> None:
    secrets = OverlaySecrets(tmp_path / "below" / "tokens.json")
    assert secrets.load() is None
    secrets.keep(WATCH, CONTROL)
    secrets.keep(WATCH, CONTROL)
    assert secrets.load() == (WATCH, CONTROL)
    assert stat.S_IMODE(secrets.file.stat().st_mode) == 0o600


@pytest.mark.parametrize("content", ["", "[]", "{}", "5", '["a"]', '["a", "b"]', f'["{WATCH}", "{WATCH}"]', "[1, 2]"])
def test_tokens_that_are_good_for_nothing_count_as_none(tmp_path: Path, content: str) -> None:
    file = tmp_path / "tokens.json"
    file.write_text(content, encoding="utf-8")
    assert OverlaySecrets(file).load() is None


def test_tokens_that_cannot_be_kept_stop_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    OverlaySecrets(tmp_path / "file" / "tokens.json").keep(WATCH, CONTROL)


def test_how_obs_is_reached_is_kept_for_its_user_alone(tmp_path: Path) -> None:
    kept = ObsAccessFile(tmp_path / "below" / "obs.json")
    assert kept.load() == ObsAccess("127.0.0.1:4455", "")
    kept.keep(ObsAccess("10.0.0.2:4455", "sesame"))
    assert kept.load() == ObsAccess("10.0.0.2:4455", "sesame")
    assert stat.S_IMODE(kept.file.stat().st_mode) == 0o600
    assert "sesame" not in repr(kept.load())


@pytest.mark.parametrize("content", ["", "[]", "{}", "5", '["a"]', "[1, 2]", '["a", "b", "c"]'])
def test_a_way_to_obs_that_makes_no_sense_counts_as_the_usual_one(tmp_path: Path, content: str) -> None:
    file = tmp_path / "obs.json"
    file.write_text(content, encoding="utf-8")
    assert ObsAccessFile(file).load() == ObsAccess()


def test_a_way_to_obs_that_cannot_be_kept_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    ObsAccessFile(tmp_path / "file" / "obs.json").keep(ObsAccess("x", "y"))


def test_presets_are_bounded(tmp_path: Path) -> None:
    presets = OverlayPresets(tmp_path / "presets.json")
    assert all(presets.keep(f"scene {n}", {"lang": "ja"}) for n in range(MOST_PRESETS))
    assert not presets.keep("one more", {"lang": "ja"})
    assert presets.keep("scene 1", {"lang": "en", "delay": "9" * 200, "token": "x"})
    assert presets.all()["scene 1"] == {"lang": "en"}
    assert not presets.keep("n" * 101, {})
    assert not presets.keep("", {})
    presets.forget("scene 1")
    presets.forget("scene 1")
    assert presets.keep("one more", {})


@pytest.mark.parametrize("content", ["", "[1]", '{"a": 1}', "\x00"])
def test_a_file_of_presets_that_makes_no_sense_counts_as_empty(tmp_path: Path, content: str) -> None:
    file = tmp_path / "presets.json"
    file.write_text(content, encoding="utf-8")
    assert OverlayPresets(file).all() == {}

"""`render`: pictures of a board without a screen."""

import os
import subprocess
import sys
from pathlib import Path

from PIL import Image

from tests.command import run

DUEL = "A: 3/3 first strike >; C: 2/2 >; B: 2/2 x A"
OPEN = "A: 4/4 trample >; B: 2/2 x A"


def test_a_png_has_the_size_of_the_table(tmp_path: Path) -> None:
    path = tmp_path / "board.png"
    assert run("render", OPEN, "-o", str(path)).status == 0
    with Image.open(path) as picture:
        assert picture.size == (1280, 800)
        # A table and cards, not one colour.
        assert len(picture.convert("RGB").getcolors(maxcolors=1 << 24) or ()) > 500


def test_an_svg_keeps_its_text(tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    assert run("render", OPEN, "-o", str(path)).status == 0
    text = path.read_text("utf-8")
    assert text.startswith("<?xml")
    assert "P2" in text


def test_510_4_a_gif_shows_both_damage_steps(tmp_path: Path) -> None:
    path = tmp_path / "board.gif"
    assert run("render", DUEL, "-o", str(path)).status == 0
    with Image.open(path) as picture:
        assert picture.format == "GIF"
        assert getattr(picture, "n_frames", 1) > 20


def test_a_gif_of_a_board_with_a_choice_wants_it_chosen(tmp_path: Path) -> None:
    path = tmp_path / "board.gif"
    missing = run("render", OPEN, "-o", str(path))
    assert missing.status == 3
    assert missing.err
    assert not path.exists()
    assert run("render", OPEN, "-o", str(path), "--choose", "most-through").status == 0
    assert path.exists()


def test_another_suffix_is_a_wrong_call(tmp_path: Path) -> None:
    answer = run("render", OPEN, "-o", str(tmp_path / "board.webm"))
    assert answer.status == 2
    assert ".png" in answer.err


def test_no_screen_is_needed(tmp_path: Path) -> None:
    bare = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    bare.pop("QT_QPA_PLATFORM", None)
    program = [sys.executable, "-m", "simulator", "render", OPEN, "-o", str(tmp_path / "board.png"), "--lang", "ja"]
    done = subprocess.run(program, env=bare, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "board.png").stat().st_size > 20_000

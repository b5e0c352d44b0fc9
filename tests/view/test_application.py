"""Start-up as a process of its own: what the machine lacks is one line and status 2, never an abort."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from simulator.view.window.running import plugin_problem

ROOT = Path(__file__).parents[2]
OPEN = "import sys; from simulator.view.application import run_window; sys.exit(run_window(None))"


def run(tmp_path: Path, **more: str) -> "subprocess.CompletedProcess[str]":
    """Open the window in a process without any screen."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "SYSTEMROOT", "LD_LIBRARY_PATH")}
    environment = {**kept, "HOME": str(tmp_path), "PYTHONPATH": str(ROOT), "LANG": "C.UTF-8", **more}
    return subprocess.run(
        [sys.executable, "-c", OPEN], env=environment, capture_output=True, text=True, timeout=180, check=False
    )


@pytest.mark.parametrize(
    ("more", "begins"),
    [
        ({}, "There is no screen"),
        ({"DISPLAY": ":54321"}, "There is no screen"),
        ({"LANG": "ja_JP.UTF-8"}, "ウィンドウを開く画面がありません"),
    ],
)
def test_without_a_screen_one_line_names_what_works_instead(tmp_path: Path, more: dict[str, str], begins: str) -> None:
    done = run(tmp_path, **more)
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith(begins)
    assert "render" in line
    assert "legal" in line


def test_a_missing_system_library_names_its_package(tmp_path: Path) -> None:
    # What Python says when a part of Qt cannot load one of its libraries.
    broken = tmp_path / "PySide6"
    broken.mkdir()
    (broken / "__init__.py").write_text("", "utf-8")
    said = "libEGL.so.1: cannot open shared object file: No such file or directory"
    (broken / "QtCore.py").write_text(f"raise ImportError({said!r}, name='PySide6.QtCore')", "utf-8")
    done = run(tmp_path, PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}", QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert "libEGL.so.1" in line
    assert "libegl1" in line


@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_where_nothing_lacks_nothing_is_said(platform: str) -> None:
    assert plugin_problem(platform) is None

"""No screen, no library: told before Qt is started. A real socket stands in for a screen."""

import socket
from pathlib import Path

import pytest

from simulator.formats.language import Language
from simulator.rules.messages import message
from simulator.view.window.startup_checks import missing_library, screen_problem, spoken_language

NO_SCREEN = message("window.no-screen")


@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"DISPLAY": ":54321"},
        {"DISPLAY": "nonsense"},
        {"WAYLAND_DISPLAY": "wayland-54321", "XDG_RUNTIME_DIR": "/nowhere"},
        {"QT_QPA_PLATFORM": "xcb"},
    ],
)
def test_without_a_screen_no_window(environment: dict[str, str]) -> None:
    assert screen_problem(environment, "linux") == NO_SCREEN


def test_a_platform_without_a_screen_needs_none() -> None:
    assert screen_problem({"QT_QPA_PLATFORM": "offscreen"}, "linux") is None


def test_other_systems_always_have_a_screen() -> None:
    assert screen_problem({}, "win32") is None


def test_a_wayland_server_that_answers_is_a_screen(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-0"))
        server.listen()
        environment = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}
        assert screen_problem(environment, "linux") is None


def test_an_x_server_on_another_machine_is_a_screen() -> None:
    with socket.create_server(("localhost", 0)) as server:
        number = server.getsockname()[1] - 6000
        assert screen_problem({"DISPLAY": f"localhost:{number}.0"}, "linux") is None


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            "libEGL.so.1: cannot open shared object file: No such file or directory",
            message("window.no-library-package", library="libEGL.so.1", package="libegl1"),
        ),
        (
            "Cannot load library libqxcb.so: (libxcb-cursor.so.0: cannot open shared object file)",
            message("window.no-library-package", library="libxcb-cursor.so.0", package="libxcb-cursor0"),
        ),
        ("libodd.so.7: cannot open", message("window.no-library", library="libodd.so.7")),
        ("No module named 'PySide6'", message("window.no-qt", words="No module named 'PySide6'")),
    ],
)
def test_a_missing_library_names_its_package(words: str, said: object) -> None:
    assert missing_library(words) == said


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ja_JP.UTF-8"}, Language.JA),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "C"}, Language.EN),
        ({}, Language.EN),
    ],
)
def test_the_language_of_the_terminal(environment: dict[str, str], language: Language) -> None:
    assert spoken_language(environment) is language

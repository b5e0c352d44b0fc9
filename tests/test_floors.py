"""The house: imports go down only, no rooms of one floor know each other, no cycles, modules stay small."""

import ast
import subprocess
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "simulator"
FLOORS = {
    "rules": 0,
    "formats": 1,
    "explore": 1,
    "controller": 2,
    "view": 3,
    "overlay": 3,
    "cli": 4,
    "__main__": 5,
}
ONLY_IN = {
    "PySide6": "simulator.view",
    "shiboken6": "simulator.view",
    "pyqtgraph": "simulator.view.charts",
    "aiohttp": "simulator.overlay",
    "pydantic": "simulator.formats",
    "simpleobsws": "simulator.overlay.obs_client",
    "websockets": "simulator.overlay.obs_client",
}
NOT_IN_RULES = {"random", "time", "os", "pathlib", "io", "socket", "subprocess", "json"}


def modules() -> dict[str, Path]:
    return {
        ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__"): path
        for path in PACKAGE.rglob("*.py")
    }


@cache
def imports_of(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found.add(node.module or "")
    return found


def room_of(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


def edges() -> set[tuple[str, str]]:
    return {
        (module, imported)
        for module, path in modules().items()
        for imported in imports_of(path)
        if imported.split(".")[0] == "simulator"
    }


def test_every_room_has_a_floor() -> None:
    rooms = {room_of(module) for module in modules()} - {""}
    assert rooms <= set(FLOORS)


def test_imports_go_down_only() -> None:
    upward = [
        (importer, imported)
        for importer, imported in edges()
        if room_of(imported)
        and room_of(importer) != room_of(imported)
        and FLOORS.get(room_of(importer), -1) <= FLOORS[room_of(imported)]
    ]
    assert upward == []


def test_the_reading_of_imports_finds_enough() -> None:
    # A reader that finds nothing would let everything pass.
    assert len(edges()) > 60


def test_no_cycles() -> None:
    below: dict[str, set[str]] = {}
    for importer, imported in edges():
        below.setdefault(importer, set()).add(imported)
    done: set[str] = set()

    def walk(module: str, path: tuple[str, ...]) -> None:
        assert module not in path, " -> ".join((*path, module))
        if module not in done:
            for imported in below.get(module, ()):
                walk(imported, (*path, module))
            done.add(module)

    for module in list(below):
        walk(module, ())


@pytest.mark.parametrize("library", sorted(ONLY_IN))
def test_a_library_stays_in_its_room(library: str) -> None:
    users = {
        module for module, path in modules().items() if any(name.split(".")[0] == library for name in imports_of(path))
    }
    assert all(user == ONLY_IN[library] or user.startswith(ONLY_IN[library] + ".") for user in users), users


def test_the_rules_know_no_files_clock_or_chance() -> None:
    for module, path in modules().items():
        if room_of(module) == "rules":
            names = {name.split(".")[0] for name in imports_of(path)}
            assert not names & NOT_IN_RULES, module


def test_modules_stay_small() -> None:
    long = {module: lines for module, path in modules().items() if (lines := path.read_text("utf-8").count("\n")) > 300}
    assert long == {}


def test_the_top_level_holds_the_fixed_names_only() -> None:
    fixed = {"pyproject.toml", "simulator", "resources", "tests", "README.md", "LICENSE"}
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=PACKAGE.parent, capture_output=True, text=True, check=True
    ).stdout.split()
    tops = {path.split("/")[0] for path in tracked}
    assert {top for top in tops if not top.startswith(".")} == fixed

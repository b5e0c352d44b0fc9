"""The boards of a folder, with all folders in it."""

from collections.abc import Iterator
from pathlib import Path

SUFFIXES = (".combat.json", ".combat.txt")
"""Scenario files, and boards in notation."""


def boards_in(folder: Path) -> Iterator[Path]:
    """The files of boards in a folder, by their names; nothing where it holds none or cannot be read."""
    found = (path for path in folder.rglob("*") if path.name.endswith(SUFFIXES) and path.is_file())
    return iter(sorted(found))

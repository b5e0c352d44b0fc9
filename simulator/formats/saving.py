"""Saving: a file is written whole or not at all, and what was there before stays until then."""

import os
import secrets
import stat
from pathlib import Path

from simulator.formats import scenario_file
from simulator.formats.document import Document
from simulator.rules.messages import Message, message


class SaveError(Exception):
    """A file that cannot be written; what was there before is untouched."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.key)
        self.message = said


def save(document: Document, path: Path) -> None:
    """Writes a scenario file. Raises `SaveError`."""
    write_whole(path, scenario_file.write(document).encode("utf-8"))


def write_whole(path: Path, content: bytes) -> None:
    """Writes a file beside the old one, then puts it in its place in one step. Raises `SaveError`.

    Links are followed, and the file's permissions stay.
    """
    try:
        _replace(Path(os.path.realpath(path)), content)
    except (OSError, ValueError):
        raise SaveError(message("file.cannot-save", path=str(path))) from None


def _replace(target: Path, content: bytes) -> None:
    beside = target.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        _write_through(beside, content)
        if target.exists():
            os.chmod(beside, stat.S_IMODE(target.stat().st_mode))
        os.replace(beside, target)
    finally:
        beside.unlink(missing_ok=True)


def _write_through(path: Path, content: bytes) -> None:
    with path.open("xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())

"""Where a board comes from: standard input, a file, or the words of a command line."""

import os
import re
from pathlib import Path
from typing import BinaryIO

from simulator.formats import notation, scenario_file
from simulator.formats.document import Reading
from simulator.formats.findings import FormatError, error
from simulator.formats.json_text import decode
from simulator.formats.limits import MOST_FILE_BYTES
from simulator.rules.messages import Message, message
from simulator.rules.objects import CardType

STANDARD_INPUT = "-"
"""What a command is given in place of a board that it is to read there."""
_FIGURE = re.compile(
    r"(?<![^\s;]) (?: [+-]?\d+ \s*/\s* [+-]?\d+ (?![^\s;>@]) | (?:loyalty|defense|damage) \s+ \d )",
    re.IGNORECASE | re.VERBOSE,
)
_TYPES = frozenset(one.value for one in CardType)


def read_source(source: str, standard_input: BinaryIO, *, what_if: bool = False) -> Reading:
    """The board that a command names: `-`, an existing path, or a notation.

    `what_if`: what its rules don't know yet is played all the same, whether or not the file says so.
    Raises `FormatError`, also where the source is none of them.
    """
    if source == STANDARD_INPUT:
        return read_board(standard_input.read(MOST_FILE_BYTES + 1), what_if=what_if)
    if os.path.exists(source):
        return read_board_file(Path(source), what_if=what_if)
    if _looks_like_a_board(source):
        return _read_text(source, what_if)
    raise _refused(message("board.no-such-file", path=source))


def read_board_file(path: Path, *, what_if: bool = False) -> Reading:
    """The board in a file: a scenario file, or a notation. Raises `FormatError`, also for what cannot be read."""
    if path.is_dir():
        raise _refused(message("board.is-directory", path=str(path)))
    try:
        with path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            return read_board(b"" if size > MOST_FILE_BYTES else file.read(MOST_FILE_BYTES + 1), size, what_if=what_if)
    except OSError:
        raise _refused(message("board.unreadable", path=str(path))) from None


def read_board(content: bytes, size: int = 0, *, what_if: bool = False) -> Reading:
    """The board that these bytes hold, JSON where they begin with `{`, else notation. Raises `FormatError`.

    `size`: the bytes of the whole file, where not all were read.
    """
    size = max(size, len(content))
    if size > MOST_FILE_BYTES:
        raise _refused(message("board.too-large", n=size, most=MOST_FILE_BYTES))
    return _read_text(decode(content), what_if)


def _read_text(text: str, what_if: bool) -> Reading:
    read = scenario_file.read if text.lstrip().startswith("{") else notation.read
    return read(text, what_if=what_if)


def _looks_like_a_board(text: str) -> bool:
    first = text.split(maxsplit=1)[:1]
    return ":" in text or _FIGURE.search(text) is not None or (bool(first) and first[0].casefold() in _TYPES)


def _refused(said: Message) -> FormatError:
    return FormatError((error((), said),))

"""The standard streams as a shell gives them: perhaps closed, unbuffered, or in an encoding that cannot say all."""

import codecs
import json
import os
import sys
from io import BufferedWriter, BytesIO, RawIOBase, StringIO, TextIOWrapper
from typing import BinaryIO, TextIO

_ESCAPES = "combat-simulator-escapes"
_ENCODING_ASKED_FOR = "PYTHONIOENCODING"


def prepare_streams() -> None:
    """Make standard output and standard error fit to be written to."""
    _open_what_is_closed()
    codecs.register_error(_ESCAPES, _escaped)
    sys.stdout = _whole_lines(sys.stdout)
    _say_everything(sys.stdout)


def standard_input() -> BinaryIO:
    """The bytes of standard input, of a text put in its place too."""
    if isinstance(sys.stdin, StringIO):
        return BytesIO(sys.stdin.read().encode("utf-8"))
    return sys.stdin.buffer


def finish_streams() -> None:
    """Write what is left; what cannot be written is let go, for Python would complain of it on its way out."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            _give_up(stream)


def give_up_streams() -> None:
    """Let go of all that is not written yet."""
    for stream in (sys.stdout, sys.stderr):
        _give_up(stream)


def _give_up(stream: TextIO) -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _open_what_is_closed() -> None:
    """Python has None for a stream that the shell closed (`>&-`)."""
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY), "r")
    if sys.stdout is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")


def _whole_lines(stream: TextIO) -> TextIO:
    """The stream, buffered by lines where Python was asked for no buffer, as by `PYTHONUNBUFFERED`.

    Unbuffered, Python forgets what a write leaves over that a signal cuts short: a line would be torn at Ctrl-C.
    """
    raw = stream.buffer
    if not isinstance(raw, RawIOBase):
        return stream
    return TextIOWrapper(BufferedWriter(raw), stream.encoding, stream.errors, line_buffering=True)


def _say_everything(stream: TextIO) -> None:
    """Files and pipes are UTF-8, as boards are; a terminal shows what its encoding has, and the rest escaped."""
    if not isinstance(stream, TextIOWrapper):
        return
    stream.reconfigure(errors=_ESCAPES)
    if not stream.isatty() and _ENCODING_ASKED_FOR not in os.environ:
        stream.reconfigure(encoding="utf-8", errors=_ESCAPES)


def _escaped(wrong: UnicodeError) -> tuple[str, int]:
    """Characters as JSON escapes them: JSON stays JSON."""
    if not isinstance(wrong, UnicodeEncodeError):
        raise wrong
    return json.dumps(wrong.object[wrong.start : wrong.end])[1:-1], wrong.end

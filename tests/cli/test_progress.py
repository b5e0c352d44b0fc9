"""Progress of a long output: told on a terminal, and only while the output goes elsewhere."""

import io

import pytest

from simulator.cli import progress
from simulator.cli.progress import with_progress


class Terminal(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


def test_progress_is_told_while_lines_go_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setattr(progress, "SECONDS", 0)
    assert list(with_progress(["one\n", "two\nthree\n"], 12_345)) == ["one\n", "two\nthree\n"]
    assert terminal.getvalue() == "\r1 / 12,345\r3 / 12,345\r\x1b[K"


def test_no_progress_where_nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    assert list(with_progress(["one\n"], 1)) == ["one\n"]
    assert stream.getvalue() == ""

"""Progress of a long output: told on a terminal, and only while the output goes elsewhere."""

import io
from threading import Event

import pytest

from simulator.cli import progress
from simulator.cli.progress import counted, time_told, with_progress


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


def test_work_that_cannot_tell_how_far_it_is_tells_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    told = Event()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setattr(progress, "TICK_SECONDS", 0.01)
    monkeypatch.setattr(terminal, "flush", told.set)
    with time_told():
        assert told.wait(20)
    assert terminal.getvalue().startswith("\r0 s")
    assert terminal.getvalue().endswith("\r\x1b[K")


def test_items_are_counted_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setattr(progress, "SECONDS", 0)
    done: list[str] = []
    for item in counted("ab", lambda: len(done), 12_345):
        done.append(item)
    assert terminal.getvalue() == "\r1 / 12,345\r2 / 12,345\r\x1b[K"


def test_no_progress_where_nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    assert list(with_progress(["one\n"], 1)) == ["one\n"]
    assert stream.getvalue() == ""

"""`legal --lines` as a process of its own: it stops cleanly, and its memory does not grow with the lines."""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress

import pytest

SIX = "; ".join(f"A{n}: 12/12 trample >" for n in range(1, 7)) + "; B1..B4: 0/6 x A1, A2, A3, A4, A5, A6"
MOST_MORE = 40_000
"""Kilobytes that ten times the lines may take more: what is kept to copy from is bounded."""


def lines(*arguments: str, unbuffered: str = "") -> subprocess.Popen[bytes]:
    call = [sys.executable, "-m", "simulator", "legal", SIX, "--lines", "--lang", "en", *arguments]
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    return subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_it_stops_at_an_interrupt_behind_a_whole_line(unbuffered: str) -> None:
    process = lines(unbuffered=unbuffered)
    assert process.stdout is not None
    first = process.stdout.readline()
    process.send_signal(signal.SIGINT)
    rest, told = process.communicate()
    assert process.returncode == 130
    assert told.endswith(b"Interrupted.\n")
    assert b"Traceback" not in told
    assert rest.endswith(b"}\n")
    assert all(json.loads(line) for line in (first, *rest.splitlines()[-3:]))


def test_it_stops_at_once_at_a_second_interrupt_while_nobody_reads() -> None:
    process = lines()
    assert process.stdout is not None
    process.stdout.readline()
    with process:
        while process.poll() is None:
            process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                process.wait(0.2)
        assert process.returncode == 130


def test_it_stops_without_a_word_when_nobody_reads_on() -> None:
    process = lines()
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    told = process.stderr.read()
    process.stderr.close()
    assert process.wait() == 0
    assert all(line.startswith(b"warning: ") for line in told.splitlines())


def test_memory_does_not_grow_with_the_lines() -> None:
    few, many = memory(40_000), memory(400_000)
    assert many - few < MOST_MORE


def memory(number: int) -> int:
    """The kilobytes that so many lines take at most."""
    process = lines("--limit", str(number))
    assert process.stdout is not None
    assert process.stderr is not None
    with process.stdout, process.stderr:
        assert sum(chunk.count(b"\n") for chunk in iter(lambda: process.stdout.read(1 << 16), b"")) == number
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    return usage.ru_maxrss

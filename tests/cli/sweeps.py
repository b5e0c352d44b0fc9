"""A sweep as a process, and the rows that it has written."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

import psutil

ROOT = Path(__file__).parents[2]
BOARD = "A: 5/5 trample >; B: 2/2 x A; C: 1/3 x A"
VARIED = ("--vary", "A.power=0..39", "--vary", "B.toughness=1..5")
NUMBER = 200

Written = dict[str, Any]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), "LANG": "C.UTF-8"}


def rows(file: Path) -> list[Written]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def of_place(file: Path) -> dict[tuple[str, str], Written]:
    """Every row by what it is of; fails where two are of the same."""
    found: dict[tuple[str, str], Written] = {}
    for row in rows(file):
        place = (row["board"], json.dumps(row["vary"]))
        assert place not in found, place
        found[place] = {name: value for name, value in row.items() if name != "key"}
    return found


@contextmanager
def sweeping(*arguments: str) -> Iterator["subprocess.Popen[str]"]:
    """The command in a process of its own, in a group of its own."""
    process = subprocess.Popen(
        [sys.executable, "-m", "simulator", "sweep", *arguments],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def until_it_has(number: int, file: Path, process: "subprocess.Popen[str]") -> None:
    """Wait until so many rows are written; they are not all then."""
    follow = ["tail", "--lines=+1", "--follow=name", "--retry", "--sleep-interval=0.02", f"--pid={process.pid}", file]
    with subprocess.Popen(follow, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as tail:
        assert tail.stdout is not None
        seen = sum(1 for _ in islice(tail.stdout, number))
        tail.terminate()
    assert seen == number
    assert process.poll() is None


def workers_of(process: "subprocess.Popen[str]") -> list[psutil.Process]:
    """The processes that do its work."""
    started = psutil.Process(process.pid).children()
    return [one for one in started if any("LokyProcess" in word for word in one.cmdline())]

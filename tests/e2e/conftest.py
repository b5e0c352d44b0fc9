"""A screen of its own, a real pointer, and the real window as a process."""

import json
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Empty, Queue
from typing import IO, Any

import pytest

ROOT = Path(__file__).parents[2]
NEEDED = ("Xvfb", "xdotool")
PATIENCE_S = 40.0
STEPS = 12

Table = dict[str, Any]


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """A free display on a screen that nobody sees."""
    lacking = [tool for tool in NEEDED if shutil.which(tool) is None]
    if lacking:
        pytest.fail(f"{' and '.join(lacking)} missing: .ci/run installs what a real window needs")
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as number:
            yield f":{number.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


class Pointer:
    """The real pointer. It moves in small steps, as a hand does: Qt begins a drag only on the way."""

    def __init__(self, display: str) -> None:
        self._display = display

    def click(self, at: list[int]) -> None:
        self._do("mousemove", *map(str, at), "click", "1")

    def drag(self, start: list[int], goal: list[int]) -> None:
        way = ["mousemove", *map(str, start), "mousedown", "1"]
        for step in range(1, STEPS + 1):
            x, y = (round(one + (other - one) * step / STEPS) for one, other in zip(start, goal, strict=True))
            way += ["sleep", "0.03", "mousemove", str(x), str(y)]
        # A last small move tells the target that the pointer is above it.
        self._do(*way, "sleep", "0.1", "mousemove_relative", "1", "0", "sleep", "0.1", "mouseup", "1")

    def key(self, key: str) -> None:
        self._do("key", key)

    def write(self, words: str) -> None:
        """Type on the real keyboard."""
        self._do("type", "--delay", "20", words)

    def rest_at(self, at: list[int]) -> None:
        """Move there without a button."""
        self._do("mousemove", *map(str, at), "mousemove_relative", "1", "0")

    def wheel_up(self, at: list[int]) -> None:
        self._do("mousemove", *map(str, at), "click", "4")

    def _do(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env={**os.environ, "DISPLAY": self._display}, check=True, timeout=30)


class RealWindow:
    """The window's process: asked for places, and waited for."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        assert process.stdin is not None
        assert process.stdout is not None
        self._questions: IO[str] = process.stdin
        self._told: Queue[str] = Queue()
        self.table: Table = {}
        self._reader = threading.Thread(target=self._read, args=(process.stdout,), daemon=True)
        self._reader.start()

    def end(self) -> None:
        """End the process without a word."""
        self._process.kill()
        self._process.wait()
        self._reader.join()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()

    def at(self, **question: Any) -> list[int]:
        """Where something is on the screen."""
        self._questions.write(json.dumps(question) + "\n")
        self._questions.flush()
        while True:
            told = self._next(time.monotonic() + PATIENCE_S, f"an answer to {question}")
            if "at" in told:
                return list(told["at"])

    def wait(self, wanted: Callable[[Table], bool], what: str) -> Table:
        """The table as soon as it is as wanted."""
        until = time.monotonic() + PATIENCE_S
        while not (self.table and wanted(self.table)):
            self._next(until, what)
        return self.table

    def _read(self, answers: IO[str]) -> None:
        for line in answers:
            self._told.put(line)

    def _next(self, until: float, what: str) -> dict[str, Any]:
        """The next line; it may tell of the table on the way."""
        try:
            line = self._told.get(timeout=max(0.0, until - time.monotonic()))
        except Empty:
            raise AssertionError(f"waited in vain for {what}; the table: {self.table}") from None
        told: dict[str, Any] = json.loads(line)
        self.table = told.get("table", self.table)
        return told


@pytest.fixture
def pointer(display: str) -> Pointer:
    return Pointer(display)


@pytest.fixture
def start_window(display: str, tmp_path: Path) -> Iterator[Callable[[], RealWindow]]:
    """Starts the window's process; the second one finds what the first one left behind."""
    kept = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    environment = {**kept, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    started: list[RealWindow] = []

    def start() -> RealWindow:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.e2e.window_under_test", str(tmp_path)],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )
        started.append(RealWindow(process))
        return started[-1]

    yield start
    for window in started:
        window.end()


@pytest.fixture
def window(start_window: Callable[[], RealWindow]) -> RealWindow:
    return start_window()

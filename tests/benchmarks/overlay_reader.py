"""A page without a browser: a process of its own that notes when it hears of each version."""

import multiprocessing
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.queues import Queue

_PATIENCE_SECONDS = 20.0


@dataclass
class Reader:
    """What the process has heard so far: the clock (`time.monotonic`, the same for all processes) by version."""

    _arrivals: "Queue[tuple[int, float]]"
    heard: dict[int, float] = field(default_factory=dict)

    def until(self, version: int) -> None:
        """Wait until it has heard of this version."""
        while max(self.heard, default=0) < version:
            self._note(self._arrivals.get(timeout=_PATIENCE_SECONDS))

    def _note(self, arrival: tuple[int, float]) -> None:
        self.heard[arrival[0]] = arrival[1]


@contextmanager
def reading(address: str) -> Iterator[Reader]:
    """Meanwhile a process reads the events of an overlay's address."""
    context = multiprocessing.get_context("spawn")
    arrivals: Queue[tuple[int, float]] = context.Queue()
    process = context.Process(target=_read, args=(address.replace("/overlay?", "/events?"), arrivals), daemon=True)
    process.start()
    reader = Reader(arrivals)
    reader.until(1)
    try:
        yield reader
    finally:
        process.terminate()
        process.join()


def _read(address: str, arrivals: "Queue[tuple[int, float]]") -> None:
    with urllib.request.urlopen(address, timeout=_PATIENCE_SECONDS) as stream:
        for line in stream:
            if line.startswith(b"id: "):
                arrivals.put((int(line[4:]), time.monotonic()))

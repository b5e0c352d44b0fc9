"""How far a long output has come: on standard error, where that is a terminal and the output goes elsewhere."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from threading import Event, Thread
from time import monotonic
from typing import TypeVar

from simulator.formats.catalogue import figure

_Item = TypeVar("_Item")

SECONDS = 0.2
"""Between two updates."""

TICK_SECONDS = 1.0
"""Between two updates of work that cannot tell how far it has come."""


def with_progress(texts: Iterable[str], lines: int) -> Iterator[str]:
    """The texts, each of whole lines; `lines`: how many all have together."""
    if not sys.stderr.isatty() or sys.stdout.isatty():
        yield from texts
        return
    done, told = 0, monotonic()
    try:
        for text in texts:
            yield text
            done += text.count("\n")
            if monotonic() - told >= SECONDS:
                told = monotonic()
                tell(done, lines)
    finally:
        wipe()


def counted(items: Iterable[_Item], done: Callable[[], int], number: int) -> Iterator[_Item]:
    """The items; on a terminal it is told after some of them how many of `number` are `done`."""
    told = monotonic() - SECONDS
    try:
        for item in items:
            yield item
            if monotonic() - told >= SECONDS:
                told = monotonic()
                tell(done(), number)
    finally:
        wipe()


@contextmanager
def time_told() -> Iterator[None]:
    """On a terminal, tell every second how long the work within takes already; afterwards the line is gone."""
    if not sys.stderr.isatty():
        yield
        return
    over = Event()
    clock = Thread(target=_tell_time, args=(over,), daemon=True)
    clock.start()
    try:
        yield
    finally:
        over.set()
        clock.join()
        wipe()


def _tell_time(over: Event) -> None:
    begun = monotonic()
    while not over.wait(TICK_SECONDS):
        sys.stderr.write(f"\r{monotonic() - begun:.0f} s")
        sys.stderr.flush()


def tell(done: int, number: int) -> None:
    """Write that so many of this number are done; not where nobody watches."""
    if not sys.stderr.isatty():
        return
    sys.stderr.write(f"\r{figure(done)} / {figure(number)}")
    sys.stderr.flush()


def wipe() -> None:
    """Take the line of progress away."""
    if not sys.stderr.isatty():
        return
    sys.stderr.write("\r\x1b[K")

"""How far a long output has come: on standard error, where that is a terminal and the output goes elsewhere."""

import sys
from collections.abc import Iterable, Iterator
from time import monotonic

from simulator.formats.catalogue import figure

SECONDS = 0.2
"""Between two updates."""


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
                sys.stderr.write(f"\r{figure(done)} / {figure(lines)}")
                sys.stderr.flush()
    finally:
        sys.stderr.write("\r\x1b[K")

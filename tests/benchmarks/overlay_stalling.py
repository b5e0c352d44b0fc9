"""What pages that stall cost a page that reads: from each change to its arrival, with twenty of them and without."""

import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from simulator.controller.intents import Confirm, Undo
from tests.benchmarks.overlay_reader import Reader, reading
from tests.benchmarks.overlay_words import words
from tests.overlay.served import Served, served, stalled

BOARD = "; ".join(f"A{n}: 2/2 > P2" for n in range(40))
STALLING = 20
PER_SECOND = 60
# Each changes all of the forty.
_FLIP = (Confirm(), Undo())
# So many changes fill what the system keeps for a page that takes nothing.
_FILLING = 60


def print_stalling(turns: int) -> None:
    """Print the ms from change to arrival, a second of each kind in turns; stalled pages are given up after 20 s."""
    alone: list[float] = []
    beside: list[float] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        served(BOARD, Path(folder)) as one,
        reading(one.server.address()) as reader,
    ):
        _arrivals(one, reader, _FILLING)
        for _ in range(turns):
            alone += _arrivals(one, reader, PER_SECOND)
            clients = [stalled(one) for _ in range(STALLING)]
            _arrivals(one, reader, _FILLING)
            beside += _arrivals(one, reader, PER_SECOND)
            for client in clients:
                client.close()
    print(f"ms from a change to its arrival elsewhere, no page stalls:        {words(alone)}")
    print(f"ms from a change to its arrival elsewhere, {STALLING} connected and stall: {words(beside)}")
    later = (median(beside) - median(alone), quantiles(beside, n=100)[98] - quantiles(alone, n=100)[98])
    print(f"  later beside those that stall: median {later[0]:+.2f}, 99 % {later[1]:+.2f}")


def _arrivals(one: Served, reader: Reader, changes: int) -> list[float]:
    """How long each of so many changes was under way, in ms."""
    changed: list[float] = []
    leave = one.controller.subscribe(lambda old, new: changed.append(time.monotonic()))
    first = max(reader.heard) + 1
    begun = time.monotonic()
    for turn in range(changes):
        time.sleep(max(0.0, begun + turn / PER_SECOND - time.monotonic()))
        one.do(_FLIP[turn % 2])
    leave()
    reader.until(first + changes - 1)
    # Whoever does not keep up misses what lay between: those that were heard count.
    return [(reader.heard[version] - at) * 1000 for version, at in enumerate(changed, first) if version in reader.heard]

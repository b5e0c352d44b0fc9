"""How soon the streamer's page shows what happens on the table, and what that costs the table, with forty creatures.

`python -m tests.benchmarks.bench_overlay [SECONDS]` changes the table 60 times a second for so long (default 10)
while a real browser shows the page, and prints how long each change took to be painted and how far the page is behind
at the end; then what the overlay costs the table's own frames, and what twenty pages that stall cost another one.
Nothing is asserted.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page
from PySide6.QtWidgets import QApplication

from simulator.controller.intents import Assign
from tests.benchmarks.overlay_frames import print_frames
from tests.benchmarks.overlay_stalling import print_stalling
from tests.benchmarks.overlay_words import words
from tests.chromium import chromium
from tests.overlay.served import Served, served

BOARD = "; ".join(f"A{n}: 4/4 trample > P2; B{n}: 2/2 x A{n}" for n in range(20))
PER_SECOND = 60
PAIRS = 200
TURNS = 5

# When each version has been painted, by the computer's clock, in ms.
_NOTE = """() => {
    window.painted = {};
    const root = document.documentElement;
    const note = () => {
        const version = root.dataset.version;
        requestAnimationFrame(() => setTimeout(() => {
            window.painted[version] = performance.timeOrigin + performance.now();
        }));
    };
    new MutationObserver(note).observe(root, { attributeFilter: ["data-version"] });
}"""
_WHEN_PAINTED = """(last) => new Promise((done) => {
    const look = () => (window.painted[last] === undefined ? requestAnimationFrame(look) : done(window.painted));
    look();
})"""


def main() -> None:
    """Print the figures."""
    seconds = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    print_painting(seconds)
    print_frames(BOARD, PAIRS)
    print_stalling(TURNS)


def print_painting(seconds: int) -> None:
    """Print how soon a browser paints each change."""
    with tempfile.TemporaryDirectory() as folder, served(BOARD, Path(folder)) as one, chromium() as browser:
        page = browser.new_page(viewport={"width": 1280, "height": 720})
        page.goto(one.page())
        page.wait_for_selector("#stage:not([hidden])")
        behind = _sixty_a_second(page, one, seconds)
    print(f"{len(behind)} of them painted, the last {behind[max(behind)]:.1f} ms after its change")
    print("ms from a change to its paint on the page:", words(list(behind.values())))


def _sixty_a_second(page: Page, one: Served, seconds: int) -> dict[int, float]:
    """How long each change that was painted took to be, in ms, by its version."""
    page.evaluate(_NOTE)
    first = int(page.locator("html").get_attribute("data-version") or 0) + 1
    changed: list[float] = []
    one.controller.subscribe(lambda old, new: changed.append(time.time() * 1000))
    begun = time.time()
    for turn in range(seconds * PER_SECOND):
        time.sleep(max(0.0, begun + turn / PER_SECOND - time.time()))
        one.do(Assign("A0", "P2", 1 + turn % 2))
    print(f"{len(changed)} changes in {time.time() - begun:.1f} s")
    painted: dict[str, float] = page.evaluate(_WHEN_PAINTED, first + len(changed) - 1)
    return {int(version): at - changed[int(version) - first] for version, at in painted.items()}


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication(sys.argv)
    main()

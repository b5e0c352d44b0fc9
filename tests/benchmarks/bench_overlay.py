"""How long a change of the table takes to be painted on the streamer's page, with forty creatures.

`python -m tests.benchmarks.bench_overlay [SECONDS]` changes the table 60 times a second for so long (default 10)
while a real browser shows the page, and prints how long each change took to be painted, how far the page is behind at
the end, the same with twenty pages that stall, and what a change costs the table's thread with the overlay and
without. Nothing is asserted.
"""

import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

from simulator.controller.controller import Controller
from simulator.controller.intents import Assign
from tests.controller.tables import table
from tests.overlay.conftest import CHROMIUM, QUIET
from tests.overlay.served import Served, served, stalled

BOARD = "; ".join(f"A{n}: 4/4 trample > P2; B{n}: 2/2 x A{n}" for n in range(20))
PER_SECOND = 60

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
    controller = table(BOARD)
    alone = [_change(controller, turn) for turn in range(200)]
    with tempfile.TemporaryDirectory() as folder, served(BOARD, Path(folder)) as one, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        page = browser.new_page(viewport={"width": 1280, "height": 720})
        page.goto(one.page())
        page.wait_for_selector("#stage:not([hidden])")
        busy = time.process_time()
        costs, behind = _sixty_a_second(page, one, seconds)
        others = (time.process_time() - busy) * 1000 - sum(costs)
        print(f"{len(behind)} of them painted, the last {behind[max(behind)]:.1f} ms after its change")
        print("ms from the change to its paint:", _words(list(behind.values())))
        print("ms of processor time of a change in the table's thread, served:", _words(costs))
        print("ms of processor time of a change in the table's thread, alone: ", _words(alone))
        print(f"ms of processor time of all other threads together, a change:   {others / len(costs):.1f}")
        stalling = [stalled(one) for _ in range(20)]
        _, kept = _sixty_a_second(page, one, seconds)
        print("ms from the change to its paint, with 20 pages that stall:", _words(list(kept.values())))
        for client in stalling:
            client.close()
        browser.close()


def _change(controller: Controller, turn: int) -> float:
    """Draft one share otherwise; the ms of processor time that it takes this thread, listeners included."""
    begun = time.thread_time()
    assert controller.do(Assign("A0", "P2", 1 + turn % 2)) is None
    return (time.thread_time() - begun) * 1000


def _sixty_a_second(page: Page, one: Served, seconds: int) -> tuple[list[float], dict[int, float]]:
    """What each change cost the table's thread, and how long each one that was painted took to be, in ms."""
    page.evaluate(_NOTE)
    first = int(page.locator("html").get_attribute("data-version") or 0) + 1
    costs: list[float] = []
    changed: list[float] = []
    one.controller.subscribe(lambda old, new: changed.append(time.time() * 1000))
    begun = time.time()
    for turn in range(seconds * PER_SECOND):
        time.sleep(max(0.0, begun + turn / PER_SECOND - time.time()))
        one.thread.now(lambda turn=turn: costs.append(_change(one.controller, turn)))
    print(f"{len(costs)} changes in {time.time() - begun:.1f} s")
    painted: dict[str, float] = page.evaluate(_WHEN_PAINTED, first + len(costs) - 1)
    return costs, {int(version): at - changed[int(version) - first] for version, at in painted.items()}


def _words(values: list[float]) -> str:
    hundredths = quantiles(values, n=100)
    return f"median {median(values):.1f}, 95 % {hundredths[94]:.1f}, worst {max(values):.1f}"


if __name__ == "__main__":
    main()

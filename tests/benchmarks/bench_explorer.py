"""How long the explorer takes: `python -m tests.benchmarks.bench_explorer` prints two tables.

Milliseconds of processor time. First: from opening the dock on a board that nobody has asked about to its painted page;
the aims are 200 ms on the twelve attackers and 500 ms on six by four. Then one turn of the what-if: from a wheel's
notch, a tick or other rules to the painted page, and of a comparison of two boards; the aim of a turn is 50 ms, 20 a
second. Nothing is asserted.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time, thread_time

from PySide6.QtWidgets import QApplication, QWidget

from simulator.controller.compared_boards import Turned
from simulator.formats.language import Language
from simulator.rules.keywords import Keyword
from simulator.view.explorer.explorer_dock import ExplorerDock
from simulator.view.explorer.explorer_what_if import WhatIfPage
from simulator.view.explorer.rules_box import TEXTS
from simulator.view.look.style import ThemeId
from simulator.view.window.main_window import MainWindow
from simulator.view.window.preference_store import Preferences
from tests.view.windows import put, tools

TURNS = 24
OPENINGS = 7
PAGES: dict[str, Callable[[ExplorerDock], QWidget]] = {
    "results": lambda dock: dock.results,
    "damage": lambda dock: dock.damage,
    "two figures": lambda dock: dock.pair,
    "trade-off": lambda dock: dock.trade,
}
BOARDS = {
    "twelve attackers, > 10^20": "; ".join(
        f"A{at}: 12/12 trample >; B{at}: 0/1 x A{at}; D{at}: 0/1 x A{at}" for at in range(12)
    ),
    "six by four, 3*10^19": "A1..A6: 12/12 trample >; B1..B4: 0/6 can block any number x A1, A2, A3, A4, A5, A6",
    "two by sixteen, 10^19": "A1..A2: 20/20 trample >; B1..B16: 0/2 can block any number x A1, A2",
    "six by six, 10^25": "A1..A6: 12/12 trample >; B1..B6: 0/6 can block any number x A1, A2, A3, A4, A5, A6",
}


def main() -> None:
    """Print the table."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication(sys.argv)
    with TemporaryDirectory() as folder:
        window = MainWindow(tools(application, Path(folder)))
        window.choices.choose(Preferences(ThemeId.DARK, Language.EN, animated=False))
        window.resize(1440, 900)
        window.show()
        window.start_with_table()
        window.parts.explorer.prepare()
        dock = window.parts.explorer.dock
        print(f"{'ms of processor time to open a page':40} " + " ".join(f"{name:>13}" for name in PAGES))
        for name, board in BOARDS.items():
            print(f"{name:40} " + " ".join(opened(application, window, board, page) for page in PAGES.values()))
        window.parts.explorer.open()
        dock.tabs.setCurrentWidget(dock.what_if)
        print(
            f"{'ms of processor time, median and worst':40} {'wheel':>13} {'keyword':>13} {'rules':>13} {'compare':>13}"
        )
        for name, board in BOARDS.items():
            put(window, board)
            print(f"{name:40} " + " ".join(measured(application, dock.what_if, one) for one in ACTS))
        window._close_at_once()


def opened(application: QApplication, window: MainWindow, board: str, page: Callable[[ExplorerDock], QWidget]) -> str:
    """Opening the dock on one of its pages, the median and the worst of a few times; each time the board is new."""
    explorer, times = window.parts.explorer, []
    for _ in range(OPENINGS):
        explorer.close()
        explorer.dock.tabs.setCurrentWidget(page(explorer.dock))
        put(window, board)
        application.processEvents()
        start = process_time()
        explorer.open()
        application.processEvents()
        times.append(1000 * (process_time() - start))
    return f"{median(times):6.1f} {max(times):6.1f}"


def measured(application: QApplication, page: WhatIfPage, act: Callable[[WhatIfPage, int], None]) -> str:
    """The median and the worst of many turns, each until the page is painted; the rest of the curve comes later."""
    page.take_back()
    page.show_view(page.beside if act is compare else page.chart)
    application.processEvents()
    times = []
    for turn in range(TURNS):
        start = thread_time()
        act(page, turn)
        application.processEvents()
        times.append(1000 * (thread_time() - start))
    return f"{median(times):6.1f} {max(times):6.1f}"


def wheel(page: WhatIfPage, turn: int) -> None:
    """One notch, up and down again at the end of a stretch."""
    page.value.step(1 if turn % 16 < 8 else -1)


def keyword(page: WhatIfPage, turn: int) -> None:
    """A keyword ticked or unticked, each a few times."""
    words = (Keyword.DEATHTOUCH, Keyword.LIFELINK, Keyword.FIRST_STRIKE)
    one = words[turn // 2 % len(words)]
    page.tick(one, turn % 2 == 0)


def rules(page: WhatIfPage, turn: int) -> None:
    """The next text of the rules."""
    page.play_under(TEXTS[turn % len(TEXTS)])


def compare(page: WhatIfPage, turn: int) -> None:
    """Another board at the right, compared at once."""
    page.value.step(1 if turn % 16 < 8 else -1)
    page.beside.compare()
    page.beside.sections[Turned.BECAME].walk(1)


ACTS = (wheel, keyword, rules, compare)

if __name__ == "__main__":
    main()

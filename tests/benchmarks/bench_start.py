"""How long people wait for the window: `python -m tests.benchmarks.bench_start` prints a table.

Milliseconds of processor time from the beginning of a process to its first painted frame, the best of a few, and how
many times that of a bare Qt window with an empty view. Last, what one more window of the same process costs from its
making to its first frame, as every test of the window pays it. Nothing is asserted.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from PySide6.QtWidgets import QApplication

from simulator.view.window.main_window import MainWindow
from tests.view.windows import WURM, leave, nothing_lives_on, put, tools

TIMES = 5
PROCESSES = {"a bare Qt window": "bare", "the start page": "start", "a board on the table": WURM}


def main() -> None:
    """Print the table."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    print(f"{'ms of processor time to the first frame':42} {'':>8} {'ratio':>7}")
    with TemporaryDirectory() as folder:
        best = {name: min(first_frame(what, folder) for _ in range(TIMES)) for name, what in PROCESSES.items()}
        application = QApplication(sys.argv)
        best["one more window, on a board"] = min(one_more(application, Path(folder)) for _ in range(TIMES))
    for name, milliseconds in best.items():
        print(f"{name:42} {milliseconds:8.0f} {milliseconds / best['a bare Qt window']:7.1f}")


def first_frame(what: str, folder: str) -> float:
    """A process of its own, without anybody's settings."""
    places = {"XDG_CONFIG_HOME": folder, "XDG_STATE_HOME": folder}
    call = [sys.executable, "-m", "tests.benchmarks.first_frame", what]
    told = subprocess.run(call, env=os.environ | places, stdout=subprocess.PIPE, text=True, check=True)
    return float(told.stdout)


def one_more(application: QApplication, folder: Path) -> float:
    """A window in a process in which there were others."""
    with nothing_lives_on(application):
        start = process_time()
        window = MainWindow(tools(application, folder))
        window.show()
        put(window, WURM)
        window.start_with_table()
        application.processEvents()
        taken = 1000 * (process_time() - start)
        leave(window)
    return taken


if __name__ == "__main__":
    main()

"""What the overlay costs the table's own frames: the same changes of one drawn board, served and alone in turns."""

import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median

from PySide6.QtWidgets import QApplication

from simulator.cli.settling import settle
from simulator.controller.board_state import BoardState, Refusal
from simulator.controller.controller import Controller
from simulator.controller.cues import CueSheet
from simulator.controller.intents import Assign, Intent
from simulator.explore.policy import Policy
from simulator.overlay.application import Options
from simulator.overlay.bridge import ControllerBridge
from simulator.overlay.server import OverlayServer
from simulator.rules.assignment import Assignment
from simulator.view.window.table_link import TableLink
from tests.benchmarks.bench_board import opened
from tests.benchmarks.overlay_reader import reading
from tests.benchmarks.overlay_words import words
from tests.controller.tables import CATALOGUE, table

_REST_SECONDS = 0.008
"""After each frame, so that nothing that is served is still under way when the next one is timed."""
_WARM_UP = 20


@dataclass
class SwitchedTable:
    """A table that the overlay hears of only while `served`."""

    table: Controller
    served: bool = False

    @property
    def state(self) -> BoardState:
        return self.table.state

    @property
    def cue_sheet(self) -> CueSheet:
        return self.table.cue_sheet

    def do(self, intent: Intent) -> Refusal | None:
        return self.table.do(intent)

    def proposed(self, policy: Policy) -> Assignment | None:
        return self.table.proposed(policy)

    def subscribe(self, listener: Callable[[BoardState, BoardState], None]) -> Callable[[], None]:
        return self.table.subscribe(lambda old, new: listener(old, new) if self.served else None)


@dataclass
class Frames:
    """The ms of each frame: by the clock, and of the table's thread's processor time."""

    clock: list[float] = field(default_factory=list)
    thread: list[float] = field(default_factory=list)

    def time(self, frame: Callable[[], object]) -> None:
        """Carry a frame out and note what it took."""
        clock, thread = time.perf_counter(), time.thread_time()
        frame()
        self.thread.append((time.thread_time() - thread) * 1000)
        self.clock.append((time.perf_counter() - clock) * 1000)


def print_frames(board: str, pairs: int) -> None:
    """Print what a frame takes alone and served, in so many pairs of the one and the other."""
    controller = table(board)
    view = opened(controller, controller.state)
    view.animator.set_enabled(False)
    controller.subscribe(view.show_board)
    switched = SwitchedTable(controller)
    alone, served = Frames(), Frames()
    with tempfile.TemporaryDirectory() as folder:
        files = Options(port=0, presets=Path(folder, "presets.json"), secrets=Path(folder, "tokens.json"))
        server = TableLink(controller, view).overlay(
            lambda _, soon: OverlayServer(ControllerBridge(switched, soon), CATALOGUE, files)  # type: ignore[arg-type, return-value]
        )
        server.start()
        with reading(server.address()):
            for _ in range(_WARM_UP):
                _frame(controller, Frames(), 1)
            settle()
            for pair in range(pairs):
                # The same change in the same order of the two, every second time.
                for switched.served in (pair % 4 < 2, pair % 4 >= 2):
                    _frame(controller, served if switched.served else alone, 1 + pair % 2)
        server.stop()
    view.close()
    _print("the table's thread", alone.thread, served.thread)
    _print("the clock", alone.clock, served.clock)


def _frame(controller: Controller, frames: Frames, points: int) -> None:
    """Draft one share otherwise and back, until it is painted."""
    for given in (points, 3 - points):
        time.sleep(_REST_SECONDS)
        frames.time(lambda given=given: _changed(controller, given))  # type: ignore[misc]


def _changed(controller: Controller, points: int) -> None:
    assert controller.do(Assign("A0", "P2", points)) is None
    QApplication.processEvents()


def _print(whose: str, alone: list[float], served: list[float]) -> None:
    print(f"a frame of the table, ms by {whose}, alone:  {words(alone)}")
    print(f"a frame of the table, ms by {whose}, served: {words(served)}")
    more = [one - other for one, other in zip(served, alone, strict=True)]
    print(f"  more when served, of pairs of frames: median {median(more):+.2f}, mean {_middle_mean(more):+.2f}")


def _middle_mean(values: list[float]) -> float:
    """The mean without the tenth at either end, which tells what else the machine did."""
    tenth = len(values) // 10
    return mean(sorted(values)[tenth : len(values) - tenth])

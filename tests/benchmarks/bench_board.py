"""How long the table takes to paint: `python -m tests.benchmarks.bench_board` prints a table. Nothing is asserted.

Sixty creatures, 600 frames of a damage step with 20 numbers in flight and their figures counting, on the raster back
end, in a 1264 x 784 view; the aims are a median of 16 ms and a 99th percentile of 33 ms. Then how long it takes from
letting go of the pointer to the painted board, which should be one frame (16 ms), for each usual drop.
"""

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from statistics import median, quantiles
from time import perf_counter, process_time

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from simulator.controller.board_state import BoardState
from simulator.controller.controller import Controller
from simulator.controller.cues import CardLeaves, CueSheet, FigureCounts, NumberFlies, StepTitle
from simulator.controller.frames import frame
from simulator.formats.catalogue import Catalogue
from simulator.formats.language import Language
from simulator.formats.resources import resources
from simulator.rules.events import Figure
from simulator.rules.timeline import Moment
from simulator.view.look.style import THEMES, Fonts, Style, ThemeId
from simulator.view.look.texts import Texts
from simulator.view.table.board_view import BoardView
from tests.benchmarks.board_drops import DROPS, Parts, glide_frames, repeated
from tests.view import boards

FRAMES = 600
TIMES = 30
NUMBERS = 20
FRAME_MS = 16


class Paints(QObject):
    """Counts how often a view is painted."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self.count = 0
        view.viewport().installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Count, and let everything pass."""
        self.count += event.type() is QEvent.Type.Paint
        return False


def opened(controller: Controller, state: BoardState) -> BoardView:
    """A view of a board on the screen."""
    texts = Texts(Catalogue.load(), Language.EN)
    view = BoardView(controller, state, texts, Style(THEMES[ThemeId.DARK], Fonts.load(resources() / "fonts")))
    view.resize(1264, 784)
    view.show()
    texts.setParent(view)
    QApplication.processEvents()
    return view


def sheet(state: BoardState) -> CueSheet:
    """A damage step in which 20 numbers fly over and over, and what they hit counts."""
    blocks = [(arrow.origin, arrow.target) for arrow in state.arrows if arrow.kind.value == "block"][:NUMBERS]
    length = FRAMES * FRAME_MS
    flights = [
        NumberFlies(start, 640, origin, target, 3, 3) for start in range(0, length, 640) for origin, target in blocks
    ]
    counts = [FigureCounts(0, length, target, Figure.DAMAGE, 0, 40) for _, target in blocks]
    fading = [CardLeaves(length // 2, length // 2, origin) for origin, _ in blocks[:5]]
    return CueSheet((StepTitle(0, 900, Moment.COMBAT_DAMAGE), *flights, *counts, *fading), length)


@dataclass(frozen=True, slots=True)
class Cost:
    """What something took, in ms: on the clock on the wall, and of the processor, which others cannot slow down."""

    wall: float
    processor: float


def timed(act: Callable[[], object]) -> Cost:
    """What something costs until it is painted."""
    wall, processor = perf_counter(), process_time()
    act()
    QApplication.processEvents()
    return Cost((perf_counter() - wall) * 1000, (process_time() - processor) * 1000)


def flying() -> Iterator[Cost]:
    """The time of each frame."""
    state = boards.many(60)
    view = opened(Controller(), state)
    paints, cues = Paints(view), sheet(state)
    for number in range(FRAMES):
        before = paints.count
        yield timed(lambda now=number * FRAME_MS: view.table.show_frame(frame(cues, now)))  # type: ignore[misc]
        assert paints.count > before, "a frame was not painted"
    view.close()


def row(name: str, costs: list[Cost]) -> str:
    """One line of the table."""
    cells = "".join(
        f"{median(times):>10.2f}{quantiles(times, n=100)[98]:>10.2f}{max(times):>10.2f}"
        for times in ([cost.wall for cost in costs], [cost.processor for cost in costs])
    )
    return f"{name:<44}{len(costs):>6}{cells}"


def main() -> None:
    """Print the table."""
    heads = "".join(f"{head:>10}" for head in ("median", "99th", "worst", "cpu med.", "cpu 99th", "cpu worst"))
    print(f"{'ms':<44}{'times':>6}{heads}")
    print(row("60 creatures, 20 numbers flying: a frame", list(flying())))
    for way in Way:
        print_drops(way)


class Way(Enum):
    """How drops are made, and how the cards come to their places."""

    RESTING = "cards glide; the hand rests for 60 ms"
    AT_ONCE = "cards glide; let go without a rest"
    JUMPING = "cards jump; the hand rests for 60 ms"


def print_drops(way: Way) -> None:
    """Print what each drop costs until the board is painted, the controller's part and the board's apart."""
    heads = "".join(f"{head:>10}" for head in ("median", "worst", "contr.", "worst", "board", "worst"))
    print(f"\nms of processor time from letting go to the painted board, 60 creatures; {way.value}")
    print(f"{'':<44}{'times':>6}{heads}")
    glides, rests = way is not Way.JUMPING, way is not Way.AT_ONCE
    for name, lines, drop in DROPS:
        parts = list(repeated(lines, drop, TIMES, glides=glides, rests=rests))
        print(f"{name:<44}{len(parts):>6}{_figures(parts)}")
    if way is Way.RESTING:
        frames = list(glide_frames(TIMES // 3))
        print(f"{'a frame in which all cards glide':<44}{len(frames):>6}{median(frames):>10.2f}{max(frames):>10.2f}")


def _figures(parts: list[Parts]) -> str:
    columns = [one.whole for one in parts], [one.controller for one in parts], [one.board for one in parts]
    return "".join(f"{median(times):>10.2f}{max(times):>10.2f}" for times in columns)


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication(sys.argv)
    main()

"""How fast legal assignments are listed, one by one and as arrays, against a plain loop and CP-SAT in the same run.

Run by hand: `python -m tests.benchmarks.bench_listing`, for about two minutes. Times are processor time of this
process, nothing is remembered from one run to the next, and both sides do the same: the loop gives assignments where
it is held against views, and all give an array where they are held against arrays. Nothing here fails: tests assert no
times. With the extra `bench` installed, CP-SAT lists the same boards.
"""

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import islice

import numpy as np

from simulator.explore.arrays import Amounts, to_array
from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.legal.legality import Judge
from tests.benchmarks.bench_counting import SIX
from tests.benchmarks.measuring import line, seconds, step_of
from tests.brute_force import all_divisions

BOARDS = (
    ("5 % legal", "A: 13/8 trample > ; C: 7/6 trample > ; D: 7/5 trample > ; B1..B3: 0/7 x A, C, D"),
    ("50 % legal", "A: 8/8 trample > ; C: 7/6 trample > ; D: 9/5 > ; B1..B3: 0/4 x A, C, D"),
    ("100 % legal", "A: 12/8 > ; C: 11/6 > ; D: 10/5 > ; B1..B3: 0/4 x A, C, D"),
)
Rows = list[tuple[int, ...]]


def against_a_loop() -> None:
    """Views and arrays, each against the loop that does the same."""
    print("list, against a plain loop; millions a second")
    line("", "legal of all divisions", "loop", "views: 10 times", "array: 20 times", "given array: 40 times")
    for name, board in BOARDS:
        step = step_of(board)
        rows = to_array(LegalAssignments(step))
        divisions = sum(1 for _ in all_divisions(step))
        looped = seconds(partial(length, partial(loop, step)), 1)
        collected = seconds(partial(loop_array, step), 1)
        views = seconds(partial(length, partial(LegalAssignments, step)))
        fresh, given = array_seconds(step, rows)
        ratios = ((looped, views), (collected, fresh), (collected, given))
        line(
            name,
            f"{len(rows)} of {divisions}",
            f"{len(rows) / looped / 1e6:.3f}",
            *(f"{len(rows) / ours / 1e6:.3g}: {theirs / ours:.0f} times" for theirs, ours in ratios),
        )


def against_cp_sat() -> None:
    """Arrays against CP-SAT, where it is installed."""
    if find_spec("ortools") is None:
        return
    peer: Callable[[DamageStep], Rows] = import_module("tests.benchmarks.cp_sat_rows").rows
    print("list, against CP-SAT; millions a second")
    line("", "legal", "CP-SAT", "array: 100 times", "given array: 400 times")
    for name, board in BOARDS:
        step = step_of(board)
        rows = to_array(LegalAssignments(step))
        found: list[Amounts] = []
        theirs = seconds(lambda step=step, found=found: found.append(np.array(peer(step), np.uint8)), 1)
        assert sorted(map(tuple, found[0].tolist()), reverse=True) == list(map(tuple, rows.tolist()))
        fresh, given = array_seconds(step, rows)
        line(
            name,
            f"{len(rows)}",
            f"{len(rows) / theirs / 1e6:.3f}",
            *(f"{len(rows) / ours / 1e6:.3g}: {theirs / ours:.0f} times" for ours in (fresh, given)),
        )


def array_seconds(step: DamageStep, rows: Amounts) -> tuple[float, float]:
    """Into fresh memory, and into an array whose memory is in use already."""
    return seconds(partial(array, step)), seconds(lambda: to_array(LegalAssignments(step), out=rows))


def from_the_middle() -> None:
    """Ten million of 30,291,473,150,999,393,634."""
    print("list from the middle on, six tramplers on four blockers; millions a second")
    line("", "views", "array", "given array")
    legal = LegalAssignments(step_of(SIX))
    middle, rows = legal.count() // 2, 10_000_000
    buffer = np.ones((rows, len(legal.slots)), np.uint8)
    views = seconds(lambda: sum(1 for _ in islice(legal.iterate(middle), rows)), 1)
    fresh = seconds(lambda: to_array(legal, middle, rows), 1)
    given = seconds(lambda: to_array(legal, middle, out=buffer), 2)
    line("", *(f"{rows / each / 1e6:.3g}" for each in (views, fresh, given)))


def array(step: DamageStep) -> Amounts:
    """All of them as rows, with nothing remembered."""
    return to_array(LegalAssignments(step))


def length(listing: Callable[[], Iterator[Assignment]]) -> int:
    """How many a listing has, counted one by one."""
    return sum(1 for _ in listing())


def loop(step: DamageStep) -> Iterator[Assignment]:
    """The plain loop: every division, kept if it is legal."""
    slots, judge = step.slots, Judge(step)
    return (Assignment(slots, amounts) for amounts in all_divisions(step) if judge.allows(amounts))


def loop_array(step: DamageStep) -> Amounts:
    """The plain loop, for an array."""
    judge = Judge(step)
    return np.array([amounts for amounts in all_divisions(step) if judge.allows(amounts)], np.uint8)


if __name__ == "__main__":
    against_a_loop()
    against_cp_sat()
    from_the_middle()

"""How fast the legal set is counted, placed, drawn, bounded and listed, against a plain loop in the same run.

Run by hand: `python -m tests.benchmarks.bench_counting`. Times are processor time of this process, the best of
several runs without anything remembered from one to the next. Nothing here fails: tests assert no times. With the
extra `bench` installed, isl counts the same board in the same run.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from random import Random
from time import process_time

import numpy as np

from simulator.explore.arrays import to_array
from simulator.formats.notation import parse
from simulator.rules.assignment import Slot
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.legal.legality import Judge
from tests.brute_force import all_divisions

SIX = "; ".join(f"A{n}: 12/12 trample >" for n in range(1, 7)) + "; B1..B4: 0/6 x A1, A2, A3, A4, A5, A6"
ORDERS = ("B1, B2, B3, B4", "B2, B1, B4, B3", "B3, B4, B1, B2", "B4, B3, B2, B1", "B2, B4, B1, B3", "B3, B1, B4, B2")
IN_SIX_ORDERS = SIX + "".join(f"; order A{n}: {order}" for n, order in enumerate(ORDERS, 1))
SIXTEEN = "A1: 20/20 trample > ; A2: 20/20 trample > ; B1..B16: 0/2 x A1, A2"
THREES = "; ".join(f"A{n}: 7/7 trample >" for n in range(1, 13)) + "".join(
    f"; {blocker}{n}: 0/2 x A{n}" for n in range(1, 13) for blocker in "BCD"
)
RING = "; ".join(f"A{n}: 10/10 trample >" for n in range(1, 5)) + "".join(
    f"; B{n}: 0/6 x A{n}, A{n % 4 + 1}" for n in range(1, 5)
)
THREE_ON_FOUR = (
    "A: 15/15 trample > ; C: 10/10 > ; D: 8/8 trample > ; "
    "B1: 0/5 x A, D; B2: 0/4 x A, C; B3: 0/7 x A, C; B4: 0/3 x C, D"
)
KNOTS = "; ".join(
    [f"{one}{knot}: 5/5 trample >" for knot in "XY" for one in "ACD"]
    + [f"B{n}{knot}: 2/3 x A{knot}, C{knot}, D{knot}" for knot in "XY" for n in range(1, 4)]
    + [f"E{n}: 3/3 > ; F{n}: 1/2 x E{n}" for n in range(1, 5)]
)
COUNTED = (
    ("20-power trample on eight blockers", "foundations", "A: 20/20 trample > ; B1..B8: 0/1 x A", 1),
    ("six tramplers on four blockers", "foundations", SIX, 30),
    ("the same in six different orders", "m11", IN_SIX_ORDERS, 100),
    ("two attackers on sixteen blockers", "foundations", SIXTEEN, 150),
    ("twelve attackers with three blockers each", "foundations", THREES, 1),
    ("four tramplers in a ring of blockers", "foundations", RING, None),
    ("three attackers on four blockers", "foundations", THREE_ON_FOUR, None),
)
AGAINST_ISL = (("three attackers on four blockers", THREE_ON_FOUR), ("four tramplers in a ring of blockers", RING))
LISTED = (
    ("7 % legal", "foundations", "A: 8/8 trample > ; C: 6/6 trample > ; D: 5/5 trample > ; B1..B3: 0/5 x A, C, D"),
    ("48 % legal", "m11", "A: 8/8 trample > ; C: 7/7 > ; D: 6/6 > ; B1..B3: 0/4 x A, C, D"),
    ("100 % legal", "foundations", "A: 9/9 > ; C: 8/8 > ; D: 7/7 > ; B1..B3: 0/4 x A, C, D"),
)
DRAGGED = (("twenty creatures with two knots", KNOTS, 1), ("six tramplers on four blockers", SIX, 16))


def step_of(board: str, rules: str = "foundations") -> DamageStep:
    """The first damage step of a board."""
    step = damage_step(to_damage(begin(replace(parse(board), rules=rules))))
    assert step is not None
    return step


def seconds(work: Callable[[], object], times: int = 5) -> float:
    """The best of several runs."""
    best = float("inf")
    for _ in range(times):
        began = process_time()
        work()
        best = min(best, process_time() - began)
    return best


def line(name: str, *figures: str) -> None:
    """One row of a table."""
    print(f"  {name:<42}" + "".join(f"{figure:>24}" for figure in figures))


def count(step: DamageStep) -> int:
    """The number of legal assignments, with nothing remembered."""
    return LegalAssignments(step).count()


def counted() -> None:
    """Counting, with the most that was asked for."""
    print("count")
    line("", "assignments", "ms", "asked for")
    for name, rules, board, most in COUNTED:
        step = step_of(board, rules)
        took = 1000 * seconds(partial(count, step))
        line(name, f"{LegalAssignments(step).count():.4g}", f"{took:.2f}", "" if most is None else f"{most}")


def against_isl() -> None:
    """Counting, against isl where it is installed."""
    if find_spec("islpy") is None:
        return
    peer: Callable[[DamageStep], int] = import_module("tests.benchmarks.isl_count").count
    print("count, against isl going through the points of each case")
    line("", "assignments", "ms", "isl ms", "ratio")
    for name, board in AGAINST_ISL:
        step = step_of(board)
        number = peer(step)
        assert number == count(step)
        ours, theirs = seconds(partial(count, step)), seconds(partial(peer, step), 1)
        line(name, f"{number}", f"{1000 * ours:.2f}", f"{1000 * theirs:.1f}", f"{theirs / ours:.0f}")


def placed() -> None:
    """Tables in canonical order, and questions to them."""
    print("place and draw, six tramplers on four blockers")
    step, chance = step_of(SIX), Random(1)
    line("tables", f"{1000 * seconds(lambda: LegalAssignments(step)[0]):.1f} ms")
    legal = LegalAssignments(step)
    drawn = [legal.sample(chance) for _ in range(50)]
    line("draw", f"{20 * seconds(lambda: [legal.sample(chance) for _ in range(50)], 2):.3f} ms")
    line("place", f"{20 * seconds(lambda: [legal.index(one) for one in drawn], 2):.3f} ms")
    line("member", f"{20_000 * seconds(lambda: [one in legal for one in drawn], 3):.1f} µs")


def drafts(step: DamageStep, chance: Random) -> Iterator[dict[Slot, int]]:
    """Drafts as a person makes them: share after share, each tried with every amount that is still possible."""
    legal, draft = LegalAssignments(step), dict[Slot, int]()
    for slot in chance.sample(step.slots, len(step.slots)):
        possible = list(legal.extending(draft).bounds(*slot).amounts)
        yield from ({**draft, slot: amount} for amount in possible)
        draft[slot] = chance.choice(possible)


def bounded() -> None:
    """All bounds after each change of a draft."""
    print("bounds after each change")
    line("", "changes", "mean ms", "worst ms", "asked for mean")
    for name, board, most in DRAGGED:
        step = step_of(board)
        tried = list(drafts(step, Random(2)))
        legal = LegalAssignments(step)
        took = [1000 * seconds(partial(legal_bounds, legal, one), 1) for one in tried]
        line(name, f"{len(took)}", f"{sum(took) / len(took):.3f}", f"{max(took):.2f}", f"{most}")


def legal_bounds(legal: LegalAssignments, draft: dict[Slot, int]) -> object:
    """What the board asks for after a change."""
    return legal.extending(draft).all_bounds()


def listed() -> None:
    """Listing, against trying every division."""
    print("list")
    line("", "legal of all divisions", "million a second", "array", "plain loop", "ratios")
    for name, rules, board in LISTED:
        step = step_of(board, rules)
        divisions = sum(1 for _ in all_divisions(step))
        number = LegalAssignments(step).count()
        ours = number / seconds(partial(length, LegalAssignments, step), 3)
        plain = number / seconds(partial(length, tried, step), 1)
        rows = number / seconds(partial(array, step), 3)
        ratios = f"{ours / plain:.0f}, {rows / plain:.0f}"
        figures = (f"{rate / 1e6:.3g}" for rate in (ours, rows, plain))
        line(name, f"{number} of {divisions}", *figures, ratios)
    legal = LegalAssignments(step_of(SIX))
    took = seconds(lambda: sum(1 for _ in islice(legal.iterate(legal.count() // 2), 1_000_000)), 1)
    fresh = seconds(lambda: to_array(legal, legal.count() // 2, 10_000_000), 1)
    buffer = np.zeros((10_000_000, len(legal.slots)), np.uint8)
    reused = seconds(lambda: to_array(legal, legal.count() // 2, out=buffer), 2)
    line("six tramplers, from the middle on", "", f"{1 / took:.3g}", f"{10 / fresh:.3g}")
    line("the same into a given array", "", "", f"{10 / reused:.3g}")


def array(step: DamageStep) -> object:
    """All of them as rows, with nothing remembered."""
    return to_array(LegalAssignments(step))


def length(listing: Callable[[DamageStep], Iterable[object]], step: DamageStep) -> int:
    """How many a listing has, counted one by one."""
    return sum(1 for _ in listing(step))


def tried(step: DamageStep) -> Iterator[tuple[int, ...]]:
    """The plain loop: every division, kept if it is legal."""
    judge = Judge(step)
    return (amounts for amounts in all_divisions(step) if judge.allows(amounts))


if __name__ == "__main__":
    counted()
    against_isl()
    placed()
    bounded()
    listed()

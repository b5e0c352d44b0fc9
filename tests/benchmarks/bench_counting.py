"""How fast the legal set is counted, placed, drawn and bounded, against libraries that count integer points.

Run by hand: `python -m tests.benchmarks.bench_counting`. Times are processor time of this process, the best of
several runs without anything remembered from one to the next. Nothing here fails: tests assert no times. With the
extra `bench` installed, isl and Normaliz count the same boards in the same run. How fast it is listed: `bench_listing`.
"""

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random

from simulator.rules.assignment import Assignment, Slot
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.legal.legality import Judge, Violation
from tests.benchmarks.measuring import line, seconds, step_of

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
AGAINST_PEERS = (("three attackers on four blockers", THREE_ON_FOUR), ("four tramplers in a ring of blockers", RING))
PEERS = (("isl", "islpy", "isl_count"), ("Normaliz", "PyNormaliz", "normaliz_count"))
"""Libraries that count integer points: name, package, and the module that asks them."""

PLACED = (("six tramplers on four blockers", SIX), ("two attackers on sixteen blockers", SIXTEEN))
DRAGGED = (("twenty creatures with two knots", KNOTS, 1), ("six tramplers on four blockers", SIX, 16))


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


def against_peers() -> None:
    """Counting, against the libraries that are installed."""
    print(
        "count, against libraries that count integer points, as a sum over the cases of what is lethal: aim 100 times"
    )
    line("", "assignments", "ms", "by", "ms", "ratio")
    for name, board in AGAINST_PEERS:
        step = step_of(board)
        ours = seconds(partial(count, step), 20)
        for peer, package, module in PEERS:
            if find_spec(package) is not None:
                theirs: Callable[[DamageStep], int] = import_module(f"tests.benchmarks.{module}").count
                number = theirs(step)
                assert number == count(step)
                took = seconds(partial(theirs, step), 2)
                line(name, f"{number}", f"{1000 * ours:.2f}", peer, f"{1000 * took:.1f}", f"{took / ours:.0f}")


def placed() -> None:
    """Tables in canonical order, and questions to them; is one legal, on a prepared step."""
    print("place and draw")
    line("", "tables ms", "draw ms", "place ms", "violations µs", "asked for")
    for name, board in PLACED:
        step, chance = step_of(board), Random(1)
        legal, judge = LegalAssignments(step), Judge(step)
        drawn = [legal.sample(chance) for _ in range(50)]
        tables = 1000 * seconds(partial(first, step))
        draws = 20 * seconds(partial(draw, legal, chance), 2)
        places = 20 * seconds(partial(place, legal, drawn), 2)
        judged = 20_000 * seconds(partial(judge_all, judge, drawn), 3)
        line(name, f"{tables:.1f}", f"{draws:.2f}", f"{places:.2f}", f"{judged:.1f}", "violations 20")


def first(step: DamageStep) -> Assignment:
    """The first in canonical order, with nothing remembered."""
    return LegalAssignments(step)[0]


def draw(legal: LegalAssignments, chance: Random) -> list[Assignment]:
    """Fifty draws."""
    return [legal.sample(chance) for _ in range(50)]


def place(legal: LegalAssignments, drawn: list[Assignment]) -> list[int]:
    """Their places in canonical order."""
    return [legal.index(one) for one in drawn]


def judge_all(judge: Judge, drawn: list[Assignment]) -> list[tuple[Violation, ...]]:
    """What each of them breaks."""
    return [judge.violations(one) for one in drawn]


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


if __name__ == "__main__":
    counted()
    against_peers()
    placed()
    bounded()

"""How fast results, the best announcement and the spread of damage are told, where nobody could list them.

Run by hand: `python -m tests.benchmarks.bench_outcomes`. Times are processor time of this process. The ratios stand
beside a plain listing, which deals every legal assignment by itself, in the same run on a board where both can answer,
and beside the count that goes with one number for each sum in every cell.
"""

from collections.abc import Callable
from functools import partial
from itertools import islice

from simulator.explore.best import best
from simulator.explore.choosing import choose
from simulator.explore.goals import Goal
from simulator.explore.outcomes import Outcomes
from simulator.explore.policy import Policy
from simulator.explore.results import result
from simulator.explore.spreads import spread_to
from simulator.formats.notation import parse
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, dealt, to_damage
from simulator.rules.legal.budget import BeyondBudgetError
from simulator.rules.legal.legal_assignments import LegalAssignments
from tests.benchmarks.bench_counting import SIX, SIXTEEN, THREES, line, seconds

BOARDS = (
    ("six tramplers on four blockers", SIX),
    ("two attackers on sixteen blockers", SIXTEEN),
    ("twelve attackers with three blockers each", THREES),
)
LISTED = "A: 6/6 trample > ; C: 5/5 trample > ; B1..B2: 0/3 can block any number x A, C"


def due(board: str) -> tuple[Combat, DamageStep]:
    """A board when its first damage is due."""
    combat = to_damage(begin(parse(board)))
    step = damage_step(combat)
    assert step is not None
    return combat, step


def distinct(combat: Combat, step: DamageStep) -> int:
    """How many results there are, with nothing remembered."""
    return Outcomes(combat, step).distinct


def listed(combat: Combat, step: DamageStep) -> int:
    """The same by dealing every assignment."""
    return len({result(combat, dealt(combat, step, one)) for one in LegalAssignments(step)})


def best_number(combat: Combat, step: DamageStep) -> int:
    """How many announcements reach all goals."""
    return best(combat, step, "P1", list(Goal)).number


def damage(step: DamageStep) -> object:
    """How often the player is given how much."""
    return spread_to(LegalAssignments(step), "P2")


def former_damage(step: DamageStep) -> object:
    """The same with one number for each sum in every cell; None beyond its budget."""
    try:
        return LegalAssignments(step).marginal("P2")
    except BeyondBudgetError:
        return None


def examples(combat: Combat, step: DamageStep) -> float:
    """Seconds for the examples of a thousand results, or of all where there are less, with the results known."""
    rows = list(islice(Outcomes(combat, step), 1_000))
    return seconds(lambda: [row.example for row in rows], 1)


def through(step: DamageStep) -> object:
    """The most damage to the player, as `--choose most-through` and the window propose it."""
    return choose(step, LegalAssignments(step), Policy.MOST_THROUGH)


def took(work: Callable[[], object]) -> str:
    """Milliseconds of the best of two runs."""
    return f"{1000 * seconds(work, 2):.0f} ms"


def told() -> None:
    """Results, the first of them with examples, the best, and damage to the player."""
    line("", "results", "told in", "1000 rows", "the best in", "proposed", "damage in", "before", "ratio")
    for name, board in BOARDS:
        combat, step = due(board)
        spread, former = seconds(partial(damage, step), 2), seconds(partial(former_damage, step), 1)
        line(
            name,
            f"{distinct(combat, step):.5g}",
            took(partial(distinct, combat, step)),
            f"{1000 * examples(combat, step):.0f} ms",
            took(partial(best_number, combat, step)),
            took(partial(through, step)),
            f"{1000 * spread:.0f} ms",
            "refused" if former_damage(step) is None else f"{1000 * former:.0f} ms",
            "" if former_damage(step) is None else f"{former / spread:.1f}",
        )


def against_listing() -> None:
    """Where both can answer."""
    combat, step = due(LISTED)
    assert distinct(combat, step) == listed(combat, step)
    ours, theirs = seconds(partial(distinct, combat, step), 3), seconds(partial(listed, combat, step), 1)
    number = LegalAssignments(step).count()
    print(f"{number} assignments, told against a plain listing: {1000 * ours:.0f} ms, {1000 * theirs:.0f} ms,", end=" ")
    print(f"ratio {theirs / ours:.0f}")


if __name__ == "__main__":
    told()
    against_listing()

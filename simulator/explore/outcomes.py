"""What the legal assignments of a step come to: the distinct results, and how many assignments give each."""

from collections.abc import Iterable
from dataclasses import dataclass

from simulator.explore.results import Result, result
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.steps import dealt


@dataclass(frozen=True, slots=True)
class Outcome:
    """One distinct result, how many assignments give it, and the first of them in canonical order."""

    result: Result
    count: int
    example: Assignment


def outcomes(combat: Combat, step: DamageStep, assignments: Iterable[Assignment]) -> tuple[Outcome, ...]:
    """The distinct results of these assignments, in the order of their first example, each with its number."""
    found: dict[Result, tuple[int, Assignment]] = {}
    for assignment in assignments:
        after = result(combat, dealt(combat, step, assignment))
        count, example = found.get(after, (0, assignment))
        found[after] = (count + 1, example)
    return tuple(Outcome(after, count, example) for after, (count, example) in found.items())

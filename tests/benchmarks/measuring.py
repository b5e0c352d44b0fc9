"""What all benchmarks of the legal set share: a board's first damage step, processor time, and rows of a table."""

from collections.abc import Callable
from dataclasses import replace
from time import process_time

from simulator.formats.notation import parse
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, to_damage


def step_of(board: str, rules: str = "foundations") -> DamageStep:
    """The first damage step of a board."""
    step = damage_step(to_damage(begin(replace(parse(board), rules=rules))))
    assert step is not None
    return step


def seconds(work: Callable[[], object], times: int = 5) -> float:
    """The best of several runs. What they give back is kept to the end, so that memory is new in every run."""
    best, kept = float("inf"), []
    for _ in range(times):
        began = process_time()
        kept.append(work())
        best = min(best, process_time() - began)
    return best


def line(name: str, *figures: str) -> None:
    """One row of a table."""
    print(f"  {name:<42}" + "".join(f"{figure:>25}" for figure in figures))

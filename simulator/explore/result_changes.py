"""Results of two boards side by side: what became possible, what ceased to be, what stayed."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass

from simulator.explore.due_step import Due
from simulator.explore.outcomes import Outcome, Outcomes
from simulator.explore.results import figures_of
from simulator.rules.combat import Combat
from simulator.rules.legal.budget import BeyondBudgetError

MOST_RESULTS = 1_000
"""Of more distinct results than these it is not told which became possible."""


@dataclass(frozen=True, slots=True)
class ResultChanges:
    """Distinct results that only the second board has, that only the first has, and how many both have.

    Two results are the same when the same permanents leave and all figures are the same after.
    """

    became: tuple[Outcome, ...]
    ceased: tuple[Outcome, ...]
    kept: int


def result_changes(first: Due, second: Due, most_results: int = MOST_RESULTS) -> ResultChanges | None:
    """The results of one board against those of the other; None where they are too many to tell apart."""
    ids = _ids(first) & _ids(second)
    before, after = _told(first, ids, most_results), _told(second, ids, most_results)
    if before is None or after is None:
        return None
    return ResultChanges(
        tuple(one for name, one in after.items() if name not in before),
        tuple(one for name, one in before.items() if name not in after),
        len(before.keys() & after.keys()),
    )


def _ids(due: Due) -> set[str]:
    combat = due.combat
    if combat is None:
        return set()
    return {player.id for player in combat.players} | {permanent.id for permanent in combat.present()}


def _told(due: Due, ids: set[str], most_results: int) -> dict[Hashable, Outcome] | None:
    """The results by what the board is after them, of those who are on both boards; None where they are too many."""
    if due.combat is None or due.step is None:
        return {}
    try:
        outcomes = Outcomes(due.combat, due.step, most_results)
        listed = tuple(outcomes) if outcomes.distinct <= most_results else None
    except BeyondBudgetError:
        return None
    return None if listed is None else {_after(due.combat, one, ids): one for one in listed}


def _after(combat: Combat, outcome: Outcome, ids: Iterable[str]) -> Hashable:
    left, changed = frozenset(outcome.result.left), dict(outcome.result.figures)
    figures = {
        of: changed.get(of, before) for id in ids if id not in left for of, before in figures_of(combat, id).items()
    }
    return left, frozenset((figures | changed).items())

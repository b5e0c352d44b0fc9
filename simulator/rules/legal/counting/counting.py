"""How many divisions a component has: the third opinion on what is legal, by arithmetic that lists nothing.

A lone source is a closed form. For the others there are two ways, source by source and recipient by recipient; what
each would take is estimated first, and the cheaper one is gone.
"""

from dataclasses import dataclass
from math import prod

from simulator.rules.legal.budget import BeyondBudgetError, Budget, Estimate
from simulator.rules.legal.counting.by_recipient import RoundKeys, count_by_recipient, estimate_by_recipient
from simulator.rules.legal.counting.components import components, tidied
from simulator.rules.legal.counting.division import Division
from simulator.rules.legal.counting.estimate import estimate_of
from simulator.rules.legal.counting.keys import StageKeys, TooManyKeysError, keys_of
from simulator.rules.legal.counting.lone import lone_walk
from simulator.rules.legal.counting.order import best_order, least_work
from simulator.rules.legal.counting.rounds import Rounds, has_rounds, keys_of_rounds
from simulator.rules.legal.counting.route import Route
from simulator.rules.legal.counting.tables import Recipe, free_divisions, tables_of

MOST_KEYS = 50_000
"""More keys than these are not looked at: the tables would take far more."""

SOON = 2
"""Milliseconds below which no better way is looked for."""


@dataclass(frozen=True, slots=True)
class BySource:
    """The way source by source, with its keys."""

    route: Route
    keys: tuple[StageKeys, ...]

    def estimate(self, recipe: Recipe) -> Estimate:
        """What the tables would take."""
        return estimate_of(self.route, self.keys, recipe)

    def count(self, recipe: Recipe) -> int:
        """The number of divisions; in one bit, whether there is one."""
        (number,) = tables_of(self.route, self.keys, recipe)[0].before.values()
        return number


@dataclass(frozen=True, slots=True)
class ByRecipient:
    """The way recipient by recipient, with its keys."""

    rounds: Rounds
    keys: RoundKeys

    def estimate(self, recipe: Recipe) -> Estimate:
        """What the tables would take."""
        return estimate_by_recipient(self.rounds, self.keys, recipe.numbers)

    def count(self, recipe: Recipe) -> int:
        """The number of divisions; in one bit, whether there is one."""
        return count_by_recipient(self.rounds, self.keys, recipe.numbers)


def count_of(division: Division, budget: Budget) -> int:
    """How many divisions a component has. Raises `BeyondBudgetError`."""
    if _is_free(division):
        return free_divisions(division.dividers[0])
    lone = lone_walk(division)
    return lone.start.completions if lone is not None else _counted(division, budget, Recipe())


def is_possible(division: Division, budget: Budget) -> bool:
    """Whether a component has a division. Raises `BeyondBudgetError`."""
    lone = lone_walk(division)
    return bool(lone.start.completions if lone is not None else _counted(division, budget, Recipe(numbers=False)))


def count_whole(division: Division | None, budget: Budget) -> int:
    """How many divisions any sources have. Raises `BeyondBudgetError`."""
    tidy = None if division is None else tidied(division)
    return 0 if tidy is None else prod(count_of(part, budget) for part in components(tidy))


def by_source(division: Division, order: tuple[int, ...], budget: Budget) -> BySource:
    """The way source by source in an order. Raises `BeyondBudgetError` where that can be told without its keys."""
    budget.check(least_work(division, order))
    route = Route(division, order)
    try:
        return BySource(route, keys_of(route, MOST_KEYS))
    except TooManyKeysError:
        raise BeyondBudgetError(TOO_MANY_KEYS) from None


def cheapest(division: Division, budget: Budget, recipe: Recipe) -> BySource | ByRecipient:
    """The way that takes the least time. Raises `BeyondBudgetError` where every way would take too much."""
    ways: list[tuple[BySource | ByRecipient, Estimate]] = []
    beyond: list[BeyondBudgetError] = []
    for find in (_canonically, _in_best_order, _across):
        try:
            way = find(division, budget)
        except BeyondBudgetError as error:
            beyond.append(error)
            continue
        if way is not None:
            ways.append((way, way.estimate(recipe)))
            if ways[-1][1].milliseconds <= SOON:
                break
    if not ways:
        raise min(beyond, key=lambda error: error.estimate.milliseconds)
    best, estimate = min(ways, key=lambda way: way[1].milliseconds)
    budget.check(estimate)
    return best


def checked_keys(rounds: Rounds, budget: Budget) -> RoundKeys:
    """The keys of the way recipient by recipient. Raises `BeyondBudgetError` where the way must take too much."""
    budget.check(Estimate(0, rounds.least_cells, 0))
    try:
        return keys_of_rounds(rounds, MOST_KEYS)
    except TooManyKeysError:
        raise BeyondBudgetError(TOO_MANY_KEYS) from None


def canonical_order(division: Division) -> tuple[int, ...]:
    """The sources as the step has them."""
    return tuple(range(len(division.dividers)))


TOO_MANY_KEYS = Estimate(MOST_KEYS * 2**20, MOST_KEYS * 2**20, MOST_KEYS)
"""What is said of tables whose keys are too many to look at: at least this."""


def _is_free(division: Division) -> bool:
    """Whether there is one source, and nothing that it must heed."""
    if len(division.dividers) != 1 or division.required:
        return False
    return not any(manner.anyway or any(manner.requires) for manner in division.dividers[0].manners)


def _counted(division: Division, budget: Budget, recipe: Recipe) -> int:
    return cheapest(division, budget, recipe).count(recipe)


def _canonically(division: Division, budget: Budget) -> BySource:
    return by_source(division, canonical_order(division), budget)


def _in_best_order(division: Division, budget: Budget) -> BySource | None:
    order = best_order(division)
    return None if order == canonical_order(division) else by_source(division, order, budget)


def _across(division: Division, budget: Budget) -> ByRecipient | None:
    if not has_rounds(division):
        return None
    rounds = Rounds(division)
    return ByRecipient(rounds, checked_keys(rounds, budget))

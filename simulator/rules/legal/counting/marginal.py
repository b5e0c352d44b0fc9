"""How many divisions give one recipient so many points: the same tables with a number for each sum in every cell."""

from collections.abc import Iterable
from math import prod

from simulator.rules.legal.budget import BeyondBudgetError, Budget, Estimate
from simulator.rules.legal.counting.bounds import bounds_of
from simulator.rules.legal.counting.components import tidied
from simulator.rules.legal.counting.counting import by_source, count_of
from simulator.rules.legal.counting.division import Division
from simulator.rules.legal.counting.draft import completing
from simulator.rules.legal.counting.lone import lone_walk
from simulator.rules.legal.counting.order import best_order
from simulator.rules.legal.counting.tables import Recipe, tables_of, widths_of

Spread = dict[int, int]
"""By damage points, how many divisions give them; none that is zero."""


def spread_of(division: Division, slots: frozenset[int], budget: Budget) -> Spread:
    """The spread of the points that a component gives to some slots together. Raises `BeyondBudgetError`."""
    own = [
        (share.slot, max(manner.total for manner in divider.manners))
        for divider in division.dividers
        for share in divider.shares
        if share.slot in slots
    ]
    if not own:
        return {0: count_of(division, budget)}
    if lone_walk(division) is not None and len(own) == 1:
        return _lone_spread(division, own[0][0], budget)
    recipe = Recipe(weighed=frozenset(slot for slot, _ in own), most=sum(most for _, most in own))
    way = by_source(division, best_order(division), budget)
    budget.check(way.estimate(recipe))
    (packed,) = tables_of(way.route, way.keys, recipe)[0].before.values()
    return _unpacked(packed, widths_of(way.route, recipe)[0] // (recipe.most + 1))


def _lone_spread(division: Division, slot: int, budget: Budget) -> Spread:
    amounts = [amount for least, most in bounds_of(division, budget).runs[slot] for amount in range(least, most + 1)]
    if len(amounts) > _MOST_AMOUNTS:
        raise BeyondBudgetError(Estimate(100 * len(amounts), 0, 100 * len(amounts)))
    spread = {}
    for amount in amounts:
        left = completing(division, {slot: amount})
        tidy = None if left is None else tidied(left)
        spread[amount] = 0 if tidy is None else count_of(tidy, budget) if tidy.dividers else 1
    return spread


def together(spreads: Iterable[Spread]) -> Spread:
    """The spread of a sum of independent points, by one multiplication of packed numbers each time."""
    whole: Spread = {0: 1}
    for spread in spreads:
        width = (prod(sum(one.values()) for one in (whole, spread))).bit_length() + 1
        whole = _unpacked(_packed(whole, width) * _packed(spread, width), width)
    return whole


def _packed(spread: Spread, width: int) -> int:
    packed = 0
    for points, number in spread.items():
        packed |= number << points * width
    return packed


def _unpacked(packed: int, width: int) -> Spread:
    mask = (1 << width) - 1
    numbers = (packed >> at & mask for at in range(0, packed.bit_length(), width))
    return {points: number for points, number in enumerate(numbers) if number}


_MOST_AMOUNTS = 200_000

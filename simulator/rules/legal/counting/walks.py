"""A component's divisions in canonical order, by the cheapest means there is."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import cached_property, partial

from simulator.rules.legal.budget import BeyondBudgetError, Budget, Estimate
from simulator.rules.legal.counting.counting import by_source, canonical_order, checked_keys, count_whole
from simulator.rules.legal.counting.division import Division
from simulator.rules.legal.counting.draft import completing, with_least
from simulator.rules.legal.counting.led_tables import estimate_led, led_tables
from simulator.rules.legal.counting.lone import lone_walk
from simulator.rules.legal.counting.recipient_walk import RecipientWalk
from simulator.rules.legal.counting.rounds import Rounds, has_rounds
from simulator.rules.legal.counting.table_walk import TableWalk
from simulator.rules.legal.counting.tables import Recipe, tables_of
from simulator.rules.legal.counting.walk import Walk
from simulator.rules.legal.ranked_rows import Listing
from simulator.rules.legal.share_standing import ShareStanding

SOON = 100
"""Milliseconds below which tables source by source are made: from them divisions are listed the fastest."""


def walk_of(division: Division, budget: Budget) -> Walk:
    """All divisions of a component, beginnings with the same completions told by their names.

    Raises `BeyondBudgetError`, at the latest when a number is asked for.
    """
    lone = lone_walk(division)
    if lone is not None:
        return lone
    try:
        (way,) = _by_source(division, budget)
    except BeyondBudgetError as refused:
        return RecountedWalk(division, budget, refused)
    return way.make()


def placing_walk_of(division: Division, budget: Budget) -> Walk:
    """All divisions of a component, for places and draws: in the cheaper direction.

    Raises `BeyondBudgetError`, at the latest when a number is asked for.
    """
    lone = lone_walk(division)
    if lone is not None:
        return lone
    ways: list[_Way] = []
    refused: list[BeyondBudgetError] = []
    for find in (_by_source, _by_recipient):
        try:
            ways += find(division, budget)
        except BeyondBudgetError as error:
            refused.append(error)
        if ways and ways[0].estimate.milliseconds <= SOON:
            break
    if not ways:
        return RecountedWalk(division, budget, min(refused, key=lambda error: error.estimate.milliseconds))
    return min(ways, key=lambda way: way.estimate.milliseconds).make()


@dataclass(frozen=True, slots=True)
class _Way:
    """A way to make a walk, within the budget."""

    estimate: Estimate
    make: Callable[[], Walk]


def _by_source(division: Division, budget: Budget) -> Iterator[_Way]:
    way = by_source(division, canonical_order(division), budget)
    recipe = Recipe(keep=True)
    estimate = way.estimate(recipe)
    budget.check(estimate)
    yield _Way(estimate, lambda: TableWalk(way.route, tables_of(way.route, way.keys, recipe)))


def _by_recipient(division: Division, budget: Budget) -> Iterator[_Way]:
    if has_rounds(division) and len(division.dividers) > 1:
        rounds = Rounds(division, in_turn=True)
        keys = checked_keys(rounds, budget)
        estimate = estimate_led(rounds, keys)
        budget.check(estimate)
        left_to = partial(placing_walk_of, budget=budget)
        yield _Way(estimate, lambda: RecipientWalk(division, led_tables(rounds, keys), left_to))


def told_walk(division: Division, visible: tuple[int, ...], budget: Budget) -> Walk:
    """The divisions of some sources of a component that the others can complete. Raises `BeyondBudgetError`."""
    others = tuple(index for index in canonical_order(division) if index not in visible)
    way = by_source(division, visible + others, budget)
    recipe = Recipe(keep=True, visible=len(visible))
    budget.check(way.estimate(recipe))
    return TableWalk(way.route, tables_of(way.route, way.keys, recipe), len(visible))


class RecountedWalk:
    """A component whose tables in canonical order would take too much: what is left is counted afresh each time.

    `refused`: what the tables would have taken.
    """

    def __init__(self, division: Division, budget: Budget, refused: BeyondBudgetError) -> None:
        self.refused = refused
        self.slots = tuple(share.slot for divider in division.dividers for share in divider.shares)
        self.start = RecountedBeginning(division, self.slots, budget)

    def listing(self, undivided: int) -> Listing:
        """All divisions share by share."""
        return Listing(ShareStanding(self.start), self.slots)


@dataclass(frozen=True)
class RecountedBeginning:
    """The first shares, as what they leave to divide. `slots`: of the shares to come."""

    division: Division | None
    slots: tuple[int, ...]
    budget: Budget

    @property
    def name(self) -> Hashable:
        """The same for beginnings with the same completions."""
        return self.division, self.slots

    @cached_property
    def completions(self) -> int:
        """The number of legal divisions that begin so."""
        return count_whole(self.division, self.budget)

    @property
    def most(self) -> int:
        """The most damage points that the next share may be."""
        if self.division is None:
            return 0
        dividers = self.division.dividers
        (own,) = [one for one in dividers if any(share.slot == self.slots[0] for share in one.shares)]
        return max(manner.total for manner in own.manners)

    def larger(self, amount: int) -> int:
        """The number of completions whose next share is above `amount`."""
        if self.division is None:
            return 0
        return count_whole(with_least(self.division, self.slots[0], amount + 1), self.budget)

    def after(self, amount: int) -> "RecountedBeginning":
        """The beginning with the next share added; without completions where nothing goes on so."""
        left = None if self.division is None else completing(self.division, {self.slots[0]: amount})
        return RecountedBeginning(left, self.slots[1:], self.budget)

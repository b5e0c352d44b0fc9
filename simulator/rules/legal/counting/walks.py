"""A component's divisions in canonical order, by the cheapest means there is."""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property

from simulator.rules.legal.budget import BeyondBudgetError, Budget
from simulator.rules.legal.counting.counting import by_source, canonical_order, count_whole
from simulator.rules.legal.counting.division import Division
from simulator.rules.legal.counting.draft import completing, with_least
from simulator.rules.legal.counting.lone import lone_walk
from simulator.rules.legal.counting.table_walk import TableWalk
from simulator.rules.legal.counting.tables import Recipe, tables_of
from simulator.rules.legal.counting.walk import Walk
from simulator.rules.legal.share_standing import ShareStanding


def walk_of(division: Division, budget: Budget) -> Walk:
    """All divisions of a component. Raises `BeyondBudgetError`, at the latest when a number is asked for."""
    lone = lone_walk(division)
    if lone is not None:
        return lone
    try:
        return _table_walk(division, canonical_order(division), None, budget)
    except BeyondBudgetError as refused:
        return RecountedWalk(division, budget, refused)


def told_walk(division: Division, visible: tuple[int, ...], budget: Budget) -> Walk:
    """The divisions of some sources of a component that the others can complete. Raises `BeyondBudgetError`."""
    others = tuple(index for index in canonical_order(division) if index not in visible)
    return _table_walk(division, visible + others, len(visible), budget)


def _table_walk(division: Division, order: tuple[int, ...], visible: int | None, budget: Budget) -> TableWalk:
    way = by_source(division, order, budget)
    recipe = Recipe(keep=True, visible=visible)
    budget.check(way.estimate(recipe))
    return TableWalk(way.route, tables_of(way.route, way.keys, recipe), visible)


class RecountedWalk:
    """A component whose tables in canonical order would take too much: what is left is counted afresh each time.

    `refused`: what the tables would have taken.
    """

    def __init__(self, division: Division, budget: Budget, refused: BeyondBudgetError) -> None:
        self.refused = refused
        self.slots = tuple(share.slot for divider in division.dividers for share in divider.shares)
        self.start = RecountedBeginning(division, self.slots, budget)
        self.standing = ShareStanding(self.start)
        self.stops = self.slots


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

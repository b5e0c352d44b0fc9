"""Place and draw in canonical order: components are interleaved in the order of slots, their numbers multiply.

Canonical order compares divisions like tuples of amounts, the larger amount first.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import chain
from math import prod

from simulator.rules.legal.counting.walk import Walk
from simulator.rules.legal.ranked_rows import Row, Rows, Tree
from simulator.rules.legal.share_standing import amount_at


class Ranking:
    """All divisions of several components in canonical order, by arithmetic; none is listed.

    Amounts are damage points, one for each of `slots`, the places that the walks have.
    """

    def __init__(self, walks: Sequence[Walk], slots: Sequence[int]) -> None:
        self._walks = walks
        self._starts = tuple(walk.start for walk in walks)
        owner = {slot: index for index, walk in enumerate(walks) for slot in walk.slots}
        self._owners = tuple(owner[slot] for slot in slots)
        self._column = {slot: column for column, slot in enumerate(slots)}
        self.count = prod(start.completions for start in self._starts)

    def rank(self, amounts: Sequence[int]) -> int:
        """The place of a division, from 0. Raises `ValueError` when it is not among them."""
        beginnings = list(self._starts)
        left = self.count
        rank = 0
        for owner, amount in zip(self._owners, amounts, strict=True):
            beginning = beginnings[owner]
            following = beginning.after(amount)
            if not left or not following.completions:
                raise ValueError("not among the legal assignments")
            others = left // beginning.completions
            rank += others * beginning.larger(amount)
            beginnings[owner] = following
            left = others * following.completions
        return rank

    def unrank(self, index: int) -> Row:
        """The division at a place from 0. Raises `IndexError` beyond the last one."""
        if not 0 <= index < self.count:
            raise IndexError(index)
        beginnings = list(self._starts)
        left = self.count
        amounts: list[int] = []
        for owner in self._owners:
            beginning = beginnings[owner]
            others = left // beginning.completions
            amount = amount_at(beginning, index // others)
            index -= others * beginning.larger(amount)
            beginnings[owner] = beginning.after(amount)
            left = others * beginnings[owner].completions
            amounts.append(amount)
        return tuple(amounts)

    def rows(self, start: int) -> Iterator[Row]:
        """The divisions from a place on, in canonical order."""
        return chain.from_iterable(Rows(self.tree).chunks(start))

    @cached_property
    def tree(self) -> Tree:
        """The divisions a source or a share at a time, for going through them in bulk."""
        listings = [walk.listing(self._undivided(walk)) for walk in self._walks]
        stops = sorted((slot, index) for index, listing in enumerate(listings) for slot in listing.stops)
        starts = tuple(listing.start for listing in listings)
        return Tree(starts, [self._column[slot] for slot, _ in stops], [index for _, index in stops])

    def _undivided(self, walk: Walk) -> int:
        """The slot from which on the others have none between a walk's own."""
        others = (slot for other in self._walks if other is not walk for slot in other.slots)
        return 1 + max((slot for slot in others if slot < walk.slots[-1]), default=-1)

"""The first assignments of a whole step that come to a result, of the first divisions of its groups."""

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import pairwise
from operator import add
from typing import TypeAlias

from simulator.explore.contributions import Sums
from simulator.explore.outcome_groups import GroupResult, Row
from simulator.rules.assignment import Assignment

Whole: TypeAlias = Callable[[Sequence[Row]], Assignment]
"""The assignment with these rows of the first groups, and nothing yet in the others."""


class FirstWholes:
    """The first assignments with one fate of all permanents, by what happens to players with it."""

    def __init__(
        self, choice: Sequence[Sequence[GroupResult]], nothing: Sums, whole: Whole, slots: Sequence[Sequence[int]]
    ) -> None:
        """`choice`: of each group the results with its part of that fate; `nothing`: no change of any figure.

        `slots`: of each group the places of its shares among all, in order.
        """
        self._choice = choice
        self._nothing = nothing
        self._whole = whole
        self._slots = slots
        self._follow_one_another = all(one[-1] < further[0] for one, further in pairwise(slots))

    def of(self, sums: Sums) -> Assignment:
        """The first by which players' figures change so far. Raises `BeyondBudgetError`."""
        return self._whole(self._rows[sums])

    @cached_property
    def _rows(self) -> dict[Sums, tuple[Row, ...]]:
        """By sums the rows of all groups.

        Group by group only the first beginning with the same sums goes on. However the slots of groups alternate, the
        same rows are added to both beginnings, so that the earlier one leads to the earlier whole.
        """
        found: dict[Sums, tuple[Row, ...]] = {self._nothing: ()}
        for results in self._choice:
            further: dict[Sums, tuple[Row, ...]] = {}
            for one in results:
                for before, rows in found.items():
                    sums = tuple(map(add, before, one.players))
                    both = *rows, one.example
                    known = further.get(sums)
                    if known is None or self._is_earlier(both, known):
                        further[sums] = both
            found = further
        return found

    def _is_earlier(self, rows: tuple[Row, ...], known: tuple[Row, ...]) -> bool:
        """Whether a beginning gives more at the first slot in which the two differ."""
        if self._follow_one_another:
            return rows > known
        differ = (
            (slot, amount > other)
            for slots, row, known_row in zip(self._slots, rows, known, strict=False)
            if row != known_row
            for slot, amount, other in zip(slots, row, known_row, strict=True)
            if amount != other
        )
        return min(differ, default=(0, False))[1]

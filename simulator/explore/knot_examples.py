"""The first division of each result of a knot, found when somebody asks; of many results together in one walk."""

from collections.abc import Sequence
from functools import cached_property

from simulator.explore.knot_firsts import EndName, first_divisions
from simulator.explore.knot_orders import estimate_of_firsts
from simulator.explore.knot_results import Comes
from simulator.explore.passage import Passage
from simulator.rules.legal.budget import Budget

_MOST_TOGETHER = (1_024, 128, 16)
"""Results whose divisions are found in one walk: as many as are soon found."""

_SOON = 500
"""Milliseconds."""


class KnotExamples:
    """The divisions of some results. With the one that is asked for those after it are found."""

    def __init__(self, passage: Passage, results: Sequence[Sequence[Comes]], budget: Budget) -> None:
        """`passage`: the one on which the results were counted; each result is all that is the same in the end."""
        self._passage = passage
        self._results = results
        self._budget = budget
        self._found: dict[int, tuple[int, ...]] = {}

    def row(self, place: int) -> tuple[int, ...]:
        """The first division that comes to the result at this place, as damage points by slot.

        Raises `BeyondBudgetError`.
        """
        if place not in self._found:
            self._find(place)
        return self._found[place]

    @cached_property
    def _together(self) -> int:
        """How many are found in one walk."""
        self._budget.check(estimate_of_firsts(self._passage, 1, numbered=False))
        for number in _MOST_TOGETHER:
            estimate = estimate_of_firsts(self._passage, number, numbered=False)
            if estimate.milliseconds <= _SOON:
                return number
        return 1

    def _find(self, place: int) -> None:
        heaps = self._passage.heaps
        slots = [share.slot for divider in heaps.division.dividers for share in divider.shares]
        ones = self._results[place : place + self._together]
        wanted = {self._name(each): number for number, one in enumerate(ones, place) for each in one}
        for name, amounts in first_divisions(self._passage, wanted):
            row = tuple(amounts.get(slot, 0) for slot in slots)
            self._found[wanted[name]] = max(row, self._found.get(wanted[name], row))

    def _name(self, one: Comes) -> EndName:
        kept = dict(one.kept)
        return one.label, tuple(kept.get(pile, 0) for pile in self._passage.heaps.kept)

"""Divisions as numbers: the earlier a division comes in canonical order, the larger its number.

Each share is a digit, the first share the highest one; so whatever order shares are gone through in, of several
divisions the first is the one with the largest sum of what its points are worth. A number takes several lanes where it
is large. A source's last share is what the others leave, and no digit.
"""

from collections.abc import Iterator, Sequence

from simulator.explore.passage import Passage
from simulator.rules.legal.counting.division import Divider

_MOST_IN_A_LANE = 2**58


class FirstDivisions:
    """The numbers of the divisions of a passage."""

    def __init__(self, passage: Passage) -> None:
        self._passage = passage
        self._given = {passage.dividers[source].shares[place].slot for source, place in passage.order}
        self._rests: dict[int, tuple[int, tuple[int, ...]]] = {}
        self._digits: list[list[tuple[int, int]]] = [[]]
        used = 1
        for slot, size in self._sizes():
            if used * size > _MOST_IN_A_LANE:
                self._digits.append([])
                used = 1
            self._digits[-1].append((slot, size))
            used *= size
        self.lanes = len(self._digits)
        self._each = dict(self._worths())

    def _sizes(self) -> Iterator[tuple[int, int]]:
        """The slots that are digits, in canonical order, and how many amounts each can have."""
        for divider, total in zip(self._passage.dividers, self._passage.totals, strict=True):
            own = self._open(divider)
            if own and len({manner.total for manner in divider.manners}) == 1:
                *own, last = own
                others = tuple(share.slot for share in divider.shares if share.slot != last)
                self._rests[last] = total, others
            yield from ((slot, total + 1) for slot in own)

    def _open(self, divider: Divider) -> list[int]:
        """The slots of a source whose amounts are not told beforehand."""
        limits = self._passage.limits
        slots = [share.slot for share in divider.shares if share.slot in self._given]
        return [slot for slot in slots if slot not in limits or limits[slot][0] < limits[slot][1]]

    def _worths(self) -> Iterator[tuple[int, tuple[int, ...]]]:
        for lane, digits in enumerate(self._digits):
            worth = 1
            for slot, size in reversed(digits):
                yield slot, tuple(worth if place == lane else 0 for place in range(self.lanes))
                worth *= size

    def each(self, slot: int) -> tuple[int, ...]:
        """What each point of a share adds to the lanes of a division's number."""
        return self._each.get(slot, (0,) * self.lanes)

    def amounts(self, lanes: Sequence[int]) -> dict[int, int]:
        """The damage points by slot of the division with this number."""
        slots = [share.slot for divider in self._passage.dividers for share in divider.shares]
        amounts = {slot: self._passage.limits.get(slot, (0, 0))[0] for slot in slots}
        for number, digits in zip(lanes, self._digits, strict=True):
            for slot, size in reversed(digits):
                number, amounts[slot] = divmod(number, size)
        for slot, (total, others) in self._rests.items():
            amounts[slot] = total - sum(amounts[other] for other in others)
        return amounts

"""A component gone through share by share: for sources with more divisions than can be listed."""

from bisect import bisect_right
from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from simulator.rules.counting_walk import Beginning
from simulator.rules.ranked_rows import Row


@dataclass(frozen=True, slots=True)
class ShareStanding:
    """Before a share."""

    beginning: Beginning

    @property
    def name(self) -> Hashable:
        """The same for standings with the same completions."""
        return self.beginning.name

    @property
    def completions(self) -> int:
        """The number of legal divisions from here on."""
        return self.beginning.completions

    def continued(self, place: int) -> tuple[int, Iterator[tuple[Row, "ShareStanding"]]]:
        """What the share can be, from the amount on that holds a place; and how many divisions are before it."""
        first = amount_at(self.beginning, place)
        return self.beginning.larger(first), self._from(first)

    def _from(self, first: int) -> Iterator[tuple[Row, "ShareStanding"]]:
        for amount in range(first, -1, -1):
            following = self.beginning.after(amount)
            if following.completions:
                yield (amount,), ShareStanding(following)


def amount_at(beginning: Beginning, place: int) -> int:
    """The next share of the completion at a place: the first amount with no more completions above it."""
    most = beginning.most
    return most - (bisect_right(range(most, -1, -1), place, key=beginning.larger) - 1)

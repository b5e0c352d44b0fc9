"""A component gone through share by share, or, where it is one source with few divisions, at once."""

from bisect import bisect_right
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from functools import cached_property

from simulator.rules.legal.counting.walk import Beginning
from simulator.rules.legal.ranked_rows import ENDED, Ended, Row, Rows, Selection, Tree, every_one


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

    def selection(self) -> Selection:
        """What the share can be."""
        return every_one([row for row, _ in self._from(self.beginning.most)])

    def _from(self, first: int) -> Iterator[tuple[Row, "ShareStanding"]]:
        for amount in range(first, -1, -1):
            following = self.beginning.after(amount)
            if following.completions:
                yield (amount,), ShareStanding(following)


class ListedStanding:
    """Before all shares of a component whose divisions can be listed: it goes on in one go."""

    def __init__(self, beginning: Beginning, shares: int) -> None:
        self._beginning = beginning
        self._shares = shares

    @property
    def name(self) -> Hashable:
        """There is only one such standing of a component."""
        return "all"

    @property
    def completions(self) -> int:
        """The number of legal divisions."""
        return self._beginning.completions

    def continued(self, place: int) -> tuple[int, Iterator[tuple[Row, Ended]]]:
        """The divisions from a place on; so many are before it."""
        return place, ((row, ENDED) for row in self._rows[place:])

    def selection(self) -> Selection:
        """All divisions."""
        return every_one(self._rows)

    @cached_property
    def _rows(self) -> list[Row]:
        tree = Tree((ShareStanding(self._beginning),), range(self._shares), (0,) * self._shares)
        return [row for chunk in Rows(tree).chunks(0) for row in chunk]


def amount_at(beginning: Beginning, place: int) -> int:
    """The next share of the completion at a place: the first amount with no more completions above it."""
    most = beginning.most
    return most - (bisect_right(range(most, -1, -1), place, key=beginning.larger) - 1)

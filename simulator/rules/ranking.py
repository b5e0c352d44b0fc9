"""Place and draw in canonical order: components are interleaved in the order of slots, their numbers multiply.

Canonical order compares divisions like tuples of amounts, the larger amount first.
"""

from collections.abc import Sequence
from math import prod

from simulator.rules.counting_walk import State, Walk


class Ranking:
    """All divisions of several components in canonical order, by arithmetic; none is listed.

    Amounts are damage points, one for each of `slots`, the places that the walks have.
    """

    def __init__(self, walks: Sequence[Walk], slots: Sequence[int]) -> None:
        self._walks = walks
        self._starts = [walk.start() for walk in walks]
        self._counts = [walk.completions(start) for walk, start in zip(walks, self._starts, strict=True)]
        self._owner = _owners(walks, slots)
        self.count = prod(self._counts)

    def rank(self, amounts: Sequence[int]) -> int:
        """The place of a division, from 0. Raises `ValueError` when it is not among them."""
        states, counts = list(self._starts), list(self._counts)
        rank = 0
        for slot, amount in enumerate(amounts):
            owner = self._owner[slot]
            walk, state = self._walks[owner], states[owner]
            others = prod(counts[:owner]) * prod(counts[owner + 1 :])
            rank += others * _before(walk, state, amount)
            states[owner] = walk.after(state, amount)
            counts[owner] = walk.completions(states[owner])
        if not prod(counts):
            raise ValueError("not among the legal assignments")
        return rank

    def unrank(self, index: int) -> tuple[int, ...]:
        """The division at a place from 0. Raises `IndexError` beyond the last one."""
        if not 0 <= index < self.count:
            raise IndexError(index)
        states, counts = list(self._starts), list(self._counts)
        amounts: list[int] = []
        for owner in self._owner:
            walk, state = self._walks[owner], states[owner]
            others = prod(counts[:owner]) * prod(counts[owner + 1 :])
            for amount in range(walk.most(state), -1, -1):
                following = walk.after(state, amount)
                completions = walk.completions(following)
                if index < others * completions:
                    break
                index -= others * completions
            states[owner], counts[owner] = following, completions
            amounts.append(amount)
        return tuple(amounts)


def _owners(walks: Sequence[Walk], slots: Sequence[int]) -> tuple[int, ...]:
    owner = {slot: index for index, walk in enumerate(walks) for slot in walk.slots}
    return tuple(owner[slot] for slot in slots)


def _before(walk: Walk, state: State, amount: int) -> int:
    larger = range(amount + 1, walk.most(state) + 1)
    return sum(walk.completions(walk.after(state, more)) for more in larger)

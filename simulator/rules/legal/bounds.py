"""The amounts that a share can still be: a set with gaps, not a range."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

Run: TypeAlias = tuple[int, int]
"""Consecutive amounts, both ends included."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """Damage points that a share can be so that the whole can still be legal.

    `runs`: ascending, apart from one another. `exact`: False where the set may hold amounts that no legal whole
    has, because telling would go beyond the budget; what is not in it is impossible in any case.
    """

    runs: tuple[Run, ...]
    exact: bool = True

    @property
    def amounts(self) -> Iterator[int]:
        """Every amount, ascending."""
        return (amount for least, most in self.runs for amount in range(least, most + 1))

    @property
    def forced(self) -> int | None:
        """The only amount, or None where there are several, or none."""
        if len(self.runs) == 1 and self.runs[0][0] == self.runs[0][1]:
            return self.runs[0][0]
        return None

    def __contains__(self, amount: int) -> bool:
        return any(least <= amount <= most for least, most in self.runs)

    def __bool__(self) -> bool:
        return bool(self.runs)


def joined(runs: Iterable[Run]) -> tuple[Run, ...]:
    """Runs in any order, overlapping or not, as ascending runs apart from one another."""
    result: list[Run] = []
    for least, most in sorted(runs):
        if result and least <= result[-1][1] + 1:
            result[-1] = (result[-1][0], max(most, result[-1][1]))
        else:
            result.append((least, most))
    return tuple(result)


def runs_of(mask: int) -> tuple[Run, ...]:
    """The runs of the bits that are set."""
    runs: list[Run] = []
    at = 0
    while mask:
        gap = (mask & -mask).bit_length() - 1
        mask >>= gap
        length = (~mask & (mask + 1)).bit_length() - 1
        runs.append((at + gap, at + gap + length - 1))
        mask >>= length
        at += gap + length
    return tuple(runs)

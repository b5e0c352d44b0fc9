"""The Pareto front of two figures that are both to be large: the pairs that no other pair beats."""

from collections.abc import Iterable
from typing import TypeAlias

Pair: TypeAlias = tuple[int, int]


def front(pairs: Iterable[Pair]) -> tuple[Pair, ...]:
    """The pairs to which no other is at least equal in both figures, by the first figure ascending."""
    kept: list[Pair] = []
    for one, other in sorted(set(pairs), reverse=True):
        if not kept or other > kept[-1][1]:
            kept.append((one, other))
    return tuple(reversed(kept))

"""All beginnings after some shares: numbers by key, by label and by what lies on open piles."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from simulator.explore.cells import Algebra, Cells
from simulator.explore.passage import Key, Passage
from simulator.explore.piles import Lot

Labels: TypeAlias = NDArray[np.int64]
"""What has been decided so far: the numbers of the lots' fates as the digits of one number, the first one highest."""

Table: TypeAlias = tuple[Labels, Cells]
"""Labels, ascending, and their cells."""

Tables: TypeAlias = dict[Key, Table]

Axis: TypeAlias = tuple[str, int]
"""What an axis after the first two counts: the points a source has left, or those on a pile."""


MOST_CELLS_AT_ONCE = 200_000
"""Where there are labels to be gone through apart, no more cells are gone through at once."""


@dataclass(frozen=True, slots=True)
class State:
    """All beginnings after some shares. `axes`: of the cells, after the first two."""

    axes: tuple[Axis, ...]
    tables: Tables


def parts_of_labels(state: State) -> list[State]:
    """The beginnings by label in parts of a size that a processor has at hand."""
    size = max((cells.size for _, cells in state.tables.values()), default=0)
    most = max((len(labels) for labels, _ in state.tables.values()), default=0)
    number = min(most, -(-size // MOST_CELLS_AT_ONCE))
    if number < 2:
        return [state]
    longest = max((labels for labels, _ in state.tables.values()), key=len)
    cuts = [longest[place * len(longest) // number] for place in range(1, number)]
    parts = []
    for least, most in zip([None, *cuts], [*cuts, None], strict=True):
        tables: Tables = {}
        for key, (labels, cells) in state.tables.items():
            first = 0 if least is None else int(np.searchsorted(labels, least))
            last = len(labels) if most is None else int(np.searchsorted(labels, most))
            if first < last:
                tables[key] = labels[first:last], cells[:, first:last]
        parts.append(State(state.axes, tables))
    return parts


def joined(algebra: Algebra, tables: Sequence[Table]) -> Table:
    """Tables of one key as one."""
    labels, cells = tables[0]
    for other_labels, other in tables[1:]:
        if np.array_equal(labels, other_labels):
            cells = algebra.together(cells, other)
        else:
            labels, cells = _merged(algebra, (labels, cells), (other_labels, other))
    return labels, cells


def _merged(algebra: Algebra, one: Table, other: Table) -> Table:
    labels = np.union1d(one[0], other[0])
    shape = tuple(map(max, one[1].shape, other[1].shape))
    cells = algebra.empty((shape[0], len(labels), *shape[2:]))
    for own, ours in (one, other):
        at = np.searchsorted(labels, own)
        place: tuple[slice | NDArray[np.intp], ...] = (slice(None), at, *(slice(size) for size in ours.shape[2:]))
        cells[place] = algebra.plus(cells[place], ours)
    return labels, cells


def level_numbers(passage: Passage, lot: Lot, sizes: Sequence[int]) -> NDArray[np.int64]:
    """For every cell of a lot's piles, as high as they can be by now, the number of its level."""
    kinds = {level: number for number, level in enumerate(lot.kinds)}
    heights = [passage.heaps.piles[pile].height + 1 for pile in lot.piles]
    numbers = np.array([kinds[level] for level in lot.levels], np.int64).reshape(heights)
    return numbers[tuple(slice(size) for size in sizes)].reshape(-1)

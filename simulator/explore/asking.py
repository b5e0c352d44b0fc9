"""What is asked of a knot as its shares are gone through: with which algebra, and what fates and points are worth."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from simulator.explore.beginnings import Labels, Table
from simulator.explore.cells import Algebra, Cells
from simulator.explore.passage import Passage
from simulator.explore.piles import Level, Lot


def nothing_for_a_fate(lot: Lot, fate: int) -> int:
    """Where fates are worth nothing."""
    return 0


def nothing_for_a_point(slot: int) -> tuple[int, ...]:
    """Where points are worth nothing."""
    return ()


@dataclass(frozen=True)
class Asking:
    """One passage with one algebra.

    `told`: whether fates are told apart by labels. `worth`: of a fate of a lot; `each`: of a point of a share at a
    slot, by the first places of cells. `labels`: those that are looked at, ascending, by how many lots with several
    fates are decided; all where there are none. `weigh`: what a fate adds to the labels, where these tell sums.
    """

    passage: Passage
    algebra: Algebra
    told: bool = False
    worth: Callable[[Lot, int], int] = nothing_for_a_fate
    each: Callable[[int], tuple[int, ...]] = nothing_for_a_point
    labels: Sequence[Labels] = ()
    weigh: Callable[[Lot, int], int] | None = None

    def labelled(self, labels: Labels, cells: Cells, lot: Lot, level: Level) -> Table:
        """With a lot's fate told in the labels, or in the value."""
        if self.weigh is not None:
            return labels + self.weigh(lot, level.fate), cells
        if self.told:
            return (labels * len(lot.fates) + level.fate if len(lot.fates) > 1 else labels), cells
        worth = self.worth(lot, level.fate)
        if worth:
            cells = cells.copy()
            cells[0] += worth
        return labels, cells

"""What is asked of a knot as its shares are gone through: with which algebra, and what fates and points are worth."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from simulator.explore.beginnings import Labels, Table
from simulator.explore.cells import Algebra, Cells
from simulator.explore.passage import Passage
from simulator.explore.piles import Level, Lot


def nothing_for_a_fate(lot: Lot, fate: int) -> int:
    """Where fates are worth nothing."""
    return 0


def nothing_for_a_point(slot: int) -> int:
    """Where points are worth nothing."""
    return 0


@dataclass(frozen=True)
class Asking:
    """One passage with one algebra.

    `told`: whether fates are told apart by labels. `worth`: of a fate of a lot; `each`: of a point of a share at a
    slot. `only`: by a lot's piles the one fate that is looked at.
    """

    passage: Passage
    algebra: Algebra
    told: bool = False
    worth: Callable[[Lot, int], int] = nothing_for_a_fate
    each: Callable[[int], int] = nothing_for_a_point
    only: Mapping[tuple[int, ...], int] = field(default_factory=dict)

    def allows(self, lot: Lot, level: Level) -> bool:
        """Whether a level is one that is looked at."""
        return self.only.get(lot.piles, level.fate) == level.fate

    def labelled(self, labels: Labels, cells: Cells, lot: Lot, level: Level) -> Table:
        """With a lot's fate told in the labels, or in the value."""
        if self.told:
            return (labels * len(lot.fates) + level.fate if len(lot.fates) > 1 else labels), cells
        worth = self.worth(lot, level.fate)
        if worth:
            cells = cells.copy()
            cells[0] += worth
        return labels, cells

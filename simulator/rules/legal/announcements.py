"""One player's distinct announcements that occur in at least one legal assignment."""

from collections.abc import Mapping, Sequence

from simulator.rules.assignment import Slot
from simulator.rules.legal.arranged import Arranged
from simulator.rules.legal.budget import Budget
from simulator.rules.legal.counting.counting import is_possible
from simulator.rules.legal.counting.division import Divider, Division
from simulator.rules.legal.counting.walk import Walk
from simulator.rules.legal.counting.walks import placing_walk_of, told_walk
from simulator.rules.legal.ranking import Ranking


class Announcements(Arranged):
    """What one player may announce, in canonical order.

    Where two players divide the damage of one side, because of banding, an announcement counts once, whatever the
    other player can add to it. Rule: CR 510.1e, 702.22j-k.
    """

    def __init__(
        self,
        slots: tuple[Slot, ...],
        given: Mapping[int, int],
        parts: Sequence[Division] | None,
        own: Sequence[int],
        budget: Budget,
    ) -> None:
        """`own`: the places of `slots` among the step's slots. `parts`: what is divided; None: nothing is legal."""
        super().__init__(slots, given)
        self._parts = parts
        self._place = {place: number for number, place in enumerate(own)}
        self._budget = budget

    def count(self) -> int:
        """How many there are. Raises `BeyondBudgetError`."""
        return 0 if self._ranking is None else self._ranking.count

    def _arranged(self) -> Ranking | None:
        if self._parts is None:
            return None
        told = [part for part in self._parts if any(map(self._owns, part.dividers))]
        if not all(is_possible(part, self._budget) for part in self._parts if part not in told):
            return None
        places = {number: place for place, number in self._place.items()}
        return Ranking([self._walk(part) for part in told], [places[number] for number in self._free])

    def _walk(self, part: Division) -> Walk:
        visible = tuple(index for index, divider in enumerate(part.dividers) if self._owns(divider))
        if len(visible) == len(part.dividers):
            return placing_walk_of(part, self._budget)
        return told_walk(part, visible, self._budget)

    def _owns(self, divider: Divider) -> bool:
        return divider.shares[0].slot in self._place

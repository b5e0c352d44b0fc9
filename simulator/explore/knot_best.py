"""The best division of a knot that is too large to be walked through: the best values by what lies on its piles.

What a goal counts adds up over fates and damage points, so that all goals together are one number; a cell holds the
best and how many ways reach it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from simulator.explore.contributions import Contributions
from simulator.explore.fates import Fates
from simulator.explore.goals import Goal, Wishes
from simulator.explore.knot_firsts import Weights, the_best
from simulator.explore.knot_orders import Firsts, cheapest_passage, checked
from simulator.explore.piles import Heaps, Lot, heaps_of
from simulator.explore.subjects import Subjects
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.budget import BeyondBudgetError, Budget, Estimate
from simulator.rules.legal.counting.division import Division

MOST_VALUE = 2**58
"""The largest value of all goals together."""


@dataclass(frozen=True, slots=True)
class KnotBest:
    """Works out the best division of one knot by what one player wishes. `division`: of its sources, tidied."""

    combat: Combat
    step: DamageStep
    contributions: Contributions
    fates: Fates
    wishes: Wishes
    division: Division
    budget: Budget

    def best(self) -> tuple[tuple[int, ...], int]:
        """The first of the best divisions, by the knot's slots in canonical order, and how many are as good.

        Raises `BeyondBudgetError` before any work.
        """
        passage = checked(cheapest_passage(self._heaps(), {}, told=False, firsts=Firsts.NUMBERED), self.budget)
        found = the_best(passage, self._weights())
        if found is None:
            raise ValueError("no division is legal")
        return tuple(found.amounts.get(slot, 0) for slot in self._slots), found.number

    def _heaps(self) -> Heaps:
        subjects = Subjects(self.combat, self.step, self.contributions, self.fates)
        return heaps_of(self.division, subjects.permanents(self._slots, self._minds), [])

    @property
    def _slots(self) -> list[int]:
        """In canonical order."""
        return [share.slot for divider in self.division.dividers for share in divider.shares]

    def _minds(self, id: str) -> bool:
        return self.wishes.minds(self.combat.permanent(id))

    def _weights(self) -> Weights:
        """What fates and points are worth. Raises `BeyondBudgetError`."""
        weights = _scales(
            self.wishes.goals, sum(source.amount for source in self.step.sources), len(self.combat.permanents)
        )
        points = {slot: self.wishes.points(*self.step.slots[slot]) for slot in self._slots}
        through = self.wishes.goals.index(Goal.MOST_THROUGH) if Goal.MOST_THROUGH in self.wishes.goals else None
        each = {slot: 0 if through is None else weights[through] * one for slot, one in points.items()}

        def of_fate(lot: Lot, fate: int) -> int:
            gains = self.wishes.gains(lot.fates[fate].left, 0)
            return sum(scale * gain for scale, gain in zip(weights, gains, strict=True))

        return Weights(of_fate, each)


def _scales(goals: Sequence[Goal], points: int, permanents: int) -> tuple[int, ...]:
    """How much one of what each goal counts is worth: more than all that the later goals can come to."""
    scales: list[int] = []
    scale = 1
    for goal in reversed(goals):
        scales.append(scale)
        scale *= 2 * (points if goal is Goal.MOST_THROUGH else permanents) + 1
    if scale > MOST_VALUE:
        raise BeyondBudgetError(Estimate(scale, 0, 0))
    return tuple(reversed(scales))

"""The best division of a knot that is too large to be walked through: the best values by what lies on its piles.

What a goal counts adds up over fates and damage points, so that all goals together are one number; a cell holds the
best and how many ways reach it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from simulator.explore.asking import Asking
from simulator.explore.cells import NO_WAY, CountingTheBest
from simulator.explore.contributions import Contributions
from simulator.explore.fates import Fates
from simulator.explore.goals import Gains, Goal, Wishes
from simulator.explore.knot_orders import Weighed, cheapest_passage, checked, first_passage
from simulator.explore.knot_results import FIRST_AT_MOST, FIRST_SOON, PAYLOAD
from simulator.explore.passage import Passage
from simulator.explore.piles import Heaps, Lot, heaps_of
from simulator.explore.subjects import Subjects
from simulator.explore.tallies import Tally
from simulator.explore.walk_back import WalkBack
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
        heaps = self._heaps()
        first, cheapest = first_passage(heaps, {}, told=False), cheapest_passage(heaps, {}, told=False)
        most = max(FIRST_SOON, FIRST_AT_MOST * cheapest.estimate.milliseconds)
        if first.estimate.milliseconds <= most:
            best = _searched(checked(first, self.budget), self.weights())
            if best is None:
                raise ValueError("no division is legal")
            return tuple(best.amounts.get(slot, 0) for slot in self.slots), best.number
        trials = self.tried_for()
        self.budget.check(trials.estimate)
        return trials.first()

    def tried_for(self) -> "Trials":
        """The first of the best by trials. Raises `BeyondBudgetError`."""
        heaps = self._heaps()
        return Trials(self, heaps, cheapest_passage(heaps, {}, told=False))

    def _heaps(self) -> Heaps:
        subjects = Subjects(self.combat, self.step, self.contributions, self.fates)
        return heaps_of(self.division, subjects.permanents(self.slots, self._minds), [])

    @property
    def slots(self) -> list[int]:
        """In canonical order."""
        return [share.slot for divider in self.division.dividers for share in divider.shares]

    def _minds(self, id: str) -> bool:
        return self.wishes.minds(self.combat.permanent(id))

    def weights(self) -> "_Weights":
        """What fates and points are worth. Raises `BeyondBudgetError`."""
        weights = _scales(
            self.wishes.goals, sum(source.amount for source in self.step.sources), len(self.combat.permanents)
        )
        points = {slot: self.wishes.points(*self.step.slots[slot]) for slot in self.slots}
        through = self.wishes.goals.index(Goal.MOST_THROUGH) if Goal.MOST_THROUGH in self.wishes.goals else None
        each = {slot: 0 if through is None else weights[through] * one for slot, one in points.items()}
        return _Weights(self.wishes, weights, each)


@dataclass(frozen=True, slots=True)
class _Weights:
    """What a fate and a damage point are worth, all goals as one number."""

    wishes: Wishes
    scales: tuple[int, ...]
    each: Mapping[int, int]

    def of_fate(self, lot: Lot, fate: int) -> int:
        gains: Gains = self.wishes.gains(lot.fates[fate].left, 0)
        return sum(scale * gain for scale, gain in zip(self.scales, gains, strict=True))

    def of_point(self, slot: int) -> int:
        return self.each[slot]


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


@dataclass(frozen=True, slots=True)
class _Found:
    """The best value, how many divisions have it, and one of them by slot."""

    value: int
    number: int
    amounts: Mapping[int, int]


def _searched(passage: Passage, weights: _Weights) -> _Found | None:
    """None where there is no division."""
    tally = Tally(Asking(passage, CountingTheBest(PAYLOAD), told=False, worth=weights.of_fate, each=weights.of_point))
    states = tuple(tally.states())
    cells = next((cells for _, cells in states[-1].tables.values()), None)
    if cells is None or cells[0, 0] < NO_WAY // 2:
        return None
    value, (number,) = int(cells[0, 0]), tally.algebra.numbers(cells)
    amounts = WalkBack(tally.asked, states).amounts(value, {})
    assert amounts is not None, "what is best is there"
    return _Found(value, number, amounts)


@dataclass(frozen=True, slots=True)
class Trials:
    """Finds the first of the best divisions where the order of shares does not lead to it.

    Share by share in canonical order, the largest amount with which the best can still be reached is tried for.
    """

    knot: KnotBest
    heaps: Heaps
    cheapest: Weighed

    @property
    def estimate(self) -> Estimate:
        """What all trials take."""
        trials = sum(max(1, total).bit_length() for total in self.cheapest.passage.totals for _ in range(8))
        one = self.cheapest.estimate
        return Estimate(one.memory, one.passed * trials, one.steps * trials)

    def first(self) -> tuple[tuple[int, ...], int]:
        """The division, by the knot's slots in canonical order, and how many are as good."""
        weights = self.knot.weights()
        best = found = _searched(self.cheapest.passage, weights)
        if best is None or found is None:
            raise ValueError("no division is legal")
        limits: dict[int, tuple[int, int]] = {}
        for divider, total in zip(self.heaps.division.dividers, self.cheapest.passage.totals, strict=True):
            for share in (share for share in divider.shares if share.slot in best.amounts):
                least, most = found.amounts[share.slot], total
                middle = least + 1  # most often there is no larger amount
                while least < most:
                    limits[share.slot] = middle, most
                    tried = _searched(Passage(self.heaps, self.cheapest.passage.order, limits), weights)
                    if tried is not None and tried.value == best.value:
                        found, least = tried, tried.amounts[share.slot]
                    else:
                        most = middle - 1
                    middle = (least + most + 1) // 2
                limits[share.slot] = least, least
        return tuple(found.amounts.get(slot, 0) for slot in self.knot.slots), best.number

"""All legal assignments, one after the other, in canonical order. Rule: CR 510.1.

The second of three independent opinions on what is legal. A walk over the slots gives each the largest amount with
which the rest can still be completed, so it never runs into a dead end: the first assignment comes at once on boards
of any size.
"""

from collections.abc import Iterator, Sequence

from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.enumeration.outlook import Outlook, Position
from simulator.rules.legal.enumeration.supplies import IMPOSSIBLE
from simulator.rules.legal.enumeration.tally import Tally
from simulator.rules.legal.layout import Layout, Plan


def assignments(step: DamageStep) -> Iterator[Assignment]:
    """The legal assignments of a step, lazily, in canonical order: like tuples of amounts, the largest first."""
    return (Assignment(step.slots, amounts) for amounts in _Walk(step).amounts([]))


def assignments_from(step: DamageStep, first: tuple[int, ...]) -> Iterator[Assignment]:
    """The legal assignments that don't come before `first`: damage points for `step.slots`, legal or not."""
    walk = _Walk(step)
    limits = walk.limits(first)
    return (Assignment(step.slots, amounts) for amounts in (walk.amounts(limits) if limits is not None else ()))


class _Walk:
    """A walk over the slots of all sources that have a choice; the others are given what they must be given."""

    def __init__(self, step: DamageStep) -> None:
        layout = Layout(step)
        self._bearing = layout.bearing
        self._outlook = Outlook(layout)
        self._tally = Tally(layout)
        self._amounts = [0] * len(step.slots)
        for plan in layout.plans:
            if plan.is_forced:
                self._amounts[plan.first] = plan.amount
                self._tally.add(plan, 0, plan.amount)
        self._stops = [(plan, place) for plan in layout.plans if not plan.is_forced for place in range(plan.size)]
        # Before each stop: what its source has left, its slots in use (bits), and the conditions that earlier
        # sources demand (bits). After it: the conditions that later slots can feed (bits).
        self._rest = [plan.amount for plan, _ in self._stops]
        self._used = [0] * len(self._stops)
        self._required = [0] * len(self._stops)
        self._feedable = _feedable_after(self._stops)

    def limits(self, first: tuple[int, ...]) -> list[int] | None:
        """How much each stop, one after the other, may be given at most to stay at `first` or beyond; None where
        everything comes before it."""
        free = {plan.first + place for plan, place in self._stops}
        limits: list[int] = []
        for slot, amount in enumerate(first):
            if slot in free:
                limits.append(amount)
            elif amount < self._amounts[slot]:
                return [*limits[:-1], limits[-1] - 1] if limits else None
            elif amount > self._amounts[slot]:
                break
        return limits

    def amounts(self, limits: Sequence[int]) -> Iterator[tuple[int, ...]]:
        """The amounts of all slots in canonical order, from what the first stops may be given at most."""
        stop, end = 0, len(self._stops)
        bound = self._bound(stop, limits)
        while True:
            if stop < end and self._settle(stop, bound):
                if stop < len(limits) and self._amount(stop) != limits[stop]:
                    limits = ()
                stop += 1
                bound = self._bound(stop, limits)
            else:
                if stop == end:
                    yield tuple(self._amounts)
                if stop == 0:
                    return
                stop, limits = stop - 1, ()
                bound = self._withdraw(stop) - 1

    def _bound(self, stop: int, limits: Sequence[int]) -> int:
        if stop == len(self._stops):
            return 0
        return min(self._rest[stop], limits[stop]) if stop < len(limits) else self._rest[stop]

    def _amount(self, stop: int) -> int:
        plan, place = self._stops[stop]
        return self._amounts[plan.first + place]

    def _settle(self, stop: int, bound: int) -> bool:
        """Give a stop the largest amount up to `bound` that can be completed; false where there is none."""
        plan, place = self._stops[stop]
        while bound > 0:
            self._tally.add(plan, place, bound)
            largest = self._largest(stop, bound)
            if largest == bound:
                self._move_on(stop, bound)
                return True
            self._tally.add(plan, place, -bound)
            bound = max(0, largest)
        if bound == 0 and self._largest(stop, 0) == 0:
            self._move_on(stop, 0)
            return True
        return False

    def _withdraw(self, stop: int) -> int:
        """Take back what a stop was given: so many points."""
        plan, place = self._stops[stop]
        amount = self._amounts[plan.first + place]
        if amount:
            self._tally.add(plan, place, -amount)
        self._amounts[plan.first + place] = 0
        return amount

    def _move_on(self, stop: int, amount: int) -> None:
        """Write the amount down, and what the next stop finds."""
        plan, place = self._stops[stop]
        self._amounts[plan.first + place] = amount
        used = self._used[stop] | (1 << place if amount else 0)
        if stop + 1 < len(self._stops):
            within = place + 1 < plan.size
            if within:
                self._rest[stop + 1] = self._rest[stop] - amount
                self._used[stop + 1] = used
            self._required[stop + 1] = self._required[stop] | (0 if within else _demanded(plan, used))

    def _largest(self, stop: int, amount: int) -> int:
        """The amount, already counted, if it can be completed; else a bound on the smaller ones that may be."""
        plan, place = self._stops[stop]
        used = self._used[stop] | (1 << place if amount else 0)
        # What other sources demand elsewhere stays possible, whatever this one does.
        required = self._required[stop] & self._bearing[plan.number]
        position = Position(plan, place, amount, self._rest[stop] - amount, used, required, self._tally.short)
        doubtful = False
        for option in position.options():
            required = position.required_by(option)
            hopeless = position.short & ~self._feedable[stop]
            if not required and position.has_room(option, position.short):
                return amount
            doubtful |= not required & hopeless and position.has_room(option, hopeless)
        return self._outlook.largest(position, self._tally.lacking()) if doubtful else IMPOSSIBLE


def _demanded(plan: Plan, used: int) -> int:
    """What a source's used slots (bits) demand; of two ways that allow them, the second asks for no more."""
    demands = [option.demanded(used) for option in plan.options if not used & ~option.usable]
    return min(demands, key=int.bit_count) if used else 0


def _feedable_after(stops: Sequence[tuple[Plan, int]]) -> list[int]:
    """For each stop the conditions (bits) that later stops can feed."""
    feedable = [0] * len(stops)
    for stop in range(len(stops) - 1, 0, -1):
        plan, place = stops[stop]
        feedable[stop - 1] = feedable[stop] | plan.feeds[place]
    return feedable

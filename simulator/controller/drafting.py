"""A draft: an assignment that is being divided, with exact bounds, so that nothing drawn leads to a dead end.

What the rules leave only one way is filled in; where they leave several, nothing is chosen in silence.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import prod

from simulator.controller.knots import Knot, Pins, compatible, knot_of, knots_of, legal_of, others
from simulator.rules.assignment import Assignment, Slot
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.budget import BeyondBudgetError
from simulator.rules.legal.legal_assignments import LegalAssignments


@dataclass(frozen=True)
class Draft:
    """What is chosen so far of a step's assignment."""

    step: DamageStep
    knots: tuple[Knot, ...]

    @cached_property
    def legal(self) -> LegalAssignments:
        """All legal assignments of the step."""
        return legal_of(self.step)

    @cached_property
    def pins(self) -> Pins:
        """The shares that have been chosen."""
        return tuple(pin for knot in self.knots for pin in knot.pins)

    @cached_property
    def count(self) -> int | None:
        """How many legal assignments there are; None where counting would go beyond the budget."""
        return _product(knot.count for knot in self.knots)

    @cached_property
    def remaining(self) -> int | None:
        """How many of them complete the draft."""
        return _product(knot.remaining for knot in self.knots)

    @cached_property
    def index(self) -> int | None:
        """The whole draft's place in canonical order; None where it is open, or the place cannot be told."""
        if self.whole is None:
            return None
        return 0 if self.count == 1 else self.place_of(self.whole)

    def place_of(self, assignment: Assignment) -> int | None:
        """The place of an assignment in canonical order; None for an illegal one, or beyond the budget."""
        try:
            return self.legal.index(assignment)
        except (BeyondBudgetError, ValueError):
            return None

    @cached_property
    def amounts(self) -> Mapping[Slot, int | None]:
        """The damage points of every share: chosen or the only ones left; None where it is still open."""
        return {slot: self._knot_of[slot].amount(slot) for slot in self.step.slots}

    @cached_property
    def whole(self) -> Assignment | None:
        """The assignment, once nothing is open any more."""
        amounts = tuple(amount for amount in self.amounts.values() if amount is not None)
        return Assignment(self.step.slots, amounts) if len(amounts) == len(self.step.slots) else None

    @cached_property
    def so_far(self) -> Assignment:
        """What is chosen or filled in, with nothing where it is open."""
        return Assignment(self.step.slots, tuple(amount or 0 for amount in self.amounts.values()))

    @cached_property
    def _knot_of(self) -> dict[Slot, Knot]:
        return {slot: knot for knot in self.knots for slot in knot.step.slots}

    def knot(self, slot: Slot) -> Knot:
        """The knot that a share belongs to. Raises `KeyError` for what is no share of this step."""
        return self._knot_of[slot]

    def beside(self, source: str) -> LegalAssignments:
        """The legal assignments with the pins of all other sources."""
        return self.legal.extending(dict(others(self.pins, source)))


def _product(numbers: Iterable[int | None]) -> int | None:
    known = list(numbers)
    return None if None in known else prod(number for number in known if number is not None)


def draft_of(step: DamageStep, wanted: Pins, former: Draft | None = None) -> Draft:
    """A draft with as many of the wanted pins as go together; knots that `former` has already are taken from it."""
    known = {} if former is None else {knot.step.sources: knot for knot in former.knots}
    return Draft(step, tuple(_knot(part, wanted, known.get(part.sources)) for part in knots_of(step)))


def _knot(part: DamageStep, wanted: Pins, former: Knot | None) -> Knot:
    slots = frozenset(part.slots)
    pins = tuple(pin for pin in wanted if pin[0] in slots)
    if former is not None and former.step == part and former.pins == pins:
        return former
    return knot_of(part, pins)


def with_share(draft: Draft, slot: Slot, amount: int) -> Pins | None:
    """The pins when a share is chosen: those of other sources stay, of its own source the latest that still fit.

    None where no legal assignment with the pins of the other sources gives it so much.
    """
    knot = draft.knot(slot)
    if amount not in knot.possible[slot]:
        return None
    fixed = (*others(knot.pins, slot[0]), (slot, amount))
    own = tuple(pin for pin in reversed(knot.pins) if pin[0][0] == slot[0] and pin[0] != slot)
    kept = frozenset(compatible(legal_of(knot.step).extending(dict(fixed)), own))
    elsewhere = tuple(pin for pin in draft.pins if pin not in knot.pins)
    stay = (pin for pin in knot.pins if pin in kept or pin[0][0] != slot[0])
    return (*elsewhere, *stay, (slot, amount))


def pins_of(assignment: Assignment, step: DamageStep) -> Pins:
    """A whole assignment as pins: the shares above zero, and nothing for every share of who assigns nothing."""
    given = {(source, recipient): amount for source, recipient, amount in assignment.shares()}
    assigning = {source for source, _ in given}
    return tuple((slot, given.get(slot, 0)) for slot in step.slots if slot in given or slot[0] not in assigning)

"""Sources of a damage step that bear on one another by their recipients, and what is chosen of their shares.

A step falls into such knots; what is chosen in one leaves the others as they are, so a change costs one knot only.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from simulator.explore.numbers import count_within_budget
from simulator.explore.spreads import spread_to
from simulator.rules.assignment import Slot
from simulator.rules.damage_step import DamageStep, Side, Source
from simulator.rules.legal.bounds import Bounds
from simulator.rules.legal.budget import BeyondBudgetError, Budget
from simulator.rules.legal.legal_assignments import LegalAssignments

Pins: TypeAlias = tuple[tuple[Slot, int], ...]
"""Shares that a person has chosen, in damage points; of each source the latest last."""

_AT_THE_TABLE = Budget(memory=128 * 2**20, milliseconds=250)
"""What one question may take while somebody drags a number."""


@dataclass(frozen=True)
class Knot:
    """One knot with its choices.

    `step`: the damage step of these sources alone. `count`: legal divisions; `remaining`: those with all `pins`;
    None where counting would go beyond the budget. `bounds`: of every share, with all pins. `possible`: of every
    share, with the pins of other sources only: what it can be changed to.
    """

    step: DamageStep
    pins: Pins
    count: int | None
    remaining: int | None
    bounds: Mapping[Slot, Bounds]
    possible: Mapping[Slot, Bounds]

    def amount(self, slot: Slot) -> int | None:
        """The damage points of a share: the only ones that are left, or None where several are."""
        return self.bounds[slot].forced

    def spread(self, recipient: str) -> Mapping[int, int]:
        """How many legal divisions give a recipient so many points, by points. Worked out once and remembered.

        Raises `BeyondBudgetError`.
        """
        if recipient not in self._spreads:
            self._spreads[recipient] = spread_to(self.legal, recipient)
        return self._spreads[recipient]

    @cached_property
    def legal(self) -> LegalAssignments:
        """All legal divisions."""
        return legal_of(self.step)

    @cached_property
    def unpinned(self) -> Mapping[Slot, Bounds]:
        """The bounds of every share without any pins."""
        return self.legal.all_bounds() if self.pins else self.bounds

    @cached_property
    def _spreads(self) -> dict[str, Mapping[int, int]]:
        return {}


def knots_of(step: DamageStep) -> tuple[DamageStep, ...]:
    """The parts of a step that do not bear on one another, in canonical order of their first sources."""
    groups: list[tuple[set[tuple[Side, str]], list[Source]]] = []
    for source in step.sources:
        reached = {(source.side, recipient) for recipient in source.recipients if recipient in step.need_of}
        members, apart = [source], []
        for others_reached, others in groups:
            if reached & others_reached:
                reached, members = reached | others_reached, others + members
            else:
                apart.append((others_reached, others))
        groups = [*apart, (reached, members)]
    places = {source.id: place for place, source in enumerate(step.sources)}
    ordered = sorted((sorted(places[one.id] for one in members) for _, members in groups))
    return tuple(_part(step, [step.sources[place] for place in group]) for group in ordered)


def _part(step: DamageStep, sources: list[Source]) -> DamageStep:
    reached = {recipient for source in sources for recipient in source.recipients}
    needs = tuple((id, need) for id, need in step.needs if id in reached)
    return DamageStep(step.moment, step.players, tuple(sources), needs)


def knot_of(step: DamageStep, wanted: Pins) -> Knot:
    """A knot with as many of the wanted pins as go together, earlier ones first."""
    legal = legal_of(step)
    pins = compatible(legal, wanted)
    chosen = legal.extending(dict(pins))
    bounds = chosen.all_bounds()
    return Knot(
        step, pins, count_within_budget(legal), count_within_budget(chosen), bounds, _possible(legal, pins, bounds)
    )


def legal_of(step: DamageStep) -> LegalAssignments:
    """The legal assignments of a step, within what a person at the table will wait for."""
    return LegalAssignments(step, budget=_AT_THE_TABLE)


def compatible(legal: LegalAssignments, wanted: Pins) -> Pins:
    """As many of the wanted pins as some legal division has together, earlier ones first."""
    if _is_possible(legal.extending(dict(wanted))):
        return wanted
    kept: Pins = ()
    for pin in wanted:
        if _is_possible(legal.extending(dict((*kept, pin)))):
            kept = (*kept, pin)
    return kept


def _is_possible(legal: LegalAssignments) -> bool:
    """Whether there is any; beyond the budget, whether none of the outer bounds is empty."""
    try:
        return bool(legal)
    except BeyondBudgetError:
        return all(legal.all_bounds().values())


def others(pins: Iterable[tuple[Slot, int]], source: str) -> Pins:
    """The pins of all sources but one."""
    return tuple(pin for pin in pins if pin[0][0] != source)


def _possible(legal: LegalAssignments, pins: Pins, bounds: Mapping[Slot, Bounds]) -> dict[Slot, Bounds]:
    possible = dict(bounds)
    for source in dict.fromkeys(slot[0] for slot, _ in pins):
        without = legal.extending(dict(others(pins, source)))
        possible.update({slot: bound for slot, bound in without.all_bounds().items() if slot[0] == source})
    return possible

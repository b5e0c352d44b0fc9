"""An assignment that names some of the sources: the only legal whole that extends it, several, or none.

A source that is named is named in full; whole sources may be left out. Rule: CR 510.1e.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.legal.legality import Violation, violations
from simulator.rules.legal.nearest.nearest import nearest

Shares: TypeAlias = Mapping[str, Mapping[str, int]]
"""Damage points by source and recipient."""


@dataclass(frozen=True, slots=True)
class Whole:
    """One legal assignment extends the text: this one."""

    assignment: Assignment


@dataclass(frozen=True, slots=True)
class Open:
    """Several legal assignments extend the text. `sources`: those whose division is still to be chosen."""

    count: int
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Illegal:
    """No legal assignment extends the text: what is wrong, and the nearest legal whole.

    `nearest`: of those with the fewest damage points moved among the sources that are named.
    """

    violations: tuple[Violation, ...]
    nearest: Assignment


def extended(step: DamageStep, shares: Shares) -> Whole | Open | Illegal:
    """What a text that names some of the sources stands for."""
    extending = _extending(step, shares)
    if not extending:
        return _illegal(step, shares)
    if extending.count() == 1:
        return Whole(extending[0])
    return Open(extending.count(), _open_sources(step, extending))


def can_be_extended(step: DamageStep, shares: Shares) -> bool:
    """Whether some legal assignment extends the text."""
    return bool(_extending(step, shares))


def _extending(step: DamageStep, shares: Shares) -> LegalAssignments | None:
    """The legal wholes that extend the text; None where it names a slot that the step does not have."""
    typed = {(source, recipient): amount for source, given in shares.items() for recipient, amount in given.items()}
    if any(amount and slot not in step.slots for slot, amount in typed.items()):
        return None
    if any(any(given.values()) for source, given in shares.items() if source not in step.source_of):
        return None
    named = {slot: typed.get(slot, 0) for slot in step.slots if slot[0] in shares}
    return LegalAssignments(step).extending(named)


def _open_sources(step: DamageStep, extending: LegalAssignments) -> tuple[str, ...]:
    bounds = extending.all_bounds()
    return tuple(
        source.id
        for source in step.sources
        if any(bounds[source.id, recipient].forced is None for recipient in source.recipients)
    )


def _illegal(step: DamageStep, shares: Shares) -> Illegal:
    """Sources that are left out are judged as the nearest legal whole has them: nothing is held against them.

    They keep nothing, so whatever they are given costs the same, and only the named sources make a whole nearer.
    """
    near = nearest(step, Assignment.of(shares))
    filled = {source.id: near.given_by(source.id) for source in step.sources if source.id not in shares}
    return Illegal(violations(step, Assignment.of({**filled, **shares})), near)

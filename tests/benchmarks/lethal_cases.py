"""A step's legal assignments as polyhedra over its shares, one for each case of what is given lethal damage.

For libraries that count integer points. Only for boards without orders, deathtouch and other ways to divide.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from simulator.rules.damage_step import DamageStep

Condition = tuple[int, ...]
"""A coefficient for every slot of the step, and a constant behind them: the sum is what is meant."""


@dataclass(frozen=True)
class Case:
    """The sums that are zero, and those that are at least zero, for one set of creatures given lethal damage."""

    zero: tuple[Condition, ...]
    at_least_zero: tuple[Condition, ...]


def cases(step: DamageStep) -> Iterator[Case]:
    """All cases; no assignment is in two of them."""
    creatures = sorted(step.need_of)
    for flags in product((False, True), repeat=len(creatures)):
        lethal = dict(zip(creatures, flags, strict=True))
        shares = (_condition(step, source, recipient, 0) for source, recipient in step.slots)
        totals = (_lethal(step, creature, lethal[creature]) for creature in creatures)
        yield Case(tuple(_equations(step, lethal)), (*shares, *totals))


def _equations(step: DamageStep, lethal: Mapping[str, bool]) -> Iterator[Condition]:
    """All damage is assigned, and none beyond blockers that lack lethal damage."""
    for source in step.sources:
        yield _condition(step, source.id, None, -source.amount)
        (way,) = source.ways
        if way.excess is not None and not all(lethal[foe] for foe in way.foes):
            yield _condition(step, source.id, way.excess, 0)


def _lethal(step: DamageStep, creature: str, is_lethal: bool) -> Condition:
    need = step.need_of[creature].lethal
    assert need is not None
    reached = _condition(step, None, creature, -need)
    return reached if is_lethal else tuple(-one for one in (*reached[:-1], reached[-1] + 1))


def _condition(step: DamageStep, source: str | None, recipient: str | None, constant: int) -> Condition:
    """The sum of the shares of a source, a recipient or both, and a constant."""
    chosen = (source in (None, one) and recipient in (None, other) for one, other in step.slots)
    return (*map(int, chosen), constant)

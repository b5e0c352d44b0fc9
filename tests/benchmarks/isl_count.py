"""The number of legal assignments as isl finds it: integer points of polyhedra, one for each case of what is lethal.

isl alone goes through the points; the library that counts them in closed form is not part of its package. Only
for boards without orders, deathtouch and other ways to divide.
"""

from collections.abc import Iterator
from itertools import product

import islpy

from simulator.rules.damage_step import DamageStep


def cases(step: DamageStep) -> Iterator[str]:
    """A polyhedron over the shares for each set of creatures that are given lethal damage, in isl's notation."""
    creatures = sorted(step.need_of)
    for flags in product((False, True), repeat=len(creatures)):
        lethal = dict(zip(creatures, flags, strict=True))
        conditions = [*_shares(step, lethal), *(_total(step, id, lethal[id]) for id in creatures)]
        yield f"{{ [{', '.join(_names(step))}] : {' and '.join(conditions)} }}"


def count(step: DamageStep) -> int:
    """The points of all cases."""
    return sum(int(islpy.Set(case).count_val().to_str()) for case in cases(step))


def _names(step: DamageStep) -> list[str]:
    return [f"x{number}" for number in range(len(step.slots))]


def _shares(step: DamageStep, lethal: dict[str, bool]) -> Iterator[str]:
    names = dict(zip(step.slots, _names(step), strict=True))
    yield from (f"{name} >= 0" for name in names.values())
    for source in step.sources:
        way = source.ways[0]
        yield f"{' + '.join(names[source.id, one] for one in source.recipients)} = {source.amount}"
        if way.excess is not None and not all(lethal[foe] for foe in way.foes):
            yield f"{names[source.id, way.excess]} = 0"


def _total(step: DamageStep, creature: str, is_lethal: bool) -> str:
    names = [name for name, (_, recipient) in zip(_names(step), step.slots, strict=True) if recipient == creature]
    return f"{' + '.join(names) or '0'} {'>=' if is_lethal else '<'} {step.need_of[creature].lethal}"

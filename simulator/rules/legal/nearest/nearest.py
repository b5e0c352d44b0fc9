"""The legal assignment nearest to another: the fewest damage points moved.

Exact on boards of any size. The work is bounded by the questions that can be asked of sources that bear on one
another: at most three for each creature or planeswalker on which a share depends, two for each source with two
ways; the cheapest answers come first, and a handful is the rule.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.layout import Layout, Plan
from simulator.rules.legal.nearest.part import NearestPart


@dataclass(frozen=True, slots=True)
class _Choice:
    """What some sources may assign: so many points, of which `kept` stay where they were; `amounts` of all slots,
    0 for those of other sources."""

    points: int
    kept: int
    amounts: tuple[int, ...]


def nearest(step: DamageStep, assignment: Assignment) -> Assignment:
    """The legal assignment with the fewest damage points moved; of equally near ones the first in canonical order.

    Where the totals differ, the larger of points added and points taken counts. There always is one: no demand
    is made where every source gives all to its first foe, or to what it attacks.
    """
    layout = Layout(step)
    before = _before(step, assignment)
    wholes = {0: _Choice(0, 0, (0,) * len(step.slots))}
    for plans in _parts(layout):
        wholes = _joined(wholes.values(), list(_choices(layout, plans, before)))
    assigned = sum(amount for _, _, amount in assignment.shares())
    best = min(wholes.values(), key=lambda whole: (max(whole.points, assigned) - whole.kept, _order(whole)))
    return Assignment(step.slots, best.amounts)


def _before(step: DamageStep, assignment: Assignment) -> list[int]:
    """What the assignment gives to the step's slots."""
    given = {(source, recipient): amount for source, recipient, amount in assignment.shares()}
    return [given.get(slot, 0) for slot in step.slots]


def _parts(layout: Layout) -> list[list[Plan]]:
    """The sources in groups that don't bear on one another."""
    parts: dict[tuple[int, int], list[Plan]] = {}
    for plan, bearing in zip(layout.plans, layout.bearing, strict=True):
        alone = plan.number if not bearing else -1
        parts.setdefault((bearing, alone), []).append(plan)
    return list(parts.values())


def _choices(layout: Layout, plans: Sequence[Plan], before: Sequence[int]) -> Iterator[_Choice]:
    """What a part may assign, by who of it assigns nothing."""
    shares = tuple(tuple(before[plan.first : plan.first + plan.size]) for plan in plans)
    part = NearestPart(plans, layout.conditions, shares)
    for idle in _subsets([one for one, plan in enumerate(plans) if plan.may_assign_nothing]):
        divided = part.nearest(idle)
        amounts = [0] * len(before)
        for plan, share in zip(plans, divided, strict=True):
            amounts[plan.first : plan.first + plan.size] = share
        kept = sum(min(one, other) for one, other in zip(amounts, before, strict=True) if one)
        yield _Choice(sum(amounts), kept, tuple(amounts))


def _subsets(numbers: list[int]) -> Iterator[frozenset[int]]:
    for size in range(len(numbers) + 1):
        yield from map(frozenset, combinations(numbers, size))


def _joined(wholes: Iterable[_Choice], choices: list[_Choice]) -> dict[int, _Choice]:
    """Every whole with every choice of a further part; of equal totals the one that keeps the most."""
    joined: dict[int, _Choice] = {}
    for whole in wholes:
        for choice in choices:
            amounts = tuple(map(int.__add__, whole.amounts, choice.amounts))
            one = _Choice(whole.points + choice.points, whole.kept + choice.kept, amounts)
            other = joined.get(one.points)
            if other is None or (-one.kept, _order(one)) < (-other.kept, _order(other)):
                joined[one.points] = one
    return joined


def _order(choice: _Choice) -> tuple[int, ...]:
    """Sorts like the canonical order: the largest amounts first."""
    return tuple(-amount for amount in choice.amounts)

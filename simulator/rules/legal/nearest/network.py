"""The nearest division of several sources as a cheapest flow: points run from sources by slots to recipients.

A point is cheapest where it lay before; among equal ones, the earlier slot is cheaper.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from simulator.rules.legal.layout import NOTHING, Condition, Option, Plan, bits
from simulator.rules.legal.nearest.cheapest_flow import CheapestFlow

Amounts: TypeAlias = tuple[tuple[int, ...], ...]
"""For each source the damage points of its slots."""

_START, _END = 0, 1


@dataclass(frozen=True, slots=True)
class Terms:
    """What a division goes by. `options`: for each source those that it may take; `unserved`: conditions (bits)
    whose demanding slots are given nothing; `by_points` and `by_touch`: conditions that are to be met so."""

    options: tuple[tuple[Option, ...], ...]
    unserved: int = 0
    by_points: int = 0
    by_touch: int = 0

    def open_to(self, source: int) -> int:
        """The slots (bits) that a source may use."""
        slots = 0
        for option in self.options[source]:
            for place in bits(option.usable):
                if not option.demands[place] & self.unserved:
                    slots |= 1 << place
        return slots


class Prices:
    """What a point costs by where it goes: all costs are below 0, and every larger gain outweighs all smaller ones.

    First what must be, then what stays where it was, then the tuple of amounts: a share never fills the bits of
    its slot, so sums compare like tuples.
    """

    def __init__(self, plans: Sequence[Plan]) -> None:
        width = max(plan.amount for plan in plans).bit_length()
        slots = sum(plan.size for plan in plans)
        ranks = iter(range(slots - 1, -1, -1))
        self.given = [[-(1 << width * next(ranks)) for _ in range(plan.size)] for plan in plans]
        self.kept = -(1 << width * slots)
        self.must = self.kept << sum(plan.amount for plan in plans).bit_length()


class Network:
    """Sources, their slots, and recipients that must be given something."""

    def __init__(self, plans: Sequence[Plan], conditions: Sequence[Condition], terms: Terms, prices: Prices) -> None:
        self._plans, self._terms, self._prices = plans, terms, prices
        self._points = sum(
            plan.amount for plan, options in zip(plans, terms.options, strict=True) if options != (NOTHING,)
        )
        needs = _needs(conditions, terms)
        touched = {conditions[number].target for number in bits(terms.by_touch)}
        self._flow = CheapestFlow(2 + len(plans) + len(needs) + len(touched))
        nodes = iter(range(2 + len(plans), 2 + len(plans) + len(needs) + len(touched)))
        self._musts: list[tuple[int, int]] = []
        self._node = {target: self._recipient(next(nodes), _END, need) for target, need in needs.items()}
        self._touched = {target: self._recipient(next(nodes), self._node[target], 1) for target in touched}

    def cheapest(self, before: Amounts) -> tuple[int, Amounts] | None:
        """The cost of the division nearest to `before`, and its amounts; None where none goes by the terms."""
        slots = [self._slots(number, before[number]) for number in range(len(self._plans))]
        sent, cost = self._flow.send(_START, _END)
        if sent < self._points or any(self._flow.flow(edge) < need for edge, need in self._musts):
            return None
        cost -= self._prices.must * sum(need for _, need in self._musts)
        return cost, tuple(tuple(sum(map(self._flow.flow, edges)) for edges in each) for each in slots)

    def _recipient(self, node: int, onward: int, need: int) -> int:
        """A node that must be given `need` points, and may be given more."""
        self._musts.append((self._flow.edge(node, onward, need, self._prices.must), need))
        self._flow.edge(node, onward, self._points, 0)
        return node

    def _slots(self, number: int, before: tuple[int, ...]) -> list[tuple[int, ...]]:
        """The edges of a source's slots: one for points that stay, one for others; none where it may not give."""
        plan, open_slots = self._plans[number], self._terms.open_to(number)
        if open_slots:
            self._flow.edge(_START, 2 + number, plan.amount, 0)
        return [
            self._slot(2 + number, self._head(plan, place), kept, self._prices.given[number][place], plan.amount)
            if open_slots >> place & 1
            else ()
            for place, kept in enumerate(before)
        ]

    def _slot(self, tail: int, head: int, kept: int, price: int, most: int) -> tuple[int, ...]:
        other = self._flow.edge(tail, head, most, price)
        return (other, self._flow.edge(tail, head, kept, price + self._prices.kept)) if kept else (other,)

    def _head(self, plan: Plan, place: int) -> int:
        target = plan.targets[place]
        if plan.touching[place] and target in self._touched:
            return self._touched[target]
        return self._node.get(target, _END)


def _needs(conditions: Sequence[Condition], terms: Terms) -> dict[int, int]:
    """The points that each target must be given; 0 where a touch is all."""
    needs = {conditions[number].target: 0 for number in bits(terms.by_touch)}
    for number in bits(terms.by_points):
        condition = conditions[number]
        needs[condition.target] = max(needs.get(condition.target, 0), condition.need)
    return needs

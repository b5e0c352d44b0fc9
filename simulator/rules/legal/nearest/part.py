"""The nearest legal division of sources that bear on one another, by branch and bound.

Without the demands of the rules the nearest division is a cheapest flow. Where its answer breaks a demand, a question
is put: is the condition to be met, by points or by a touch of deathtouch, or is what demands it given nothing? Of all
answers the cheapest is looked at first, so the first that is legal is the nearest.
"""

from collections.abc import Sequence
from dataclasses import replace
from heapq import heappop, heappush

from simulator.rules.legal.layout import NOTHING, Condition, Plan, bits, union
from simulator.rules.legal.nearest.network import Amounts, Network, Prices, Terms


class NearestPart:
    """Sources that bear on one another, and what they assign before."""

    def __init__(self, plans: Sequence[Plan], conditions: Sequence[Condition], before: Amounts) -> None:
        """`before`: for each source's slots, legal or not, in damage points."""
        self._plans = plans
        self._conditions = conditions
        self._before = before
        self._prices = Prices(plans)
        self._touchable = union(touching for plan in plans for touching in plan.touching)

    def nearest(self, idle: frozenset[int]) -> Amounts:
        """The legal division that keeps the most points where they were, of equal ones the first in canonical
        order, while the sources numbered `idle` (within the part) assign nothing and all others something."""
        asked = [Terms(tuple((NOTHING,) if one in idle else plan.options for one, plan in enumerate(self._plans)))]
        queue: list[tuple[int, int, Terms, Amounts]] = []
        pushed = 0
        while True:
            for terms in asked:
                found = Network(self._plans, self._conditions, terms, self._prices).cheapest(self._before)
                if found is not None:
                    # The number keeps apart what costs the same.
                    heappush(queue, (found[0], pushed, terms, found[1]))
                    pushed += 1
            _, _, terms, amounts = heappop(queue)
            asked = self._questions(terms, amounts)
            if not asked:
                return amounts

    def _questions(self, terms: Terms, amounts: Amounts) -> list[Terms]:
        """What is to be decided before these amounts, or others, can be legal; nothing if these are."""
        short = self._short(amounts)
        for one, (options, share) in enumerate(zip(terms.options, amounts, strict=True)):
            used = union(1 << place for place, amount in enumerate(share) if amount)
            if any(not used & ~option.usable and not option.demanded(used) & short for option in options):
                continue
            if len(options) > 1:
                before, after = terms.options[:one], terms.options[one + 1 :]
                return [replace(terms, options=(*before, (option,), *after)) for option in options]
            return self._about(terms, next(bits(options[0].demanded(used) & short)))
        return []

    def _about(self, terms: Terms, number: int) -> list[Terms]:
        """One condition is to be met, in either manner, or what demands it is given nothing."""
        condition = 1 << number
        asked = [
            replace(terms, unserved=terms.unserved | condition),
            replace(terms, by_points=terms.by_points | condition),
        ]
        if self._touchable & condition:
            asked.append(replace(terms, by_touch=terms.by_touch | condition))
        return asked

    def _short(self, amounts: Amounts) -> int:
        """The conditions (bits) that are not met."""
        given = [0] * len(self._conditions)
        met = 0
        for plan, share in zip(self._plans, amounts, strict=True):
            for place in (place for place, amount in enumerate(share) if amount):
                met |= plan.touching[place]
                for number in bits(plan.feeds[place]):
                    given[number] += share[place]
        enough = union(1 << n for n, one in enumerate(self._conditions) if given[n] >= one.need)
        everything = (1 << len(self._conditions)) - 1
        return everything & ~(met | enough)

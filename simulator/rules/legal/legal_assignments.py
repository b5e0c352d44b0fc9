"""The legal assignments of one combat damage step as a collection: counted, placed, drawn and bounded, never listed."""

from collections.abc import Mapping
from functools import cached_property
from math import prod
from types import MappingProxyType

from simulator.rules.assignment import Assignment, Slot
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.announcements import Announcements
from simulator.rules.legal.arranged import Arranged
from simulator.rules.legal.bounds import Bounds, Run
from simulator.rules.legal.budget import Budget
from simulator.rules.legal.counting.division import Division
from simulator.rules.legal.counting.marginal import spread_of, together
from simulator.rules.legal.counting.walk import Walk
from simulator.rules.legal.counting.walks import placing_walk_of, walk_of
from simulator.rules.legal.known_parts import KnownParts
from simulator.rules.legal.legality import Judge
from simulator.rules.legal.ranking import Ranking

NOTHING_GIVEN: Mapping[Slot, int] = MappingProxyType({})
USUAL_BUDGET = Budget()


class LegalAssignments(Arranged):
    """All legal assignments of a step, joint over all sources of all players; those that complete a draft, if given.

    Whether an assignment is among them is judged rule by rule (`legality`), all else is arithmetic. Rule: CR 510.1e.
    """

    def __init__(
        self, step: DamageStep, draft: Mapping[Slot, int] = NOTHING_GIVEN, budget: Budget = USUAL_BUDGET
    ) -> None:
        """`draft`: damage points of shares that are chosen. Raises `KeyError` for what is no slot of the step."""
        self.step = step
        self.draft = MappingProxyType(dict(draft))
        self.budget = budget
        self._known = KnownParts(step, budget)
        place = {slot: number for number, slot in enumerate(step.slots)}
        super().__init__(step.slots, {place[slot]: amount for slot, amount in draft.items()})

    def count(self) -> int:
        """How many there are. Raises `BeyondBudgetError`."""
        return self._count

    def __bool__(self) -> bool:
        return self._parts is not None and all(map(self._known.is_possible, self._parts))

    def __contains__(self, assignment: object) -> bool:
        if not isinstance(assignment, Assignment) or self._judge.violations(assignment):
            return False
        return all(assignment.amount(*slot) == amount for slot, amount in self.draft.items())

    def extending(self, draft: Mapping[Slot, int]) -> "LegalAssignments":
        """Those that have these shares besides what is given already. Raises `KeyError` for what is no slot."""
        extended = LegalAssignments(self.step, {**self.draft, **draft}, self.budget)
        extended._known = self._known
        return extended

    def bounds(self, source: str, recipient: str) -> Bounds:
        """The damage points that one share can be in them. Raises `KeyError` for what is no slot."""
        return self.all_bounds()[source, recipient]

    def all_bounds(self) -> Mapping[Slot, Bounds]:
        """The bounds of every slot of the step; without amounts where nothing completes the draft.

        Outer bounds where exact ones would go beyond the budget, and marked so.
        """
        return self._bounds

    def announcements(self, player: str) -> Announcements:
        """One player's distinct announcements that occur in them."""
        own = [place for place, (source, _) in enumerate(self.slots) if self._announces(player, source)]
        given = {number: self._given[place] for number, place in enumerate(own) if place in self._given}
        return Announcements(tuple(self.slots[place] for place in own), given, self._parts, own, self.budget)

    def marginal(self, recipient: str) -> dict[int, int]:
        """How many of them give a recipient so many damage points, by points, ascending; none that is zero.

        Raises `BeyondBudgetError`.
        """
        if self._parts is None:
            return {}
        own = [place for place, (_, one) in enumerate(self.slots) if one == recipient]
        given = sum(self._given.get(place, 0) for place in own)
        spread = together(spread_of(part, frozenset(own), self.budget) for part in self._parts)
        return {points + given: number for points, number in sorted(spread.items()) if number}

    def walks(self) -> tuple[Walk, ...] | None:
        """Its parts that don't bear on one another, share by share, without what is given; None: there are none."""
        return None if self._parts is None else tuple(walk_of(part, self.budget) for part in self._parts)

    def _announces(self, player: str, source: str) -> bool:
        return self.step.source_of[source].announcer == player

    def _arranged(self) -> Ranking | None:
        if self._parts is None:
            return None
        return Ranking([placing_walk_of(part, self.budget) for part in self._parts], self._free)

    @cached_property
    def _count(self) -> int:
        return 0 if self._parts is None else prod(map(self._known.count, self._parts))

    @cached_property
    def _judge(self) -> Judge:
        return Judge(self.step)

    @cached_property
    def _parts(self) -> tuple[Division, ...] | None:
        """What the draft leaves open, in parts; None where nothing completes it."""
        return self._known.left_by(self._given)

    @cached_property
    def _bounds(self) -> dict[Slot, Bounds]:
        parts = [self._known.bounds(part) for part in self._parts or ()]
        if self._parts is None or not all(all(part.runs.values()) for part in parts):
            return dict.fromkeys(self.slots, Bounds(()))
        runs: dict[int, Bounds] = {place: Bounds((_only(amount),)) for place, amount in self._given.items()}
        for part in parts:
            runs |= {place: Bounds(possible, part.exact) for place, possible in part.runs.items()}
        return {slot: runs[place] for place, slot in enumerate(self.slots)}


def _only(amount: int) -> Run:
    return amount, amount

"""The legal assignments of one combat damage step as a collection: counted, placed, drawn and bounded, never listed."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice
from types import MappingProxyType
from typing import overload

from simulator.rules.assignment import Assignment, Slot
from simulator.rules.bounds import Bounds, Run
from simulator.rules.chance import Chance
from simulator.rules.counting import bounds_of, walk_of
from simulator.rules.counting_components import components, tidied
from simulator.rules.counting_division import Division, division_of
from simulator.rules.counting_draft import completing
from simulator.rules.damage_step import DamageStep
from simulator.rules.ranking import Ranking

NOTHING_GIVEN: Mapping[Slot, int] = MappingProxyType({})


class LegalAssignments:
    """All legal assignments of a step, joint over all sources of all players, in canonical order.

    Those that complete a draft, where one is given. `count()` is exact at any size; `len()` raises
    `OverflowError` beyond `sys.maxsize`. Rule: CR 510.1e.
    """

    def __init__(self, step: DamageStep, draft: Mapping[Slot, int] = NOTHING_GIVEN) -> None:
        """`draft`: damage points of shares that are chosen. Raises `KeyError` for what is no slot of the step."""
        self.step = step
        self.draft = MappingProxyType(dict(draft))
        place = {slot: number for number, slot in enumerate(step.slots)}
        self._given = {place[slot]: amount for slot, amount in draft.items()}

    def count(self) -> int:
        """How many there are."""
        return self._ranking.count if self._ranking is not None else 0

    def __len__(self) -> int:
        count = self.count()
        if count > sys.maxsize:
            raise OverflowError("more than sys.maxsize legal assignments: ask count()")
        return count

    def __bool__(self) -> bool:
        return self.count() > 0

    def __contains__(self, assignment: object) -> bool:
        if not isinstance(assignment, Assignment):
            return False
        try:
            self.index(assignment)
        except ValueError:
            return False
        return True

    @overload
    def __getitem__(self, index: int) -> Assignment: ...
    @overload
    def __getitem__(self, index: slice) -> "LegalSlice": ...
    def __getitem__(self, index: int | slice) -> "Assignment | LegalSlice":
        if isinstance(index, slice):
            return LegalSlice(self, range(*index.indices(self.count())))
        place = index + self.count() if index < 0 else index
        if self._ranking is None or not 0 <= place < self.count():
            raise IndexError(index)
        return self._assignment(self._ranking.unrank(place))

    def index(self, assignment: Assignment) -> int:
        """Its place in canonical order, from 0. Raises `ValueError` when it is not among them."""
        shares = {(source, recipient): amount for source, recipient, amount in assignment.shares()}
        amounts = [shares.pop(slot, 0) for slot in self.step.slots]
        if shares or self._ranking is None or any(amounts[slot] != given for slot, given in self._given.items()):
            raise ValueError("not among the legal assignments")
        return self._ranking.rank([amounts[slot] for slot in self._free])

    def __iter__(self) -> Iterator[Assignment]:
        return self.iterate()

    def __reversed__(self) -> Iterator[Assignment]:
        return (self[place] for place in range(self.count() - 1, -1, -1))

    def iterate(self, start: int = 0) -> Iterator[Assignment]:
        """From a place on, lazily, in canonical order."""
        return (self[place] for place in range(start, self.count()))

    def sample(self, rng: Chance) -> Assignment:
        """One of them, each as likely as any other. Raises `IndexError` when there is none."""
        if not self:
            raise IndexError("no legal assignment to draw from")
        return self[rng.randrange(self.count())]

    def extending(self, draft: Mapping[Slot, int]) -> "LegalAssignments":
        """Those that have these shares besides what is given already. Raises `KeyError` for what is no slot."""
        return LegalAssignments(self.step, {**self.draft, **draft})

    def bounds(self, source: str, recipient: str) -> Bounds:
        """The damage points that one share can be in them. Raises `KeyError` for what is no slot."""
        return self.all_bounds()[source, recipient]

    def all_bounds(self) -> Mapping[Slot, Bounds]:
        """The bounds of every slot of the step; without amounts where nothing completes the draft."""
        return self._bounds

    @cached_property
    def _bounds(self) -> dict[Slot, Bounds]:
        slots = self.step.slots
        parts = [bounds_of(part) for part in self._parts or ()]
        if self._parts is None or not all(all(part.values()) for part in parts):
            return dict.fromkeys(slots, Bounds(()))
        runs: dict[int, tuple[Run, ...]] = {slot: ((amount, amount),) for slot, amount in self._given.items()}
        for part in parts:
            runs |= part
        return {slot: Bounds(runs[place]) for place, slot in enumerate(slots)}

    def announcements(self, player: str) -> tuple[Assignment, ...]:
        """One player's distinct announcements that occur in them, in canonical order."""
        own = [place for place, (source, _) in enumerate(self.step.slots) if self._announces(player, source)]
        slots = tuple(self.step.slots[place] for place in own)
        distinct = dict.fromkeys(tuple(assignment.amounts[place] for place in own) for assignment in self)
        return tuple(Assignment(slots, amounts) for amounts in distinct)

    def _announces(self, player: str, source: str) -> bool:
        return self.step.source_of[source].announcer == player

    def marginal(self, recipient: str) -> dict[int, int]:
        """How many of them give a recipient so many damage points, by points, ascending; none that is zero."""
        numbers: dict[int, int] = {}
        for assignment in self:
            points = sum(assignment.given_to(recipient).values())
            numbers[points] = numbers.get(points, 0) + 1
        return dict(sorted(numbers.items()))

    @cached_property
    def _parts(self) -> tuple[Division, ...] | None:
        """What the draft leaves open, in parts; None where nothing completes it."""
        left = completing(division_of(self.step), self._given)
        left = None if left is None else tidied(left)
        return None if left is None else components(left)

    @cached_property
    def _free(self) -> tuple[int, ...]:
        return tuple(slot for slot in range(len(self.step.slots)) if slot not in self._given)

    @cached_property
    def _ranking(self) -> Ranking | None:
        if self._parts is None:
            return None
        return Ranking([walk_of(part) for part in self._parts], self._free)

    def _assignment(self, amounts: Sequence[int]) -> Assignment:
        whole = dict(zip(self._free, amounts, strict=True)) | self._given
        return Assignment(self.step.slots, tuple(whole[slot] for slot in range(len(self.step.slots))))


class LegalSlice(Sequence[Assignment]):
    """A slice of the legal assignments; each is made when it is asked for."""

    def __init__(self, whole: LegalAssignments, places: range) -> None:
        self._whole = whole
        self._places = places

    def __len__(self) -> int:
        return len(self._places)

    @overload
    def __getitem__(self, index: int) -> Assignment: ...
    @overload
    def __getitem__(self, index: slice) -> "LegalSlice": ...
    def __getitem__(self, index: int | slice) -> "Assignment | LegalSlice":
        if isinstance(index, slice):
            return LegalSlice(self._whole, self._places[index])
        return self._whole[self._places[index]]

    def __iter__(self) -> Iterator[Assignment]:
        if self._places.step == 1 and self._places:
            return islice(self._whole.iterate(self._places.start), len(self._places))
        return (self._whole[place] for place in self._places)

"""Some of a step's legal assignments, in canonical order: counted, placed and drawn."""

from bisect import bisect_left
from collections.abc import Sequence
from random import Random
from typing import Protocol

from simulator.rules.assignment import Assignment
from simulator.rules.legal.legal_assignments import LegalAssignments


class Members(Protocol):
    """Legal assignments that have something in common. Every method may raise `BeyondBudgetError`."""

    @property
    def count(self) -> int:
        """How many there are."""

    def __getitem__(self, index: int) -> Assignment:
        """The one with this place in canonical order, from 0. Raises `IndexError`."""

    def __contains__(self, assignment: Assignment) -> bool: ...

    def before(self, assignment: Assignment) -> int:
        """How many of them come before a legal assignment, which need not be one of them."""


def drawn(members: Members, chance: Random) -> Assignment:
    """Any of the members, each as likely as another. Raises `IndexError` where there is none."""
    # No `choice`: that ends where numbers no longer fit into a machine word.
    return members[chance.randrange(members.count) if members.count else 0]


class AllMembers:
    """All legal assignments."""

    def __init__(self, legal: LegalAssignments) -> None:
        self._legal = legal

    @property
    def count(self) -> int:
        """How many there are."""
        return self._legal.count()

    def __getitem__(self, index: int) -> Assignment:
        if index < 0:
            raise IndexError(index)
        return self._legal[index]

    def __contains__(self, assignment: Assignment) -> bool:
        return assignment in self._legal

    def before(self, assignment: Assignment) -> int:
        """The place of a legal assignment."""
        return self._legal.index(assignment)


class ListedMembers:
    """Those at some places of all, ascending."""

    def __init__(self, legal: LegalAssignments, places: Sequence[int]) -> None:
        self._legal = legal
        self._places = places

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._places)

    def __getitem__(self, index: int) -> Assignment:
        if index < 0:
            raise IndexError(index)
        return self._legal[self._places[index]]

    def __contains__(self, assignment: Assignment) -> bool:
        place = self._legal.index(assignment)
        at = bisect_left(self._places, place)
        return at < len(self._places) and self._places[at] == place

    def before(self, assignment: Assignment) -> int:
        """How many of the places come before that of a legal assignment."""
        return bisect_left(self._places, self._legal.index(assignment))

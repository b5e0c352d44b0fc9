"""Walking through assignments in canonical order: those of one result, those that are asked for, or all."""

from dataclasses import dataclass
from enum import Enum
from random import Random

from simulator.controller.asking import question_of
from simulator.controller.conditions import Condition
from simulator.controller.explored import Explored
from simulator.explore.gathering import Gathering
from simulator.explore.members import Members, drawn
from simulator.rules.assignment import Assignment
from simulator.rules.legal.budget import BeyondBudgetError


class Scope(Enum):
    """Through what one walks: those with the result of the present one, those that are asked for, or all."""

    RESULT = "result"
    ASKED = "asked"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Walk:
    """Where the present assignment stands among some. `count`: how many they are; `before`: how many come before it.

    `index`: its place among them, from 0; None where it is none of them, or still open.
    """

    members: Members
    count: int
    before: int
    index: int | None

    def at(self, index: int) -> Assignment | None:
        """The one at a place from 0; None beyond the ends."""
        return self.members[index] if 0 <= index < self.count else None

    def following(self) -> Assignment | None:
        """The next one in canonical order; the first while the present one is open."""
        return self.at(self.before if self.index is None else self.index + 1)

    def preceding(self) -> Assignment | None:
        """The one before; None where that is the last step back."""
        return self.at(self.before - 1)

    def any(self, chance: Random) -> Assignment | None:
        """Any of them, each as likely as another."""
        return drawn(self.members, chance) if self.count else None


def walk_in(explored: Explored, scope: Scope, conditions: tuple[Condition, ...]) -> Walk | None:
    """The walk through one scope; None where its assignments or the present one's place among them can't be told."""
    if explored.gathering is None:
        return None
    try:
        members = _members(explored, explored.gathering, scope, conditions)
        if members is None:
            return None
        if explored.present is None:
            return Walk(members, members.count, 0, None)
        before = members.before(explored.present)
        return Walk(members, members.count, before, before if explored.present in members else None)
    except BeyondBudgetError:
        return None


def _members(
    explored: Explored, gathering: Gathering, scope: Scope, conditions: tuple[Condition, ...]
) -> Members | None:
    match scope:
        case Scope.RESULT:
            return None if explored.present is None else gathering.like(explored.present)
        case Scope.ASKED:
            return gathering.meeting(question_of(conditions))
        case Scope.ALL:
            return gathering.everyone

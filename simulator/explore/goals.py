"""What a player can want of a damage step, and how far what happens is what they want."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from simulator.rules.combat import Combat
from simulator.rules.objects import Permanent

Gains: TypeAlias = tuple[int, ...]
"""How good it is by goal, the first goal first: more is better, and what stands side by side adds up."""


class Goal(StrEnum):
    """What a player, with their team, can want.

    `MOST_DESTROYED`: other players' creatures leave. `MOST_THROUGH`: their creatures give damage points to recipients
    that are no creatures. `LEAST_LOST`: few of their creatures leave. `OWN_PLANESWALKER_ALIVE`: their planeswalkers
    stay.
    """

    MOST_DESTROYED = "most-destroyed"
    MOST_THROUGH = "most-through"
    LEAST_LOST = "least-lost"
    OWN_PLANESWALKER_ALIVE = "own-planeswalker-alive"


@dataclass(frozen=True, slots=True)
class Wishes:
    """The goals of one player, the first before all others."""

    combat: Combat
    player: str
    goals: tuple[Goal, ...]

    def gains(self, left: Iterable[str], through: int) -> Gains:
        """How good it is that these permanents leave and so many damage points get through."""
        gone = [self.combat.permanent(id) for id in left]
        ours = [one for one in gone if self.is_own(one)]
        creatures = sum(one.is_creature for one in ours)
        by_goal = {
            Goal.MOST_DESTROYED: sum(one.is_creature for one in gone) - creatures,
            Goal.MOST_THROUGH: through,
            Goal.LEAST_LOST: -creatures,
            Goal.OWN_PLANESWALKER_ALIVE: -sum(one.is_planeswalker for one in ours),
        }
        return tuple(by_goal[goal] for goal in self.goals)

    def values(self, gains: Gains) -> tuple[int, ...]:
        """The same by what the goals count: creatures destroyed or lost, damage points, planeswalkers that stay."""
        there = sum(self.is_own(one) and one.is_planeswalker for one in self.combat.present())
        return tuple(_value(goal, gain, there) for goal, gain in zip(self.goals, gains, strict=True))

    def points(self, source: str, recipient: str) -> int:
        """How many damage points of each from a source to a recipient get through for the player: 1 or 0."""
        if Goal.MOST_THROUGH not in self.goals or not self.is_own(self.combat.permanent(source)):
            return 0
        return int(self.combat.is_player(recipient) or not self.combat.permanent(recipient).is_creature)

    def minds(self, permanent: Permanent) -> bool:
        """Whether it makes a difference to some goal that the permanent leaves."""
        own = self.is_own(permanent)
        return (permanent.is_creature and (Goal.LEAST_LOST if own else Goal.MOST_DESTROYED) in self.goals) or (
            permanent.is_planeswalker and own and Goal.OWN_PLANESWALKER_ALIVE in self.goals
        )

    def is_own(self, permanent: Permanent) -> bool:
        """Whether the player or their team controls it."""
        ours, theirs = self.combat.player(self.player), self.combat.player(permanent.controller)
        return not ours.is_opponent_of(theirs)


def _value(goal: Goal, gain: int, planeswalkers: int) -> int:
    if goal is Goal.LEAST_LOST:
        return -gain
    return planeswalkers + gain if goal is Goal.OWN_PLANESWALKER_ALIVE else gain

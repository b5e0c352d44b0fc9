"""What a defending player wants of blocks, and how good a combat's figures are by it."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

Figures: TypeAlias = tuple[int, ...]
"""What a combat, or a part of it, changes for the defending side; more is better for it, and parts add up.

By step the change of life, of poison counters and fatal commander damage (these below zero); then permanents
attacked that leave, own creatures that leave (both below zero), and attacking creatures that leave.
"""

Worth: TypeAlias = tuple[int, ...]
"""How good figures are by goals, the first before all others; more is better for the defending side."""

STEPS = 3
"""First, regular and last combat damage step."""

LIFE, POISON, FATAL = range(STEPS), range(STEPS, 2 * STEPS), range(2 * STEPS, 3 * STEPS)
KEPT, LOST, DESTROYED = range(3 * STEPS, 3 * STEPS + 3)
NOTHING: Figures = (0,) * (3 * STEPS + 3)
"""Nothing has happened."""


class BlockGoal(StrEnum):
    """What a defending player can want of blocks.

    `SURVIVE`: not to lose the game in this combat, and rather later than sooner. `MOST_KEPT`: the planeswalkers and
    battles that are attacked stay. `LEAST_LOST`: few of their creatures leave. `MOST_DESTROYED`: attacking players'
    creatures leave. `MOST_LIFE`: life left.
    """

    SURVIVE = "survive"
    MOST_KEPT = "most-kept"
    LEAST_LOST = "least-lost"
    MOST_DESTROYED = "most-destroyed"
    MOST_LIFE = "most-life"


BEST_BLOCK = tuple(BlockGoal)
"""All goals, in the order that most players would want."""

LETHAL = (BlockGoal.SURVIVE, BlockGoal.MOST_LIFE, BlockGoal.LEAST_LOST, BlockGoal.MOST_DESTROYED)
"""The goals that answer whether an attack is lethal, whatever they block; the last ones only choose among equals."""


def with_survival(goals: Iterable[BlockGoal]) -> tuple[BlockGoal, ...]:
    """The goals, each once; to survive comes before all others, for without it nothing else counts."""
    return tuple(dict.fromkeys((BlockGoal.SURVIVE, *goals)))


@dataclass(frozen=True, slots=True)
class Stakes:
    """Where the defending side stands before the combat, and what it wants.

    `life` and `poison`: of the side; `most_poison`: as many poison counters lose the game. `attacked`: planeswalkers
    and battles that are attacked.
    """

    goals: tuple[BlockGoal, ...]
    life: int
    poison: int
    most_poison: int
    attacked: int

    def worth(self, figures: Figures) -> Worth:
        """How good the figures are. Whoever loses wants to lose late, and to lack little.

        Rule: CR 104.3, 704.5a, 704.5c.
        """
        life, poison = self.life, self.poison
        for step in range(STEPS):
            life += figures[LIFE[step]]
            poison -= figures[POISON[step]]
            lacking = max(0, 1 - life) + max(0, poison + 1 - self.most_poison) - figures[FATAL[step]]
            if lacking:
                return step, -lacking
        return (STEPS, *(self.value(goal, figures) for goal in self.goals[1:]))

    def value(self, goal: BlockGoal, figures: Figures) -> int:
        """How much a goal counts, more being better."""
        match goal:
            case BlockGoal.SURVIVE:
                return int(self.worth(figures)[0] == STEPS)
            case BlockGoal.MOST_KEPT:
                return self.attacked + figures[KEPT]
            case BlockGoal.LEAST_LOST:
                return figures[LOST]
            case BlockGoal.MOST_DESTROYED:
                return figures[DESTROYED]
            case BlockGoal.MOST_LIFE:
                return self.life + sum(figures[step] for step in LIFE)

    def told_apart(self, figures: Figures) -> Figures:
        """The figures without those that no goal asks for."""
        kept = (
            (BlockGoal.MOST_KEPT, KEPT),
            (BlockGoal.LEAST_LOST, LOST),
            (BlockGoal.MOST_DESTROYED, DESTROYED),
        )
        return figures[:KEPT] + tuple(figures[place] * (goal in self.goals) for goal, place in kept)

"""The combats of groups, each played out once; groups that are alike are one."""

from collections.abc import Callable, Hashable, Sequence
from typing import TypeAlias

from simulator.explore.blocks.alike import Alike
from simulator.explore.blocks.goals import DESTROYED, LIFE, NOTHING, STEPS, Figures
from simulator.explore.blocks.group_game import GroupGame, TooManyWaysError
from simulator.explore.blocks.question import BlockQuestion
from simulator.explore.blocks.trees import Tree
from simulator.rules.declaring.block_problem import Blocks
from simulator.rules.keywords import Keyword

Watch: TypeAlias = Callable[[int], bool]
"""Told how much work has been done; says whether to go on."""

COMBINATIONS_A_PLAY = 100
"""So many combinations of groups count as much work as one group that is played out."""

_NO_END = 1_000_000
"""Life points that nobody gains in a combat."""


class StoppedError(Exception):
    """Whoever watches has had enough."""


class Plays:
    """What groups of one question come to, remembered; and how much work that took."""

    def __init__(self, question: BlockQuestion, watch: Watch = lambda done: True) -> None:
        self.question = question
        self.alike = Alike(question)
        self.played = 0
        self.combined = 0
        self._watch = watch
        self._game = GroupGame(question)
        self._trees: dict[Hashable, Tree | None] = {}

    @property
    def work(self) -> int:
        """How much has been done: groups played out, and combinations of them."""
        return self.played + self.combined // COMBINATIONS_A_PLAY

    def tree(self, group: Sequence[str], blocks: Blocks) -> Tree | None:
        """What both sides make of a group; None where there are too many ways. Raises `StoppedError`."""
        name = self.alike.group_name(group, blocks)
        if name not in self._trees:
            self.played += 1
            self._tell()
            try:
                self._trees[name] = self._game.tree(group, self.question.declared(blocks))
            except TooManyWaysError:
                self._trees[name] = None
        return self._trees[name]

    def combine(self) -> None:
        """One more combination is looked at. Raises `StoppedError`."""
        self.combined += 1
        if not self.combined % COMBINATIONS_A_PLAY:
            self._tell()

    def hoped(self, group: Sequence[str]) -> Figures:
        """At least as good as whatever the group may come to, without playing it."""
        hoped = list(NOTHING)
        hoped[DESTROYED] = len(group)
        gains = any(
            self.question.combat.permanent(one.id).has(Keyword.LIFELINK) for one in self.question.problem.blockers
        )
        for step in range(STEPS):
            hoped[LIFE[step]] = _NO_END * gains
        return tuple(hoped)

    def _tell(self) -> None:
        if not self._watch(self.work):
            raise StoppedError

"""A good block, soon: from the legal block of the fewest creatures, one creature's better block after another.

Nothing says that it is the best; but it is legal, and it gives the search something to beat.
"""

from collections.abc import Iterator

from simulator.explore.blocks.goals import NOTHING, Stakes, Worth
from simulator.explore.blocks.groups import groups
from simulator.explore.blocks.plays import Plays
from simulator.explore.blocks.trees import Tree, joined, worth
from simulator.rules.declaring.block_problem import Blocks
from simulator.rules.declaring.blockers import solved


class Climb:
    """Remembers every block that it has looked at. `best`: the best of them; None before the first."""

    def __init__(self, plays: Plays, stakes: Stakes, obeyed: int) -> None:
        """`obeyed`: requirements that legal blocks obey."""
        self._plays = plays
        self._stakes = stakes
        self._obeyed = obeyed
        self.worths: dict[Worth, Blocks] = {}

    @property
    def best(self) -> Blocks | None:
        """The best block so far."""
        return self.worths[max(self.worths)] if self.worths else None

    def climb(self, most: int) -> None:
        """Look at `most` blocks at most. Raises `StoppedError`, `UndecidedDeclarationError`."""
        blocks: Blocks = solved(self._plays.question.problem)
        top = self._look(blocks)
        looked = 1
        while True:
            best = None
            for neighbour in self._neighbours(blocks):
                if looked == most:
                    return
                found = self._look(neighbour)
                looked += 1
                if found is not None and (top is None or found > top):
                    best, top = neighbour, found
            if best is None:
                return
            blocks = best

    def _neighbours(self, blocks: Blocks) -> Iterator[Blocks]:
        """The legal blocks in which one creature does something else."""
        problem = self._plays.question.problem
        for blocker in problem.blockers:
            others = {id: blocked for id, blocked in blocks.items() if id != blocker.id}
            wishes: list[Blocks] = [{}, *({blocker.id: frozenset((attacker,))} for attacker in blocker.able)]
            for wish in wishes:
                changed = {**others, **wish}
                if changed != blocks and problem.allows(changed) and len(problem.obeyed(changed)) == self._obeyed:
                    yield changed

    def _look(self, blocks: Blocks) -> Worth | None:
        """What a block is worth; None where that cannot be told."""
        tree = whole_tree(self._plays, blocks)
        if tree is None:
            return None
        found = worth(tree, self._stakes.worth, NOTHING)
        self.worths.setdefault(found, blocks)
        return found


def whole_tree(plays: Plays, blocks: Blocks) -> Tree | None:
    """What both sides make of the whole combat; None where a group has too many ways. Raises `StoppedError`."""
    whole: Tree = NOTHING
    shared = {id: blocked for id, blocked in blocks.items() if len(blocked) > 1}
    for group in groups(plays.question, shared):
        tree = plays.tree(group, {id: blocked for id, blocked in blocks.items() if not blocked.isdisjoint(group)})
        if tree is None:
            return None
        whole = joined(whole, tree)
    return whole

"""Blocks that obey the most requirements, found at once as a flow, with what has been decided so far.

What looks at several creatures at once (menace, "can't block alone") holds only as far as it has been decided.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from simulator.rules.block_problem import NO_BLOCK, BlockProblem, Blocks, MayBeBlocked, MayBlock, counts
from simulator.rules.reward_flow import Edge, best_flow

_SOURCE, _SINK = 0, 1


@dataclass(frozen=True, slots=True)
class Decisions:
    """What is decided in one part of the search.

    `keeping`: doing what was declared counts. `closed` attackers are blocked by nobody, `opened` ones by as many
    as they need. Of the creatures that may block several: `kept` do what was declared, `freed` something else.
    `silent` creatures block nothing, `forced` ones block.
    """

    keeping: bool
    closed: frozenset[str] = frozenset()
    opened: frozenset[str] = frozenset()
    kept: frozenset[str] = frozenset()
    freed: frozenset[str] = frozenset()
    silent: frozenset[str] = frozenset()
    forced: frozenset[str] = frozenset()

    def is_undecided(self, blocker: MayBlock) -> bool:
        """Whether a creature that may block several may still keep what was declared, or do something else."""
        open_choice = self.keeping and blocker.most > 1
        return open_choice and blocker.id not in self.kept | self.freed | self.silent


def relaxed_blocks(problem: BlockProblem, decisions: Decisions) -> Blocks | None:
    """The blocks that obey the most requirements and keep the most creatures; None where the decisions can't hold."""
    fixed = {one.id: one.declared for one in problem.blockers if one.id in decisions.kept and one.declared}
    network = _Network(problem, decisions, counts(fixed))
    flows = best_flow(network.edges, _SOURCE, _SINK)
    blocks: dict[str, frozenset[str]] = dict(fixed)
    for (blocker, attacker), place in network.pairs.items():
        if flows[place]:
            blocks[blocker] = blocks.get(blocker, NO_BLOCK) | {attacker}
    return blocks if _hold(problem, decisions, blocks) else None


def _hold(problem: BlockProblem, decisions: Decisions, blocks: Blocks) -> bool:
    blocked = counts(blocks)
    enough = all(blocked.get(id, 0) >= problem.attacker_of[id].least for id in decisions.opened)
    none = not any(id in blocked for id in decisions.closed) and not any(id in blocks for id in decisions.silent)
    not_too_many = all(one.most is None or blocked.get(one.id, 0) <= one.most for one in problem.attackers)
    return enough and none and not_too_many and all(blocks.get(id) for id in decisions.forced)


class _Network:
    """Blockers and attackers as a network; a unit of flow is one creature that blocks one attacker.

    Three rewards that can't make up for one another: what a decision needs, a requirement, what was declared.
    """

    def __init__(self, problem: BlockProblem, decisions: Decisions, used: dict[str, int]) -> None:
        blockers, attackers = len(problem.blockers), len(problem.attackers)
        self._requirement = blockers + 1
        self._decision = self._requirement * (blockers + 1) * (attackers + 1)
        self._decisions = decisions
        edges: list[Edge] = []
        self.pairs: dict[tuple[str, str], int] = {}
        places = {one.id: 2 + blockers + number for number, one in enumerate(problem.attackers)}
        for number, blocker in enumerate(problem.blockers):
            if blocker.id not in decisions.kept | decisions.silent:
                edges += self._into(blocker, 2 + number)
                for attacker in blocker.able:
                    if attacker not in decisions.closed:
                        self.pairs[blocker.id, attacker] = len(edges)
                        reward = self._of_pair(blocker, problem.attacker_of[attacker])
                        edges.append(Edge(2 + number, places[attacker], 1, reward))
        for one in problem.attackers:
            edges += self._out_of(one, places[one.id], used.get(one.id, 0), blockers)
        self.edges = tuple(edges)

    def _into(self, blocker: MayBlock, node: int) -> Iterator[Edge]:
        first = self._requirement * blocker.must_block + self._decision * (blocker.id in self._decisions.forced)
        yield Edge(_SOURCE, node, 1, first)
        yield Edge(_SOURCE, node, blocker.most - 1, 0)

    def _of_pair(self, blocker: MayBlock, attacker: MayBeBlocked) -> int:
        """For a creature that may block one attacker, keeping what was declared is worth something."""
        reward = self._requirement * attacker.by_all
        if not self._decisions.keeping or blocker.most > 1:
            return reward
        return reward + (blocker.declared == {attacker.id}) - (not blocker.declared)

    def _out_of(self, attacker: MayBeBlocked, node: int, used: int, blockers: int) -> Iterator[Edge]:
        needed = max(0, attacker.least - used) if attacker.id in self._decisions.opened else 0
        room = (blockers if attacker.most is None else attacker.most) - used
        first = self._requirement * (attacker.must_be_blocked and not used) + self._decision * (needed > 0)
        yield Edge(node, _SINK, min(1, max(0, room)), first)
        yield Edge(node, _SINK, max(0, min(needed, room) - 1), self._decision)
        yield Edge(node, _SINK, max(0, room - max(1, needed)), 0)

"""Blocks that obey the most requirements, found at once as a flow, with what has been decided so far.

What looks at several creatures at once (menace, "can't block alone") holds only as far as it has been decided.
"""

from dataclasses import dataclass

from simulator.rules.declaring.block_problem import NO_BLOCK, BlockProblem, Blocks, MayBeBlocked, MayBlock, counts
from simulator.rules.legal.nearest.cheapest_flow import CheapestFlow

_START, _SOURCE, _SINK, _FIRST = range(4)


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
    blocks: dict[str, frozenset[str]] = dict(fixed)
    for blocker, attacker in _Network(problem, decisions, counts(fixed)).solved():
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

    Rewards are costs below zero, of three sizes that can't make up for one another: what a decision needs, a
    requirement, what was declared. A block that brings nothing costs a little: units that bring nothing go past
    the creatures, straight to the sink.
    """

    def __init__(self, problem: BlockProblem, decisions: Decisions, used: dict[str, int]) -> None:
        blockers, attackers = len(problem.blockers), len(problem.attackers)
        self._decisions = decisions
        self._kept = blockers * attackers + 1
        self._requirement = self._kept * (blockers + 1)
        self._decision = self._requirement * (blockers + 1) * (attackers + 1)
        self._flow = CheapestFlow(_FIRST + blockers + attackers)
        self._pairs: dict[tuple[str, str], int] = {}
        places = {one.id: _FIRST + blockers + number for number, one in enumerate(problem.attackers)}
        most = sum(blocker.most for blocker in problem.blockers)
        self._flow.edge(_START, _SOURCE, most, 0)
        self._flow.edge(_SOURCE, _SINK, most, 0)
        for number, blocker in enumerate(problem.blockers):
            if blocker.id not in decisions.kept | decisions.silent:
                self._join(problem, blocker, _FIRST + number, places)
        for one in problem.attackers:
            self._lead_out(one, places[one.id], used.get(one.id, 0), blockers)

    def solved(self) -> list[tuple[str, str]]:
        """Every blocker with an attacker that it blocks."""
        self._flow.send(_START, _SINK)
        return [pair for pair, edge in self._pairs.items() if self._flow.flow(edge)]

    def _join(self, problem: BlockProblem, blocker: MayBlock, node: int, places: dict[str, int]) -> None:
        first = self._requirement * blocker.must_block + self._decision * (blocker.id in self._decisions.forced)
        self._flow.edge(_SOURCE, node, 1, -first)
        self._flow.edge(_SOURCE, node, blocker.most - 1, 0)
        for attacker in blocker.able:
            if attacker not in self._decisions.closed:
                reward = self._of_pair(blocker, problem.attacker_of[attacker])
                self._pairs[blocker.id, attacker] = self._flow.edge(node, places[attacker], 1, 1 - reward)

    def _of_pair(self, blocker: MayBlock, attacker: MayBeBlocked) -> int:
        """For a creature that may block one attacker, keeping what was declared is worth something."""
        reward = self._requirement * attacker.by_all
        if not self._decisions.keeping or blocker.most > 1:
            return reward
        return reward + self._kept * ((blocker.declared == {attacker.id}) - (not blocker.declared))

    def _lead_out(self, attacker: MayBeBlocked, node: int, used: int, blockers: int) -> None:
        needed = max(0, attacker.least - used) if attacker.id in self._decisions.opened else 0
        room = max(0, (blockers if attacker.most is None else attacker.most) - used)
        first = self._requirement * (attacker.must_be_blocked and not used) + self._decision * (needed > 0)
        self._flow.edge(node, _SINK, min(1, room), -first)
        self._flow.edge(node, _SINK, max(0, min(needed, room) - 1), -self._decision)
        self._flow.edge(node, _SINK, max(0, room - max(1, needed)), 0)

"""The best legal blocks: the most requirements obeyed, then the fewest creatures that do other than declared.

Exact. The restrictions that look at several creatures (menace, "can't block alone") are left out at first; what
remains is a flow, solved at once. Where its answer breaks one of them the problem is divided into parts that
can't break it the same way, and the most promising part is solved next: the first answer that breaks nothing is
the best.
"""

from dataclasses import replace
from heapq import heappop, heappush

from simulator.rules.declaring.block_problem import NO_BLOCK, BlockProblem, Blocks, counts
from simulator.rules.declaring.blocks_by_flow import Decisions, relaxed_blocks

MOST_PARTS = 1_000
"""How many parts of a problem are solved before it is given up as too large."""


class TooManyPartsError(Exception):
    """A problem of blocks that was not solved within `MOST_PARTS`."""


def best_blocks(problem: BlockProblem, keeping: bool = True) -> Blocks:
    """Legal blocks that obey the most requirements and, where `keeping`, change the fewest creatures' blocks.

    Raises `TooManyPartsError`. Rule: CR 509.1b–c.
    """
    waiting: list[tuple[tuple[int, int], int, Decisions, Blocks]] = []
    parts: tuple[Decisions, ...] = (_first(problem, keeping),)
    solved = 0
    while solved < MOST_PARTS:
        for part in parts:
            solved += 1
            blocks = relaxed_blocks(problem, part)
            if blocks is not None:
                # Of two that promise the same the younger goes first: it is nearer to an answer.
                heappush(waiting, (_loss(problem, part, blocks), -solved, part, blocks))
        _, _, decisions, blocks = heappop(waiting)
        parts = _divided(problem, decisions, blocks)
        if not parts:
            return blocks
    raise TooManyPartsError


def _first(problem: BlockProblem, keeping: bool) -> Decisions:
    """Creatures that may block several, declared to do what they can't, will do something else."""
    several = (one for one in problem.blockers if one.most > 1)
    freed = (one.id for one in several if len(one.declared) > one.most or not one.declared <= set(one.able))
    return Decisions(keeping, freed=frozenset(freed))


def _loss(problem: BlockProblem, decisions: Decisions, blocks: Blocks) -> tuple[int, int]:
    """What the part can come to at best: requirements not obeyed, creatures that change; the least is the best."""
    if not decisions.keeping:
        return -len(problem.obeyed(blocks)), 0
    undecided = sum(
        decisions.is_undecided(one) and blocks.get(one.id, NO_BLOCK) != one.declared for one in problem.blockers
    )
    return -len(problem.obeyed(blocks)), -problem.kept(blocks) - undecided


def _divided(problem: BlockProblem, decisions: Decisions, blocks: Blocks) -> tuple[Decisions, ...]:
    """Parts that together hold every legal answer and can't break what this one breaks; none where it is legal."""
    blocked = counts(blocks)
    for attacker in problem.attackers:
        if 0 < blocked.get(attacker.id, 0) < attacker.least:
            opened = replace(decisions, opened=decisions.opened | {attacker.id})
            return replace(decisions, closed=decisions.closed | {attacker.id}), opened
    for blocker in problem.blockers:
        if decisions.is_undecided(blocker) and blocks.get(blocker.id, NO_BLOCK) != blocker.declared:
            kept = replace(decisions, kept=decisions.kept | {blocker.id})
            return kept, replace(decisions, freed=decisions.freed | {blocker.id})
    return _not_alone(problem, decisions, blocks)


def _not_alone(problem: BlockProblem, decisions: Decisions, blocks: Blocks) -> tuple[Decisions, ...]:
    """One that can't block alone blocks alone: either it does not block, or some other creature does too."""
    alone = [one for one in problem.blockers if one.not_alone and set(blocks) == {one.id}]
    if not alone:
        return ()
    others = [one.id for one in problem.blockers if one.id != alone[0].id and one.able]
    with_another = tuple(replace(decisions, forced=decisions.forced | {other}) for other in others)
    return (replace(decisions, silent=decisions.silent | {alone[0].id}), *with_another)

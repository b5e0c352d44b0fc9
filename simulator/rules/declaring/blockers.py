"""Blockers: whether they could have been declared, and the nearest declaration that could."""

from collections.abc import Callable
from dataclasses import replace

from simulator.rules.combat import Combat
from simulator.rules.declaring.block_choices import (
    block_problems,
    declared_problems,
    most_blocked,
    why_not_block,
    why_not_block_it,
)
from simulator.rules.declaring.block_problem import BlockProblem, Blocks, counts
from simulator.rules.declaring.block_search import TooManyPartsError, best_blocks
from simulator.rules.declaring.requirement import requirements_violation
from simulator.rules.declaring.violation import DeclarationViolation, UndecidedDeclarationError, violation
from simulator.rules.keywords import Keyword
from simulator.rules.messages import Name, message, names
from simulator.rules.scenario import Block


def block_violations(combat: Combat, blocks: tuple[Block, ...]) -> tuple[DeclarationViolation, ...]:
    """Every rule that these blocks break; `combat` is as it is before blockers are declared.

    Raises `UndecidedDeclarationError` where it would take too long to tell. Rule: CR 509.1a–c.
    """
    broken = [found for block in blocks for found in _of_block(combat, block)]
    for problem in declared_problems(combat, blocks):
        broken += _of_several(combat, problem)
        broken += _of_requirements(problem)
    return tuple(broken)


def _of_block(combat: Combat, block: Block) -> list[DeclarationViolation]:
    """What is wrong with one creature's blocks, whatever the others do."""
    found = why_not_block(combat, block.blocker)
    if found is not None:
        return [found]
    pairs = (why_not_block_it(combat, block.blocker, attacker) for attacker in block.blocking)
    broken = [pair for pair in pairs if pair is not None]
    most = most_blocked(combat.permanent(block.blocker), len(combat.attackers))
    if len(block.blocking) > most:
        blocker = block.blocker
        broken.append(violation("509.1a", (blocker,), "declaring.blocks-too-many", blocker=Name(blocker), n=most))
    return broken


def _of_several(combat: Combat, problem: BlockProblem) -> list[DeclarationViolation]:
    """What restrictions that look at several creatures are broken. Rule: CR 509.1b, 702.111b."""
    broken = []
    blocks = problem.declared
    blocked = counts(blocks)
    for attacker in problem.attackers:
        n = blocked.get(attacker.id, 0)
        creatures = (attacker.id, *(id for id, attackers in blocks.items() if attacker.id in attackers))
        if 0 < n < attacker.least:
            by_menace = attacker.least == 2 and combat.permanent(attacker.id).has(Keyword.MENACE)
            rule, key = ("702.111b", "declaring.menace") if by_menace else ("509.1b", "declaring.too-few-block")
            broken.append(violation(rule, creatures, key, attacker=Name(attacker.id), n=attacker.least))
        if attacker.most is not None and n > attacker.most:
            key = "declaring.too-many-block"
            broken.append(violation("509.1b", creatures, key, attacker=Name(attacker.id), n=attacker.most))
    alone = [one.id for one in problem.blockers if one.not_alone and set(blocks) == {one.id}]
    return broken + [violation("509.1b", (id,), "declaring.cant-block-alone", creature=Name(id)) for id in alone]


def _of_requirements(problem: BlockProblem) -> list[DeclarationViolation]:
    """Fewer requirements obeyed than could be; blocks that can't be made obey none. Rule: CR 509.1c."""
    if not problem.requires_anything:
        return []
    able = {one.id: one.declared & frozenset(one.able) for one in problem.blockers}
    met = problem.obeyed({id: attackers for id, attackers in able.items() if attackers})
    possible = problem.obeyed(solved(problem))
    return [requirements_violation("509.1c", met, possible)] if len(met) < len(possible) else []


def nearest_blocks(
    combat: Combat, blocks: tuple[Block, ...], solve: Callable[[BlockProblem], Blocks]
) -> tuple[int, tuple[Block, ...]]:
    """The legal blocks that change the fewest creatures' blocks, and how many they change.

    `solve`: `solved`, or the same with a memory. What stays as declared stays in its place; creatures that come
    on come last. Raises `UndecidedDeclarationError`. Rule: CR 509.1.
    """
    nearest: dict[str, frozenset[str]] = {}
    for problem in block_problems(combat, blocks):
        nearest.update(solve(problem))
    ranks = {attacker.id: rank for rank, attacker in enumerate(combat.attackers)}
    kept: list[Block] = []
    for block in blocks:
        if not block.blocking and why_not_block(combat, block.blocker) is None:
            kept.append(block)
        elif block.blocker in nearest:
            kept.append(_changed(block, nearest.pop(block.blocker), ranks))
    new = [_changed(Block(id, ()), attackers, ranks) for id, attackers in nearest.items()]
    after = (*kept, *new)
    return _count_changes(blocks, after), after


def _changed(block: Block, attackers: frozenset[str], ranks: dict[str, int]) -> Block:
    if frozenset(block.blocking) == attackers:
        return block
    return replace(block, blocking=tuple(sorted(attackers, key=lambda id: ranks[id])))


def _count_changes(before: tuple[Block, ...], after: tuple[Block, ...]) -> int:
    old = {block.blocker: block for block in before}
    new = {block.blocker: block for block in after}
    return sum(old.get(id) != new.get(id) for id in old.keys() | new.keys())


def solved(problem: BlockProblem) -> Blocks:
    """The best legal blocks. Raises `UndecidedDeclarationError`."""
    try:
        return best_blocks(problem)
    except TooManyPartsError:
        creatures = names([one.id for one in problem.blockers])
        raise UndecidedDeclarationError(message("declaring.undecided", creatures=creatures)) from None

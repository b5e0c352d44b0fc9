"""The best block by brute force: every block that `check` allows, and for each every choice of both sides.

The whole combat is played by the steps of the rules, with the players as they are; nothing is shared with the search
but the goals.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, permutations, product

from simulator.explore.blocks.goals import BlockGoal
from simulator.rules.combat import Combat
from simulator.rules.declaring.declare import violations_of_declaration
from simulator.rules.defending import is_attacking_side
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, deal, to_damage
from simulator.rules.foes import declared_foes
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.scenario import Block, Scenario

Worth = tuple[int, ...]


def listed(board: Scenario, player: str, goals: tuple[BlockGoal, ...]) -> Counter[Worth]:
    """What every legal block of the player is worth, and how many are worth the same."""
    return Counter(played(with_blocks(board, blocks), player, goals) for blocks in legal_blocks(board, player))


def with_blocks(board: Scenario, blocks: tuple[Block, ...]) -> Scenario:
    return replace(board, declared=replace(board.declared, blocks=blocks))


def legal_blocks(board: Scenario, player: str) -> Iterator[tuple[Block, ...]]:
    """Every declaration of the player's blockers, nobody else blocking, that `check` finds nothing wrong with."""
    blockers = [one.id for one in board.permanents if one.is_creature and one.controller == player]
    attackers = [one.attacker for one in board.declared.attacks]
    some = [ones for size in range(len(attackers) + 1) for ones in combinations(attackers, size)]
    for chosen in product(some, repeat=len(blockers)):
        blocks = tuple(Block(id, ones) for id, ones in zip(blockers, chosen, strict=True) if ones)
        broken = violations_of_declaration(with_blocks(board, blocks))
        # What is wrong with the attack or its bands is no fault of the blocks.
        if all(one.rule.number.startswith(("508", "702.22")) for one in broken):
            yield blocks


def played(board: Scenario, player: str, goals: tuple[BlockGoal, ...]) -> Worth:
    """What the combat is worth to the player when the attacking side wants the opposite of what they want."""
    combat = begin(board)
    if not combat.era.damage_assignment_order:
        return _from(combat, combat, player, goals)
    foes = {id: ones for id, ones in declared_foes(board.declared).items() if len(ones) > 1}
    attackers = {one.attacker for one in board.declared.attacks}
    return min(
        max(
            _from(begin(_ordered(board, {**ours, **theirs})), combat, player, goals)
            for theirs in _orders({id: ones for id, ones in foes.items() if id not in attackers})
        )
        for ours in _orders({id: ones for id, ones in foes.items() if id in attackers})
    )


def _ordered(board: Scenario, orders: dict[str, tuple[str, ...]]) -> Scenario:
    return replace(board, declared=replace(board.declared, orders=tuple(orders.items())))


def _orders(foes: dict[str, tuple[str, ...]]) -> Iterator[dict[str, tuple[str, ...]]]:
    for orders in product(*(permutations(ones) for ones in foes.values())):
        yield dict(zip(foes, orders, strict=True))


def _from(combat: Combat, start: Combat, player: str, goals: tuple[BlockGoal, ...]) -> Worth:
    combat = to_damage(combat)
    step = damage_step(combat)
    if step is None:
        return worth_at_end(combat, start, player, goals)
    answers: dict[object, list[Worth]] = {}
    for assignment in LegalAssignments(step):
        ours = frozenset(
            share for share in assignment.shares() if is_attacking_side(combat, step.source_of[share[0]].announcer)
        )
        answers.setdefault(ours, []).append(_from(deal(combat, assignment), start, player, goals))
    return min(map(max, answers.values()))


def worth_at_end(combat: Combat, start: Combat, player: str, goals: tuple[BlockGoal, ...]) -> Worth:
    """The same figures as the search has them, read off a combat that has ended."""
    us = combat.player(player)
    if us.lost:
        poison = 10 if us.team is None else 15
        damage = sum(n >= 21 for _, n in us.commander_damage)
        number = ("first combat damage", "combat damage", "last combat damage").index(combat.steps_taken[-1].value)
        return number, -(max(0, 1 - us.life) + max(0, us.poison + 1 - poison) + damage)
    gone = [one for one in start.present() if one.is_creature and not combat.on_battlefield(one.id)]
    lost = sum(not start.are_opponents(one.controller, player) for one in gone)
    attacked = {one.attacking for one in start.declared.attacks}
    by_goal = {
        BlockGoal.MOST_KEPT: sum(not one.is_creature and combat.on_battlefield(one.id) for one in start.permanents
                                 if one.id in attacked),
        BlockGoal.LEAST_LOST: -lost,
        BlockGoal.MOST_DESTROYED: sum(is_attacking_side(start, one.controller) for one in gone),
        BlockGoal.MOST_LIFE: us.life,
    }  # fmt: skip
    return (3, *(by_goal[goal] for goal in goals if goal is not BlockGoal.SURVIVE))

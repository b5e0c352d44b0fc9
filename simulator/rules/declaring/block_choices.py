"""Who may block whom, and the problem that each defending player or team solves as blockers are declared."""

from collections.abc import Mapping
from dataclasses import replace

from simulator.rules.combat import Attacker, Combat
from simulator.rules.declaring.block_problem import NO_BLOCK, BlockProblem, MayBeBlocked, MayBlock
from simulator.rules.declaring.blocker_qualities import least_blockers, most_blockers
from simulator.rules.declaring.evasion import Pairing, evasion
from simulator.rules.declaring.violation import DeclarationViolation, violation
from simulator.rules.defending import is_attacking_side, may_block
from simulator.rules.keywords import Ability, Keyword
from simulator.rules.messages import Name
from simulator.rules.objects import Permanent
from simulator.rules.scenario import Block


def why_not_block(combat: Combat, id: str) -> DeclarationViolation | None:
    """Why the permanent can't block, whomever it would block; None when it may. Rule: CR 509.1a–b."""
    creature = combat.permanent(id)
    for rule, key, applies in (
        ("509.1a", "declaring.not-a-creature", not combat.on_battlefield(id) or not creature.is_creature),
        ("509.1a", "declaring.battle", creature.is_battle),
        ("509.1a", "declaring.not-a-defending-players", is_attacking_side(combat, creature.controller)),
        ("509.1a", "declaring.tapped", creature.tapped),
        ("509.1b", "declaring.cant-block", creature.can(Ability.CANT_BLOCK) or creature.has(Keyword.DECAYED)),
    ):
        if applies:
            return violation(rule, (id,), key, creature=Name(id))
    return None


def why_not_block_it(combat: Combat, blocker: str, attacker: str) -> DeclarationViolation | None:
    """Why a creature that may block can't block this attacker; None when it may. Rule: CR 509.1a–b."""
    attacking = combat.attacker(attacker)
    creature = combat.permanent(blocker)
    if attacking is None or not may_block(combat, creature.controller, attacker):
        key = "declaring.not-attacking" if attacking is None else "declaring.attacks-another"
        return violation("509.1a", (blocker, attacker), key, blocker=Name(blocker), attacker=Name(attacker))
    return evasion(Pairing(combat, combat.permanent(attacker), attacking.defending_player, creature))


def most_blocked(creature: Permanent, attackers: int) -> int:
    """How many of so many attackers the creature may block at once. Rule: CR 509.1a."""
    if creature.can(Ability.BLOCK_ANY_NUMBER):
        return max(1, attackers)
    more = sum(word.number for word in creature.abilities if word.ability is Ability.BLOCK_MORE)
    return 1 + more


def block_problems(combat: Combat, blocks: tuple[Block, ...]) -> tuple[BlockProblem, ...]:
    """One problem for each defending player or team that is attacked: each is judged without the others.

    Creatures that can't block have no part in it; nor do those that block nothing any more. Rule: CR 802.4, 805.10.
    """
    named = {block.blocker: block for block in blocks}
    return tuple(_problem(combat, side, named, combat.attackers) for side in defending_sides(combat))


def declared_problems(combat: Combat, blocks: tuple[Block, ...]) -> tuple[BlockProblem, ...]:
    """The same, to judge what was declared: where nothing requires a block, who else may block is left out.

    Looking at every pair of creatures takes most of the time, and only requirements ask for it.
    """
    named = {block.blocker: block for block in blocks}
    return tuple(
        _problem(combat, side, named, combat.attackers if _requires_blocks(combat, side) else ())
        for side in defending_sides(combat)
    )


def _requires_blocks(combat: Combat, side: tuple[str, ...]) -> bool:
    theirs = (one for one in combat.permanents if one.controller in side)
    attackers = (combat.permanent(attacker.id) for attacker in combat.attackers)
    return any(one.can(Ability.MUST_BLOCK) for one in theirs) or any(
        one.can(Ability.MUST_BE_BLOCKED) or one.can(Ability.ALL_MUST_BLOCK) for one in attackers
    )


def defending_sides(combat: Combat) -> tuple[tuple[str, ...], ...]:
    """The defending players, each with their team: they declare blockers without regard to one another.

    Rule: CR 802.4, 805.10.
    """
    return tuple(dict.fromkeys(_side(combat, player) for player in combat.defending_players()))


def _side(combat: Combat, player: str) -> tuple[str, ...]:
    return tuple(one.id for one in combat.players if not combat.are_opponents(one.id, player))


def _problem(
    combat: Combat, side: tuple[str, ...], blocks: Mapping[str, Block], judged: tuple[Attacker, ...]
) -> BlockProblem:
    """`judged`: the attackers of which it is told who may block them."""
    theirs = [one for one in combat.permanents if one.controller in side and why_not_block(combat, one.id) is None]
    attackers = [attacker for attacker in combat.attackers if attacker.defending_player in side]
    idle = {id for id, block in blocks.items() if not block.blocking}
    theirs_to_judge = tuple(attacker.id for attacker in attackers if attacker in judged)
    blockers = [
        _may_block(combat, one, theirs_to_judge, len(attackers), blocks.get(one.id))
        for one in theirs
        if one.id not in idle
    ]
    if any(one.id in idle for one in theirs):
        blockers = [replace(blocker, not_alone=False) for blocker in blockers]
    return BlockProblem(tuple(blockers), tuple(_may_be_blocked(combat, attacker) for attacker in attackers))


def _may_block(
    combat: Combat, creature: Permanent, judged: tuple[str, ...], attackers: int, block: Block | None
) -> MayBlock:
    able = (id for id in judged if why_not_block_it(combat, creature.id, id) is None)
    return MayBlock(
        creature.id,
        tuple(able),
        most_blocked(creature, attackers),
        NO_BLOCK if block is None else frozenset(block.blocking),
        creature.can(Ability.MUST_BLOCK),
        creature.can(Ability.CANT_BLOCK_ALONE),
    )


def _may_be_blocked(combat: Combat, attacker: Attacker) -> MayBeBlocked:
    creature = combat.permanent(attacker.id)
    return MayBeBlocked(
        attacker.id,
        max(2 if creature.has(Keyword.MENACE) else 1, least_blockers(creature)),
        most_blockers(creature),
        creature.can(Ability.MUST_BE_BLOCKED),
        creature.can(Ability.ALL_MUST_BLOCK),
    )

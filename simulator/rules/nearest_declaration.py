"""The legal declaration of attackers, bands and blockers that changes the fewest of them."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice

from simulator.rules.attack_choices import Attacks, legal_attacks
from simulator.rules.block_problem import BlockProblem, Blocks
from simulator.rules.combat import Combat
from simulator.rules.declaration_board import with_attacks
from simulator.rules.declare_bands import Band, kept_bands
from simulator.rules.declare_blockers import nearest_blocks, solved
from simulator.rules.defending import may_block
from simulator.rules.foes import declared_foes
from simulator.rules.scenario import Block, Declared

MOST_ATTACKS_TRIED = 300
"""How many ways to attack are tried. Beyond, the nearest of those is taken: legal, perhaps with a change too many."""


def nearest(before: Combat, blocking: Combat | None, attack_is_legal: bool) -> Declared:
    """The nearest legal declaration to that of the combat.

    `before`: the board as attackers are declared; `blocking`: as blockers are, None where they are still to be.
    Where the attack is legal it stays. Raises `UndecidedDeclarationError`.
    """
    declared = before.declared
    solve = cache(solved)
    ways = iter([(0, declared.attacks)]) if attack_is_legal else legal_attacks(before, declared.attacks)
    best: tuple[int, Declared] | None = None
    for changed, attacks in islice(ways, MOST_ATTACKS_TRIED):
        if best is not None and changed >= best[0]:
            break
        bands = kept_bands(before, attacks, declared.bands)
        changed += len(declared.bands) - len(bands)
        if best is None or changed + _blocks_to_change(blocking, attacks) < best[0]:
            more, blocks = _blocks(blocking, attacks, solve)
            if best is None or changed + more < best[0]:
                best = changed + more, _declared(declared, attacks, bands, blocks)
    if best is None:
        raise ValueError("some attack is always legal, if only that nobody attacks")
    return best[1]


def _blocks(
    blocking: Combat | None, attacks: Attacks, solve: Callable[[BlockProblem], Blocks]
) -> tuple[int, tuple[Block, ...] | None]:
    """How many blocks change where these attacks are declared, and the blocks; None where blocks are to come."""
    if blocking is None:
        return 0, None
    return nearest_blocks(with_attacks(blocking, attacks), blocking.declared.blocks, solve)


def _blocks_to_change(blocking: Combat | None, attacks: Attacks) -> int:
    """At least so many blocks change: of those who block somebody that doesn't attack them any more."""
    if blocking is None:
        return 0
    combat = with_attacks(blocking, attacks)
    return sum(
        not all(may_block(combat, combat.permanent(block.blocker).controller, id) for id in block.blocking)
        for block in combat.declared.blocks
    )


def _declared(old: Declared, attacks: Attacks, bands: tuple[Band, ...], blocks: tuple[Block, ...] | None) -> Declared:
    """The new declaration; an order of foes stays where they are the same foes."""
    attacking = {attack.attacker for attack in attacks}
    new = replace(
        old,
        attacks=attacks,
        bands=bands,
        blocks=old.blocks if blocks is None else blocks,
        blocked=tuple(id for id in old.blocked if id in attacking),
    )
    return replace(new, orders=tuple(_orders(old, new)))


def _orders(old: Declared, new: Declared) -> Iterator[tuple[str, tuple[str, ...]]]:
    foes = declared_foes(new)
    for id, order in old.orders:
        if set(order) == set(foes.get(id, ())):
            yield id, order

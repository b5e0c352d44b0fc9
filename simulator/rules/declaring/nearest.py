"""The legal declaration of attackers, bands and blockers that changes the fewest of them."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice

from simulator.rules.combat import Combat
from simulator.rules.declaring.attack_choices import Attacks, legal_attacks
from simulator.rules.declaring.bands import Band, kept_bands
from simulator.rules.declaring.blockers import nearest_blocks, solved
from simulator.rules.declaring.board import with_attacks
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
    best, fewest = declared, 2 * len(before.permanents) + len(declared.bands)
    for changed, attacks in islice(ways, MOST_ATTACKS_TRIED):
        if changed >= fewest:
            break
        bands = kept_bands(before, attacks, declared.bands)
        changed += len(declared.bands) - len(bands)
        if blocking is None:
            blocks = declared.blocks
        elif changed + _blocks_to_change(blocking, attacks) < fewest:
            more, blocks = nearest_blocks(with_attacks(blocking, attacks), declared.blocks, solve)
            changed += more
        else:
            continue
        if changed < fewest:
            best, fewest = _declared(declared, attacks, bands, blocks), changed
    return best


def _blocks_to_change(blocking: Combat, attacks: Attacks) -> int:
    """At least so many blocks change: of those who block somebody that doesn't attack them any more."""
    combat = with_attacks(blocking, attacks)
    return sum(
        not all(may_block(combat, combat.permanent(block.blocker).controller, id) for id in block.blocking)
        for block in combat.declared.blocks
    )


def _declared(old: Declared, attacks: Attacks, bands: tuple[Band, ...], blocks: tuple[Block, ...]) -> Declared:
    """The new declaration; an order of foes stays where they are the same foes."""
    attacking = {attack.attacker for attack in attacks}
    new = replace(
        old,
        attacks=attacks,
        bands=bands,
        blocks=blocks,
        blocked=tuple(id for id in old.blocked if id in attacking),
    )
    return replace(new, orders=tuple(_orders(old, new)))


def _orders(old: Declared, new: Declared) -> Iterator[tuple[str, tuple[str, ...]]]:
    foes = declared_foes(new)
    for id, order in old.orders:
        if set(order) == set(foes.get(id, ())):
            yield id, order

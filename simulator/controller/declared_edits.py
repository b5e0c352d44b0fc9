"""What is declared with one thing more or less; everything that follows from it goes along."""

from collections.abc import Iterable
from dataclasses import replace

from simulator.rules.foes import declared_foes
from simulator.rules.scenario import Attack, Block, Declared


def with_attack(declared: Declared, attacker: str, target: str) -> Declared:
    """The creature attacks the target, in place of what it attacked before; then it leaves a band that it was in."""
    attack = Attack(attacker, target)
    known = any(one.attacker == attacker for one in declared.attacks)
    if not known:
        return replace(declared, attacks=(*declared.attacks, attack))
    attacks = tuple(attack if one.attacker == attacker else one for one in declared.attacks)
    return without_band(replace(declared, attacks=attacks), attacker)


def without_attack(declared: Declared, attacker: str) -> Declared:
    """The creature does not attack, so nobody blocks it and it is in no band."""
    declared = without_band(declared, attacker)
    attacks = tuple(one for one in declared.attacks if one.attacker != attacker)
    blocked = tuple(id for id in declared.blocked if id != attacker)
    return tidied(replace(without_pairs(declared, (attacker,)), attacks=attacks, blocked=blocked))


def with_block(declared: Declared, blocker: str, attacker: str, most: int) -> Declared:
    """The creature blocks the attacker as well; with more than `most` it stops blocking the first."""
    old = next((one.blocking for one in declared.blocks if one.blocker == blocker), None)
    kept = (old or ())[-(most - 1) :] if most > 1 else ()
    block = Block(blocker, (*kept, attacker))
    if old is None:
        return tidied(replace(declared, blocks=(*declared.blocks, block)))
    blocks = tuple(block if one.blocker == blocker else one for one in declared.blocks)
    return tidied(replace(declared, blocks=blocks))


def without_blocks(declared: Declared, blocker: str) -> Declared:
    """The creature blocks nobody."""
    return tidied(replace(declared, blocks=tuple(one for one in declared.blocks if one.blocker != blocker)))


def without_pairs(declared: Declared, attackers: Iterable[str], blocker: str | None = None) -> Declared:
    """These attackers are not blocked by the blocker (None: by nobody)."""
    named = frozenset(attackers)

    def left(block: Block) -> Block | None:
        if blocker not in (None, block.blocker) or named.isdisjoint(block.blocking):
            return block
        blocking = tuple(id for id in block.blocking if id not in named)
        return Block(block.blocker, blocking) if blocking else None

    blocks = (left(block) for block in declared.blocks)
    return tidied(replace(declared, blocks=tuple(block for block in blocks if block is not None)))


def band_of(declared: Declared, attacker: str) -> tuple[str, ...]:
    """The declared band of an attacker; itself alone where it has none."""
    return next((band for band in declared.bands if attacker in band), (attacker,))


def with_band(declared: Declared, attacker: str, other: str) -> Declared:
    """The attacker leaves the band that it was in and joins the other one's."""
    declared = without_band(declared, attacker)
    old = band_of(declared, other)
    band = (*old, attacker)
    if old not in declared.bands:
        return tidied(replace(declared, bands=(*declared.bands, band)))
    return tidied(replace(declared, bands=tuple(band if one == old else one for one in declared.bands)))


def without_band(declared: Declared, attacker: str) -> Declared:
    """The attacker is in no band; a band of one is none."""
    bands = (tuple(id for id in band if id != attacker) for band in declared.bands)
    return tidied(replace(declared, bands=tuple(band for band in bands if len(band) > 1)))


def with_order(declared: Declared, creature: str, foes: tuple[str, ...]) -> Declared:
    """The creature's foes in another order."""
    orders = tuple(one for one in declared.orders if one[0] != creature)
    return tidied(replace(declared, orders=(*orders, (creature, foes))))


def tidied(declared: Declared) -> Declared:
    """With orders of just the foes that there are, old ones in their old order; the default order is left out."""
    if not declared.orders:
        return declared
    foes = declared_foes(declared)
    orders = ((id, _ordered(order, foes.get(id, ()))) for id, order in declared.orders)
    return replace(declared, orders=tuple((id, order) for id, order in orders if order != foes.get(id, ())))


def _ordered(order: tuple[str, ...], foes: tuple[str, ...]) -> tuple[str, ...]:
    kept = tuple(id for id in order if id in foes)
    return kept + tuple(id for id in foes if id not in kept)

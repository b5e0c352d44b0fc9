"""Arrows: what every attacker attacks, and whom every blocker blocks."""

from collections.abc import Iterator

from simulator.controller.board_state import ArrowKind, ArrowView
from simulator.rules.combat import Combat


def arrow_views(combat: Combat) -> tuple[ArrowView, ...]:
    """Attacks first, then blocks, attacker by attacker in its order. They stay until combat ends."""
    return (*_attacks(combat), *_blocks(combat))


def orders(combat: Combat) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The damage assignment order of every attacker and blocker with several foes. Rule: CR 510.1c–d."""
    if not combat.era.damage_assignment_order:
        return ()
    attackers = ((one.id, one.blockers) for one in combat.attackers)
    blockers = ((one.id, one.blocking) for one in combat.blockers)
    return tuple((id, foes) for id, foes in (*attackers, *blockers) if len(foes) > 1)


def _attacks(combat: Combat) -> Iterator[ArrowView]:
    for attacker in combat.attackers:
        if attacker.attacking is not None:
            yield ArrowView(ArrowKind.ATTACK, attacker.id, attacker.attacking)


def _blocks(combat: Combat) -> Iterator[ArrowView]:
    for attacker in combat.attackers:
        ordered = combat.era.damage_assignment_order and len(attacker.blockers) > 1
        for place, blocker in enumerate(attacker.blockers, start=1):
            yield ArrowView(ArrowKind.BLOCK, blocker, attacker.id, place if ordered else None)

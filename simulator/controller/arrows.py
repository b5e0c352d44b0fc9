"""Arrows: what every attacker attacks, and whom every blocker blocks."""

from collections.abc import Iterator

from simulator.controller.board_state import ArrowKind, ArrowView
from simulator.rules.combat import Combat


def arrow_views(combat: Combat) -> tuple[ArrowView, ...]:
    """Attacks first, then blocks, attacker by attacker in its order. They stay until combat ends."""
    return (*_attacks(combat), *_blocks(combat))


def _attacks(combat: Combat) -> Iterator[ArrowView]:
    for attacker in combat.attackers:
        if attacker.attacking is not None:
            yield ArrowView(ArrowKind.ATTACK, attacker.id, attacker.attacking)


def _blocks(combat: Combat) -> Iterator[ArrowView]:
    for attacker in combat.attackers:
        ordered = combat.era.damage_assignment_order and len(attacker.blockers) > 1
        for place, blocker in enumerate(attacker.blockers, start=1):
            yield ArrowView(ArrowKind.BLOCK, blocker, attacker.id, place if ordered else None)

"""The order of foes that a combat has where its file names none: the order of blocks."""

from simulator.rules.scenario import Declared


def default_orders(declared: Declared) -> dict[str, tuple[str, ...]]:
    """By creature, its foes: the declared blocks in file order, then those that a band brings along.

    Rule: CR 702.22h.
    """
    blocking = {block.blocker: list(block.blocking) for block in declared.blocks}
    blockers: dict[str, list[str]] = {}
    for blocker, attackers in blocking.items():
        for attacker in attackers:
            blockers.setdefault(attacker, []).append(blocker)
    for blocker, attackers in blocking.items():
        for attacker in _brought_along(declared, attackers):
            attackers.append(attacker)
            blockers.setdefault(attacker, []).append(blocker)
    return {creature: tuple(foes) for creature, foes in (*blockers.items(), *blocking.items())}


def _brought_along(declared: Declared, attackers: list[str]) -> list[str]:
    bands = [band for band in declared.bands if not set(band).isdisjoint(attackers)]
    return [member for band in bands for member in band if member not in attackers]


def orders_beyond_default(declared: Declared) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The orders of a combat that are not the default anyway."""
    default = default_orders(declared)
    return tuple((creature, foes) for creature, foes in declared.orders if default.get(creature) != foes)

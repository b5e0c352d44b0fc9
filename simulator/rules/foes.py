"""Who faces whom by the blocks that a scenario declares, bands included."""

from simulator.rules.scenario import Declared


def declared_foes(declared: Declared) -> dict[str, tuple[str, ...]]:
    """By creature, its foes in the default order: all declared blocks, then those that bands imply.

    Rule: CR 509.1h, 702.22h.
    """
    pairs = [(block.blocker, attacker) for block in declared.blocks for attacker in block.blocking]
    pairs += [(block.blocker, mate) for block in declared.blocks for mate in _mates(declared, block.blocking)]
    foes: dict[str, tuple[str, ...]] = {block.blocker: () for block in declared.blocks}
    for blocker, attacker in pairs:
        foes[blocker] = (*foes[blocker], attacker)
        foes[attacker] = (*foes.get(attacker, ()), blocker)
    return foes


def _mates(declared: Declared, attackers: tuple[str, ...]) -> list[str]:
    bands = [band for band in declared.bands if not set(band).isdisjoint(attackers)]
    return [member for band in bands for member in band if member not in attackers]

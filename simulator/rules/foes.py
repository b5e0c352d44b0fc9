"""Who faces whom by the blocks that a scenario declares, bands included."""

from dataclasses import replace

from simulator.rules.scenario import Block, Declared


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


def bands_spelled_out(declared: Declared) -> Declared:
    """The same combat with every block that a band implies, every blocked member and every order written down.

    Told so, it stays the same combat when members of its bands leave. Rule: CR 702.22h–i.
    """
    foes = declared_foes(declared)
    return replace(
        declared,
        blocks=tuple(Block(block.blocker, foes[block.blocker]) for block in declared.blocks),
        blocked=declared.blocked + tuple(_mates(declared, declared.blocked)),
        orders=tuple((foes | dict(declared.orders)).items()),
    )


def _mates(declared: Declared, attackers: tuple[str, ...]) -> list[str]:
    bands = [band for band in declared.bands if not set(band).isdisjoint(attackers)]
    return [member for band in bands for member in band if member not in attackers]

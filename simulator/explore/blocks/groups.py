"""Which attackers bear on one another, whoever blocks them: they are played out together."""

from simulator.explore.blocks.question import BlockQuestion
from simulator.rules.declaring.block_problem import Blocks


def groups(question: BlockQuestion, shared: Blocks) -> tuple[tuple[str, ...], ...]:
    """The attackers in groups: of one band, on one planeswalker or battle, or blocked by one creature.

    `shared`: what creatures that block several attackers block. Where the board does not fall apart all are one.
    """
    if not question.falls_apart:
        return (question.attackers,)
    bonds = [frozenset(band) for band in question.combat.bands] + list(shared.values())
    for attacked in question.attacked:
        bonds.append(frozenset(one.id for one in question.combat.attackers if one.attacking == attacked))
    found = [{id} for id in question.attackers]
    for bond in bonds:
        touched = [group for group in found if group & bond]
        found = [group for group in found if not group & bond]
        found.append(set().union(*touched))
    ranks = {id: rank for rank, id in enumerate(question.attackers)}
    ordered = (tuple(sorted(group, key=ranks.__getitem__)) for group in found if group)
    return tuple(sorted(ordered, key=lambda group: ranks[group[0]]))

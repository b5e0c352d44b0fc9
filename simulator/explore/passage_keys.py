"""What legality asks for besides points, on the way through a knot: from key to key."""

from simulator.explore.passage import Key, Passage, Run, Step
from simulator.explore.piles import Level, Lot


def entered_key(passage: Passage, key: Key, source: int, number: int, undecided: int) -> Key | None:
    """Before a source's first share in one of its manners; None where it may not be."""
    divider = passage.dividers[source]
    if key.forbidden & passage.items[source, number, -1]:
        return None
    required = key.required | divider.manners[number].anyway & undecided
    manners = (*key.manners, (source, number)) if len(divider.manners) > 1 else key.manners
    return Key(required, key.forbidden, manners)


def used_key(passage: Passage, key: Key, step: Step, run: Run) -> Key | None:
    """After the amounts of a run; None where they may not be."""
    number = next((number for source, number in key.manners if source == step.source), 0)
    required = passage.dividers[step.source].manners[number].requires[step.place]
    wanted, forbidden = key.required, key.forbidden
    if run.least:
        if required is None or forbidden & passage.items[step.source, number, step.place]:
            return None
        wanted |= required & step.undecided
    manners = key.manners
    if step.closes:
        manners = tuple(one for one in manners if one[0] != step.source)
    after: Key | None = Key(wanted, forbidden & step.later, manners)
    for lot, level in zip(step.alone, run.levels, strict=True):
        after = None if after is None else closed_key(passage, after, lot, level, step)
    return after


def closed_key(passage: Passage, key: Key, lot: Lot, level: Level, step: Step) -> Key | None:
    """After a lot is decided; None where a threshold is required and missed."""
    missed = lot.decides & ~level.reached
    if key.required & missed:
        return None
    forbidden = key.forbidden
    for threshold, items in passage.forbids.items():
        if missed >> threshold & 1:
            forbidden |= items
    return Key(key.required & ~level.reached, forbidden & step.later, key.manners)

"""The exact amounts that each share of a lone source can be: on every level what is needed, and what is over."""

from collections.abc import Iterator, Sequence

from simulator.rules.legal.bounds import Run, joined
from simulator.rules.legal.counting.lone import Choice, Ladder, LoneWalk


def lone_bounds(walk: LoneWalk) -> dict[int, tuple[Run, ...]]:
    """By slot, the damage points that its share can be, as runs."""
    possible: list[list[Run]] = [[] for _ in walk.slots]
    for choice in walk.choices:
        for level in range(len(choice.ladder.needs)):
            for needs in _needs(choice, level):
                _add(possible, choice.ladder, level, needs)
    return {slot: joined(runs) for slot, runs in zip(walk.slots, possible, strict=True)}


def _needs(choice: Choice, level: int) -> Iterator[Sequence[int]]:
    """What each share must have, in turn with one point for each share of those of which one must be above zero."""
    needs = choice.ladder.needs[level]
    some_of = choice.some_of()
    if not some_of or any(needs[place] for place in some_of):
        yield needs
        return
    for one in some_of:
        yield [1 if place == one else need for place, need in enumerate(needs)]


def _add(possible: list[list[Run]], ladder: Ladder, level: int, needs: Sequence[int]) -> None:
    used = [own is not None and own <= level for own in ladder.levels]
    over = ladder.total - sum(needs)
    if over < 0 or any(need and not is_used for need, is_used in zip(needs, used, strict=True)):
        return
    parts = sum(used)
    if not parts and over:
        return
    for runs, need, is_used in zip(possible, needs, used, strict=True):
        if not is_used:
            runs.append((0, 0))
        else:
            runs.append((need if parts > 1 else need + over, need + over))

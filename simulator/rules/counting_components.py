"""The parts of a division that don't bear on one another: their numbers multiply."""

from dataclasses import replace

from simulator.rules.counting_division import Divider, Division, Manner, Share, bits, places


def components(division: Division) -> tuple[Division, ...]:
    """The connected parts, each with its own numbering of thresholds, by the first source of each.

    Two sources belong together when one feeds or requires a threshold that the other one feeds or requires.
    """
    groups: list[tuple[int, list[int]]] = []
    for index, divider in enumerate(division.dividers):
        touched, members = _touched(divider), [index]
        apart = []
        for mask, indices in groups:
            if mask & touched:
                touched |= mask
                members += indices
            else:
                apart.append((mask, indices))
        groups = [*apart, (touched, members)]
    ordered = sorted(((sorted(indices), mask) for mask, indices in groups))
    return tuple(_part(division, indices, mask) for indices, mask in ordered)


def _touched(divider: Divider) -> int:
    touched = 0
    for manner in divider.manners:
        touched |= manner.anyway
        for required in manner.requires:
            touched |= required or 0
    for share in divider.shares:
        touched |= share.feeds
    return touched


def _part(division: Division, indices: list[int], mask: int) -> Division:
    numbers = {place: number for number, place in enumerate(places(mask))}

    def renumbered(old: int) -> int:
        return bits(numbers[place] for place in places(old))

    def share_of(share: Share) -> Share:
        return replace(share, feeds=renumbered(share.feeds), settles=renumbered(share.settles))

    def manner_of(manner: Manner) -> Manner:
        requires = tuple(None if required is None else renumbered(required) for required in manner.requires)
        return replace(manner, requires=requires, anyway=renumbered(manner.anyway))

    dividers = tuple(
        Divider(tuple(map(share_of, divider.shares)), tuple(map(manner_of, divider.manners)))
        for divider in (division.dividers[index] for index in indices)
    )
    required = renumbered(division.required & mask)
    return Division(dividers, tuple(division.points[place] for place in numbers), required)

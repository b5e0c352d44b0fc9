"""The parts of a division that don't bear on one another: their numbers multiply."""

from simulator.rules.legal.counting.division import Divider, Division, Manner, Share, places


def components(division: Division) -> tuple[Division, ...]:
    """The connected parts, by the first source of each; thresholds keep their numbers.

    Two sources belong together when one feeds or requires a threshold that the other one feeds or requires.
    """
    groups: list[tuple[int, list[int]]] = []
    for index, divider in enumerate(division.dividers):
        touched, members = _touched(divider), [index]
        if touched:
            for group in [group for group in groups if group[0] & touched]:
                groups.remove(group)
                touched |= group[0]
                members = group[1] + members
        groups.append((touched, members))
    ordered = sorted((sorted(members), touched) for touched, members in groups)
    return tuple(
        Division(tuple(division.dividers[index] for index in members), division.points, division.required & touched)
        for members, touched in ordered
    )


def _touched(divider: Divider) -> int:
    touched = 0
    for manner in divider.manners:
        touched |= manner.anyway
        for required in manner.requires:
            touched |= required or 0
    for share in divider.shares:
        touched |= share.feeds
    return touched


def tidied(division: Division) -> Division | None:
    """The same divisions without shares that can't be above zero and thresholds that nothing requires.

    None where there is no legal division.
    """
    dividers = tuple(_reaching(divider, unreachable=0) for divider in division.dividers)
    if not all(divider.manners for divider in dividers):
        return None
    division = Division(dividers, division.points, division.required)
    while unreachable := _unreachable(division):
        if division.required & unreachable:
            return None
        dividers = tuple(_reaching(divider, unreachable) for divider in division.dividers)
        if not all(divider.manners for divider in dividers):
            return None
        division = Division(dividers, division.points, division.required)
    wanted = division.required
    for divider in division.dividers:
        for manner in divider.manners:
            wanted |= manner.anyway
            for required in manner.requires:
                wanted |= required or 0
    left = tuple(_feeding(divider, wanted) for divider in division.dividers)
    return Division(left, division.points, division.required)


def _unreachable(division: Division) -> int:
    """The thresholds that are required somewhere and that all points together don't reach."""
    most = [0] * len(division.points)
    wanted = division.required
    for divider in division.dividers:
        for place, share in enumerate(divider.shares):
            given = max((manner.total for manner in divider.manners if manner.requires[place] is not None), default=0)
            for threshold in places(share.feeds if given else 0):
                most[threshold] += division.points[threshold] if share.settles >> threshold & 1 else given
        for manner in divider.manners:
            wanted |= manner.anyway
            for required in manner.requires:
                wanted |= required or 0
    return sum(1 << place for place in places(wanted) if most[place] < division.points[place])


def _reaching(divider: Divider, unreachable: int) -> Divider:
    manners = (_without(manner, unreachable) for manner in divider.manners if not manner.anyway & unreachable)
    return Divider(divider.shares, tuple(manner for manner in manners if _can_give(manner)))


def _without(manner: Manner, unreachable: int) -> Manner:
    requires = tuple(None if (required or 0) & unreachable else required for required in manner.requires)
    return Manner(manner.total, requires, manner.anyway)


def _can_give(manner: Manner) -> bool:
    return not manner.total or any(required is not None for required in manner.requires)


def _feeding(divider: Divider, wanted: int) -> Divider:
    if all(share.feeds & ~wanted == 0 for share in divider.shares):
        return divider
    shares = (Share(share.slot, share.feeds & wanted, share.settles & wanted) for share in divider.shares)
    return Divider(tuple(shares), divider.manners)

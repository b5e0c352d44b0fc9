"""What is left to divide when some shares are given: fewer points, lower thresholds, more that is required."""

from collections.abc import Mapping, Sequence

from simulator.rules.legal.counting.division import Divider, Division, Manner, Share, bits, places


def completing(division: Division, given: Mapping[int, int]) -> Division | None:
    """The divisions of the other shares that complete the given ones (damage points by slot).

    None where a source can't go on so. Thresholds that are reached are left out of what others feed or require.
    """
    if not given:
        return division
    points = _points_left(division, given)
    reached = _reached(division, points)
    left = [_left(divider, given) for divider in division.dividers]
    if not all(divider.manners for divider in left):
        return None
    dividers = tuple(_without(divider, reached) for divider in left if divider.shares)
    required = _required_by_given(division, left, dividers, reached)
    return None if required is None else Division(dividers, points, required)


def _required_by_given(
    division: Division, left: list[Divider], dividers: tuple[Divider, ...], reached: int
) -> int | None:
    """What must be reached whatever the other shares; None where a source whose shares are all given can't be so."""
    fed = 0
    for divider in dividers:
        for share in divider.shares:
            fed |= share.feeds
    required = division.required
    for divider in left:
        if not divider.shares:
            # Of disjoint manners at most one fits shares that are all given.
            fitting = [manner for manner in divider.manners if not manner.anyway & ~reached & ~fed]
            if not fitting:
                return None
            required |= fitting[0].anyway
    return required & ~reached


def with_least(division: Division, slot: int, amount: int) -> Division | None:
    """The divisions in which one share is `amount` or more, less those points; None where it can't be."""
    dividers = []
    points = list(division.points)
    for divider in division.dividers:
        place = next((place for place, share in enumerate(divider.shares) if share.slot == slot), None)
        if place is not None and amount:
            manners = (_manner_with(manner, place, amount) for manner in divider.manners)
            divider = Divider(divider.shares, tuple(manner for manner in manners if manner is not None))
            settled = divider.shares[place].settles
            for threshold in places(divider.shares[place].feeds):
                points[threshold] -= points[threshold] if settled >> threshold & 1 else amount
        if not divider.manners:
            return None
        dividers.append(divider)
    reached = _reached(division, points)
    left = tuple(_without(divider, reached) for divider in dividers)
    return Division(left, tuple(points), division.required & ~reached)


def _manner_with(manner: Manner, place: int, amount: int) -> Manner | None:
    required = manner.requires[place]
    if required is None or manner.total < amount:
        return None
    return Manner(manner.total - amount, manner.requires, manner.anyway | required)


def _points_left(division: Division, given: Mapping[int, int]) -> tuple[int, ...]:
    points = list(division.points)
    for divider in division.dividers:
        for share in divider.shares:
            amount = given.get(share.slot, 0)
            for threshold in places(share.feeds if amount else 0):
                points[threshold] -= points[threshold] if share.settles >> threshold & 1 else amount
    return tuple(points)


def _reached(division: Division, points: Sequence[int]) -> int:
    """The thresholds that have been reached with the given shares."""
    both = zip(division.points, points, strict=True)
    return bits(place for place, (before, after) in enumerate(both) if after <= 0 < before)


def _left(divider: Divider, given: Mapping[int, int]) -> Divider:
    amounts = {place: given[share.slot] for place, share in enumerate(divider.shares) if share.slot in given}
    if not amounts:
        return divider
    kept = [place for place in range(len(divider.shares)) if place not in amounts]
    manners = (_manner_left(manner, kept, amounts) for manner in divider.manners)
    shares = tuple(divider.shares[place] for place in kept)
    return Divider(shares, tuple(manner for manner in manners if manner is not None))


def _manner_left(manner: Manner, kept: list[int], amounts: Mapping[int, int]) -> Manner | None:
    """The manner for the shares that are kept, or None when the amounts don't fit it."""
    total = manner.total - sum(amounts.values())
    anyway = manner.anyway
    for place, amount in amounts.items():
        required = manner.requires[place]
        if amount and required is None:
            return None
        anyway |= (required or 0) if amount else 0
    if total < 0 or (total and not kept):
        return None
    return Manner(total, tuple(manner.requires[place] for place in kept), anyway)


def _without(divider: Divider, reached: int) -> Divider:
    """The same source where some thresholds are reached already."""
    if not reached:
        return divider
    left = ~reached
    shares = tuple(Share(share.slot, share.feeds & left, share.settles & left) for share in divider.shares)
    return Divider(shares, tuple(_manner_without(manner, left) for manner in divider.manners))


def _manner_without(manner: Manner, left: int) -> Manner:
    requires = tuple(None if required is None else required & left for required in manner.requires)
    return Manner(manner.total, requires, manner.anyway & left)

"""What is left to divide when some shares are given: fewer points, lower thresholds, more that is required."""

from collections.abc import Mapping
from dataclasses import replace

from simulator.rules.counting_division import Divider, Division, Manner, bits, places


def completing(division: Division, given: Mapping[int, int]) -> Division | None:
    """The divisions of the other shares that complete the given ones (damage points by slot).

    None where a source can't go on so. Thresholds that are reached are left out of what others feed or require.
    """
    open_thresholds, points = _points_left(division, given)
    left = [_left(divider, given) for divider in division.dividers]
    if not all(divider.manners for divider in left):
        return None
    dividers = tuple(_without_reached(divider, open_thresholds) for divider in left if divider.shares)
    unfed = open_thresholds
    for divider in dividers:
        for share in divider.shares:
            unfed &= ~share.feeds
    required = division.required
    for divider in left:
        if not divider.shares:
            # All its shares are given, so that at most one manner can still be the one.
            fitting = [manner for manner in divider.manners if not manner.anyway & unfed]
            if not fitting:
                return None
            required |= fitting[0].anyway
    return Division(dividers, points, required & open_thresholds)


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
    open_thresholds = bits(place for place, left in enumerate(points) if left > 0)
    left = tuple(_without_reached(divider, open_thresholds) for divider in dividers)
    return Division(left, tuple(points), division.required & open_thresholds)


def _manner_with(manner: Manner, place: int, amount: int) -> Manner | None:
    required = manner.requires[place]
    if required is None or manner.total < amount:
        return None
    return Manner(manner.total - amount, manner.requires, manner.anyway | required)


def _points_left(division: Division, given: Mapping[int, int]) -> tuple[int, tuple[int, ...]]:
    points = list(division.points)
    for divider in division.dividers:
        for share in divider.shares:
            amount = given.get(share.slot, 0)
            for threshold in places(share.feeds if amount else 0):
                points[threshold] -= points[threshold] if share.settles >> threshold & 1 else amount
    return bits(place for place, left in enumerate(points) if left > 0), tuple(points)


def _left(divider: Divider, given: Mapping[int, int]) -> Divider:
    kept = [place for place, share in enumerate(divider.shares) if share.slot not in given]
    amounts = {place: given[share.slot] for place, share in enumerate(divider.shares) if share.slot in given}
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


def _without_reached(divider: Divider, open_thresholds: int) -> Divider:
    shares = tuple(
        replace(share, feeds=share.feeds & open_thresholds, settles=share.settles & open_thresholds)
        for share in divider.shares
    )
    return Divider(shares, tuple(_manner_without_reached(manner, open_thresholds) for manner in divider.manners))


def _manner_without_reached(manner: Manner, open_thresholds: int) -> Manner:
    requires = tuple(None if required is None else required & open_thresholds for required in manner.requires)
    return replace(manner, requires=requires, anyway=manner.anyway & open_thresholds)

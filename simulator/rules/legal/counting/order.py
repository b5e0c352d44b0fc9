"""The order in which sources are best looked at: the fewer thresholds are open at a time, the smaller the tables."""

from simulator.rules.legal.budget import Estimate
from simulator.rules.legal.counting.division import Divider, Division, places

MOST_FIRSTS = 12
"""Sources that an order is begun with, at most."""


def best_order(division: Division) -> tuple[int, ...]:
    """An order of the sources with small tables: from several sources on, always the next that adds the least."""
    feeds = [_fed(divider) for divider in division.dividers]
    firsts = range(0, len(feeds), -(-len(feeds) // MOST_FIRSTS))
    orders = [tuple(range(len(feeds))), *(_greedy(division, feeds, first) for first in firsts)]
    return min(orders, key=lambda order: _work(division, feeds, order))


def least_work(division: Division, order: tuple[int, ...]) -> Estimate:
    """What tables in an order would take if every cell were a byte and there were one key."""
    return Estimate(0, _work(division, [_fed(divider) for divider in division.dividers], order), 0)


def _fed(divider: Divider) -> int:
    mask = 0
    for share in divider.shares:
        mask |= share.feeds
    return mask


def _greedy(division: Division, feeds: list[int], first: int) -> tuple[int, ...]:
    """From one source on always the next that leaves the fewest cells open: of what is fed, what others still feed."""
    order, left = [first], [index for index in range(len(feeds)) if index != first]
    opened = feeds[first]
    while left:
        once = twice = 0
        for index in left:
            twice |= once & feeds[index]
            once |= feeds[index]
        following = min(
            left, key=lambda index: _cells(division, (opened | feeds[index]) & (twice | (once & ~feeds[index])))
        )
        left.remove(following)
        order.append(following)
        opened |= feeds[following]
    return tuple(order)


def _cells(division: Division, thresholds: int) -> int:
    cells = 1
    for threshold in places(thresholds):
        cells *= division.points[threshold] + 1
    return cells


def _work(division: Division, feeds: list[int], order: tuple[int, ...]) -> int:
    """How many cells are gone through in an order, at least."""
    after = [0]
    for index in reversed(order):
        after.append(after[-1] | feeds[index])
    before = work = 0
    for index, later in zip(order, reversed(after[:-1]), strict=True):
        open_now = (before & later) | (feeds[index] & (before | later))
        divider = division.dividers[index]
        total = max((manner.total for manner in divider.manners), default=0)
        work += _cells(division, open_now) * (total + 1) * len(divider.shares)
        before |= feeds[index]
    return work

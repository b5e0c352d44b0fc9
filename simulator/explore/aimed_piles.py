"""The best way to divide one part of a step by what lies on its recipients, in the order that takes the least time.

`best_division` guesses thresholds, of which there are few where few creatures are asked about; this goes share by share
and asks about any number of creatures, but goes through every point.
"""

from collections.abc import Mapping

from simulator.explore.aims import AimedPart, AimedSource
from simulator.explore.knot_firsts import Weights, the_best
from simulator.explore.knot_orders import Firsts, Weighed, cheapest_passage
from simulator.explore.piles import Heaps, Lot, Pile, Subject, heaps_of, threshold_moves
from simulator.explore.results import Result
from simulator.rules.legal.budget import BeyondBudgetError, Estimate
from simulator.rules.legal.counting.division import Divider, Division, Manner, Share, bits

_MOST_VALUE = 2**58
_NOTHING = Result((), ())


def weighed_piles(part: AimedPart, given: Mapping[int, int]) -> Weighed:
    """In which order shares are gone through, with the `given` ones as they are. Raises `BeyondBudgetError`."""
    if _most_worth(part) > _MOST_VALUE:
        raise BeyondBudgetError(Estimate(_most_worth(part), 0, 0))
    limits = {slot: (amount, amount) for slot, amount in given.items()}
    return cheapest_passage(_heaps(part), limits, told=False, firsts=Firsts.ALONE)


def best_by_piles(part: AimedPart, weighed: Weighed) -> dict[int, int]:
    """Damage points by slot: of the best divisions the first in canonical order.

    Raises `ValueError` where no division is legal.
    """
    each = {share.slot: share.worth for source in part.sources for share in source.shares}
    found = the_best(weighed.passage, Weights(lambda lot, fate: _reward(part, lot, fate), each), numbered=False)
    if found is None:
        raise ValueError("no division is legal")
    return dict(found.amounts)


def _most_worth(part: AimedPart) -> int:
    points = sum(max(way.amount for way in source.ways) for source in part.sources)
    return sum(part.rewards) + points * max(share.worth for source in part.sources for share in source.shares)


def _heaps(part: AimedPart) -> Heaps:
    division = Division(tuple(map(_divider, part.sources)), part.points)
    rewarded = (threshold for threshold, reward in enumerate(part.rewards) if reward)
    return heaps_of(division, [_subject(division, threshold) for threshold in rewarded], [])


def _divider(source: AimedSource) -> Divider:
    shares = (
        Share(
            share.slot,
            bits(threshold for threshold, _ in share.feeds),
            bits(threshold for threshold, settles in share.feeds if settles),
        )
        for share in source.shares
    )
    return Divider(tuple(shares), tuple(Manner(way.amount, way.requires) for way in source.ways))


def _subject(division: Division, threshold: int) -> Subject:
    """A threshold that is rewarded, as somebody whose fate is to reach it or not."""
    points, name = division.points[threshold], str(threshold)

    def fate(on_it: tuple[int, ...]) -> Result:
        return Result((name,), ()) if on_it[0] >= points else _NOTHING

    return Subject(name, (Pile(points, threshold_moves(division, threshold)),), fate)


def _reward(part: AimedPart, lot: Lot, fate: int) -> int:
    return sum(part.rewards[int(name)] for name in lot.fates[fate].left)

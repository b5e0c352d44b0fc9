"""The tests' own opinion on what is legal: list every division, keep those that the rules allow.

A direct transcription of 510.1, 702.2c and 702.19 for small boards; nothing of the program's three opinions is used.
"""

from collections.abc import Iterator
from itertools import product

from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep, Side, Source, Way

Amounts = tuple[int, ...]


def legal_assignments(step: DamageStep) -> list[Amounts]:
    """All legal assignments as amounts of `step.slots`, in canonical order."""
    return [amounts for amounts in all_divisions(step) if is_legal(step, amounts)]


def all_divisions(step: DamageStep) -> Iterator[Amounts]:
    """Every division of every source's damage, legal or not, the largest share to the first recipient first."""
    for shares in product(*(_shares(source) for source in step.sources)):
        yield tuple(amount for share in shares for amount in share)


def nearest(step: DamageStep, assignment: Assignment) -> Amounts | None:
    """The legal assignment with the fewest points moved, of equally near ones the first."""
    return min(legal_assignments(step), key=lambda amounts: moved(step, assignment, amounts), default=None)


def moved(step: DamageStep, assignment: Assignment, amounts: Amounts) -> int:
    """The points to be moved from an assignment to another; where totals differ, the larger of added and taken."""
    before = {(source, recipient): amount for source, recipient, amount in assignment.shares()}
    after = dict(zip(step.slots, amounts, strict=True))
    change = [after.get(slot, 0) - before.get(slot, 0) for slot in before.keys() | after.keys()]
    return max(sum(points for points in change if points > 0), -sum(points for points in change if points < 0))


def is_legal(step: DamageStep, amounts: Amounts) -> bool:
    """Whether every source obeys the rules in one of its ways, each side judged as a whole (510.1e)."""
    given = dict(zip(step.slots, amounts, strict=True))
    return all(any(_allowed(step, given, source, way) for way in source.ways) for source in step.sources)


def _shares(source: Source) -> Iterator[Amounts]:
    yield from _compositions(source.amount, len(source.recipients))
    if any(not way.recipients() for way in source.ways):
        yield (0,) * len(source.recipients)


def _compositions(total: int, parts: int) -> Iterator[Amounts]:
    if parts == 1:
        yield (total,)
        return
    for first in range(total, -1, -1):
        for rest in _compositions(total - first, parts - 1):
            yield (first, *rest)


def _allowed(step: DamageStep, given: dict[tuple[str, str], int], source: Source, way: Way) -> bool:
    share = {recipient: given[source.id, recipient] for recipient in source.recipients}
    takers = {recipient for recipient, amount in share.items() if amount > 0}
    if not way.recipients():
        return not takers
    if sum(share.values()) != source.amount or not takers <= set(way.recipients()):
        return False
    lethal = {foe: _lethal(step, given, source.side, foe) for foe in way.foes}
    if way.in_order:
        for place, foe in enumerate(way.foes):
            if foe in takers and not all(lethal[earlier] for earlier in way.foes[:place]):
                return False
    if way.excess in takers and way.excess not in way.foes and not all(lethal.values()):
        return False
    if way.beyond in takers:
        assert way.excess is not None
        return all(lethal.values()) and _loyalty_met(step, given, source.side, way.excess)
    return True


def _lethal(step: DamageStep, given: dict[tuple[str, str], int], side: Side, creature: str) -> bool:
    need = step.need_of.get(creature)
    if need is None or need.lethal is None:
        return True
    shares = [(source, given.get((source.id, creature), 0)) for source in step.sources if source.side is side]
    touched = need.any_deathtouch and any(source.deathtouch and amount > 0 for source, amount in shares)
    return touched or sum(amount for _, amount in shares) >= need.lethal


def _loyalty_met(step: DamageStep, given: dict[tuple[str, str], int], side: Side, planeswalker: str) -> bool:
    need = step.need_of.get(planeswalker)
    if need is None or need.loyalty is None:
        return True
    assigned = sum(given.get((source.id, planeswalker), 0) for source in step.sources if source.side is side)
    return assigned >= need.loyalty

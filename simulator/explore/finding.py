"""Finding an assignment that gives a recipient so much damage, without listing any."""

from simulator.explore.piles import Move
from simulator.explore.spreads import RecipientTables, given_to, parts_of, slots_of, spread_in
from simulator.rules.assignment import Assignment, Slot
from simulator.rules.legal.legal_assignments import LegalAssignments


def giving(legal: LegalAssignments, recipient: str, points: int) -> Assignment | None:
    """A legal assignment that gives `recipient` exactly `points` damage points; None where there is none.

    Parts of the step are asked in canonical order and each gives as much as it can; what else is open is settled as
    in the first assignment in canonical order. Raises `BeyondBudgetError`.
    """
    parts, own = parts_of(legal), slots_of(legal, recipient)
    spreads = [spread_in(part, own, legal.budget) for part in parts or ()]
    rest: list[set[int]] = [{0}]
    for spread in reversed(spreads):
        rest.append({one + other for one, number in spread.items() if number for other in rest[-1]})
    left = points - given_to(legal, recipient)
    if parts is None or left not in rest[-1]:
        return None
    chosen: dict[Slot, int] = {}
    for part, spread, after in zip(parts, spreads, reversed(rest[:-1]), strict=True):
        amount = max(one for one, number in spread.items() if number and left - one in after)
        slots = tuple(share.slot for divider in part.dividers for share in divider.shares if share.slot in own)
        if slots:
            division = RecipientTables(part, dict.fromkeys(slots, Move()), legal.budget).division(amount)
            chosen |= {legal.slots[slot]: one for slot, one in division.items()}
        left -= amount
    return legal.extending(chosen)[0]

"""Finding an assignment that gives a recipient so much damage, without listing any."""

from collections.abc import Mapping

from simulator.rules.assignment import Assignment, Slot
from simulator.rules.legal.legal_assignments import LegalAssignments


def giving(legal: LegalAssignments, recipient: str, points: int) -> Assignment | None:
    """A legal assignment that gives `recipient` exactly `points` damage points; None where there is none.

    Sources are asked in canonical order and each gives it as much as it can; what else is open is settled as in the
    first assignment in canonical order. Raises `BeyondBudgetError`.
    """
    if points not in legal.marginal(recipient):
        return None
    chosen: dict[Slot, int] = {}
    for slot in (slot for slot in legal.slots if slot[1] == recipient and slot not in legal.draft):
        chosen[slot] = _most(legal, chosen, slot, points)
    return legal.extending(chosen)[0]


def _most(legal: LegalAssignments, chosen: Mapping[Slot, int], slot: Slot, points: int) -> int:
    """The largest share with which the recipient can still be given so many points in all."""
    open_amounts = legal.extending(chosen).bounds(*slot).amounts
    for amount in sorted((one for one in open_amounts if one <= points), reverse=True):
        if points in legal.extending({**chosen, slot: amount}).marginal(slot[1]):
            return amount
    raise AssertionError("what the whole can give, one of its shares can begin")

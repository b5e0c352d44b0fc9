"""Choosing one legal assignment by a policy, without listing them.

Ties are settled by canonical order: of several that are equally good, the first.
"""

from simulator.explore.aims import aimed_parts
from simulator.explore.best_division import best_division
from simulator.explore.policy import Policy
from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.legal_assignments import LegalAssignments


def choose(step: DamageStep, legal: LegalAssignments, policy: Policy) -> Assignment:
    """The assignment that the policy chooses; `legal` holds those of `step` to choose from, at least one.

    Raises `BestBeyondBudgetError` where telling the best one would go beyond the budget, and `ValueError` where
    there is none.
    """
    if policy is Policy.FIRST:
        return _first(step) if not legal.draft else legal[0]
    given = {place: legal.draft[slot] for place, slot in enumerate(step.slots) if slot in legal.draft}
    amounts: dict[int, int] = {}
    for part in aimed_parts(step, policy):
        amounts |= best_division(part, given)
    return Assignment(step.slots, tuple(amounts[place] for place in range(len(step.slots))))


def _first(step: DamageStep) -> Assignment:
    """All to the first recipient of every source, which no condition forbids."""
    amounts = (source.amount if place == 0 else 0 for source in step.sources for place in range(len(source.recipients)))
    return Assignment(step.slots, tuple(amounts))

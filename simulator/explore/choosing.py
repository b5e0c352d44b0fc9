"""Choosing one legal assignment by a policy, without listing them.

Ties are settled by canonical order: of several that are equally good, the first.
"""

from collections.abc import Mapping

from simulator.explore.aimed_piles import best_by_piles, weighed_piles
from simulator.explore.aims import AimedPart, aimed_parts
from simulator.explore.best_division import best_division, estimate_of_guesses
from simulator.explore.policy import Policy
from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.budget import BeyondBudgetError, Budget
from simulator.rules.legal.legal_assignments import USUAL_BUDGET, LegalAssignments

_SOON = 20
"""Milliseconds below which no other way is looked for."""


def choose(step: DamageStep, legal: LegalAssignments, policy: Policy, budget: Budget = USUAL_BUDGET) -> Assignment:
    """The assignment that the policy chooses; `legal` holds those of `step` to choose from, at least one.

    Raises `BeyondBudgetError` where telling the best one would go beyond the budget, and `ValueError`
    where there is none.
    """
    if policy is Policy.FIRST:
        return _first(step) if not legal.draft else legal[0]
    given = {place: legal.draft[slot] for place, slot in enumerate(step.slots) if slot in legal.draft}
    amounts: dict[int, int] = {}
    for part in aimed_parts(step, policy):
        own = {share.slot for source in part.sources for share in source.shares}
        kept = {slot: amount for slot, amount in given.items() if slot in own}
        amounts |= _best(part, kept, budget)
    return Assignment(step.slots, tuple(amounts[place] for place in range(len(step.slots))))


def _best(part: AimedPart, given: Mapping[int, int], budget: Budget) -> dict[int, int]:
    """By guesses or by piles: what takes less time of what the budget allows."""
    guesses = estimate_of_guesses(part, given)
    if guesses is not None and not budget.allows(guesses):
        guesses = None
    if guesses is not None and guesses.milliseconds <= _SOON:
        return best_division(part, given)
    try:
        piles = weighed_piles(part, given)
        budget.check(piles.estimate)
    except BeyondBudgetError:
        if guesses is None:
            raise
        return best_division(part, given)
    by_piles = guesses is None or piles.estimate.milliseconds < guesses.milliseconds
    return best_by_piles(part, piles) if by_piles else best_division(part, given)


def _first(step: DamageStep) -> Assignment:
    """All to the first recipient of every source, which no condition forbids."""
    amounts = (source.amount if place == 0 else 0 for source in step.sources for place in range(len(source.recipients)))
    return Assignment(step.slots, tuple(amounts))

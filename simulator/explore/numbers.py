"""How many there are, as far as the budget goes: legal assignments, and their distinct results."""

from simulator.explore.outcomes import Outcomes
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.budget import BeyondBudgetError, Budget
from simulator.rules.legal.legal_assignments import USUAL_BUDGET, LegalAssignments


def count_within_budget(legal: LegalAssignments) -> int | None:
    """How many assignments are legal; None where counting would go beyond their budget."""
    try:
        return legal.count()
    except BeyondBudgetError:
        return None


def distinct_within_budget(combat: Combat, step: DamageStep, budget: Budget = USUAL_BUDGET) -> int | None:
    """How many distinct results they come to; None where telling them apart would go beyond the budget."""
    try:
        return Outcomes(combat, step, budget=budget).distinct
    except BeyondBudgetError:
        return None

"""What looking at several damage steps together would take, told before any of it is done.

The steps that follow are reckoned as though the one before had dealt nothing: that is when most creatures assign.
"""

from math import prod

from simulator.explore.outcome_groups import Group, groups_of
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep, Need
from simulator.rules.division.assigning import damage_step
from simulator.rules.legal.budget import Budget, Estimate
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.timeline import Moment

_STEPS_PER_DEAL = 2_000
_STEPS_PER_COMBAT = 20_000
"""What any question about a further damage step takes, in steps of an estimate, measured on small boards."""
_STEPS_PER_PILE = 8
_STEPS_PER_RESULT = 1_500


def check_deals(number: int, budget: Budget) -> None:
    """Raises `BeyondBudgetError` where dealing so many assignments would go beyond the budget."""
    budget.check(Estimate(0, 0, _STEPS_PER_DEAL * number))


def check_combats(combat: Combat, number: int, budget: Budget) -> None:
    """Raises `BeyondBudgetError` where working out the next step of so many combats would go beyond the budget.

    `combat`: the one that they all come from.
    """
    budget.check(Estimate(0, 0, number * (_STEPS_PER_COMBAT + _STEPS_PER_PILE * _piles_after(combat))))


def check_step(step: DamageStep, budget: Budget) -> None:
    """Raises `BeyondBudgetError` where telling the results of one step apart would go beyond the budget."""
    budget.check(Estimate(0, 0, _STEPS_PER_COMBAT + _STEPS_PER_PILE * _piles(step)))


def check_results(number: int, budget: Budget) -> None:
    """Raises `BeyondBudgetError` where telling so many results apart would go beyond the budget."""
    budget.check(Estimate(0, 0, _STEPS_PER_RESULT * number))


def _piles_after(combat: Combat) -> int:
    step = damage_step(combat, Moment.COMBAT_DAMAGE)
    return _piles(step) if step else 0


def _piles(step: DamageStep) -> int:
    """How many piles of damage can lie on the permanents of a step, for every share of each group."""
    groups = groups_of(step, LegalAssignments(step)) or ()
    return sum(_piles_of(step, group) for group in groups)


def _piles_of(step: DamageStep, group: Group) -> int:
    slots = [step.slots[slot] for slot, _ in group.slots]
    most = sum(step.source_of[source].amount for source in {source for source, _ in slots})
    needs = (step.need_of[recipient] for recipient in {recipient for _, recipient in slots} & step.need_of.keys())
    divisions = prod(start.completions for start in group.starts)
    return len(slots) * min(divisions, prod(min(most, _height(need)) + 1 for need in needs))


def _height(need: Need) -> int:
    """How high a pile can matter."""
    return max(need.lethal or 0, need.loyalty or 0)

"""Choosing one legal assignment by a policy.

Ties are settled by canonical order: of several that are equally good, the first.
"""

from simulator.explore.policy import Policy
from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal_assignments import LegalAssignments


def choose(step: DamageStep, legal: LegalAssignments, policy: Policy) -> Assignment:
    """The assignment that the policy chooses; `legal` holds those of `step` to choose from, at least one."""
    if policy is Policy.FIRST:
        return legal[0]
    if policy is Policy.MOST_THROUGH:
        return max(legal, key=lambda one: points_through(step, one))
    return max(legal, key=lambda one: (creatures_with_lethal_damage(step, one), points_through(step, one)))


def points_through(step: DamageStep, assignment: Assignment) -> int:
    """The damage points that go to recipients that are no creatures."""
    return sum(amount for _, recipient, amount in assignment.shares() if not _is_creature(step, recipient))


def creatures_with_lethal_damage(step: DamageStep, assignment: Assignment) -> int:
    """How many creatures the assignment gives lethal damage. Rule: CR 120.6, 702.2c."""
    return sum(_is_lethal(step, recipient, assignment) for recipient, need in step.needs if need.lethal is not None)


def _is_creature(step: DamageStep, recipient: str) -> bool:
    need = step.need_of.get(recipient)
    return need is not None and need.lethal is not None


def _is_lethal(step: DamageStep, recipient: str, assignment: Assignment) -> bool:
    need = step.need_of[recipient]
    given = assignment.given_to(recipient)
    touched = need.any_deathtouch and any(step.source_of[source].deathtouch for source in given)
    return bool(given) and (touched or sum(given.values()) >= (need.lethal or 0))

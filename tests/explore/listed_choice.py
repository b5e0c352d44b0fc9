"""The tests' own opinion on what a policy chooses: look at every legal assignment."""

from simulator.explore.policy import Policy
from simulator.rules.damage_step import DamageStep
from tests.brute_force import Amounts, legal_assignments


def listed_choice(step: DamageStep, policy: Policy) -> Amounts:
    """The first of the best among all legal assignments, as amounts of `step.slots`."""
    return max(legal_assignments(step), key=lambda amounts: value(step, amounts, policy))


def value(step: DamageStep, amounts: Amounts, policy: Policy) -> tuple[int, ...]:
    """What a policy holds an assignment to be worth."""
    if policy is Policy.FIRST:
        return ()
    if policy is Policy.MOST_THROUGH:
        return tuple(through(step, amounts, player) for player in step.players)
    return lethal(step, amounts), sum(through(step, amounts, player) for player in step.players)


def through(step: DamageStep, amounts: Amounts, announcer: str) -> int:
    """The points of one announcer's sources to recipients that are no creatures."""
    return sum(
        amount
        for (source, recipient), amount in zip(step.slots, amounts, strict=True)
        if step.source_of[source].announcer == announcer and not is_creature(step, recipient)
    )


def lethal(step: DamageStep, amounts: Amounts) -> int:
    """How many creatures one side or the other gives lethal damage."""
    given: dict[tuple[str, str], list[tuple[str, int]]] = {}
    for (source, recipient), amount in zip(step.slots, amounts, strict=True):
        if amount and is_creature(step, recipient):
            given.setdefault((step.source_of[source].side, recipient), []).append((source, amount))
    return sum(is_lethal(step, recipient, shares) for (_, recipient), shares in given.items())


def is_lethal(step: DamageStep, recipient: str, shares: list[tuple[str, int]]) -> bool:
    need = step.need_of[recipient]
    if need.lethal == 0:
        return False
    touched = need.any_deathtouch and any(step.source_of[source].deathtouch for source, _ in shares)
    return touched or sum(amount for _, amount in shares) >= (need.lethal or 0)


def is_creature(step: DamageStep, recipient: str) -> bool:
    return recipient in step.need_of and step.need_of[recipient].lethal is not None

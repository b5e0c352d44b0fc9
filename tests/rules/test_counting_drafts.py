"""Counting what completes a draft, on boards that went wrong once."""

from simulator.rules.legal.legal_assignments import LegalAssignments
from tests.damage_steps import attacking, step, unblocked, walker


def test_702_19c_a_share_that_only_another_given_share_could_allow_is_not_counted() -> None:
    """Two ways, the second assigning nothing: where the planeswalker is given 0, its controller may be given none."""
    legal = LegalAssignments(step(attacking("A", 1, unblocked("W", beyond="P2"), unblocked(None)), W=walker(2)))
    assert legal.extending({("A", "W"): 0}).count() == 1
    assert legal.marginal("W") == {0: 1, 1: 1}

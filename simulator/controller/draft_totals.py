"""What a draft, or any assignment, gives in total: by source, and to every recipient."""

from dataclasses import dataclass

from simulator.controller.drafting import Draft
from simulator.rules.assignment import Assignment
from simulator.rules.damage_step import DamageStep


@dataclass(frozen=True, slots=True)
class DraftTotals:
    """Damage points chosen or filled in. `givers`: who gives a recipient any.

    `touched`: the recipients of any damage from a source with deathtouch.
    """

    given: dict[str, int]
    taken: dict[str, int]
    givers: dict[str, tuple[str, ...]]
    touched: frozenset[str]


def totals_of(draft: Draft | None) -> DraftTotals:
    """The totals of a draft; nothing where there is none."""
    return DraftTotals({}, {}, {}, frozenset()) if draft is None else totals_in(draft.step, draft.so_far)


def totals_in(step: DamageStep, assignment: Assignment) -> DraftTotals:
    """The totals of any assignment, legal or not."""
    given: dict[str, int] = {}
    taken: dict[str, int] = {}
    givers: dict[str, tuple[str, ...]] = {}
    touched: set[str] = set()
    for giver, recipient, amount in assignment.shares():
        given[giver] = given.get(giver, 0) + amount
        taken[recipient] = taken.get(recipient, 0) + amount
        givers[recipient] = (*givers.get(recipient, ()), giver)
        source = step.source_of.get(giver)
        if source is not None and source.deathtouch:
            touched.add(recipient)
    return DraftTotals(given, taken, givers, frozenset(touched))

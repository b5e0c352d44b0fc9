"""What a draft gives in total: by source, and to every recipient."""

from dataclasses import dataclass

from simulator.controller.drafting import Draft


@dataclass(frozen=True, slots=True)
class DraftTotals:
    """Damage points chosen or filled in. `touched`: the recipients of any damage from a source with deathtouch."""

    given: dict[str, int]
    taken: dict[str, int]
    touched: frozenset[str]


def totals_of(draft: Draft | None) -> DraftTotals:
    """The totals of a draft; nothing where there is none."""
    given: dict[str, int] = {}
    taken: dict[str, int] = {}
    touched: set[str] = set()
    if draft is not None:
        sources = draft.step.source_of
        for source, recipient, amount in draft.so_far.shares():
            given[source] = given.get(source, 0) + amount
            taken[recipient] = taken.get(recipient, 0) + amount
            if sources[source].deathtouch:
                touched.add(recipient)
    return DraftTotals(given, taken, frozenset(touched))

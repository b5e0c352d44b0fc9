"""How many assignments are still legal, what every share can be, and the chart of damage to one recipient."""

from collections.abc import Mapping

from simulator.controller.board_state import ShareView, Span
from simulator.controller.drafting import Draft
from simulator.controller.knots import Knot
from simulator.controller.legal_view import LegalView, ResultBar, ResultsView
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.budget import BeyondBudgetError
from simulator.rules.messages import message


def legal_view(draft: Draft) -> LegalView:
    """The legal assignments of the draft's step."""
    note = message("note.beyond-budget") if draft.count is None else None
    return LegalView(draft.step.moment, draft.count, draft.remaining, draft.index, note)


def share_views(draft: Draft) -> tuple[ShareView, ...]:
    """Every share of the step, in canonical order."""
    return tuple(_share(draft.knot(slot), slot) for slot in draft.step.slots)


def _share(knot: Knot, slot: tuple[str, str]) -> ShareView:
    possible = knot.possible[slot]
    spans = tuple(Span(least, most) for least, most in possible.runs)
    return ShareView(slot[0], slot[1], knot.amount(slot), spans, possible.forced is not None)


def results_view(draft: Draft, looked_at: str | None) -> ResultsView | None:
    """The chart of damage to a recipient over all legal assignments; without a wish, to what is attacked."""
    choices = _recipients(draft.step)
    if not choices:
        return None
    recipient = looked_at if looked_at in choices else choices[0]
    try:
        numbers = _spread(draft, recipient)
    except BeyondBudgetError:
        return None
    drafted = sum(draft.so_far.given_to(recipient).values()) if draft.whole is not None else None
    bars = tuple(ResultBar(amount, count, amount == drafted) for amount, count in sorted(numbers.items()))
    return ResultsView(recipient, bars, choices)


def _recipients(step: DamageStep) -> tuple[str, ...]:
    """All recipients: players, then what is no creature, then creatures; each in canonical order."""
    reached = dict.fromkeys(recipient for source in step.sources for recipient in source.recipients)

    def rank(recipient: str) -> int:
        need = step.need_of.get(recipient)
        return 0 if need is None else 1 if need.lethal is None else 2

    return tuple(sorted(reached, key=rank))


def _spread(draft: Draft, recipient: str) -> dict[int, int]:
    """How many legal assignments give the recipient so many points, by points. Raises `BeyondBudgetError`."""
    numbers: dict[int, int] = {0: 1}
    for knot in draft.knots:
        numbers = _together(numbers, knot.spread(recipient))
    return numbers


def _together(one: Mapping[int, int], other: Mapping[int, int]) -> dict[int, int]:
    """How often sums come, when both parts vary independently."""
    sums: dict[int, int] = {}
    for amount, count in one.items():
        for more, times in other.items():
            sums[amount + more] = sums.get(amount + more, 0) + count * times
    return sums

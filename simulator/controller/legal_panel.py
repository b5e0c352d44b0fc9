"""How many assignments are still legal, what every share can be, and the chart of damage to one recipient."""

from collections.abc import Mapping
from dataclasses import replace

from simulator.controller.board_state import ShareView, Span
from simulator.controller.drafting import Draft
from simulator.controller.knots import Knot
from simulator.controller.legal_view import LegalView, ResultBar, ResultsView
from simulator.controller.session import Scene
from simulator.explore.dealt_damage import DealtDamage
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


def results_view(scene: Scene, looked_at: str | None) -> ResultsView | None:
    """The chart of damage to a recipient over all legal assignments; without a wish, to one whose damage varies."""
    draft, damage = scene.draft, scene.position.dealt_damage
    choices = () if damage is None else _recipients(damage)
    if draft is None or damage is None or not choices:
        return None
    recipient = looked_at if looked_at in choices else _most_telling(draft, choices)
    try:
        numbers = _spread(draft, recipient)
    except BeyondBudgetError:
        return None
    given = None if draft.whole is None else sum(draft.whole.given_to(recipient).values())
    results = ResultsView(recipient, _bars(numbers, given), choices)
    return _with_dealt(results, draft, damage) if damage.is_changed else results


def _bars(numbers: Mapping[int, int], here: int | None) -> tuple[ResultBar, ...]:
    return tuple(ResultBar(amount, count, amount == here) for amount, count in sorted(numbers.items()))


def _with_dealt(results: ResultsView, draft: Draft, damage: DealtDamage) -> ResultsView:
    """With what is dealt, or with the words that this is not told."""
    try:
        numbers = damage.spread(results.recipient, (knot.legal for knot in draft.knots))
    except BeyondBudgetError:
        return replace(results, note=message("note.as-assigned"))
    here = None if draft.whole is None else damage.dealt(draft.whole).get(results.recipient, 0)
    return replace(results, dealt=_bars(numbers, here), note=message("note.as-dealt"))


def _recipients(damage: DealtDamage) -> tuple[str, ...]:
    """All recipients: players, then what is no creature, then creatures; each in canonical order."""
    reached = damage.recipients if damage.is_changed else damage.assigned_to

    def rank(recipient: str) -> int:
        if damage.combat.is_player(recipient):
            return 0
        return 2 if damage.combat.permanent(recipient).is_creature else 1

    return tuple(sorted(reached, key=rank))


def _most_telling(draft: Draft, choices: tuple[str, ...]) -> str:
    """The first recipient of whom something is left to choose; else the first."""
    open_to = {slot[1] for knot in draft.knots for slot, bounds in knot.unpinned.items() if bounds.forced is None}
    return next((choice for choice in choices if choice in open_to), choices[0])


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

"""The amounts that a share can still take, as runs with gaps: the next, the previous, the nearest. Damage points."""

from simulator.controller.board_state import Span


def after(possible: tuple[Span, ...], amount: int | None) -> int | None:
    """The least possible amount above this one, or None. Nothing chosen yet counts as below zero."""
    here = -1 if amount is None else amount
    return next((max(span.least, here + 1) for span in possible if span.most > here), None)


def before(possible: tuple[Span, ...], amount: int | None) -> int | None:
    """The greatest possible amount below this one, or None."""
    if amount is None:
        return None
    return next((min(span.most, amount - 1) for span in reversed(possible) if span.least < amount), None)


def nearest(possible: tuple[Span, ...], wanted: int) -> int | None:
    """The possible amount nearest to the wanted one, the smaller of two; None where nothing is possible."""
    candidates = [min(max(wanted, span.least), span.most) for span in possible]
    return min(candidates, key=lambda amount: (abs(amount - wanted), amount), default=None)

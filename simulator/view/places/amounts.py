"""The amounts that a share can still take, as runs with gaps: the next, the previous, the nearest. Damage points."""

from simulator.controller.board_state import Span


def after(possible: tuple[Span, ...], amount: int | None) -> int | None:
    """The least possible amount above this one, or None.

    Nothing chosen yet counts as nothing given, so the first step up gives something wherever something is possible.
    """
    if amount is None:
        return after(possible, 0) or after(possible, -1)
    return next((max(span.least, amount + 1) for span in possible if span.most > amount), None)


def before(possible: tuple[Span, ...], amount: int | None) -> int | None:
    """The greatest possible amount below this one, or None."""
    if amount is None:
        return None
    return next((min(span.most, amount - 1) for span in reversed(possible) if span.least < amount), None)


def nearest(possible: tuple[Span, ...], wanted: int) -> int | None:
    """The possible amount nearest to the wanted one, the smaller of two; None where nothing is possible."""
    candidates = [min(max(wanted, span.least), span.most) for span in possible]
    return min(candidates, key=lambda amount: (abs(amount - wanted), amount), default=None)

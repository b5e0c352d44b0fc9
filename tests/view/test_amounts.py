import pytest

from simulator.controller.board_state import Span
from simulator.view.places.amounts import after, before, nearest

GAPPED = (Span(0, 2), Span(5, 7))


@pytest.mark.parametrize(("amount", "following"), [(None, 1), (0, 1), (2, 5), (6, 7), (7, None)])
def test_the_next_amount_skips_gaps(amount: int | None, following: int | None) -> None:
    assert after(GAPPED, amount) == following


@pytest.mark.parametrize(("amount", "preceding"), [(None, None), (0, None), (1, 0), (5, 2), (7, 6)])
def test_the_previous_amount_skips_gaps(amount: int | None, preceding: int | None) -> None:
    assert before(GAPPED, amount) == preceding


@pytest.mark.parametrize(("wanted", "found"), [(1, 1), (3, 2), (4, 5), (99, 7), (-1, 0)])
def test_the_nearest_amount(wanted: int, found: int) -> None:
    assert nearest(GAPPED, wanted) == found


def test_the_first_step_up_gives_nothing_only_where_nothing_else_is_possible() -> None:
    assert after((Span(0, 0),), None) == 0
    assert after((Span(0, 0), Span(3, 4)), None) == 3


def test_nothing_is_possible() -> None:
    assert nearest((), 3) is None
    assert after((), None) is None

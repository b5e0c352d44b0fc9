"""Questions about results, in either language, and what they leave."""

import pytest

from simulator.controller.conditions import ConditionError, conditions_in, rows_with
from simulator.controller.explored import Explored
from tests.controller.tables import table

CALLED = {"b": "B", "d": "D", "bear": "B", "p2": "P2"}


@pytest.fixture
def explored() -> Explored:
    found = table("A: 5/5 trample > P2; B: 2/2 x A; D: 1/1 x A").explored()
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 9),
        ("B destroyed", 7),
        ("bear dies and d leaves", 6),
        ("Bが破壊、Dは残る", 1),
        ("B destroyed, D destroyed, P2 >= 1", 3),
        ("P2 ≥ 2", 1),
        ("P2 = 0; D survives", 1),
        ("B survives, P2 >= 1", 0),
        ("P2 <= 1", 8),
    ],
)
def test_702_19b_conditions_leave_the_assignments_that_meet_them(explored: Explored, text: str, count: int) -> None:
    assert sum(row.count for row in rows_with(explored, conditions_in(text, CALLED))) == count


@pytest.mark.parametrize(
    ("text", "key"), [("B", "explorer.condition.unread"), ("X destroyed", "explorer.condition.unknown")]
)
def test_what_cannot_be_read_says_so(text: str, key: str) -> None:
    with pytest.raises(ConditionError) as raised:
        conditions_in(text, CALLED)
    assert raised.value.message.key == key

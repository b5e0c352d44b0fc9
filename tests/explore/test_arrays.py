"""Legal assignments as arrays: the rows of the collection, from any place on, in new or given memory."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from simulator.explore.arrays import WrongBufferError, array_chunks, to_array
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.legal_assignments import LegalAssignments
from tests.damage_steps import among, attacking, step, trampling
from tests.strategies import damage_steps


@settings(max_examples=100)
@given(damage_steps(), st.data())
def test_rows_are_the_assignments_in_canonical_order(damage_step: DamageStep, data: st.DataObject) -> None:
    slots = (
        data.draw(st.lists(st.sampled_from(damage_step.slots), unique=True, max_size=2)) if damage_step.slots else []
    )
    legal = LegalAssignments(damage_step).extending({slot: data.draw(st.integers(0, 3)) for slot in slots})
    expected = [assignment.amounts for assignment in legal]
    start = data.draw(st.integers(0, len(expected)))
    limit = data.draw(st.none() | st.integers(0, len(expected) + 2))
    rows = to_array(legal, start, limit)
    assert rows.dtype == np.uint8
    assert [tuple(row) for row in rows.tolist()] == expected[start:][:limit]
    chunks = [row for chunk in array_chunks(legal, rows=7) for row in chunk.tolist()]
    assert [tuple(row) for row in chunks] == expected


def test_a_buffer_is_filled_from_its_first_row() -> None:
    legal = LegalAssignments(step(attacking("A", 3, among("B1", "B2"))))
    out = np.full((6, 2), 9, np.uint16)
    filled = to_array(legal, 1, out=out)
    assert np.shares_memory(filled, out)
    assert out.tolist() == [[2, 1], [1, 2], [0, 3], [9, 9], [9, 9], [9, 9]]


@pytest.mark.parametrize("out", [np.zeros((3, 3), np.uint16), np.zeros((3, 2), np.uint8)])
def test_a_buffer_that_can_t_take_the_rows_is_refused(out: np.ndarray) -> None:
    legal = LegalAssignments(step(attacking("A", 300, among("B1", "B2"))))
    with pytest.raises(WrongBufferError):
        to_array(legal, out=out)


def test_amounts_above_255_get_wider_numbers() -> None:
    rows = to_array(
        LegalAssignments(
            step(
                attacking(
                    "A",
                    300,
                    trampling("B1"),
                ),
                B1=200,
            )
        )
    )
    assert rows.dtype == np.uint16
    assert rows[:, 0].tolist() == list(range(300, 199, -1))

"""Supplies and demands: covered by augmenting paths, or a cut that proves that they can't be."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from simulator.rules.legal.enumeration.transport import Cut, uncovered


def test_what_nobody_asks_for_is_covered() -> None:
    assert uncovered([], [3], [0]) is None


def test_an_earlier_demand_makes_room_for_a_later_one() -> None:
    # The first supply is given to the first demand at once, but only it reaches the second.
    assert uncovered([2, 2], [2, 2], [0b11, 0b01]) is None


def test_the_cut_names_what_is_short_of_how_much() -> None:
    assert uncovered([1, 2, 2], [9, 3], [0b001, 0b111]) == Cut(demands=0b110, supplies=0b10, missing=1)


@given(st.data())
def test_a_cut_is_found_exactly_where_some_demands_are_too_many(data: st.DataObject) -> None:
    demands = data.draw(st.lists(st.integers(0, 6), max_size=4))
    supplies = data.draw(st.lists(st.integers(0, 6), max_size=4))
    reach = data.draw(st.lists(st.integers(0, 15), min_size=len(supplies), max_size=len(supplies)))
    too_many = any(
        sum(demands[one] for one in chosen)
        > sum(
            points for points, reached in zip(supplies, reach, strict=True) if any(reached >> one & 1 for one in chosen)
        )
        for size in range(1, len(demands) + 1)
        for chosen in combinations(range(len(demands)), size)
    )
    cut = uncovered(demands, supplies, reach)
    assert (cut is not None) is too_many
    if cut is not None:
        asked = sum(points for one, points in enumerate(demands) if cut.demands >> one & 1)
        reaching = {number for number, reached in enumerate(reach) if reached & cut.demands}
        assert {number for number in range(len(supplies)) if cut.supplies >> number & 1} == reaching
        assert asked - sum(supplies[number] for number in reaching) >= cut.missing > 0

"""Whether a part of some JSON is held."""

import pytest

from simulator.formats.document import JSON
from simulator.formats.expectation import unmet
from simulator.rules.problems import Path


@pytest.mark.parametrize(
    ("expected", "found", "where"),
    [
        ({}, {"a": 1}, []),
        ({"a": 1}, {"a": 1, "b": 2}, []),
        ({"a": 1}, {"a": 2}, [("a",)]),
        ({"a": 1}, {}, [("a",)]),
        ({"a": 0, "b": False, "c": None, "d": [], "e": {}}, {}, []),
        ({"a": {"b": 0}}, {}, []),
        ({"a": {"b": 1}}, {}, [("a", "b")]),
        ({"a": {"b": 1}}, {"a": 3}, [("a",)]),
        ([1, {"a": 1}], [1, {"a": 1, "b": 2}], []),
        ([1], [1, 2], [(1,)]),
        ([1, 2], [1], [(1,)]),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 2}, {"b": 2}]}, [("a", 0, "b")]),
        ("x", "y", [()]),
    ],
)
def test_where_an_expectation_is_not_met(expected: JSON, found: JSON, where: list[Path]) -> None:
    assert list(unmet(expected, found)) == where

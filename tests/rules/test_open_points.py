"""The points that the rules leave open: each has its reading in both languages."""

import pytest

from simulator.formats.catalogue import Catalogue, refuse_missing
from simulator.formats.language import Language
from simulator.rules.citation import Rule
from simulator.rules.messages import Message
from simulator.rules.open_points import OPEN_POINTS, OpenPoint, open_points_of


@pytest.mark.parametrize("point", OPEN_POINTS, ids=lambda point: point.id)
def test_every_point_has_a_reading_in_both_languages(point: OpenPoint) -> None:
    catalogue = Catalogue.load(refuse_missing)
    words = {catalogue.text(Message(f"open-point.{point.id}"), language) for language in Language}
    assert len(words) == 2
    assert point.rules


def test_points_are_found_by_their_rules() -> None:
    assert [point.id for point in open_points_of(Rule("702.19e"))] == ["assigned-not-dealt", "last-defending-player"]
    assert list(open_points_of(Rule("702.19b"))) == []


def test_ids_are_told_apart() -> None:
    assert len({point.id for point in OPEN_POINTS}) == len(OPEN_POINTS)

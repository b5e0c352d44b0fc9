from itertools import pairwise
from math import atan2, hypot, radians

import pytest

from simulator.view.places.curve import Curve, Track
from simulator.view.places.geometry import Point

UP = Curve(Point(0, 100), ()).rising_to(Point(60, 0)).rising_to(Point(60, -50))


def test_a_curve_leaves_and_arrives_upright() -> None:
    assert UP.segments[0].leave.x == UP.start.x
    assert UP.segments[0].arrive.x == UP.segments[0].end.x


def test_a_quarter_turn_leaves_sideways() -> None:
    curve = Curve(Point(0, 100), ()).turning_to(Point(30, 60))
    assert curve.segments[0].leave.y == 100
    assert curve.end == Point(30, 60)


def test_backwards_it_is_the_same_way() -> None:
    there, back = list(UP.points(8.0)), list(UP.reversed().points(8.0))
    for one, other in zip(there, reversed(back), strict=True):
        assert hypot(one.x - other.x, one.y - other.y) == pytest.approx(0, abs=1e-9)


def test_a_long_curve_has_no_corners() -> None:
    wide = Curve(Point(0, 400), ()).rising_to(Point(700, 0))
    headings = [atan2(other.y - one.y, other.x - one.x) for one, other in pairwise(wide.points(14.0))]
    assert max(abs(other - one) for one, other in pairwise(headings)) < radians(9)


def test_an_upright_line_is_only_its_ends() -> None:
    assert len(list(Curve(Point(5, 400), ()).rising_to(Point(5, 0)).points(14.0))) == 2


def test_one_moves_evenly_along_a_track() -> None:
    track = Track(UP, longest=2.0)
    places = [track.at(step / 20) for step in range(21)]
    lengths = [hypot(other.x - one.x, other.y - one.y) for one, other in pairwise(places)]
    assert max(lengths) < 1.1 * min(lengths)
    assert (places[0], places[-1]) == (UP.start, UP.end)


def test_a_track_of_one_point_stays_there() -> None:
    assert Track(Curve(Point(3, 4), ())).at(0.5) == Point(3, 4)


def test_a_bent_curve_has_its_ends_elsewhere_and_still_leaves_and_arrives_upright() -> None:
    bent = UP.bent(Point(5, 110), Point(80, -40))
    assert (bent.start.x, bent.start.y) == pytest.approx((5, 110))
    assert (bent.end.x, bent.end.y) == pytest.approx((80, -40))
    assert bent.segments[0].leave.x == pytest.approx(bent.start.x)
    assert bent.segments[-1].arrive.x == pytest.approx(bent.end.x)


def test_what_has_not_moved_is_not_bent() -> None:
    assert UP.bent(UP.start, Point(UP.end.x + 1e-9, UP.end.y)) is UP


def test_a_curve_on_its_way_to_a_longer_one_is_between_both() -> None:
    short = Curve(Point(10, 100), ()).rising_to(Point(20, 0))
    half = short.towards(UP, 0.5)
    assert half.start == Point(5, 100)
    assert half.end == Point(40, -25)
    assert list(short.towards(UP, 0.0).points(8.0))[-1] == short.end
    assert short.towards(UP, 1.0) == UP

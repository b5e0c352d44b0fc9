"""What later sources can make up for: by touch or by points, in one way or the other, and how far to go down."""

import pytest

from simulator.rules.legal.enumeration.supplies import IMPOSSIBLE, Choice, Supplies, Supply, Target

B, C, W = 0b001, 0b010, 0b100


def reaching(targets: int, points: int, touched: int = 0) -> Supply:
    return Supply(points, (Choice(targets, touched),))


def test_enough_is_enough() -> None:
    assert Supplies([Target(B, 3, 0)], [reaching(B, 1), reaching(B, 2)]).largest(4, C) == 4


def test_each_point_less_is_a_point_more_for_the_first_source() -> None:
    assert Supplies([Target(B, 3, 0)], [reaching(B, 1)]).largest(4, C) == 2


@pytest.mark.parametrize("own", [reaching(C, 1), reaching(B, 1)])
def test_nothing_is_won_where_the_first_source_does_not_help(own: Supply) -> None:
    # It doesn't reach the creature, or the amount goes to that creature already.
    assert Supplies([Target(B, 3, 0)], [own]).largest(4, B) == IMPOSSIBLE


def test_702_2c_a_touch_instead_of_points() -> None:
    assert Supplies([Target(B, 9, 0)], [reaching(C, 0), reaching(B, 1, touched=B)]).largest(4, C) == 4


def test_702_2c_one_point_touches_one_creature() -> None:
    touching = reaching(B | C, 1, touched=B | C)
    targets = [Target(B, 4, 0), Target(C, 2, 0)]
    assert Supplies(targets, [reaching(0, 0), touching]).largest(1, W) == IMPOSSIBLE
    # The touch must go to the creature that the other source cannot have lethal.
    assert Supplies(targets, [reaching(0, 0), touching, reaching(B | C, 2)]).largest(1, W) == 1
    assert Supplies(targets[::-1], [reaching(0, 0), touching, reaching(B | C, 2)]).largest(1, W) == 1


def test_702_19c_a_touch_does_not_meet_the_loyalty() -> None:
    target = Target(W, lethal=9, loyalty=3)
    assert Supplies([target], [reaching(0, 0), reaching(W, 2, touched=W)]).largest(1, C) == IMPOSSIBLE
    assert Supplies([target], [reaching(0, 0), reaching(W, 3, touched=W)]).largest(1, C) == 1


def test_a_source_divides_in_one_way_or_the_other_not_in_both() -> None:
    either = Supply(5, (Choice(B, 0), Choice(W, 0)))
    targets = [Target(B, 2, 0), Target(W, 0, 3)]
    assert Supplies(targets, [reaching(0, 0), either]).largest(1, C) == IMPOSSIBLE
    assert Supplies(targets, [reaching(0, 0), either, reaching(B, 2)]).largest(1, C) == 1

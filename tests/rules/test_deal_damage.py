"""Damage that is not combat damage, as an action of the timeline deals it."""

import pytest

from simulator.rules.combat import Combat, Zone
from simulator.rules.damage.dealing import deal_damage
from simulator.rules.events import DamageDealt, Figure, FigureChange
from simulator.rules.objects import Permanent, Player
from tests.boards import creature, permanent, planeswalker, triggers
from tests.rules.damage_board import combat, points, rows, triggered


def _board(source: Permanent, *others: Permanent) -> Combat:
    return combat(source, *others, attack={source.id: "P2"})


def test_damage_to_a_player_is_no_combat_damage() -> None:
    seen = triggers("deals combat damage", "deals combat damage to a player")
    after = deal_damage(_board(creature("A", 1, 1, "toxic 2", commander=True, triggers=seen)), "A", "P2", 4)
    assert after.player("P2") == Player("P2", life=16)
    assert triggered(after) == []
    [event] = after.log
    assert isinstance(event, DamageDealt)
    assert not event.rows[0].combat


def test_lifelink_infect_wither_and_deathtouch_count() -> None:
    source = creature("A", 1, 1, "lifelink", "infect", "deathtouch")
    after = deal_damage(_board(source, creature("B", 5, 5, controller="P2")), "A", "B", 2)
    assert rows(after)[0].results == (
        FigureChange("B", Figure.COUNTERS, 2, "-1/-1"),
        FigureChange("P1", Figure.LIFE, 2),
    )
    assert after.permanent("B").dealt_deathtouch


@pytest.mark.parametrize(("words", "rest"), [((), 5), (("deathtouch",), 7)])
def test_120_4a_the_excess_goes_to_the_controller(words: tuple[str, ...], rest: int) -> None:
    board = _board(creature("A", 1, 1, *words), creature("B", 0, 4, controller="P2", damage=1))
    after = deal_damage(board, "A", "B", 8, excess_to_controller=True)
    assert points(after) == [("A", "B", 8 - rest, 8 - rest), ("A", "P2", rest, rest)]
    assert [event.excess for event in after.log if isinstance(event, DamageDealt)] == [()]


def test_120_4a_everything_goes_to_the_controller_where_nothing_is_needed() -> None:
    board = _board(creature("A", 1, 1), creature("B", 0, 2, "indestructible", controller="P2", damage=2))
    assert points(deal_damage(board, "A", "B", 3, excess_to_controller=True)) == [("A", "P2", 3, 3)]


def test_120_4a_several_types_the_greatest_excess() -> None:
    both = permanent("W", "planeswalker", "creature", controller="P2", power=2, toughness=6, loyalty=2)
    after = deal_damage(_board(creature("A", 1, 1), both), "A", "W", 5, excess_to_controller=True)
    assert points(after) == [("A", "W", 2, 2), ("A", "P2", 3, 3)]


def test_120_4a_a_player_has_no_excess() -> None:
    after = deal_damage(_board(creature("A", 1, 1)), "A", "P2", 30, excess_to_controller=True)
    assert points(after) == [("A", "P2", 30, 30)]


def test_120_10_without_the_effect_the_excess_is_dealt() -> None:
    after = deal_damage(_board(creature("A", 1, 1), planeswalker("W", 3)), "A", "W", 5)
    assert [event.excess for event in after.log if isinstance(event, DamageDealt)] == [(("W", 2),)]


def test_120_7_a_source_that_is_gone_is_as_last_known() -> None:
    board = _board(creature("A", 1, 1, "lifelink")).with_zone("A", Zone.GONE)
    assert deal_damage(board, "A", "P2", 2).player("P1").life == 22


@pytest.mark.parametrize("to", ["Z", "B"])
def test_120_1_what_cannot_be_dealt_damage_is_dealt_none(to: str) -> None:
    board = _board(creature("A", 1, 1), permanent("Z", "enchantment"), creature("B", 1, 1)).with_zone("B", Zone.GONE)
    assert deal_damage(board, "A", to, 3) == board


def test_damage_of_nothing_is_none() -> None:
    board = _board(creature("A", 1, 1))
    assert deal_damage(board, "A", "P2", 0) == board

"""Excess damage of a recipient, from all sources at one time."""

import pytest

from simulator.rules.combat import Combat
from simulator.rules.objects import Permanent
from tests.boards import creature, permanent, planeswalker, siege
from tests.rules.damage_board import combat, dealt, excess


def _all_blocked_by(blocker: Permanent, *attackers: Permanent, rules: str = "current") -> Combat:
    attack = {one.id: "P2" for one in attackers}
    return combat(*attackers, blocker, attack=attack, block={blocker.id: tuple(attack)}, rules=rules)


def _blocker(toughness: int, *words: str, damage: int = 0) -> Permanent:
    return creature("B", 0, toughness, *words, controller="P2", damage=damage)


def test_120_10_all_sources_together_beyond_what_was_lethal() -> None:
    board = _all_blocked_by(_blocker(4, "indestructible", damage=1), creature("A", 2, 2), creature("C", 4, 4))
    assert excess(dealt(board)) == [{"B": 3}]


def test_120_10_none_where_all_is_needed() -> None:
    assert excess(dealt(_all_blocked_by(_blocker(2), creature("A", 2, 2)))) == [{}]


@pytest.mark.parametrize("rules", ["foundations", "m11"])
def test_702_2c_of_a_source_with_deathtouch_all_but_one(rules: str) -> None:
    board = _all_blocked_by(_blocker(8), creature("A", 3, 3, "deathtouch"), rules=rules)
    assert excess(dealt(board)) == [{"B": 2}]


def test_702_2c_deathtouch_makes_one_lethal_for_other_sources_too() -> None:
    board = _all_blocked_by(_blocker(8), creature("A", 1, 1, "deathtouch"), creature("C", 4, 4))
    assert excess(dealt(board)) == [{"B": 4}]


def test_702_2c_deathtouch_when_lethal_damage_is_marked_already() -> None:
    board = _all_blocked_by(_blocker(2, "indestructible", damage=2), creature("A", 3, 3, "deathtouch"))
    assert excess(dealt(board)) == [{"B": 3}]


def test_120_10_beyond_loyalty_and_beyond_defense() -> None:
    attackers = (creature("A", 5, 5, "deathtouch"), creature("C", 5, 5))
    board = combat(*attackers, planeswalker("W", 3), siege("S", 4), attack={"A": "W", "C": "S"})
    assert excess(dealt(board)) == [{"W": 2, "S": 1}]


def test_120_10_several_types_the_greatest() -> None:
    both = permanent("W", "planeswalker", "creature", controller="P2", power=1, toughness=2, loyalty=5)
    assert excess(dealt(combat(creature("A", 6, 6), both, attack={"A": "W"}))) == [{"W": 4}]


def test_120_10_a_player_has_none() -> None:
    assert excess(dealt(combat(creature("A", 30, 30), attack={"A": "P2"}))) == [{}]


def test_120_6_lethal_by_power_counts_power() -> None:
    lord = permanent("L", "enchantment", words=("lethal by power",), controller="P2")
    blocker = creature("B", 2, 4, controller="P2")
    assert excess(dealt(combat(creature("A", 5, 5), blocker, lord, attack={"A": "P2"}, block={"B": "A"}))) == [{"B": 3}]

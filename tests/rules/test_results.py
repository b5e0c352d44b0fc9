"""What damage results in, by recipient and source."""

from dataclasses import replace

import pytest

from simulator.rules.combat import Combat
from simulator.rules.events import Figure, FigureChange
from simulator.rules.objects import Permanent, Player
from tests.boards import TWO_HEADED_GIANT, creature, permanent, planeswalker, siege
from tests.rules.damage_board import combat, dealt, rows

BOTH = permanent("W", "planeswalker", "creature", controller="P2", power=2, toughness=2, loyalty=5)


def _hit(attacker: Permanent, *others: Permanent, at: str = "P2", players: tuple[Player, ...] | None = None) -> Combat:
    more = {} if players is None else {"players": players}
    return dealt(combat(attacker, *others, attack={attacker.id: at}, **more))


def _blocked(attacker: Permanent, blocker: Permanent) -> Combat:
    return dealt(combat(attacker, blocker, attack={attacker.id: "P2"}, block={blocker.id: attacker.id}))


def _figures(after: Combat) -> tuple[int, int]:
    return after.player("P2").life, after.player("P2").poison


def test_120_3a_a_player_loses_life() -> None:
    after = _hit(creature("A", 3, 3))
    assert _figures(after) == (17, 0)
    assert rows(after)[0].results == (FigureChange("P2", Figure.LIFE, -3),)


def test_119_2_life_may_go_below_zero() -> None:
    after = _hit(creature("A", 3, 3), players=(Player("P1"), Player("P2", life=1)))
    assert after.player("P2").life == -2


def test_120_3b_infect_gives_poison_instead() -> None:
    after = _hit(creature("A", 3, 3, "infect"))
    assert _figures(after) == (20, 3)
    assert rows(after)[0].results == (FigureChange("P2", Figure.POISON, 3),)


@pytest.mark.parametrize("word", ["flying", "infect", "wither", "toxic 1"])
def test_120_3c_a_planeswalker_loses_loyalty_to_any_source(word: str) -> None:
    after = _hit(creature("A", 3, 3, word), planeswalker("W", 5), at="W")
    assert after.permanent("W").loyalty == 2
    assert _figures(after) == (20, 0)


def test_120_3c_loyalty_never_goes_below_zero() -> None:
    attackers = (creature("A", 2, 2), creature("C", 2, 2))
    after = dealt(combat(*attackers, planeswalker("W", 3), attack={"A": "W", "C": "W"}))
    assert after.permanent("W").loyalty == 0
    assert [row.results for row in rows(after)] == [
        (FigureChange("W", Figure.LOYALTY, -2),),
        (FigureChange("W", Figure.LOYALTY, -1),),
    ]


def test_120_3h_a_battle_loses_defense() -> None:
    after = _hit(creature("A", 3, 3, "infect"), siege("S", 4), at="S")
    assert after.permanent("S").defense == 1
    assert rows(after)[0].results == (FigureChange("S", Figure.DEFENSE, -3),)


@pytest.mark.parametrize("word", ["infect", "wither"])
def test_120_3d_minus_one_counters_on_a_creature(word: str) -> None:
    blocker = creature("B", 3, 4, controller="P2", counters=(("charge", 1),))
    after = _blocked(creature("A", 2, 2, word), blocker)
    b = after.permanent("B")
    assert (b.power, b.toughness, b.damage, dict(b.counters)) == (1, 2, 0, {"charge": 1, "-1/-1": 2})
    assert rows(after)[0].results == (FigureChange("B", Figure.COUNTERS, 2, "-1/-1"),)


def test_120_3e_damage_is_marked_on_a_creature() -> None:
    after = _blocked(creature("A", 2, 2), creature("B", 0, 4, controller="P2", damage=1))
    assert after.permanent("B").damage == 3
    assert rows(after)[0].results == (FigureChange("B", Figure.DAMAGE, 2),)


def test_120_3_several_types_every_row_that_fits() -> None:
    after = _hit(creature("A", 3, 3), BOTH, at="W").permanent("W")
    assert (after.loyalty, after.damage, after.toughness) == (2, 3, 2)
    infected = _hit(creature("A", 3, 3, "infect"), BOTH, at="W").permanent("W")
    assert (infected.loyalty, infected.damage, infected.toughness) == (2, 0, -1)


def test_120_3f_lifelink_in_addition() -> None:
    after = _hit(creature("A", 3, 3, "lifelink"))
    assert (after.player("P1").life, after.player("P2").life) == (23, 17)
    assert rows(after)[0].results == (FigureChange("P2", Figure.LIFE, -3), FigureChange("P1", Figure.LIFE, 3))


def test_702_15b_a_blocker_with_lifelink_keeps_its_controller_alive() -> None:
    board = combat(
        creature("A", 5, 5),
        creature("C", 4, 4),
        creature("B", 5, 7, "lifelink", controller="P2"),
        attack={"A": "P2", "C": "P2"},
        block={"B": "A"},
        players=(Player("P1"), Player("P2", life=3)),
    )
    assert dealt(board).player("P2").life == 4


def test_120_3g_toxic_adds_up_and_comes_with_the_loss_of_life() -> None:
    assert _figures(_hit(creature("A", 5, 1, "toxic 2", "toxic 1"))) == (15, 3)


def test_120_3g_toxic_and_infect_together() -> None:
    assert _figures(_hit(creature("A", 2, 1, "toxic 1", "infect"))) == (20, 3)


def test_702_2b_deathtouch_is_remembered_until_state_based_actions() -> None:
    after = _blocked(creature("A", 1, 1, "deathtouch"), creature("B", 0, 4, controller="P2"))
    assert after.permanent("B").dealt_deathtouch
    assert not after.permanent("A").dealt_deathtouch


def test_903_10a_commander_damage_is_kept_by_player() -> None:
    hit_before = Player("P2", commander_damage=(("A", 5),))
    after = _hit(creature("A", 3, 3, commander=True), players=(Player("P1"), hit_before))
    assert after.player("P2").commander_damage == (("A", 8),)
    assert FigureChange("P2", Figure.COMMANDER_DAMAGE, 3, "A") in rows(after)[0].results


def test_903_10a_not_from_damage_to_a_planeswalker() -> None:
    after = _hit(creature("A", 3, 3, commander=True), planeswalker("W", 5), at="W")
    assert after.player("P2").commander_damage == ()


def test_810_9_a_team_loses_and_gains_life_together() -> None:
    after = _hit(creature("A", 3, 3, "lifelink"), at="P3", players=TWO_HEADED_GIANT)
    assert [player.life for player in after.players] == [33, 33, 27, 27]


def test_810_10_poison_comes_to_every_member() -> None:
    poisoned = tuple(replace(one, poison=2) for one in TWO_HEADED_GIANT)
    after = _hit(creature("A", 1, 1, "infect"), at="P3", players=poisoned)
    assert [player.poison for player in after.players] == [2, 2, 3, 3]

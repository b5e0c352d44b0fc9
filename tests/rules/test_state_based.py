"""State-based actions: what happens by itself."""

import pytest

from simulator.rules.combat import Combat
from simulator.rules.flow.steps import begin
from simulator.rules.objects import Permanent, Player
from tests.boards import (
    THREE_PLAYERS,
    TWO_HEADED_GIANT,
    creature,
    do,
    gone,
    permanent,
    planeswalker,
    played,
    said,
    scenario,
    siege,
    why_left,
)


def fight(attacker: Permanent, blocker: Permanent, *others: Permanent) -> Combat:
    return played(scenario(attacker, blocker, *others, attack={attacker.id: "P2"}, block={blocker.id: attacker.id}))


class TestCreatures:
    def test_704_5f_no_toughness_beats_indestructible_and_shields(self) -> None:
        board = scenario(
            creature("A", 2, 2, "indestructible"),
            timeline=[do("declare attackers", "regenerate", "A"), do("declare attackers", "set", "A", toughness=0)],
        )
        assert why_left(played(board)) == {"A": "704.5f"}

    def test_704_5g_lethal_damage_destroys(self) -> None:
        combat = fight(creature("A", 2, 2), creature("B", 2, 3, controller="P2"))
        assert why_left(combat) == {"A": "704.5g"}
        assert combat.permanent("B").damage == 2

    def test_704_5g_earlier_damage_counts(self) -> None:
        assert gone(fight(creature("A", 1, 1), creature("B", 0, 3, controller="P2", damage=2))) == {"B"}

    def test_704_5h_any_damage_by_deathtouch_destroys(self) -> None:
        combat = fight(creature("A", 1, 1, "deathtouch"), creature("B", 0, 9, controller="P2"))
        assert why_left(combat) == {"B": "704.5h"}

    def test_704_5h_counts_for_one_check_only(self) -> None:
        board = scenario(
            creature("A", 1, 9, "deathtouch"),
            creature("B", 0, 9, "indestructible", controller="P2"),
            attack={"A": "P2"},
            block={"B": "A"},
            timeline=[do("combat damage", "lose", "B", keywords=["indestructible"])],
        )
        assert gone(played(board)) == set()

    def test_702_12b_indestructible_stays(self) -> None:
        combat = fight(creature("A", 9, 9, "deathtouch"), creature("B", 0, 2, "indestructible", controller="P2"))
        assert gone(combat) == set()
        assert combat.permanent("B").damage == 9

    def test_704_7_one_shield_covers_damage_and_deathtouch(self) -> None:
        board = scenario(
            creature("A", 3, 3, "deathtouch"),
            creature("B", 1, 1, controller="P2"),
            attack={"A": "P2"},
            block={"B": "A"},
            timeline=[do("declare blockers", "regenerate", "B")],
        )
        combat = played(board)
        assert gone(combat) == set()
        assert combat.permanent("B").damage == 0
        assert combat.permanent("B").regeneration_shields == 0
        assert said(combat).count("701.19") == 1

    def test_614_8_a_second_destruction_wants_a_second_shield(self) -> None:
        board = scenario(
            creature("A", 1, 1),
            timeline=[do("declare attackers", kind, "A") for kind in ("regenerate", "destroy", "destroy")],
        )
        assert gone(played(board)) == {"A"}

    @pytest.mark.parametrize(("power", "damage", "dies"), [(3, 2, False), (3, 3, True), (0, 0, False), (0, 1, True)])
    def test_120_6_lethal_by_power_wants_at_least_one(self, power: int, damage: int, dies: bool) -> None:
        board = scenario(
            creature("A", power, 9, damage=damage), permanent("Z", "enchantment", words=["lethal by power"])
        )
        assert gone(played(board)) == ({"A"} if dies else set())

    def test_120_6_lethal_by_power_is_for_ones_own_creatures(self) -> None:
        board = scenario(
            creature("A", 1, 9, damage=3, controller="P2"), permanent("Z", "enchantment", words=["lethal by power"])
        )
        assert gone(played(board)) == set()

    def test_704_5f_toughness_0_dies_whatever_is_lethal(self) -> None:
        board = scenario(creature("A", 3, 0), permanent("Z", "enchantment", words=["lethal by power"]))
        assert why_left(played(board)) == {"A": "704.5f"}


class TestOtherPermanents:
    def test_704_5i_no_loyalty(self) -> None:
        combat = played(scenario(creature("A", 3, 3), planeswalker("W", 3, "indestructible"), attack={"A": "W"}))
        assert why_left(combat) == {"W": "704.5i"}

    def test_704_5v_a_siege_without_defense(self) -> None:
        assert why_left(played(scenario(creature("A", 3, 3), siege("S", 3), attack={"A": "S"}))) == {"S": "704.5v"}

    def test_704_5w_another_battle_without_defense(self) -> None:
        battle = permanent("S", "battle", controller="P2", defense=3)
        assert why_left(played(scenario(creature("A", 3, 3), battle, attack={"A": "S"}))) == {"S": "704.5w"}

    def test_704_5q_counters_go_in_pairs_and_figures_stay(self) -> None:
        board = scenario(
            creature("A", 3, 3, counters=(("+1/+1", 2),)),
            timeline=[do("declare attackers", "counter", "A", counter_kind="-1/-1", amount=1)],
        )
        a = played(board).permanent("A")
        assert a.counters == (("+1/+1", 1),)
        assert (a.power, a.toughness) == (2, 2)

    def test_704_5x_a_siege_gets_the_only_protector_that_it_can_have(self) -> None:
        assert begin(scenario(siege("S", 3, protector="P1"))).permanent("S").protector == "P2"

    def test_704_5x_among_several_nobody_is_chosen(self) -> None:
        board = scenario(siege("S", 3, protector="P1"), players=THREE_PLAYERS)
        assert begin(board).permanent("S").protector == "P1"

    def test_704_5x_while_it_is_attacked_that_waits(self) -> None:
        board = scenario(
            creature("A", 1, 1),
            siege("S", 3),
            attack={"A": "S"},
            timeline=[do("declare blockers", "player leaves", player="P2")],
            players=THREE_PLAYERS,
        )
        combat = played(board)
        assert combat.permanent("S").protector == "P2"
        assert combat.permanent("S").defense == 2


class TestPlayers:
    def test_704_5a_no_life(self) -> None:
        combat = played(scenario(creature("A", 20, 20), attack={"A": "P2"}))
        assert combat.player("P2").lost
        assert combat.player("P2").out

    def test_704_5c_ten_poison(self) -> None:
        nine = played(scenario(creature("A", 9, 9, "infect"), attack={"A": "P2"}))
        ten = played(scenario(creature("A", 10, 9, "infect"), attack={"A": "P2"}))
        assert (nine.player("P2").lost, ten.player("P2").lost) == (False, True)

    def test_704_6c_twenty_one_from_one_commander(self) -> None:
        players = Player("P1", life=40), Player("P2", life=40, commander_damage=(("A", 19), ("C", 5)))
        lost = played(scenario(creature("A", 2, 2, commander=True), attack={"A": "P2"}, players=players))
        assert lost.player("P2").lost
        other = played(scenario(creature("C", 2, 2, commander=True), attack={"C": "P2"}, players=players))
        assert not other.player("P2").lost

    @pytest.mark.parametrize(("poison", "lost"), [(13, False), (14, True)])
    def test_704_6b_fifteen_poison_for_two_heads(self, poison: int, lost: bool) -> None:
        players = tuple(Player(one.id, life=30, team=one.team, poison=poison) for one in TWO_HEADED_GIANT)
        combat = played(scenario(creature("A", 1, 1, "infect"), attack={"A": "P3"}, players=players))
        assert [combat.player(id).lost for id in ("P3", "P4")] == [lost, lost]

    @pytest.mark.parametrize(("amount", "lost"), [(19, False), (20, True)])
    def test_810_11_twenty_poison_for_three_heads(self, amount: int, lost: bool) -> None:
        seats = [("P1", "n"), ("P2", "n"), ("P3", "n"), ("P4", "s"), ("P5", "s"), ("P6", "s")]
        players = tuple(Player(id, life=30, team=team) for id, team in seats)
        board = scenario(timeline=[do("declare attackers", "poison", player="P4", amount=amount)], players=players)
        assert played(board).player("P6").lost is lost

    def test_810_8a_a_team_loses_together(self) -> None:
        players = tuple(Player(one.id, life=60, team=one.team) for one in TWO_HEADED_GIANT)
        combat = played(scenario(creature("A", 21, 21, commander=True), attack={"A": "P3"}, players=players))
        assert combat.player("P4").lost
        assert not combat.player("P1").lost

    def test_800_4a_in_a_game_that_goes_on_what_is_theirs_leaves(self) -> None:
        board = scenario(
            creature("A", 20, 20, "first strike"),
            creature("C", 1, 1),
            creature("B", 1, 5, controller="P2"),
            creature("L", 1, 1, controller="P2", owner="P3"),
            planeswalker("W", 3),
            attack={"A": "P2", "C": "W"},
            players=THREE_PLAYERS,
        )
        combat = played(board)
        assert combat.player("P2").lost
        assert gone(combat) == {"B", "W"}
        assert combat.permanent("L").controller == "P3"
        assert combat.attackers[1].attacking is None

    def test_800_4a_in_one_that_is_over_the_board_stays(self) -> None:
        board = scenario(creature("A", 20, 20), creature("B", 1, 1, controller="P2"), attack={"A": "P2"})
        assert gone(played(board)) == set()

    def test_104_3_both_lose_at_one_time(self) -> None:
        board = scenario(
            creature("A", 20, 20),
            attack={"A": "P2"},
            timeline=[do("combat damage", "gain life", player="P1", amount=3)],
        )
        players = Player("P1", life=0), Player("P2", life=0)
        both = played(scenario(creature("A", 1, 1), attack={"A": "P2"}, players=players))
        assert both.player("P1").lost
        assert both.player("P2").lost
        # Once the game is over nobody has priority any more.
        assert played(board).player("P1").life == 20

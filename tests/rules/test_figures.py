"""Changes of figures."""

from simulator.rules.damage.figures import life, poison, team_of, with_changes
from simulator.rules.events import Figure, FigureChange
from tests.boards import TWO_HEADED_GIANT, creature
from tests.rules.damage_board import combat


def test_810_9_the_members_of_a_team_change_together() -> None:
    board = combat(creature("A", 1, 1), attack={"A": "P3"}, players=TWO_HEADED_GIANT)
    assert team_of(board, "P4") == ("P4", "P3")
    after = with_changes(board, life(board, "P4", -3) + poison(board, "P3", 2))
    assert [(player.life, player.poison) for player in after.players] == [(30, 0), (30, 0), (27, 2), (27, 2)]


def test_a_counter_that_gives_power_and_toughness_changes_them() -> None:
    board = combat(creature("A", 3, 3, counters=(("+1/+1", 1),)), attack={"A": "P2"})
    after = with_changes(board, [FigureChange("A", Figure.COUNTERS, -1, "+1/+1")]).permanent("A")
    assert (after.power, after.toughness, after.counters) == (2, 2, ())
    charged = with_changes(board, [FigureChange("A", Figure.COUNTERS, 2, "charge")]).permanent("A")
    assert (charged.power, dict(charged.counters)) == (3, {"+1/+1": 1, "charge": 2})


def test_a_figure_stops_at_the_most_that_a_scenario_holds() -> None:
    board = combat(creature("A", 1, 1), attack={"A": "P2"})
    after = with_changes(board, life(board, "P2", -3_000_000))
    assert after.player("P2").life == -1_000_000

from dataclasses import replace

from simulator.controller.board_state import Seat
from simulator.controller.intents import Confirm, EditPlayer, JoinTeam, SeatPlayer, Undo
from simulator.rules.objects import Player
from tests.controller.tables import done, player, refused, table

FOUR = "P1: life 30; P2: life 30; P3: life 20; P4: life 20; A: 3/3 > P2"


def test_810_9_who_joins_a_team_shares_its_life_and_sits_on_its_side() -> None:
    controller = done(table(FOUR), JoinTeam("P3", "P1"), JoinTeam("P4", "P2"))
    assert [player(controller, id).life for id in ("P1", "P2", "P3", "P4")] == [30, 30, 30, 30]
    assert player(controller, "P3").seat is Seat.NEAR
    assert player(controller, "P3").team == player(controller, "P1").team != player(controller, "P2").team
    done(controller, Confirm(), Confirm())
    assert [player(controller, id).life for id in ("P2", "P4")] == [27, 27]


def test_a_player_plays_alone_again_and_all_of_it_is_undone() -> None:
    controller = done(table(FOUR), JoinTeam("P3", "P1"), JoinTeam("P3", None))
    assert player(controller, "P3").team is None
    assert player(controller, "P3").seat is Seat.FAR
    done(controller, Undo(), Undo())
    assert player(controller, "P3").life == 20


def test_nobody_joins_itself_or_nobody_and_no_team_changes_after_damage() -> None:
    controller = table(FOUR)
    refused(controller, JoinTeam("P1", "P1"))
    refused(controller, JoinTeam("P1", "P9"))
    refused(controller, JoinTeam("P9", "P1"))
    done(controller, Confirm(), Confirm())
    refused(controller, JoinTeam("P3", "P1"))


def test_903_10a_commander_damage_is_shown_at_the_seat() -> None:
    controller = done(table("A: 3/3 commander > P2"), Confirm(), Confirm())
    assert player(controller, "P2").commander_damage == (("A", 3),)


def test_up_to_six_players_sit_down() -> None:
    controller = table()
    for _ in range(4):
        done(controller, SeatPlayer(Player("")))
    assert [one.id for one in controller.state.players] == ["P1", "P2", "P3", "P4", "P5", "P6"]
    done(controller, EditPlayer("P3", replace(Player("P3"), life=7)))
    assert player(controller, "P3").life == 7

"""A card that is put at another player's side while the table is set up."""

import pytest

from simulator.controller.board_state import CardRole, Row
from simulator.controller.intents import Act, Attack, Block, Confirm, HandOver, Undo
from tests.boards import action
from tests.controller.tables import card, done, refused, table, words

BOARD = "A: 2/2; D: 3/3 > P2; B: 2/2 @P2 x D; W: loyalty 3; S: defense 4"
TEAMS = "P1: life 9 team T; P2: life 9 team U; P3: life 9 team T; P4: life 9 team U; S: defense 4; B: 1/1 @P2"


def test_its_new_player_controls_it_from_the_beginning() -> None:
    controller = done(table(BOARD), HandOver("A", "P2"))
    assert (card(controller, "A").controller, card(controller, "A").row) == ("P2", Row.FAR_HOME)
    assert not controller.state.entries
    done(controller, Block("A", "D"), Undo(), Undo())
    assert card(controller, "A").controller == "P1"


def test_what_it_was_declared_to_do_is_undone() -> None:
    controller = done(table(BOARD), HandOver("B", "P1"), Attack("B", "P2"))
    assert card(controller, "D").role is not CardRole.IDLE
    done(controller, HandOver("D", "P2"))
    assert card(controller, "D").role is CardRole.IDLE


def test_508_1b_attacks_at_what_changes_sides_are_undone() -> None:
    controller = done(table(BOARD), Attack("A", "W"), HandOver("W", "P1"))
    assert card(controller, "A").role is CardRole.IDLE
    refused(controller, Attack("A", "W"))


def test_310_12_a_siege_goes_to_whom_it_is_to_be_protected_by() -> None:
    controller = done(table(BOARD), HandOver("S", "P1"))
    assert (card(controller, "S").protector, card(controller, "S").controller) == ("P1", "P2")
    done(controller, HandOver("S", "P2"))
    assert (card(controller, "S").protector, card(controller, "S").controller) == ("P2", "P1")


def test_810_a_siege_is_protected_by_no_member_of_its_controllers_team() -> None:
    controller = done(table(TEAMS), HandOver("S", "P3"))
    assert (card(controller, "S").protector, card(controller, "S").controller) == ("P3", "P2")


def test_where_it_lies_already_nothing_changes() -> None:
    controller = done(table(BOARD), HandOver("A", "P1"), HandOver("S", "P2"))
    assert controller.state.undo is None


@pytest.mark.parametrize("intent", [HandOver("nobody", "P2"), HandOver("A", "nobody")])
def test_what_is_not_there_is_refused(intent: HandOver) -> None:
    refused(table(BOARD), intent)


def test_once_damage_has_been_dealt_it_is_an_action() -> None:
    controller = done(table("A: 2/2; D: 3/3 double strike > P2"), Confirm(), Confirm())
    assert "use an action" in " ".join(words(refused(controller, HandOver("A", "P2"))))
    done(controller, Act(action("change control", "A", to="P2")))
    assert card(controller, "A").controller == "P2"

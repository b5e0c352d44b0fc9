"""Places light up before release: what a drop would do, or why it is refused; and a drop does as it says."""

from simulator.controller.board_state import CardRole
from simulator.controller.controller import Controller
from simulator.controller.intents import Attack, Band, Block, Confirm
from tests.controller.tables import card, done, said, table

BOARD = "A: 3/3; C: 1/1 banding > P2; B: 2/2 @P2; F: 1/1 flying > W; W: loyalty 3; S: defense 5"


def lit(controller: Controller, subject: str) -> dict[str, str]:
    """The allowed places with what a drop does there."""
    return {view.target: said(view.reason.message) for view in controller.drops(subject) if view.allowed}


def test_an_attacker_may_go_to_what_it_can_attack_and_to_those_it_can_band_with() -> None:
    assert lit(table(BOARD), "A") == {
        "P2": "A attacks P2.",
        "C": "A forms a band with C.",
        "W": "A attacks W.",
        "S": "A attacks S.",
    }


def test_a_blocker_may_go_to_what_it_can_block() -> None:
    assert lit(table(BOARD), "B") == {"C": "B blocks C."}


def test_every_place_has_a_reason_and_a_refused_one_its_rule() -> None:
    controller = table(BOARD)
    for subject in ("A", "B", "C", "F", "W", "S"):
        views = controller.drops(subject)
        assert {view.target for view in views} == {"P1", "P2", "A", "B", "C", "F", "W", "S"} - {subject}
        for view in views:
            assert said(view.reason.message)
            assert view.allowed or view.reason.rule is not None


def test_a_drop_does_as_it_said() -> None:
    for subject in ("A", "B", "C", "F", "W"):
        for view in table(BOARD).drops(subject):
            controller = table(BOARD)
            attacking = card(controller, view.target).role is not CardRole.IDLE if view.target[0] != "P" else False
            if subject == "B":
                intent: Attack | Band | Block = Block(subject, view.target)
            else:
                intent = Band(subject, view.target) if attacking else Attack(subject, view.target)
            assert (controller.do(intent) is None) == view.allowed, (subject, view)


def test_nothing_is_allowed_once_damage_has_been_dealt() -> None:
    controller = done(table(BOARD), Confirm(), Confirm())
    assert lit(controller, "A") == {}


def test_a_player_and_a_stranger_are_not_dragged_anywhere() -> None:
    assert table(BOARD).drops("P1") == ()
    assert table(BOARD).drops("nobody") == ()

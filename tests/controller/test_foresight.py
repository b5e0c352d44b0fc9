"""What an intent would come to is worked out beforehand, and nothing is different for it."""

from simulator.controller.board_state import Refusal
from simulator.controller.foresight import foreseen
from simulator.controller.intents import Attack, Block, Confirm, Propose, Undo
from simulator.controller.session import new_session
from simulator.explore.policy import Policy
from tests.controller.tables import done, refused, table

BOARD = "A: 3/3; C: 2/2 >; B: 2/2 @P2"


def test_to_foresee_changes_nothing() -> None:
    controller = table(BOARD)
    before = controller.state
    controller.foresee(Attack("A", "P2"))
    assert controller.state is before


def test_what_was_foreseen_comes_as_if_it_had_not_been() -> None:
    controller = table(BOARD)
    controller.foresee(Attack("A", "P2"))
    assert done(controller, Attack("A", "P2")).state == done(table(BOARD), Attack("A", "P2")).state


def test_something_else_can_be_done_instead() -> None:
    controller = table(BOARD)
    controller.foresee(Attack("A", "P2"))
    assert done(controller, Block("B", "C")).state == done(table(BOARD), Block("B", "C")).state


def test_what_was_foreseen_of_another_table_is_not_taken() -> None:
    controller = table(BOARD)
    controller.foresee(Attack("A", "P2"))
    done(controller, Block("B", "C"), Attack("A", "P2"))
    assert controller.state == done(table(BOARD), Block("B", "C"), Attack("A", "P2")).state


def test_an_undo_takes_it_back_all_the_same() -> None:
    controller = table(BOARD)
    before = controller.state
    controller.foresee(Attack("A", "P2"))
    assert done(controller, Attack("A", "P2"), Undo()).state.cards == before.cards


def test_a_refusal_is_foreseen_too() -> None:
    controller = table(BOARD)
    controller.foresee(Block("A", "C"))
    assert refused(controller, Block("A", "C")) == refused(table(BOARD), Block("A", "C"))
    assert isinstance(foreseen(new_session(), Undo()).outcome, Refusal)


def test_what_happens_is_told_although_it_was_foreseen() -> None:
    controller = done(table("after declare blockers; A: 3/3 >"), Propose(Policy.FIRST))
    controller.foresee(Confirm())
    assert done(controller, Confirm()).cue_sheet.cues

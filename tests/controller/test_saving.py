"""Opening and saving: a table goes on where it stood, a bad document changes nothing."""

from dataclasses import replace

from simulator.controller.controller import Controller
from simulator.controller.intents import Act, Assign, Attack, Confirm, GoTo, NextCombat, Rename, Undo
from simulator.formats.document import Document
from simulator.formats.scenario_file import read, write
from simulator.rules.timeline import Moment
from tests.boards import action, creature, scenario
from tests.controller.tables import done, opened, player, table


def reopened(controller: Controller) -> Controller:
    """The table as it comes back from a file."""
    again = Controller()
    opened(again, read(write(controller.document)).document)
    return again


def same_board(one: Controller, other: Controller) -> bool:
    """Whether two tables show the same, but for what can be undone."""
    return replace(one.state, undo=None, redo=None, unsaved=False) == replace(
        other.state, undo=None, redo=None, unsaved=False
    )


def test_every_stop_of_a_combat_can_be_saved() -> None:
    controller = table("A: 4/4 double strike > P2; B: 1/6 x A; D: 1/6 x A")
    for intent in (
        Assign("A", "B", 3),
        Confirm(),
        Act(action("heal", "B", amount=2)),
        Assign("A", "B", 1),
        Confirm(),
        Confirm(),
        NextCombat(),
    ):
        done(controller, intent)
        assert same_board(controller, reopened(controller)), intent


def test_going_back_is_saved_too() -> None:
    controller = done(table("A: 4/4 > P2; B: 1/6 x A"), Confirm(), GoTo(Moment.DECLARE_ATTACKERS))
    assert same_board(controller, reopened(controller))


def test_an_opened_document_that_is_not_touched_is_saved_as_it_was() -> None:
    board = scenario(creature("A", 3, 3), creature("B", 2, 2, controller="P2"), attack={"A": "P2"}, block={"B": "A"})
    document = Document(board, title=(("en", "A bear"),), notes=(("", "note"),), expect={"final": {}})
    controller = Controller()
    opened(controller, document)
    assert controller.document == document
    assert not controller.state.unsaved


def test_work_is_unsaved_until_it_is_saved_or_undone() -> None:
    controller = table("A: 3/3")
    assert not controller.state.unsaved
    done(controller, Attack("A", "P2"))
    assert controller.state.unsaved
    done(controller, Undo())
    assert not controller.state.unsaved
    done(controller, Rename("x"))
    controller.mark_saved()
    assert not controller.state.unsaved
    done(controller, Undo())
    assert controller.state.unsaved


def test_a_document_that_cannot_be_played_changes_nothing() -> None:
    controller = done(table("A: 3/3"), Attack("A", "P2"))
    before = controller.state
    broken = scenario(creature("A", 3, 3), attack={"A": "X"})
    refusal = controller.open(Document(broken))
    assert refusal is not None
    assert len(refusal.sentences) >= 1
    assert controller.state is before


def test_a_place_that_makes_no_sense_is_passed_over() -> None:
    board = scenario(creature("A", 3, 3), attack={"A": "P2"})
    for place in (1, {"reached": "someday", "dealt": 0}, {"reached": "end of combat", "dealt": 9}, {"dealt": 1}):
        controller = Controller()
        opened(controller, Document(board, unknown=((("x-table",), place),)))  # type: ignore[arg-type]
        assert controller.state.moment is Moment.DECLARE_ATTACKERS
        assert player(controller, "P2").life == 20


def test_opening_leaves_nothing_to_undo() -> None:
    controller = done(table("A: 3/3"), Attack("A", "P2"))
    opened(controller, Document(scenario(creature("B", 1, 1))))
    assert controller.state.undo is None
    assert controller.do(Undo()) is not None

"""Known boards at the table: every bundled scenario and every board with a known answer plays to its end and back."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from simulator.controller.controller import Controller
from simulator.controller.intents import Confirm, GoTo, Propose, Undo
from simulator.explore.policy import Policy
from simulator.formats import notation, scenario_file
from simulator.formats.document import Document
from simulator.formats.findings import FormatError
from simulator.formats.language import Language
from simulator.formats.resources import resources
from simulator.rules.timeline import Moment
from tests.cases.records import checks
from tests.controller.tables import done, opened, said

SCENARIOS = sorted((resources() / "scenarios").glob("*.combat.json"))
COUNTS = json.loads((Path(__file__).parents[1] / "cases" / "legal.json").read_text(encoding="utf-8"))


def document_of(board: str) -> Document | None:
    """The document of a case's board; None where reading refuses it."""
    try:
        text = board.lstrip()
        return scenario_file.read(board).document if text.startswith("{") else notation.read(board).document
    except FormatError:
        return None


def play_to_the_end(controller: Controller) -> None:
    """Go on and on, taking a proposal wherever something is to be chosen, until combat ends or a choice is missing."""
    while not controller.state.ended:
        if controller.do(Confirm()) is not None and controller.do(Propose(Policy.MOST_DESTROYED)) is not None:
            return


def everything_is_said_and_offered(controller: Controller) -> None:
    state = controller.state
    for language in Language:
        for sentence in (*state.log, *state.why, *state.warnings, *(view.sentence for view in state.triggered)):
            assert said(sentence.message, controller, language)
    for one in (*state.cards, *state.gone):
        controller.drops(one.id)
        controller.actions(one.id)


def undo_everything(controller: Controller) -> None:
    while controller.state.undo is not None:
        done(controller, Undo())


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.name.removesuffix(".combat.json"))
def test_every_bundled_scenario_plays_at_the_table(path: Path) -> None:
    document = scenario_file.read(path.read_bytes()).document
    controller = Controller()
    opened(controller, document)
    first = controller.state
    assert not first.unsaved
    assert controller.document == document
    play_to_the_end(controller)
    everything_is_said_and_offered(controller)
    assert controller.state.ended
    undo_everything(controller)
    assert replace(controller.state, redo=None) == first


def test_every_board_with_a_known_answer_plays_at_the_table() -> None:
    boards = {check.board: document for check in checks() if (document := document_of(check.board)) is not None}
    assert len(boards) > 200
    for board, document in boards.items():
        controller = Controller()
        if controller.open(document) is None:
            play_to_the_end(controller)
            everything_is_said_and_offered(controller)
            undo_everything(controller)
            assert not controller.state.unsaved, board


@pytest.mark.parametrize("record", COUNTS, ids=lambda record: record["id"])
def test_the_table_counts_what_is_known(record: dict[str, object]) -> None:
    eras = record["eras"]
    assert isinstance(eras, dict)
    for era, expected in eras.items():
        scenario = replace(notation.parse(str(record["board"])), rules=era)
        controller = Controller()
        if controller.open(Document(scenario)) is not None:
            continue
        if controller.state.legal is None:
            done(controller, GoTo(Moment.DECLARE_BLOCKERS))
        legal = controller.state.legal
        assert legal is not None
        assert (legal.step.value, legal.count) == (expected["step"], expected["count"])

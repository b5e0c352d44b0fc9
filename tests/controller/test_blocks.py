"""Answers about blocks for the window, and blocks that are put on the table."""

from simulator.controller.blocking_intents import PutBlocks
from simulator.controller.blocks_view import BlockPart, BlocksView
from simulator.controller.board_state import Refusal
from simulator.controller.controller import Controller
from simulator.controller.intents import Block, Confirm, Undo
from simulator.explore.blocks.goals import BlockGoal
from simulator.rules import scenario as declared
from tests.controller.tables import table

BOARD = "A: 3/3 > P2; C: 2/2 menace > P2; B1: 1/4 @P2; B2: 2/2 @P2; P1: life 20; P2: life 4"
THREE = "A: 3/3 > P2; C: 3/3 > P3; B: 1/1 @P2; D: 1/1 @P3; P1: life 20; P2: life 20; P3: life 20"


def answers(controller: Controller, player: str = "P2") -> list[BlocksView]:
    return list(controller.blocks_asked().answers(player, tuple(BlockPart), lambda done: True))


def blocks_on(controller: Controller) -> dict[str, tuple[str, ...]]:
    return {block.blocker: block.blocking for block in controller.document.scenario.declared.blocks}


def test_both_answers_of_a_board() -> None:
    lethal, best = answers(table(BOARD))
    assert (lethal.part, lethal.verdict, lethal.is_proven) == (BlockPart.LETHAL, False, True)
    assert [row.blocks for row in lethal.rows] == [(declared.Block("B1", ("A",)),)]
    assert {reason.rule.number for reason in lethal.reasons if reason.rule} >= {"510.1b", "510.1c", "119.3"}
    assert ("C",) in [reason.about for reason in lethal.reasons]
    assert best.goals == (BlockGoal.SURVIVE, BlockGoal.LEAST_LOST, BlockGoal.MOST_DESTROYED, BlockGoal.MOST_LIFE)
    assert len(best.rows) > 1
    assert best.proof.key == "blocks.proven"


def test_a_block_is_put_on_the_table_and_taken_back() -> None:
    controller = table(BOARD)
    row = answers(controller)[0].rows[0]
    assert not row.is_on(controller.document.scenario)
    assert controller.do(PutBlocks(row.side, row.blocks)) is None
    assert blocks_on(controller) == {"B1": ("A",)}
    assert row.is_on(controller.document.scenario)
    assert controller.do(Undo()) is None
    assert blocks_on(controller) == {}


def test_blocks_that_stand_there_are_replaced_and_the_question_stays_the_same() -> None:
    controller = table(BOARD)
    asked = controller.blocks_asked()
    assert controller.do(Block("B2", "A")) is None
    assert controller.blocks_asked() == asked
    row = answers(controller)[0].rows[0]
    assert controller.do(PutBlocks(row.side, row.blocks)) is None
    assert blocks_on(controller) == {"B1": ("A",)}


def test_other_defending_players_blocks_stay() -> None:
    controller = table(THREE)
    assert [question.player for question in controller.blocks_asked().questions] == ["P2", "P3"]
    assert controller.do(Block("D", "C")) is None
    assert controller.do(PutBlocks(("P2",), (declared.Block("B", ("A",)),))) is None
    assert blocks_on(controller) == {"D": ("C",), "B": ("A",)}
    assert controller.do(PutBlocks(("P2",), ())) is None
    assert blocks_on(controller) == {"D": ("C",)}


def test_702_111b_what_could_not_be_declared_is_refused_with_the_rule() -> None:
    controller = table(BOARD)
    refused = controller.do(PutBlocks(("P2",), (declared.Block("B1", ("C",)),)))
    assert isinstance(refused, Refusal)
    assert [str(one.rule) for one in refused.sentences] == ["702.111b"]
    assert blocks_on(controller) == {}


def test_nothing_is_asked_where_nobody_attacks() -> None:
    asked = table("A: 3/3; B: 1/1 @P2").blocks_asked()
    assert asked.questions == ()
    assert asked.nothing is not None
    assert asked.nothing.key == "blocks.nobody-attacks"


def test_nothing_is_asked_or_put_once_damage_has_been_dealt() -> None:
    controller = table("A: 1/1 > P2; B: 1/1 @P2")
    for _ in range(3):
        controller.do(Confirm())
    asked = controller.blocks_asked()
    assert asked.nothing is not None
    assert asked.nothing.key == "blocks.too-late"
    assert isinstance(controller.do(PutBlocks(("P2",), ())), Refusal)

"""Both questions about blocks as the window shows their answers; worked out only when somebody asks."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from simulator.controller.block_words import block_line, goals_words, lethal_words, proof_words
from simulator.controller.board_state import Sentence
from simulator.controller.refusals import about
from simulator.controller.session import Scene
from simulator.explore.blocks.answers import BlockAnswer, Blocking, BlockRow
from simulator.explore.blocks.goals import BlockGoal
from simulator.explore.blocks.question import BlockQuestion, NoQuestionError, block_questions
from simulator.explore.blocks.reasons import reasons
from simulator.rules.actions.acting import MissingChoiceError
from simulator.rules.declaring.violation import UndecidedDeclarationError
from simulator.rules.messages import Message, message
from simulator.rules.scenario import Block, Scenario


class BlockPart(StrEnum):
    """The two questions."""

    LETHAL = "lethal"
    BEST = "best"


@dataclass(frozen=True, slots=True)
class BlockRowView:
    """One block: who blocks whom in words, what each goal counts, and how many legal blocks are as good."""

    side: tuple[str, ...]
    blocks: tuple[Block, ...]
    words: Message
    values: tuple[tuple[BlockGoal, int | None], ...]
    number: int | None

    def is_on(self, scenario: Scenario) -> bool:
        """Whether the side blocks so on this board, and nobody of it otherwise."""
        theirs = {one.id for one in scenario.permanents if one.controller in self.side}
        return _pairs(self.blocks) == _pairs(one for one in scenario.declared.blocks if one.blocker in theirs)


def _pairs(blocks: Iterable[Block]) -> set[tuple[str, frozenset[str]]]:
    return {(block.blocker, frozenset(block.blocking)) for block in blocks if block.blocking}


@dataclass(frozen=True, slots=True)
class BlocksView:
    """The answer to one question for one defending player or team.

    `answer`: in words; `verdict`: whether the attack is lethal, None where that is open or not the question.
    `reasons`: of the first row. `proof`: what is known of it.
    """

    part: BlockPart
    player: str
    answer: Message
    verdict: bool | None
    goals: tuple[BlockGoal, ...]
    rows: tuple[BlockRowView, ...]
    reasons: tuple[Sentence, ...]
    proof: Message
    is_proven: bool


@dataclass(frozen=True)
class BlocksAsked:
    """What is asked of a board; equal ones have the same answers. Frozen, so another thread can answer.

    `scenario`: without blocks. `is_late`: damage has been dealt already.
    """

    scenario: Scenario
    is_late: bool

    @cached_property
    def questions(self) -> tuple[BlockQuestion, ...]:
        """A question for each defending player; none where nothing can be asked."""
        return self._found[0]

    @property
    def nothing(self) -> Message | None:
        """Why nothing can be asked; None where something can."""
        return self._found[1]

    def estimate(self, player: str) -> int:
        """The work that an answer takes at most."""
        return Blocking(self._of(player)).estimate

    def answers(self, player: str, parts: tuple[BlockPart, ...], watch: Callable[[int], bool]) -> Iterator[BlocksView]:
        """The answers to these questions for a defending player. `watch`: told the work done; says whether to go on.

        Raises `UndecidedDeclarationError`.
        """
        question = self._of(player)
        blocking = Blocking(question, watch=watch)
        for part in parts:
            lethal = part is BlockPart.LETHAL
            yield _view(part, question, blocking.lethal() if lethal else blocking.best(question.usual_goals))

    def _of(self, player: str) -> BlockQuestion:
        return next(question for question in self.questions if question.player == player)

    @cached_property
    def _found(self) -> tuple[tuple[BlockQuestion, ...], Message | None]:
        if self.is_late:
            return (), message("blocks.too-late")
        try:
            return block_questions(self.scenario), None
        except NoQuestionError as none:
            return (), none.message
        except (MissingChoiceError, UndecidedDeclarationError) as missing:
            return (), missing.message


def blocks_asked(scene: Scene) -> BlocksAsked:
    """What is asked of the board; what is declared for blockers and divided makes no difference."""
    scenario = scene.table.scenario
    idle = tuple(block for block in scenario.declared.blocks if not block.blocking)
    declared = replace(scenario.declared, blocks=idle, orders=())
    return BlocksAsked(replace(scenario, declared=declared, assignments=()), not scene.table.is_free)


def _view(part: BlockPart, question: BlockQuestion, answer: BlockAnswer) -> BlocksView:
    best = answer.best
    told = () if best is None else reasons(question, best.blocks, best.result)
    lethal = part is BlockPart.LETHAL
    words = lethal_words(answer, question.player) if lethal else message("blocks.by", goals=goals_words(answer.goals))
    return BlocksView(
        part,
        question.player,
        words,
        answer.is_lethal if lethal else None,
        answer.goals,
        tuple(_row(question, row) for row in answer.rows[: 1 if lethal else None]),
        tuple(about(one.message, one.rule) for one in told),
        proof_words(answer),
        answer.is_proven,
    )


def _row(question: BlockQuestion, row: BlockRow) -> BlockRowView:
    return BlockRowView(question.side, row.blocks, block_line(row.blocks), row.result.values, row.number)

"""The answer to a question about blocks, and how it is come by."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from simulator.explore.blocks.climbing import Climb
from simulator.explore.blocks.counting import LegalBlocks, legal_blocks, states_gone_through
from simulator.explore.blocks.goals import LETHAL, BlockGoal, Stakes, Worth, with_survival
from simulator.explore.blocks.plans import Plan, number_of_plans, plans
from simulator.explore.blocks.plays import COMBINATIONS_A_PLAY, Plays, StoppedError, Watch
from simulator.explore.blocks.question import MOST_WORK, BlockQuestion
from simulator.explore.blocks.search import Found, PlanSearch
from simulator.explore.blocks.telling import BlockResult, told
from simulator.rules.declaring.block_problem import Blocks
from simulator.rules.declaring.blockers import solved
from simulator.rules.scenario import Block

MOST_ROWS = 8
"""So many different results are told."""

_MOST_LOOKED_AT = 2_000
"""Blocks that are looked at for a first answer."""


class Proof(StrEnum):
    """Why the best block is known to be the best, or why it is not."""

    PROVEN = "proven"
    STOPPED = "stopped"
    BEYOND_LIMIT = "beyond the limit"
    TOO_MANY_WAYS = "too many ways to play a group out"


@dataclass(frozen=True, slots=True)
class BlockRow:
    """One legal block, what it comes to, and how many legal blocks are worth the same; None where nobody knows."""

    blocks: tuple[Block, ...]
    result: BlockResult
    number: int | None


@dataclass(frozen=True, slots=True)
class BlockAnswer:
    """The best block by some goals.

    `rows`: the best first, then the next best, one for each worth; empty where none was found before it was stopped.
    `legal`: how many legal blocks there are; None where the question was too large to count them. `estimate`: the
    work that it takes, `limit` what was allowed; `work`: what has been done by now.
    """

    side: tuple[str, ...]
    goals: tuple[BlockGoal, ...]
    rows: tuple[BlockRow, ...]
    proof: Proof
    legal: int | None
    estimate: int
    limit: int | None
    work: int

    @property
    def is_proven(self) -> bool:
        """Whether no legal block is better."""
        return self.proof is Proof.PROVEN

    @property
    def best(self) -> BlockRow | None:
        """The best block that is known."""
        return self.rows[0] if self.rows else None

    @property
    def is_lethal(self) -> bool | None:
        """Whether the side loses whatever it blocks; one block that survives says no. None where nobody knows."""
        if self.best is None:
            return None
        if not self.best.result.is_loss:
            return False
        return True if self.is_proven else None


class Blocking:
    """Answers questions about one side's blocks; what was played out for one question serves the next.

    `watch`: told the work that has been done; says whether to go on. `limit`: the work that is done at most; None:
    any.
    """

    def __init__(
        self, question: BlockQuestion, limit: int | None = MOST_WORK, watch: Watch = lambda done: True
    ) -> None:
        self.question = question
        self._limit = limit
        self._plays = Plays(question, watch)

    @property
    def estimate(self) -> int:
        """The work that an answer takes at most, in groups played out."""
        number = number_of_plans(self._plays.alike)
        problem = self.question.problem
        counted = states_gone_through(problem) // COMBINATIONS_A_PLAY
        if not self._allows(number + counted):
            return number + counted
        names: set[tuple[object, ...]] = set()
        played = combined = 0
        for plan in plans(self.question, self._plays.alike):
            for group in plan.groups:
                combined += plan.steps(group)
                name = self._group_name(plan, group)
                if name not in names:
                    names.add(name)
                    played += plan.plays(group)
        return played + combined // COMBINATIONS_A_PLAY + counted

    def lethal(self) -> BlockAnswer:
        """Is the attack lethal, whatever they block? The best row is the block that comes nearest to surviving."""
        return self.best(LETHAL)

    def best(self, goals: Sequence[BlockGoal], rows: int = MOST_ROWS) -> BlockAnswer:
        """The best block by goals, the first before all others but survival.

        Stopped, or beyond the limit, it is the best that was found until then. Raises `UndecidedDeclarationError`.
        """
        goals = with_survival(goals)
        stakes = self.question.stakes(goals)
        estimate = self.estimate
        legal = legal_blocks(self.question.problem) if self._allows(estimate) else None
        climb = Climb(self._plays, stakes, _most_obeyed(self.question) if legal is None else legal.obeyed)
        proof = Proof.BEYOND_LIMIT
        listed: tuple[BlockRow, ...] = ()
        try:
            climb.climb(_MOST_LOOKED_AT)
            if legal is not None:
                proof, listed = self._searched(stakes, climb, legal, rows)
        except StoppedError:
            proof = Proof.STOPPED
        if not listed and climb.best is not None:
            listed = (self._row(stakes, climb.best, None),)
        count = None if legal is None else legal.count
        return BlockAnswer(self.question.side, goals, listed, proof, count, estimate, self._limit, self._plays.work)

    def _allows(self, work: int) -> bool:
        return self._limit is None or work <= self._limit

    def _searched(
        self, stakes: Stakes, climb: Climb, legal: LegalBlocks, most: int
    ) -> tuple[Proof, tuple[BlockRow, ...]]:
        """The whole search: the rows that are sure, the best first. Raises `StoppedError`."""
        floor = sorted(climb.worths)[-most:][0] if climb.worths else ()
        found: dict[Worth, Found] = {}
        ceilings: list[Worth] = []
        for plan in plans(self.question, self._plays.alike):
            search = PlanSearch(self._plays, plan, stakes, legal.obeyed, floor)
            for value, more in search.found().items():
                known = found.get(value)
                found[value] = more if known is None else Found(known.number + more.number, known.blocks)
            ceilings += [] if search.ceiling is None else [search.ceiling]
        ceiling = max(ceilings, default=())
        sure = [value for value in sorted(found, reverse=True) if value > ceiling][:most]
        rows = tuple(self._row(stakes, found[value].blocks, found[value].number) for value in sure)
        return Proof.PROVEN if sure else Proof.TOO_MANY_WAYS, rows

    def _row(self, stakes: Stakes, blocks: Blocks, number: int | None) -> BlockRow:
        return BlockRow(self.question.declared(blocks), told(self.question, stakes, blocks), number)

    def _group_name(self, plan: Plan, group: Sequence[str]) -> tuple[object, ...]:
        """Groups of one name have the same allotments."""
        shared = {id: blocked for id, blocked in plan.shared.items() if not blocked.isdisjoint(group)}
        able = (tuple(attacker in one.able for attacker in group) for one in plan.classes)
        return self._plays.alike.group_name(group, shared), tuple(able)


def _most_obeyed(question: BlockQuestion) -> int:
    """The most requirements that blocks can obey. Raises `UndecidedDeclarationError`. Rule: CR 509.1c."""
    return len(question.problem.obeyed(solved(question.problem)))

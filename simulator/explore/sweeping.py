"""One board of many: a question that can be sent to another process, and the row that answers it."""

from collections.abc import Sequence
from dataclasses import dataclass

from simulator.explore.best import Best, best
from simulator.explore.due_step import Due, due_step
from simulator.explore.goals import Goal
from simulator.explore.numbers import count_within_budget, distinct_within_budget
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.announcing import announcing_players
from simulator.rules.legal.budget import BeyondBudgetError
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.messages import Message
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Moment


@dataclass(frozen=True, slots=True)
class Question:
    """One board to be worked out. `key` names it: equal keys, equal questions.

    `moment`: the damage step of this moment, else the next one due. `goals`: what the best is asked for, none for no
    best. `player`: for whom; None for the one who announces first.
    """

    key: str
    scenario: Scenario
    moment: Moment | None = None
    goals: tuple[Goal, ...] = ()
    player: str | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """What a board comes to.

    `step`: the damage step that is due, None where none is. `count`: its legal assignments, `distinct`: their results;
    None beyond the budget. `best`: what the goals reach; None where none was asked for, where `player` does not
    announce, or beyond the budget. `why`: why the board cannot be so. `slip`: the fault of the program that kept it
    from being worked out, "" for none.
    """

    key: str
    step: Moment | None = None
    count: int | None = None
    distinct: int | None = None
    best: Best | None = None
    why: tuple[Message, ...] = ()
    slip: str = ""

    @property
    def stands(self) -> bool:
        """Whether the board can be so, and was worked out."""
        return not self.why and not self.slip


def work_out(question: Question) -> Row:
    """The row of one board. A fault of the program is told in it: it must not end the others' work."""
    try:
        return _row(question, due_step(question.scenario, question.moment))
    except Exception as slip:
        return Row(question.key, slip=f"{type(slip).__name__}: {slip}")


def _row(question: Question, due: Due) -> Row:
    if due.why:
        return Row(question.key, why=due.why)
    if due.combat is None or due.step is None:
        return Row(question.key, count=0, distinct=0)
    count, distinct = count_within_budget(LegalAssignments(due.step)), distinct_within_budget(due.combat, due.step)
    return Row(question.key, due.step.moment, count, distinct, _best(question, due.combat, due.step))


def _best(question: Question, combat: Combat, step: DamageStep) -> Best | None:
    player = _announcer(question.player, announcing_players(combat))
    if not question.goals or player is None:
        return None
    try:
        return best(combat, step, player, question.goals)
    except BeyondBudgetError:
        return None


def _announcer(asked: str | None, announcing: Sequence[str]) -> str | None:
    if asked is None:
        return announcing[0] if announcing else None
    return asked if asked in announcing else None

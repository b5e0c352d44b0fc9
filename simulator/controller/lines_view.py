"""All damage steps that lie ahead, as frozen values: the tree that is looked into, and the best line of each goal.

Rows below a branch are worked out when somebody looks into it.
"""

from dataclasses import dataclass

from simulator.controller.board_state import Sentence
from simulator.controller.exploring_intents import PutLine
from simulator.explore.goals import Goal
from simulator.explore.line_tree import Branch, LineTree
from simulator.rules.messages import Message
from simulator.rules.timeline import Moment


@dataclass(frozen=True, slots=True)
class LineRow:
    """A branch: what it comes to in words, how many assignments of the step it has, and how many lines go this way.

    `intent`: puts the first of them on the table. `then`: what follows; None at the end of combat.
    """

    branch: Branch
    words: Message
    number: int
    lines: int
    intent: PutLine
    then: "StepAhead | None"


@dataclass(frozen=True, slots=True)
class StepAhead:
    """A damage step of the tree, before it is looked into. `order`: who announces first, and who answers.

    `assignments`: legal ones, None beyond the budget. `before`: what is put on the table to come to it.
    """

    moment: Moment
    order: tuple[Sentence, ...]
    assignments: int | None
    tree: LineTree
    before: PutLine | None


@dataclass(frozen=True, slots=True)
class StepRows:
    """What is seen in a step: its first branches. `missing`: how many more there are. `refused`: why none are shown."""

    rows: tuple[LineRow, ...] = ()
    missing: int = 0
    refused: Message | None = None


@dataclass(frozen=True, slots=True)
class LegView:
    """One damage step of a line: everybody's announcements in their order, and what they come to."""

    moment: Moment
    announced: tuple[Message, ...]
    result: Message


@dataclass(frozen=True, slots=True)
class BestLineView:
    """The best line of a goal, the other goals after it. `values`: what each goal comes to, the first first.

    `reasons`: why it is the best. `intent`: puts it on the table. `refused`: why there is no answer.
    """

    player: str
    goal: Goal
    values: tuple[Message, ...] = ()
    reasons: tuple[Message, ...] = ()
    legs: tuple[LegView, ...] = ()
    intent: PutLine | None = None
    refused: Message | None = None

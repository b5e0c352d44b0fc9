"""The lines that lie ahead of the table: a question that is frozen, so that it can be answered in another thread."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, reduce
from itertools import islice

from simulator.controller.drafting import pins_of
from simulator.controller.exploring_intents import PutLine
from simulator.controller.line_words import announcers, branch_words, order_words, reasons, value_words
from simulator.controller.lines_view import BestLineView, LegView, LineRow, StepAhead, StepRows
from simulator.controller.result_words import result_words
from simulator.controller.session import Scene
from simulator.explore.goals import Goal, Wishes
from simulator.explore.line_best import BestLine, BestLines, Leg
from simulator.explore.line_tree import Branch, LineTree
from simulator.rules.actions.acting import MissingChoiceError
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.announcing import announcing_players
from simulator.rules.legal.budget import BeyondBudgetError, Budget
from simulator.rules.legal.legality import violations
from simulator.rules.messages import Message, Name, message

AT_THE_TABLE = Budget(memory=128 * 2**20, milliseconds=4_000)
"""What somebody waits for, beside the window that goes on."""
MOST_ROWS = 300
"""Branches of one step that are shown."""
_MOST_LISTED = 2_000
_NOTHING = message("legal.nothing-assigned")


@dataclass(frozen=True)
class LinesAhead:
    """The damage steps ahead of one board. `combat`: when the first of them is due."""

    combat: Combat
    step: DamageStep

    @property
    def players(self) -> tuple[str, ...]:
        """For whom a best line can be asked."""
        return announcing_players(self.combat)

    def goals(self, player: str) -> tuple[Goal, ...]:
        """What a player can want: to keep planeswalkers only where there are some."""
        wishes = Wishes(self.combat, player, ())
        has_some = any(one.is_planeswalker and wishes.is_own(one) for one in self.combat.present())
        return tuple(goal for goal in Goal if has_some or goal is not Goal.OWN_PLANESWALKER_ALIVE)

    @cached_property
    def first(self) -> StepAhead:
        """The step that is due."""
        return _ahead(LineTree(self.combat, self.step, _MOST_LISTED, AT_THE_TABLE), None)

    def answers(self, player: str) -> Iterator[StepRows | BestLineView]:
        """The rows of the step that is due, then the best lines, one after the other."""
        yield rows_of(self.first)
        yield from self.best_lines(player)

    def best_lines(self, player: str) -> Iterator[BestLineView]:
        """The best line of each goal, one after the other."""
        lines = BestLines(self.combat, self.step, _MOST_LISTED, AT_THE_TABLE)
        goals = self.goals(player)
        refused: Message | None = None
        for goal in goals:
            # Each question is of all goals, in another order: where one is too large, the others are.
            view = BestLineView(player, goal, refused=refused) if refused else _best(lines, player, goal, goals)
            refused = view.refused
            yield view


class LineExplorer:
    """Remembers the question about the board that was asked about last: dividing damage leaves it as it is."""

    def __init__(self) -> None:
        self._lines: LinesAhead | None = None

    def ahead(self, scene: Scene) -> LinesAhead | None:
        """The lines ahead of the table; None where no damage is."""
        combat, step = scene.position.ahead, scene.position.step
        if combat is None or step is None:
            self._lines = None
        elif self._lines is None or self._lines.combat is not combat:
            self._lines = LinesAhead(combat, step)
        return self._lines


def rows_of(ahead: StepAhead) -> StepRows:
    """The rows of a step, when somebody looks into it."""
    try:
        rows = tuple(_row(branch, ahead) for branch in islice(ahead.tree.branches(), MOST_ROWS))
        return StepRows(rows, ahead.tree.distinct - len(rows))
    except (BeyondBudgetError, MissingChoiceError) as error:
        return StepRows(refused=error.message)


def place_of(assignment: Assignment, ahead: StepAhead, seen: StepRows) -> int | None:
    """The row of an assignment among those that are seen; None where it has none, or is illegal."""
    if not seen.rows or violations(ahead.tree.step, assignment):
        return None
    branch = ahead.tree.branch_of(assignment)
    return next((place for place, row in enumerate(seen.rows) if row.branch == branch), None)


def _ahead(tree: LineTree, before: PutLine | None) -> StepAhead:
    try:
        assignments = tree.assignments
    except BeyondBudgetError:
        assignments = None
    return StepAhead(tree.step.moment, order_words(tree.combat, tree.step), assignments, tree, before)


def _row(branch: Branch, ahead: StepAhead) -> LineRow:
    intent = _put(branch.example, ahead)
    then = _ahead(branch.then, intent) if branch.then else None
    return LineRow(branch, branch_words(branch), branch.number, branch.lines, intent, then)


def _put(assignment: Assignment, ahead: StepAhead) -> PutLine:
    if ahead.before is None:
        return PutLine(assignment)
    return PutLine(ahead.before.first, (*ahead.before.later, pins_of(assignment, ahead.tree.step)))


def _best(lines: BestLines, player: str, goal: Goal, goals: tuple[Goal, ...]) -> BestLineView:
    try:
        found = lines.of(player, (goal, *goals))
    except (BeyondBudgetError, MissingChoiceError) as error:
        return BestLineView(player, goal, refused=error.message)
    return BestLineView(
        player, goal, value_words(found.values), reasons(found, player), tuple(map(_leg, found.legs)), _line(found)
    )


def _line(found: BestLine) -> PutLine:
    first, *later = found.legs
    return PutLine(first.assignment, tuple(pins_of(leg.assignment, leg.step) for leg in later))


def _leg(leg: Leg) -> LegView:
    order = announcers(leg.step)
    announced = (_announced(leg, player, is_first=player == order[0]) for player in order)
    return LegView(leg.step.moment, tuple(announced), result_words(leg.result))


def _announced(leg: Leg, player: str, *, is_first: bool) -> Message:
    nested = leg.assignment.nested()
    own = [(source, shares) for source, shares in nested.items() if leg.step.source_of[source].announcer == player]
    given = [
        message(
            "lines.gives",
            source=Name(source),
            shares=tuple(message("log.share", n=n, recipient=Name(recipient)) for recipient, n in shares.items()),
        )
        for source, shares in own
    ]
    words = reduce(lambda first, second: message("lines.and", first=first, second=second), given or [_NOTHING])
    return message("lines.announces" if is_first else "lines.answers-with", player=Name(player), assignment=words)

"""The best announcement of one player: what each goal comes to, provably, and how many announcements reach it.

Goals add up over groups of sources that bear on one another, and so the best of the whole is the best of each group.
In a group with one announcing player, divisions are told apart only by what goals ask, and in a large one only piles of
damage are; where several players announce
in one group, its divisions are listed, and each player answers those who announced before. Rule: CR 101.4.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod

from simulator.explore.best_answers import Answers, BestRow
from simulator.explore.best_table import BestTable
from simulator.explore.contributions import Contributions, sums_decide
from simulator.explore.fates import Fates
from simulator.explore.goals import Gains, Goal, Wishes
from simulator.explore.knot_best import KnotBest
from simulator.explore.outcome_groups import Group, Row, Walked, groups_of, is_small
from simulator.explore.outcomes import MOST_LISTED
from simulator.explore.results import result
from simulator.rules.assignment import Assignment
from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.events import Left
from simulator.rules.flow.steps import dealt
from simulator.rules.legal.budget import BeyondBudgetError, Budget, Estimate
from simulator.rules.legal.legal_assignments import USUAL_BUDGET, LegalAssignments

_TAKEN_ALONG = Rule("800.4a")


@dataclass(frozen=True, slots=True)
class Best:
    """The best that a player can reach.

    `values`: what each goal counts then, in the order asked. `assignment`: the first that reaches it, with the other
    players' announcements. `number`: announcements of the player that reach it, 1 where they announce nothing.
    """

    values: tuple[tuple[Goal, int], ...]
    assignment: Assignment
    number: int


def best(
    combat: Combat,
    step: DamageStep,
    player: str,
    goals: Sequence[Goal],
    most_listed: int = MOST_LISTED,
    budget: Budget = USUAL_BUDGET,
) -> Best:
    """The best for `player`, the first goal before all others; other announcing players want the same for themselves.

    Players announce in APNAP order and each knows what the later ones will answer; of equals each takes the first.
    `most_listed`: divisions that are looked at one by one at most. Raises `BeyondBudgetError` beyond that, and where
    tables would be beyond the budget; before any work.
    """
    return _Search(combat, step, player, tuple(dict.fromkeys(goals)), most_listed, budget).best()


class _Search:
    """One question, and what is worked out for it."""

    def __init__(
        self,
        combat: Combat,
        step: DamageStep,
        player: str,
        goals: tuple[Goal, ...],
        most_listed: int,
        budget: Budget,
    ) -> None:
        self._combat = combat
        self._step = step
        self._player = player
        self._most_listed = most_listed
        self._announcers = tuple(step.source_of[source].announcer for source, _ in step.slots)
        self._wishes = {one: Wishes(combat, one, goals) for one in dict.fromkeys((player, *step.players))}
        self._contributions = Contributions(combat, step)
        self._fates = Fates(combat)
        self._budget = budget

    def best(self) -> Best:
        """The answer. Raises `BeyondBudgetError`."""
        found = list(self._found())
        amounts = {slot: amount for slots, one, _ in found for slot, amount in zip(slots, one.row, strict=True)}
        wishes = self._wishes[self._player]
        gains = tuple(map(sum, zip(*(gains for _, _, gains in found), strict=True))) or (0,) * len(wishes.goals)
        return Best(
            tuple(zip(wishes.goals, wishes.values(gains), strict=True)),
            Assignment(self._step.slots, tuple(amounts[slot] for slot in range(len(self._step.slots)))),
            prod(one.number for _, one, _ in found),
        )

    def _found(self) -> Iterator[tuple[Sequence[int], BestRow, Gains]]:
        """Of each group its slots, the best division, and what that is worth to the player."""
        legal = LegalAssignments(self._step)
        if not sums_decide(self._combat, self._step):
            yield self._of_all(legal)
            return
        for group in groups_of(self._step, legal) or ():
            slots = [slot for slot, _ in group.slots]
            one = self._of_group(group, slots)
            yield slots, one, self._gains(self._player, slots, one.row, self._left(group, one.row))

    def _of_group(self, group: Group, slots: Sequence[int]) -> BestRow:
        order = self._order(slots)
        if len(order) == 1:
            one = self._alone(group, self._wishes[order[0]])
            return one if order[0] == self._player else BestRow(one.row, 1)
        self._check_listed(group.count)
        rows = list(_rows(group))
        return self._answered(slots, rows, {row: self._left(group, row) for row in rows})

    def _alone(self, group: Group, wishes: Wishes) -> BestRow:
        """The best where one player announces all of a group."""
        worked_out = self._combat, self._step, self._contributions, self._fates, wishes
        if is_small(group):
            return BestTable(*worked_out).best(group)
        return BestRow(*KnotBest(*worked_out, group.division, self._budget).best())

    def _of_all(self, legal: LegalAssignments) -> tuple[Sequence[int], BestRow, Gains]:
        """All sources as one group: effects may have them bear on one another."""
        self._check_listed(legal.count())
        slots = range(len(self._step.slots))
        left_of = {assignment.amounts: self._left_in_all(assignment) for assignment in legal}
        one = self._answered(slots, list(left_of), left_of)
        return slots, one, self._gains(self._player, slots, one.row, left_of[one.row])

    def _answered(self, slots: Sequence[int], rows: Sequence[Row], left_of: Mapping[Row, tuple[str, ...]]) -> BestRow:
        def gains(announcer: str, row: Row) -> Gains:
            return self._gains(announcer, slots, row, left_of[row])

        answers = Answers(tuple(self._announcers[slot] for slot in slots), gains, self._player)
        return answers.best(rows, self._order(slots))

    def _order(self, slots: Sequence[int]) -> list[str]:
        """Who announces in some slots, in APNAP order."""
        return sorted({self._announcers[slot] for slot in slots}, key=self._step.players.index)

    def _gains(self, player: str, slots: Sequence[int], row: Row, left: tuple[str, ...]) -> Gains:
        wishes = self._wishes[player]
        through = sum(
            wishes.points(*self._step.slots[slot]) * amount for slot, amount in zip(slots, row, strict=True) if amount
        )
        return wishes.gains(left, through)

    def _left(self, group: Group, row: Row) -> tuple[str, ...]:
        scale = self._contributions.scale([slot for slot, _ in group.slots])
        sums = scale.zero
        for (slot, _), amount in zip(group.slots, row, strict=True):
            sums = scale.added(sums, scale.steps(self._contributions.changes(slot, amount)))
        return self._fates.together(dict(zip(scale.places, sums, strict=True))).left

    def _left_in_all(self, assignment: Assignment) -> tuple[str, ...]:
        """Who leaves, but for what players take along who leave the game. Rule: CR 800.4a."""
        after = dealt(self._combat, self._step, assignment)
        taken = {event.id for event in after.log if isinstance(event, Left) and event.rule == _TAKEN_ALONG}
        return tuple(id for id in result(self._combat, after).left if id not in taken)

    def _check_listed(self, number: int) -> None:
        if number > self._most_listed:
            raise BeyondBudgetError(Estimate(0, 0, 1000 * number))


def _rows(group: Group) -> Iterator[Row]:
    """All divisions of a group, in canonical order."""
    walked = Walked(group.starts)
    layer: list[tuple[Row, Row]] = [((), walked.start)]
    for _, part in group.slots:
        layer = [
            ((*row, amount), (*beginnings[:part], after, *beginnings[part + 1 :]))
            for row, beginnings in layer
            for amount, after in walked.following(part, beginnings[part])
        ]
    return (row for row, _ in layer)

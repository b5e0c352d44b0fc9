"""The best line of a combat: one assignment for each of its damage steps, the best over all of them together.

Players announce in APNAP order in each step; each knows what the others will answer then and in the steps to come, and
wants the same goals for themselves. Of equals each takes the first. A choice of the first step is thus worth what is
the best after it, and what is best in the last step is found without listing. Rule: CR 101.4, 510.4.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import prod
from operator import add
from typing import TypeAlias

from simulator.explore.best import best
from simulator.explore.goals import Gains, Goal, Wishes
from simulator.explore.line_budget import check_combats, check_deals
from simulator.explore.line_choices import Choice, Choices, choices_of
from simulator.explore.line_moments import (
    Between,
    Dealt,
    another_may_follow,
    at_the_end,
    between,
    players_matter,
)
from simulator.explore.line_parts import Part, first_of, parts_of
from simulator.explore.line_tree import Line
from simulator.explore.outcomes import MOST_LISTED
from simulator.explore.results import Result, result
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.budget import Budget
from simulator.rules.legal.legal_assignments import USUAL_BUDGET, LegalAssignments
from simulator.rules.objects import Permanent

Values: TypeAlias = tuple[tuple[Goal, int], ...]
"""What each goal counts, in the order asked."""


@dataclass(frozen=True, slots=True)
class Leg:
    """One damage step of a line: the combat before it, what is announced in it, and what it comes to."""

    combat: Combat
    step: DamageStep
    assignment: Assignment
    result: Result


@dataclass(frozen=True, slots=True)
class BestLine:
    """The best that a player can reach over all damage steps from here on.

    `values`: what each goal counts then. `legs`: the first line that reaches it, with the other players' answers.
    `number`: the player's own lines that reach it, of `count`; the others answer each. `by_steps`: what each goal
    would count if everybody wanted only the best of this step, and then of the next.
    """

    values: Values
    legs: tuple[Leg, ...]
    number: int
    count: int
    by_steps: Values


class BestLines:
    """The best lines of one combat by players and goals. `combat`: when `step` is due."""

    def __init__(
        self, combat: Combat, step: DamageStep, most_listed: int = MOST_LISTED, budget: Budget = USUAL_BUDGET
    ) -> None:
        """`most_listed`: divisions that are looked at one by one at most."""
        self._dealt = Dealt(combat)
        self._step = step
        self._most_listed = most_listed
        self._budget = budget

    def of(self, player: str, goals: Sequence[Goal]) -> BestLine:
        """The best line for a player, the first goal before all others.

        Raises `BeyondBudgetError` before the work begins, and `MissingChoiceError` of an action in a step.
        """
        search = _Search(player, tuple(dict.fromkeys(goals)), self._most_listed, self._budget)
        reached = search.reached(self._dealt, self._step)
        by_steps = search.by_steps(self._dealt, self._step)
        return BestLine(
            self._values(search.goals, player, reached),
            self._legs(reached.line),
            reached.number,
            reached.count,
            self._values(search.goals, player, by_steps),
        )

    def _values(self, goals: tuple[Goal, ...], player: str, reached: "_Reached") -> Values:
        wishes = Wishes(self._dealt.combat, player, goals)
        counted = wishes.values(reached.gains[player])
        entered = sum(wishes.is_own(one) and one.is_planeswalker for one in self._entered(reached.line))
        return tuple(
            (goal, value + entered if goal is Goal.OWN_PLANESWALKER_ALIVE else value)
            for goal, value in zip(goals, counted, strict=True)
        )

    def _entered(self, line: Line) -> Iterator[Permanent]:
        """Who was not there before the first step, but before a later one."""
        known: set[str] = {one.id for one in self._dealt.combat.present()}
        for leg in self._legs(line):
            new = [one for one in leg.combat.present() if one.id not in known]
            known.update(one.id for one in new)
            yield from new

    def _legs(self, line: Line) -> tuple[Leg, ...]:
        legs: list[Leg] = []
        combat, step = self._dealt.combat, self._step
        for assignment in line:
            goes_on = another_may_follow(combat, step)
            after = between(combat, assignment) if goes_on else at_the_end(combat, step, assignment)
            legs.append(Leg(combat, step, assignment, result(combat, after.combat)))
            if after.step is not None:
                combat, step = after.combat, after.step
        return tuple(legs)


@dataclass(frozen=True, slots=True)
class _Reached:
    """What is best from a step on: the line, how good it is for each player, and how many own lines are as good."""

    line: Line
    gains: Mapping[str, Gains]
    number: int
    count: int


class _Search:
    """One question, and what is worked out for it."""

    def __init__(self, player: str, goals: tuple[Goal, ...], most_listed: int, budget: Budget) -> None:
        self.player = player
        self.goals = goals
        self._most_listed = most_listed
        self._budget = budget
        self._known: dict[Hashable, _Reached] = {}

    def reached(self, dealt: Dealt, step: DamageStep) -> _Reached:
        """What is best from a step on. Raises `BeyondBudgetError`."""
        combat = dealt.combat
        if not another_may_follow(combat, step):
            return self._in_last(combat, step)
        parts = parts_of(combat, step)
        choices = [self._choices(combat, step, part) for part in parts]
        self._check(dealt, step, choices)
        found = [self._answered(dealt, step, one, one.beginning, step.players) for one in choices]
        return found[0] if len(found) == 1 else self._together(dealt, step, parts, found)

    def _choices(self, combat: Combat, step: DamageStep, part: Part) -> Choices:
        wishes = self._wishes(combat)
        return choices_of(
            combat,
            step,
            part,
            lambda announcer, slot: wishes[announcer].points(*step.slots[slot]),
            players_matter(combat, step),
            self._most_listed,
            self._budget,
        )

    def _together(self, dealt: Dealt, step: DamageStep, parts: Sequence[Part], found: Sequence[_Reached]) -> _Reached:
        """The best of each part as one line.

        A number that was told of a part counts the ways that the others go on from the first assignment besides,
        which all such numbers have in common.
        """
        both = zip(parts, found, strict=True)
        amounts = {slot: one.line[0].amounts[slot] for part, one in both for slot in part.slots}
        whole = Assignment(step.slots, tuple(amounts[slot] for slot in range(len(step.slots))))
        first = self._after(dealt, step, first_of(step))
        number = prod(Fraction(one.number, first.number) for one in found) * first.number
        count = prod(Fraction(one.count, first.count) for one in found) * first.count
        return replace(self._after(dealt, step, whole), number=int(number), count=int(count))

    def by_steps(self, dealt: Dealt, step: DamageStep) -> _Reached:
        """What is reached where everybody wants the best of each step for itself. Raises `BeyondBudgetError`."""
        if not another_may_follow(dealt.combat, step):
            return self._in_last(dealt.combat, step)
        found = best(dealt.combat, step, self.player, self.goals, self._most_listed)
        after = dealt.after(found.assignment)
        then = self.by_steps(Dealt(after.combat), after.step) if after.step else self._nothing(after)
        return self._with(dealt.combat, step, found.assignment, after, then)

    def _answered(
        self, dealt: Dealt, step: DamageStep, choices: Choices, made: Choice, players: Sequence[str]
    ) -> _Reached:
        """The best for the players who have yet to announce, in this order, each knowing what was announced before."""
        if not players:
            return self._after(dealt, step, Assignment(step.slots, made.amounts))
        player, *later = players
        offered = choices.following(player, made.amounts)
        answers = [self._answered(dealt, step, choices, made.beside(choice), later) for choice in offered]
        most = max(answer.gains[player] for answer in answers)
        best = [(choice, one) for choice, one in zip(offered, answers, strict=True) if one.gains[player] == most]
        _, first = max(best, key=lambda pair: pair[1].line[0].amounts)
        if player != self.player:
            return first
        number = sum(choice.number * one.number for choice, one in best)
        count = sum(choice.every * one.count for choice, one in zip(offered, answers, strict=True))
        return replace(first, number=number, count=count)

    def _after(self, dealt: Dealt, step: DamageStep, assignment: Assignment) -> _Reached:
        """What is best after an assignment, added to what the assignment itself is worth."""
        after = dealt.after(assignment)
        name = _name(after)
        if name not in self._known:
            self._known[name] = self.reached(Dealt(after.combat), after.step) if after.step else self._nothing(after)
        return self._with(dealt.combat, step, assignment, after, self._known[name])

    def _in_last(self, combat: Combat, step: DamageStep) -> _Reached:
        found = best(combat, step, self.player, self.goals, self._most_listed)
        count = self._left_by_others(step, found.assignment).announcements(self.player).count()
        after = at_the_end(combat, step, found.assignment)
        then = replace(self._nothing(after), number=found.number, count=count)
        return self._with(combat, step, found.assignment, after, then)

    def _left_by_others(self, step: DamageStep, assignment: Assignment) -> LegalAssignments:
        """What the player may announce after those before them. Rule: CR 101.4."""
        own = step.players.index(self.player) if self.player in step.players else 0
        before = step.players[:own]
        given = zip(assignment.slots, assignment.amounts, strict=True)
        told = {slot: amount for slot, amount in given if step.source_of[slot[0]].announcer in before}
        return LegalAssignments(step).extending(told)

    def _with(
        self, combat: Combat, step: DamageStep, assignment: Assignment, after: Between, then: _Reached
    ) -> _Reached:
        gains = {
            player: tuple(map(add, wishes.gains(after.lost, _through(wishes, assignment)), then.gains[player]))
            for player, wishes in self._wishes(combat).items()
        }
        return replace(then, line=(assignment, *then.line), gains=gains)

    def _nothing(self, after: Between) -> _Reached:
        """Nothing is left to be announced."""
        return _Reached((), {player.id: (0,) * len(self.goals) for player in after.combat.players}, 1, 1)

    def _wishes(self, combat: Combat) -> dict[str, Wishes]:
        return {player.id: Wishes(combat, player.id, self.goals) for player in combat.players}

    def _check(self, dealt: Dealt, step: DamageStep, choices: Sequence[Choices]) -> None:
        """Deals everything that may be chosen, so as to tell how many combats there are to go on from."""
        check_deals(sum(one.leaves for one in choices), self._budget)
        combats = (dealt.after(assignment) for one in choices for assignment, _ in one.assignments(step))
        names = {_name(one) for one in combats if one.step is not None}
        check_combats(dealt.combat, len(names), self._budget)


def _name(after: Between) -> Hashable:
    """Equal for combats from which the best is the same. What players have matters no more in the last step."""
    return after.name(with_players=after.step is not None and another_may_follow(after.combat, after.step))


def _through(wishes: Wishes, assignment: Assignment) -> int:
    return sum(wishes.points(source, recipient) * amount for source, recipient, amount in assignment.shares())

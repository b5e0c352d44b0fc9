"""One combat under the rules of several eras: what is legal in each, what it comes to, and why they differ."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from simulator.explore.choosing import choose
from simulator.explore.era_differences import Differences, differences
from simulator.explore.numbers import count_within_budget
from simulator.explore.outcomes import Outcome, Outcomes
from simulator.explore.policy import Policy
from simulator.explore.results import Result, result
from simulator.rules.assignment import Assignment
from simulator.rules.checks.values import wrong_values
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.era import Era, era_of
from simulator.rules.events import Figure
from simulator.rules.flow.steps import begin, dealt, to_damage
from simulator.rules.legal.budget import BeyondBudgetError, Budget
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.problems import Problem, errors
from simulator.rules.scenario import Scenario

MOST_LISTED = 1_000
"""So many results are told at most, which takes a second or two; of more one assignment is chosen by policy."""

TOLD_WITHIN = Budget(milliseconds=2_000)
"""What telling the results under one era apart may take; beyond it numbers and what goes through are told."""


@dataclass(frozen=True, slots=True)
class Through:
    """What goes through at most: the result in which defending players have the least life, and how to come to it."""

    result: Result
    example: Assignment


@dataclass(frozen=True, slots=True)
class Played:
    """The first damage step of a combat under one era.

    `count`: the number of legal assignments; None where that is beyond the budget; 0 without a step. `outcomes`:
    the distinct results; None where there are too many to tell. `most_through`: of several the first; None
    where nothing is assigned, or where it cannot be told without telling all results.
    """

    combat: Combat
    step: DamageStep | None
    count: int | None
    outcomes: tuple[Outcome, ...] | None
    most_through: Through | None
    differences: Differences


@dataclass(frozen=True, slots=True)
class UnderRules:
    """One combat under certain rules: as it is played, or why they cannot play it.

    `rules`: as asked for. `is_same`: the same assignments and results as under the board's own rules.
    """

    rules: str
    era: Era
    problems: tuple[Problem, ...]
    played: Played | None
    is_same: bool


def compare(scenario: Scenario, rules: Sequence[str], most_listed: int = MOST_LISTED) -> tuple[UnderRules, ...]:
    """The combat under each of these rules, in their order, against the rules that the board names.

    `most_listed`: how many results are told at most. Raises `UnknownRulesError`,
    `MissingChoiceError`.
    """
    comparison = Comparison(scenario, most_listed)
    return tuple(comparison.under(one) for one in rules)


@dataclass(frozen=True)
class Comparison:
    """One combat, to be played under one era after the other.

    `most_listed`: how many results are told at most. `most_counted`: beyond so many legal assignments results are not
    told apart at all, since that takes a while even where they are few; None for no such bound.
    """

    scenario: Scenario
    most_listed: int = MOST_LISTED
    most_counted: int | None = None

    def under(self, rules: str) -> UnderRules:
        """The combat under these rules. Raises `UnknownRulesError`, `MissingChoiceError`."""
        era = era_of(rules)
        board = replace(self.scenario, rules=rules)
        refused = errors(wrong_values(board))
        if refused:
            return UnderRules(rules, era, refused, None, is_same=False)
        own = self._own
        played = own if rules == self.scenario.rules else self._played(board)
        return UnderRules(rules, era, (), played, own is not None and played is not None and _same(own, played))

    @cached_property
    def _own(self) -> Played | None:
        """The combat under the rules that the board names."""
        return self._played(self.scenario)

    def _played(self, board: Scenario) -> Played | None:
        return _played(board, era_of(self.scenario.rules), self.most_listed, self.most_counted)


def _played(scenario: Scenario, base: Era, most_listed: int, most_counted: int | None) -> Played | None:
    if errors(wrong_values(scenario)):
        return None
    combat = to_damage(begin(scenario))
    step = damage_step(combat)
    differ = differences(scenario, combat, base)
    if step is None:
        return Played(combat, None, 0, (), None, differ)
    legal = LegalAssignments(step)
    count = count_within_budget(legal)
    is_small = most_counted is None or (count is not None and count <= most_counted)
    listed = _listed(combat, step, most_listed) if is_small else None
    through = _chosen(combat, step, legal) if listed is None else _best(combat, listed)
    return Played(combat, step, count, listed, through, differ)


def _listed(combat: Combat, step: DamageStep, most_listed: int) -> tuple[Outcome, ...] | None:
    found = Outcomes(combat, step, most_listed, TOLD_WITHIN)
    try:
        return tuple(found) if found.distinct <= most_listed else None
    except BeyondBudgetError:
        return None


def _best(combat: Combat, listed: tuple[Outcome, ...]) -> Through:
    best = min(listed, key=lambda one: _life_of_defenders(combat, one))
    return Through(best.result, best.example)


def _chosen(combat: Combat, step: DamageStep, legal: LegalAssignments) -> Through | None:
    """The most that is assigned to players; where surplus moves only later, that says nothing."""
    if combat.era.surplus_moves:
        return None
    try:
        assignment = choose(step, legal, Policy.MOST_THROUGH)
    except BeyondBudgetError:
        return None
    return Through(result(combat, dealt(combat, step, assignment)), assignment)


def _same(own: Played, other: Played) -> bool:
    """Whether the same can be assigned with the same results. Where results are not listed, numbers have to do."""
    if own.outcomes is None or other.outcomes is None:
        return own.count is not None and own.count == other.count and not other.differences
    return own.count == other.count and _results(own.outcomes) == _results(other.outcomes)


def _results(found: tuple[Outcome, ...]) -> dict[object, int]:
    return {one.result: one.count for one in found}


def _life_of_defenders(combat: Combat, outcome: Outcome) -> int:
    after = {id: amount for (id, which, _), amount in outcome.result.figures if which is Figure.LIFE}
    return sum(after.get(id, combat.player(id).life) for id in combat.defending_players())

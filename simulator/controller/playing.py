"""The combat of a table, played as far as it stands, and the damage step that lies ahead."""

from dataclasses import dataclass, replace
from functools import cached_property

from simulator.controller.board_state import Sentence
from simulator.controller.oddities import oddities, undeclarable
from simulator.controller.table import MOMENTS, Table
from simulator.explore.dealt_damage import DealtDamage
from simulator.rules.assignment import Assignment
from simulator.rules.checks.values import wrong_values
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import advance, begin_checked, deal, next_moment, put_on_stack, to_damage
from simulator.rules.problems import ScenarioError, errors
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Moment


@dataclass(frozen=True)
class Position:
    """Where the combat of a table stands.

    `odd`: what is odd about its board; `undeclarable`: what could not have been declared.
    `beginning`: before attackers were declared; `attacking`: once they were, before blockers. `now`: as it is.
    `ahead`: when the next damage step is due, if all that comes before it has been declared; `step`: that step.
    """

    odd: tuple[Sentence, ...]
    undeclarable: tuple[Sentence, ...]
    beginning: Combat
    attacking: Combat
    now: Combat
    ahead: Combat | None
    step: DamageStep | None

    @cached_property
    def dealt_damage(self) -> DealtDamage | None:
        """What the assignments of the step ahead really deal; None where no damage is ahead."""
        return None if self.ahead is None or self.step is None else DealtDamage(self.ahead, self.step)


def play(table: Table, former: "Played | None" = None) -> Position:
    """The combat of a table from its beginning to where it stands.

    Moments that `former` has played and that what is different does not touch are taken from it.
    Raises `ScenarioError`, `IllegalAssignmentError`, `MissingChoiceError`.
    """
    found = wrong_values(table.scenario)
    if errors(found):
        raise ScenarioError(found)
    beginning, attacking = _declared(table, former)
    combat = _to_declared(attacking, table.reached, Moment.DECLARE_BLOCKERS)
    assignments = [_assignment(chosen) for chosen in table.scenario.assignments]
    for assignment in assignments[: table.dealt]:
        combat = deal(to_damage(combat), assignment)
    if table.stacked:
        combat = put_on_stack(to_damage(combat), assignments[table.dealt])
    if table.reached is Moment.END:
        combat = to_damage(combat)
    ahead = None if table.stacked else _ahead(combat)
    step = None if ahead is None else damage_step(ahead)
    odd, illegal = oddities(found), undeclarable(table.scenario, combat.moment)
    return Position(odd, illegal, beginning, attacking, combat, ahead, step)


@dataclass(frozen=True, slots=True)
class Played:
    """A table that has been played, and what it came to."""

    table: Table
    position: Position


def _declared(table: Table, former: Played | None) -> tuple[Combat, Combat]:
    """The combat before attackers were declared, and once they were."""
    scenario = table.scenario
    if former is None or not _begins_alike(former, scenario):
        beginning = begin_checked(scenario)
        return beginning, _to_declared(beginning, table.reached, Moment.DECLARE_ATTACKERS)
    beginning = replace(former.position.beginning, declared=scenario.declared)
    if _attacks(former.table) == _attacks(table):
        return beginning, replace(former.position.attacking, declared=scenario.declared)
    return beginning, _to_declared(beginning, table.reached, Moment.DECLARE_ATTACKERS)


def _begins_alike(former: Played, scenario: Scenario) -> bool:
    """Whether a scenario differs from one that was played only in what is declared after its beginning.

    What is planned can depend on what is declared, and so can a board that changes before anything is.
    """
    played = former.table.scenario
    from_the_beginning = scenario.declared.after is None and not scenario.timeline
    unchanged = former.position.beginning.declared == played.declared
    return from_the_beginning and unchanged and _board(replace(scenario, declared=played.declared)) == _board(played)


def _attacks(table: Table) -> tuple[object, ...]:
    declared = table.scenario.declared
    is_there = MOMENTS.index(table.reached) >= MOMENTS.index(Moment.DECLARE_ATTACKERS)
    return is_there, declared.attacks, declared.bands


def _assignment(chosen: tuple[tuple[str, tuple[tuple[str, int], ...]], ...]) -> Assignment:
    return Assignment.of({source: dict(shares) for source, shares in chosen})


def same_play(one: Table, other: Table) -> bool:
    """Whether two tables come to the same position: they differ in what is drafted or written about them at most."""
    return _played(one) == _played(other)


def _played(table: Table) -> tuple[object, ...]:
    scenario = table.scenario
    settled = scenario.assignments[: table.dealt + table.stacked]
    return (table.reached, table.dealt, table.stacked, settled, *_board(scenario))


def _board(scenario: Scenario) -> tuple[object, ...]:
    return (
        scenario.declared,
        scenario.timeline,
        scenario.permanents,
        scenario.players,
        scenario.active_player,
        scenario.rules,
        scenario.what_if,
        scenario.effects,
        scenario.choices,
    )


def _to_declared(combat: Combat, reached: Moment, most: Moment) -> Combat:
    """As far as a step before damage. Where nobody attacks combat does not end by itself: somebody still may."""
    last = min(reached, most, key=MOMENTS.index)
    while MOMENTS.index(combat.moment) < MOMENTS.index(last) and next_moment(combat) is not Moment.END:
        combat = advance(combat)
    return combat


def _ahead(combat: Combat) -> Combat | None:
    """The combat when damage is due, unless something that was declared or planned comes before that."""
    if combat.moment is Moment.END or _something_is_to_come(combat):
        return None
    ahead = to_damage(combat)
    return None if ahead.moment is Moment.END else ahead


def _something_is_to_come(combat: Combat) -> bool:
    here = MOMENTS.index(combat.moment)
    planned = any(here < MOMENTS.index(entry.at) <= MOMENTS.index(Moment.DECLARE_BLOCKERS) for entry in combat.timeline)
    attacks = here < MOMENTS.index(Moment.DECLARE_ATTACKERS) and bool(combat.declared.attacks)
    declared = combat.declared
    blocks = here < MOMENTS.index(Moment.DECLARE_BLOCKERS) and bool(declared.blocks or declared.blocked)
    return planned or attacks or blocks

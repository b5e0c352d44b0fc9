"""A combat's way through its steps, each a pure transition from one combat to the next.

`begin`, then `to_damage` and `deal` in turn until no combat damage step is left. Every step has its turn-based
actions first, then players have priority: the timeline's entries for that step are carried out in order, and
state-based actions are checked after each. Rule: CR 506.1, 117.5.
"""

from collections.abc import Collection
from dataclasses import replace

from simulator.rules.actions.acting import MissingChoiceError
from simulator.rules.actions.carrying_out import carry_out
from simulator.rules.assignment import Assignment
from simulator.rules.checks.values import wrong_values
from simulator.rules.combat import Combat
from simulator.rules.damage.dealing import deal_announced
from simulator.rules.damage.event import can_be_dealt_damage
from simulator.rules.damage.keyword_triggers import with_keywords_triggered
from simulator.rules.damage_step import DamageStep
from simulator.rules.defending import is_over
from simulator.rules.division.assigning import damage_step, kept_out_of_second, next_damage_moment
from simulator.rules.events import Announced, DamageDealt, DamageResolves, Left, Said, StepBegan, Warned
from simulator.rules.flow.beginning import opened
from simulator.rules.flow.keyword_triggers import when_damaging
from simulator.rules.flow.next_combat import next_combat
from simulator.rules.flow.state_based import check
from simulator.rules.flow.turn_based import declare_attackers, declare_blockers
from simulator.rules.legal.legality import IllegalAssignmentError, violations
from simulator.rules.messages import message
from simulator.rules.objects import Permanent
from simulator.rules.problems import ScenarioError, errors
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Action, Moment, TimelineEntry

__all__ = [
    "DamageIsDueError",
    "MissingChoiceError",
    "NoDamageIsDueError",
    "act",
    "advance",
    "begin",
    "begin_checked",
    "deal",
    "next_combat",
    "next_moment",
    "put_on_stack",
    "to_damage",
]

_DAMAGE_STEPS = (Moment.FIRST_COMBAT_DAMAGE, Moment.COMBAT_DAMAGE, Moment.LAST_COMBAT_DAMAGE)


class DamageIsDueError(Exception):
    """The next step is a combat damage step: it wants an assignment."""


class NoDamageIsDueError(Exception):
    """No combat damage step is due, so nothing can be assigned."""


def begin(scenario: Scenario) -> Combat:
    """The combat in the step in which the scenario stands; players have had priority there.

    Raises `ScenarioError` with every problem of a scenario that has errors, `MissingChoiceError`.
    """
    found = wrong_values(scenario)
    if errors(found):
        raise ScenarioError(found)
    return begin_checked(scenario)


def begin_checked(scenario: Scenario) -> Combat:
    """What `begin` gives, for a scenario whose values are known to be without errors. Raises `MissingChoiceError`."""
    combat = opened(scenario)
    if combat.moment is Moment.FIRST_COMBAT_DAMAGE and combat.era.damage_on_the_stack:
        return _with_priority(_reached(combat, Moment.AFTER_FIRST_COMBAT_DAMAGE))
    if scenario.declared.after is not None:
        return combat
    return _entered(combat, Moment.BEGINNING)


def next_moment(combat: Combat) -> Moment | None:
    """The step that comes next; None after the end of combat step.

    Where nobody attacked, and once only one player or team is left, the end comes at once. Rule: CR 508.8, 104.2a.
    """
    if combat.moment is Moment.END:
        return None
    if is_over(combat):
        return Moment.END
    if combat.moment is Moment.BEGINNING:
        return Moment.DECLARE_ATTACKERS
    if combat.moment is Moment.DECLARE_ATTACKERS and combat.anyone_attacked:
        return Moment.DECLARE_BLOCKERS
    return next_damage_moment(combat) or Moment.END


def advance(combat: Combat) -> Combat:
    """The combat in its next step, when players have had priority there; at the end of combat it stays as it is.

    Raises `DamageIsDueError` where that is a combat damage step, `MissingChoiceError`.
    """
    moment = next_moment(combat)
    if moment is None:
        return combat
    if moment in _DAMAGE_STEPS:
        raise DamageIsDueError
    return _closed(combat) if is_over(combat) else _entered(combat, moment)


def to_damage(combat: Combat) -> Combat:
    """The combat when a combat damage step is due, or else at the end of combat. Raises `MissingChoiceError`."""
    while (moment := next_moment(combat)) is not None and moment not in _DAMAGE_STEPS:
        combat = advance(combat)
    return combat


def deal(combat: Combat, assignment: Assignment) -> Combat:
    """The combat after the combat damage step that is due, when players have had priority there.

    Raises `IllegalAssignmentError` with every violation, `NoDamageIsDueError`, `MissingChoiceError`.
    Rule: CR 510.1–3.
    """
    step = _legal_step(combat, assignment)
    after = dealt(combat, step, assignment)
    if not combat.era.damage_on_the_stack:
        return _with_priority(after)
    if step.moment is not Moment.FIRST_COMBAT_DAMAGE or is_over(after):
        return after
    return _with_priority(_reached(after, Moment.AFTER_FIRST_COMBAT_DAMAGE))


def put_on_stack(combat: Combat, assignment: Assignment) -> Combat:
    """The combat with the damage of the step that is due on the stack, when players have had priority there.

    Only where damage goes on the stack; `deal` then goes from before it to after it. Raises as `deal` does.
    """
    return _with_priority(_announced(combat, _legal_step(combat, assignment), assignment))


def _legal_step(combat: Combat, assignment: Assignment) -> DamageStep:
    """The step that is due, for an assignment that is legal in it."""
    step = damage_step(combat)
    if step is None:
        raise NoDamageIsDueError
    broken = violations(step, assignment)
    if broken:
        raise IllegalAssignmentError(broken)
    return step


def dealt(combat: Combat, step: DamageStep, assignment: Assignment) -> Combat:
    """The combat right after a legal assignment's damage and the state-based actions that follow it.

    Where damage goes on the stack, players act before it is dealt. Rule: CR 510.2.
    """
    announced = _announced(combat, step, assignment)
    ready = _with_damage_on_the_stack(announced) if combat.era.damage_on_the_stack else announced
    if is_over(ready):
        return ready
    left = _left_since(announced, ready)
    spared = frozenset() if ready is announced else _beyond_reach(ready, left, assignment)
    damaged = deal_announced(ready, step, assignment, spared, left)
    rows = (row for event in damaged.log[len(ready.log) :] if isinstance(event, DamageDealt) for row in event.rows)
    return with_keywords_triggered(ready, check(when_damaging(damaged, rows)), left)


def _announced(combat: Combat, step: DamageStep, assignment: Assignment) -> Combat:
    """The step begins and the assignment stands. Who strikes first is settled as the first step begins.

    Rule: CR 510.1, 510.4, 702.7c.
    """
    is_first = step.moment is Moment.FIRST_COMBAT_DAMAGE
    struck = kept_out_of_second(combat, assignment.nested()) if is_first else combat.had_first_strike
    combat = replace(_reached(combat, step.moment), had_first_strike=struck)
    combat = replace(combat, steps_taken=(*combat.steps_taken, step.moment))
    return combat.with_events(Announced(assignment))


def _with_damage_on_the_stack(combat: Combat) -> Combat:
    """All damage goes on the stack as one object, players have priority, and it resolves: the words of 1999 to 2009."""
    return _with_priority(combat).with_events(DamageResolves())


def _left_since(announced: Combat, ready: Combat) -> dict[str, Permanent]:
    """The permanents that have left since damage was announced, each as it was when it first did. Rule: CR 120.7."""
    events = (event for event in ready.log[len(announced.log) :] if isinstance(event, Left))
    left: dict[str, Permanent] = {}
    for event in events:
        left.setdefault(event.id, event.last_known or ready.permanent(event.id))
    return left


def _beyond_reach(ready: Combat, left: Collection[str], assignment: Assignment) -> frozenset[str]:
    """The recipients that have left the battlefield meanwhile, even if they came back, or changed into something else.

    All other damage is dealt as assigned; a source that has left deals it as it last was.
    """
    recipients = {recipient for _, recipient, _ in assignment.shares()}
    return frozenset({*left, *(one for one in recipients if not can_be_dealt_damage(ready, one))})


def act(combat: Combat, action: Action) -> Combat:
    """The combat after an action and the state-based actions that follow it. Raises `MissingChoiceError`."""
    return with_keywords_triggered(combat, check(carry_out(combat, action)))


def _entered(combat: Combat, moment: Moment) -> Combat:
    """The step's turn-based actions, then priority."""
    combat = _reached(combat, moment)
    if moment is Moment.DECLARE_ATTACKERS:
        combat = declare_attackers(combat)
    if moment is Moment.DECLARE_BLOCKERS:
        combat = declare_blockers(combat)
    return _with_priority(check(combat))


def _reached(combat: Combat, moment: Moment) -> Combat:
    """In the step, with a warning for every entry of a step that did not come."""
    moments = list(Moment)
    missed = [entry for entry in combat.timeline if moments.index(entry.at) < moments.index(moment)]
    return replace(_warned(combat, missed), moment=moment).with_events(StepBegan(moment))


def _with_priority(combat: Combat) -> Combat:
    """The timeline's entries for this step, one after the other while the game goes on.

    What is left when the game ends in the last step of all never comes.
    """
    for entry in combat.timeline:
        if entry.at is combat.moment and not is_over(combat):
            combat = act(_taken(combat, [entry]), entry.action)
    return _warned(combat, list(combat.timeline)) if combat.moment is Moment.END else combat


def _closed(combat: Combat) -> Combat:
    """Combat ends with the game: no later step is played."""
    combat = _warned(combat, list(combat.timeline)).with_events(Said(message("log.game-is-over")))
    return replace(combat, moment=Moment.END)


def _warned(combat: Combat, missed: list[TimelineEntry]) -> Combat:
    warnings = (
        Warned(
            message(
                "warning.step-never-came",
                action=message(f"action.{entry.action.kind.value}"),
                moment=message(f"moment.{entry.at.value}"),
            )
        )
        for entry in missed
    )
    return _taken(combat, missed).with_events(*warnings)


def _taken(combat: Combat, entries: list[TimelineEntry]) -> Combat:
    """Without these entries, which are told apart by their place: the same may stand there twice."""
    left = list(combat.timeline)
    for entry in entries:
        left.remove(entry)
    return replace(combat, timeline=tuple(left))

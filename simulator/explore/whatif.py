"""What if a figure were another: the same board with one number changed, and what becomes legal."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from simulator.explore.outcomes import Outcomes
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import begin, to_damage
from simulator.rules.legal.budget import BeyondBudgetError
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.objects import Permanent, Player
from simulator.rules.problems import ScenarioError
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Moment


class Varied(StrEnum):
    """A figure that can be another."""

    POWER = "power"
    TOUGHNESS = "toughness"
    DAMAGE = "damage"
    LOYALTY = "loyalty"
    DEFENSE = "defense"
    LIFE = "life"


@dataclass(frozen=True, slots=True)
class Vary:
    """One figure of a player or permanent."""

    id: str
    figure: Varied


@dataclass(frozen=True, slots=True)
class WhatIf:
    """What a value of the figure comes to.

    `step`: the damage step that is then due, None where none is. `count`: its legal assignments, None beyond the
    budget. `distinct`: their distinct results, None where telling them apart would go beyond the budget. `stands`:
    False where the board cannot be so; then there is neither step nor number.
    """

    value: int
    step: Moment | None
    count: int | None
    distinct: int | None
    stands: bool = True


def figures_of(scenario: Scenario, id: str) -> dict[Varied, int]:
    """The figures of a player or permanent that can be varied, as they are now; none for an unknown id."""
    subject = scenario.player(id) or scenario.permanent(id)
    return {} if subject is None else figures_in(subject)


def figures_in(subject: Player | Permanent) -> dict[Varied, int]:
    """The figures that can be varied, as they are."""
    return {Varied.LIFE: subject.life} if isinstance(subject, Player) else dict(_figures_of_permanent(subject))


def _figures_of_permanent(permanent: Permanent) -> Iterator[tuple[Varied, int]]:
    told = (
        (Varied.POWER, permanent.power),
        (Varied.TOUGHNESS, permanent.toughness),
        (Varied.DAMAGE, permanent.damage if permanent.is_creature else None),
        (Varied.LOYALTY, permanent.loyalty),
        (Varied.DEFENSE, permanent.defense),
    )
    return ((figure, value) for figure, value in told if value is not None)


def varied(scenario: Scenario, vary: Vary, value: int) -> Scenario:
    """The scenario with the figure at this value. Raises `KeyError` where there is no such figure.

    Members of a team share their life. Rule: CR 810.9.
    """
    if vary.figure not in figures_of(scenario, vary.id):
        raise KeyError(vary)
    player = scenario.player(vary.id)
    if player is not None:
        return replace(scenario, players=tuple(_with_life(one, player, value) for one in scenario.players))
    permanents = tuple(
        with_figure(one, vary.figure, value) if one.id == vary.id else one for one in scenario.permanents
    )
    return replace(scenario, permanents=permanents)


def _with_life(one: Player, changed: Player, value: int) -> Player:
    shared = changed.team is not None and one.team == changed.team
    return replace(one, life=value) if shared or one.id == changed.id else one


def with_figure(permanent: Permanent, figure: Varied, value: int) -> Permanent:
    """The permanent with one of its figures at this value."""
    match figure:
        case Varied.POWER:
            return replace(permanent, power=value)
        case Varied.TOUGHNESS:
            return replace(permanent, toughness=value)
        case Varied.DAMAGE:
            return replace(permanent, damage=value)
        case Varied.LOYALTY:
            return replace(permanent, loyalty=value)
        case _:
            return replace(permanent, defense=value)


def what_if(
    scenario: Scenario,
    vary: Vary,
    values: Iterable[int],
    moment: Moment | None = None,
    most_listed: int | None = None,
) -> Iterator[WhatIf]:
    """What each value comes to, one after the other: in the step of this moment, else in the next one due.

    `most_listed`: beyond so many assignments results are not told apart; None: however many there are.

    Raises `KeyError` where there is no such figure, `MissingChoiceError` where a choice of the players is missing.
    """
    return (_answer(varied(scenario, vary, value), value, moment, most_listed) for value in values)


def _answer(scenario: Scenario, value: int, moment: Moment | None, most_listed: int | None) -> WhatIf:
    try:
        combat = to_damage(begin(scenario))
    except ScenarioError:
        return WhatIf(value, None, None, None, stands=False)
    step = damage_step(combat)
    if step is not None and moment is not None:
        step = damage_step(combat, moment)
    if step is None:
        return WhatIf(value, None, 0, 0)
    try:
        count = LegalAssignments(step).count()
    except BeyondBudgetError:
        return WhatIf(value, step.moment, None, None)
    told = most_listed is None or count <= most_listed
    return WhatIf(value, step.moment, count, _distinct(combat, step) if told else None)


def _distinct(combat: Combat, step: DamageStep) -> int | None:
    try:
        return Outcomes(combat, step).distinct
    except BeyondBudgetError:
        return None

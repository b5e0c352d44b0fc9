"""What can be read off a result as one number: creatures destroyed, a figure as it is after."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from simulator.explore.outcomes import Outcome
from simulator.explore.results import Result
from simulator.rules.combat import Combat
from simulator.rules.defending import is_attacking_side
from simulator.rules.events import Figure


class MeasureKind(StrEnum):
    """What can be read off a result."""

    DESTROYED = "destroyed"
    DEFENDING_DESTROYED = "defending destroyed"
    LIFE = "life"
    POISON = "poison"
    LOYALTY = "loyalty"
    DEFENSE = "defense"


@dataclass(frozen=True, slots=True)
class Measure:
    """One number of a result: how many creatures leave the battlefield, or a figure of `id` as it is after.

    `DEFENDING_DESTROYED` counts only creatures that the attacking side does not control.
    """

    kind: MeasureKind
    id: str = ""


DESTROYED = Measure(MeasureKind.DESTROYED)
DEFENDING_DESTROYED = Measure(MeasureKind.DEFENDING_DESTROYED)
COUNTED = (DESTROYED, DEFENDING_DESTROYED)
"""The measures that count creatures."""

KIND_OF: Mapping[Figure, MeasureKind] = {
    Figure.LIFE: MeasureKind.LIFE,
    Figure.POISON: MeasureKind.POISON,
    Figure.LOYALTY: MeasureKind.LOYALTY,
    Figure.DEFENSE: MeasureKind.DEFENSE,
}
"""The figures that are measures."""


def measures_of(combat: Combat, outcomes: Iterable[Outcome]) -> tuple[Measure, ...]:
    """What can be read off these results: creatures destroyed, and every figure that one of them changes.

    Players come before permanents, each in scenario order.
    """
    changed = {
        Measure(KIND_OF[figure], id)
        for outcome in outcomes
        for (id, figure, _), _ in outcome.result.figures
        if figure in KIND_OF
    }
    ids = [player.id for player in combat.players] + [permanent.id for permanent in combat.permanents]
    kinds = list(MeasureKind)
    return *COUNTED, *sorted(changed, key=lambda measure: (ids.index(measure.id), kinds.index(measure.kind)))


def measured(combat: Combat, result: Result, measure: Measure) -> int:
    """The measure of a result; a figure that the result leaves alone is as before. `combat`: before the damage."""
    if measure in COUNTED:
        return destroyed(combat, result.left, measure)
    for (id, figure, _), amount in result.figures:
        if id == measure.id and KIND_OF.get(figure) is measure.kind:
            return amount
    return before_of(combat, measure)


def destroyed(combat: Combat, left: Iterable[str], measure: Measure) -> int:
    """How many of those that leave are creatures that one of the `COUNTED` measures counts."""
    of_all = measure == DESTROYED
    creatures = (one for one in map(combat.permanent, left) if one.is_creature)
    return sum(of_all or not is_attacking_side(combat, one.controller) for one in creatures)


def harm(measure: Measure, before: int, after: int) -> int:
    """By how much a figure is worse than before: poison counters got; life, loyalty or defense lost."""
    return after - before if measure.kind is MeasureKind.POISON else before - after


def before_of(combat: Combat, measure: Measure) -> int:
    """The measure before the damage."""
    match measure.kind:
        case MeasureKind.DESTROYED | MeasureKind.DEFENDING_DESTROYED:
            return 0
        case MeasureKind.LIFE:
            return combat.player(measure.id).life
        case MeasureKind.POISON:
            return combat.player(measure.id).poison
        case MeasureKind.LOYALTY:
            return combat.permanent(measure.id).loyalty or 0
        case _:
            return combat.permanent(measure.id).defense or 0

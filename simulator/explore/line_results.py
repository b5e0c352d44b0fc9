"""What several damage steps one after the other come to together."""

from collections.abc import Iterable

from simulator.explore.results import FigureOf, Result, figures_of
from simulator.rules.combat import Combat
from simulator.rules.events import Figure

_FIGURES = list(Figure)


def together(before: Combat, first: Result, second: Result) -> Result:
    """The result of what comes to `first` and then to `second`. `before`: the combat before both."""
    figures = {one: amount for one, amount in first.figures if one[0] not in second.left}
    figures.update(second.figures)
    ids = [player.id for player in before.players] + [permanent.id for permanent in before.permanents]
    left = sorted({*first.left, *second.left}, key=ids.index)
    changed = (one for one in figures.items() if not _is_as_before(before, *one))
    return Result(tuple(left), _ordered(changed, ids))


def _is_as_before(before: Combat, of: FigureOf, amount: int) -> bool:
    return figures_of(before, of[0]).get(of, 0) == amount


def _ordered(figures: Iterable[tuple[FigureOf, int]], ids: list[str]) -> tuple[tuple[FigureOf, int], ...]:
    return tuple(sorted(figures, key=lambda one: (ids.index(one[0][0]), _FIGURES.index(one[0][1]), one[0][2])))

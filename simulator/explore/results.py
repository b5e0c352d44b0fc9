"""What a combat damage step comes to: who leaves, and the figures that changed; nothing else tells results apart."""

from dataclasses import dataclass

from simulator.rules.combat import Combat
from simulator.rules.events import Figure
from simulator.rules.objects import Permanent, Player

FigureOf = tuple[str, Figure, str]
"""Whose figure, which one, and for counters and commander damage of what kind or from whom."""


@dataclass(frozen=True, slots=True)
class Result:
    """A distinct result: the permanents that left, in scenario order, and the figures that changed, as they are after.

    Damage marked on survivors is not part of it. Figures of what left are not compared, but that a planeswalker's
    loyalty or a battle's defense came to 0 is told.
    """

    left: tuple[str, ...]
    figures: tuple[tuple[FigureOf, int], ...]


def result(before: Combat, after: Combat) -> Result:
    """What changed between two moments of one combat."""
    left = tuple(one.id for one in before.present() if not after.on_battlefield(one.id))
    figures: list[tuple[FigureOf, int]] = []
    for player in after.players:
        figures += _changed(_figures_of_player(before.player(player.id)), _figures_of_player(player))
    for permanent in after.permanents:
        changed = _changed(_figures_of_permanent(before.permanent(permanent.id)), _figures_of_permanent(permanent))
        figures += [one for one in changed if permanent.id not in left or _ran_out(one)]
    return Result(left, tuple(figures))


def figures_of(combat: Combat, id: str) -> dict[FigureOf, int]:
    """The figures of a player or permanent that results tell."""
    if combat.is_player(id):
        return _figures_of_player(combat.player(id))
    return _figures_of_permanent(combat.permanent(id))


def _changed(before: dict[FigureOf, int], after: dict[FigureOf, int]) -> list[tuple[FigureOf, int]]:
    return [(figure, after.get(figure, 0)) for figure in {**after, **before} if after.get(figure) != before.get(figure)]


def _ran_out(figure: tuple[FigureOf, int]) -> bool:
    (_, which, _), amount = figure
    return which in (Figure.LOYALTY, Figure.DEFENSE) and amount == 0


def _figures_of_player(player: Player) -> dict[FigureOf, int]:
    figures: dict[FigureOf, int] = {
        (player.id, Figure.LIFE, ""): player.life,
        (player.id, Figure.POISON, ""): player.poison,
    }
    figures.update({(player.id, Figure.COMMANDER_DAMAGE, of): amount for of, amount in player.commander_damage})
    return figures


def _figures_of_permanent(permanent: Permanent) -> dict[FigureOf, int]:
    figures: dict[FigureOf, int] = {
        (permanent.id, Figure.COUNTERS, kind): amount for kind, amount in permanent.counters
    }
    if permanent.loyalty is not None:
        figures[(permanent.id, Figure.LOYALTY, "")] = permanent.loyalty
    if permanent.defense is not None:
        figures[(permanent.id, Figure.DEFENSE, "")] = permanent.defense
    return figures

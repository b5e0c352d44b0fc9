"""The figures of a player or permanent that can be edited, each with its name and how to write it back."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

from simulator.rules.objects import Permanent, Player

Subject: TypeAlias = Permanent | Player


@dataclass(frozen=True, slots=True)
class EditedFigure:
    """One figure. `key`: of its catalogue text `window.figure.<key>`; `least`: the smallest number allowed."""

    key: str
    value: int
    least: int
    put: Callable[[int], Subject]


_FREE = -1_000_000


def figures_of(subject: Subject) -> tuple[EditedFigure, ...]:
    """The figures that this player or permanent has, in the order in which they are read."""
    if isinstance(subject, Player):
        return (
            EditedFigure("life", subject.life, _FREE, lambda life: replace(subject, life=life)),
            EditedFigure("poison", subject.poison, 0, lambda poison: replace(subject, poison=poison)),
        )
    return tuple(_of_permanent(subject))


def _of_permanent(subject: Permanent) -> list[EditedFigure]:
    figures: list[EditedFigure] = []
    if subject.power is not None:
        figures.append(EditedFigure("power", subject.power, _FREE, lambda n: replace(subject, power=n)))
    if subject.toughness is not None:
        figures.append(EditedFigure("toughness", subject.toughness, _FREE, lambda n: replace(subject, toughness=n)))
    if subject.is_creature or subject.damage:
        figures.append(EditedFigure("damage", subject.damage, 0, lambda n: replace(subject, damage=n)))
    if subject.loyalty is not None:
        figures.append(EditedFigure("loyalty", subject.loyalty, 0, lambda n: replace(subject, loyalty=n)))
    if subject.defense is not None:
        figures.append(EditedFigure("defense", subject.defense, 0, lambda n: replace(subject, defense=n)))
    return figures

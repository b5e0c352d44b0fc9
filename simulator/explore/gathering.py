"""Legal assignments by what they come to: those with the same result as one, and those that meet a question.

Where results fall into groups nothing is listed. Elsewhere (effects in force, a player who may lose while others
play on) each assignment is dealt by itself, up to a stated number.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from simulator.explore.contributions import sums_decide
from simulator.explore.group_walk import GroupWalk, Told
from simulator.explore.members import AllMembers, ListedMembers, Members
from simulator.explore.outcome_groups import GroupResults, groups_of
from simulator.explore.outcomes import MOST_LISTED, Quantity
from simulator.explore.results import FigureOf, Result, figures_of, result
from simulator.explore.within import Wish, Within
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.events import Figure
from simulator.rules.flow.steps import dealt
from simulator.rules.legal.budget import BeyondBudgetError, Estimate
from simulator.rules.legal.legal_assignments import LegalAssignments

Changes: TypeAlias = tuple[int, ...]

_LETHAL_POISON, _LETHAL_COMMANDER_DAMAGE = 10, 21


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a result. `holds`: for the changes of `quantities`; whether a permanent leaves is 1 or 0."""

    quantities: tuple[Quantity, ...]
    holds: Callable[[Changes], bool]


class Gathering:
    """The legal assignments of a step by what they come to. What is worked out is kept."""

    def __init__(self, combat: Combat, step: DamageStep, legal: LegalAssignments) -> None:
        """`combat`: before the damage; `legal`: all of the step."""
        self._combat = combat
        self._step = step
        self._legal = legal

    @property
    def everyone(self) -> Members:
        """All of them."""
        return AllMembers(self._legal)

    def like(self, assignment: Assignment) -> Members:
        """Those that come to the same result as a legal assignment. Raises `BeyondBudgetError`."""
        if not self._falls_into_groups:
            same = self._results[self._legal.index(assignment)]
            return ListedMembers(self._legal, [at for at, one in enumerate(self._results) if one == same])
        told = [walk.told(self._own(walk, assignment)) for walk in self._walks]
        players = tuple(map(sum, zip(*(sums for _, sums in told), strict=True)))
        wish = Wish(
            len(players),
            lambda group, one: one[1] if one[0] == told[group][0] else None,
            lambda total: total == players,
        )
        return Within(self._step.slots, self._walks, wish)

    def meeting(self, question: Question) -> Members:
        """Those of which the question holds. Raises `BeyondBudgetError`."""
        if not self._falls_into_groups:
            return ListedMembers(
                self._legal,
                [at for at, one in enumerate(self._results) if question.holds(self._changes(question, one))],
            )
        quantities = question.quantities
        wish = Wish(
            len(quantities),
            lambda _, told: tuple(self._change(told, quantity) for quantity in quantities),
            question.holds,
        )
        return Within(self._step.slots, self._walks, wish)

    def _own(self, walk: GroupWalk, assignment: Assignment) -> tuple[int, ...]:
        given = {(source, recipient): amount for source, recipient, amount in assignment.shares()}
        return tuple(given.get(self._step.slots[slot], 0) for slot in walk.slots)

    @cached_property
    def _falls_into_groups(self) -> bool:
        if not sums_decide(self._combat, self._step):
            return False
        return len(_sides(self._combat)) <= 2 or not self._somebody_may_lose

    @cached_property
    def _somebody_may_lose(self) -> bool:
        """Whether a player might lose by the damage: then more goes on than sums of groups tell."""
        lost = [0] * len(self._players)
        for walk in self._walks:
            ends = walk.ends
            for place in range(len(lost)):
                lost[place] += max(abs(sums[place]) for _, sums in ends)
        return any(_is_lost(self._combat, place, by) for place, by in zip(self._players, lost, strict=True))

    @cached_property
    def _players(self) -> tuple[FigureOf, ...]:
        return GroupResults(self._combat, self._step).players

    @cached_property
    def _walks(self) -> Sequence[GroupWalk]:
        groups = groups_of(self._step, self._legal) or ()
        return [GroupWalk(self._combat, self._step, group, self._players) for group in groups]

    @cached_property
    def _results(self) -> tuple[Result, ...]:
        """What every legal assignment comes to, in canonical order."""
        if self._legal.count() > MOST_LISTED:
            raise BeyondBudgetError(Estimate(0, 0, 1000 * self._legal.count()))
        return tuple(result(self._combat, dealt(self._combat, self._step, one)) for one in self._legal)

    def _change(self, told: Told, quantity: Quantity) -> int:
        permanents, players = told
        if not isinstance(quantity, str) and self._combat.is_player(quantity[0]):
            return players[self._players.index(quantity)] if quantity in self._players else 0
        return self._changed(permanents, quantity)

    def _changes(self, question: Question, after: Result) -> Changes:
        return tuple(self._changed(after, quantity) for quantity in question.quantities)

    def _changed(self, after: Result, quantity: Quantity) -> int:
        if isinstance(quantity, str):
            return int(quantity in after.left)
        before = figures_of(self._combat, quantity[0]).get(quantity, 0)
        return dict(after.figures).get(quantity, before) - before


def _is_lost(combat: Combat, place: FigureOf, by: int) -> bool:
    """Whether a player may lose when this figure changes so far. Rule: CR 704.5a, 704.5c, 903.10a."""
    player, (_, figure, of) = combat.player(place[0]), place
    match figure:
        case Figure.LIFE:
            return by > 0 and player.life <= by
        case Figure.POISON:
            return player.poison + by >= _LETHAL_POISON
        case _:
            return dict(player.commander_damage).get(of, 0) + by >= _LETHAL_COMMANDER_DAMAGE


def _sides(combat: Combat) -> set[str]:
    return {player.team or player.id for player in combat.players if not player.out}

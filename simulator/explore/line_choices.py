"""What each player can announce in a damage step, told apart only by what it comes to: few choices of many numbers.

Where no group of sources has two announcing players, their choices don't bear on one another and are told by sums.
Elsewhere, and where sums don't decide, the legal assignments are listed.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from math import prod
from operator import add
from typing import TypeAlias

from simulator.explore.contributions import Contributions, Scale, Sums
from simulator.explore.line_budget import check_deals
from simulator.explore.line_moments import sums_tell
from simulator.explore.line_parts import Part
from simulator.explore.outcome_groups import MOST_STEPS, Group, Row, Walked, groups_of
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.budget import BeyondBudgetError, Budget, Estimate
from simulator.rules.legal.legal_assignments import LegalAssignments

_STEPS_A_MILLISECOND = 150
"""How many divisions begun are gone on with in a millisecond, measured on one core of a plain laptop."""

Points: TypeAlias = Callable[[str, int], int]
"""What each damage point of a slot is worth to the player who announces it, besides what it comes to."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Announcements of one player after which everything goes on alike.

    `amounts`: damage points by slot of the step, of the first that is worth the most; 0 in the slots of other players.
    `number`: how many are worth as much; `every`: how many there are.
    """

    amounts: Row
    number: int
    every: int
    worth: int = 0

    def joined(self, other: "Choice | None") -> "Choice":
        """Both as one: the one that is worth more stands for them, of equals the first."""
        if other is None:
            return self
        every = self.every + other.every
        if self.worth != other.worth:
            better = max(self, other, key=lambda one: one.worth)
            return Choice(better.amounts, better.number, every, better.worth)
        return Choice(max(self.amounts, other.amounts), self.number + other.number, every, self.worth)

    def beside(self, other: "Choice") -> "Choice":
        """Both together, where they are of sources that don't bear on one another."""
        amounts = tuple(map(add, self.amounts, other.amounts))
        return Choice(amounts, self.number * other.number, self.every * other.every, self.worth + other.worth)


@dataclass(frozen=True, slots=True)
class Choices:
    """The choices of a part of a step. `leaves`: how many ways of choosing all of them there are at most.

    `beginning`: before anybody has announced any; `following`: of a player, when these amounts stand already.
    """

    leaves: int
    beginning: Choice
    following: Callable[[str, Row], Sequence[Choice]]

    def assignments(self, step: DamageStep) -> Iterator[tuple[Assignment, int]]:
        """Every way of choosing: the assignment that stands for it, and how many there are."""
        return ((Assignment(step.slots, one.amounts), one.every) for one in self._chosen(self.beginning, step.players))

    def _chosen(self, made: Choice, players: Sequence[str]) -> Iterator[Choice]:
        if not players:
            yield made
            return
        for choice in self.following(players[0], made.amounts):
            yield from self._chosen(made.beside(choice), players[1:])


def nothing_yet(step: DamageStep) -> Choice:
    """What stands before anybody has announced anything."""
    return Choice((0,) * len(step.slots), 1, 1)


def choices_of(
    combat: Combat, step: DamageStep, part: Part, points: Points, with_players: bool, most_listed: int, budget: Budget
) -> Choices:
    """The choices of all announcing players. `with_players`: what players have then tells choices apart, too.

    Raises `BeyondBudgetError`, always before anything is dealt.
    """
    beginning = Choice(part.beside, 1, 1)
    if sums_tell(combat, step):
        groups = groups_of(step, LegalAssignments(step))
        if groups is None:
            return Choices(0, beginning, lambda *_: ())
        by_player = _by_announcer(step, [group for group in groups if group.slots[0][0] in part.slots])
        if by_player is not None:
            return _Told(combat, step, points, with_players, budget).choices(by_player, beginning)
    return _listed(step, part, most_listed, budget)


def _by_announcer(step: DamageStep, groups: Iterable[Group]) -> dict[str, list[Group]] | None:
    """The groups of each announcing player; None where two players announce in one group."""
    found: dict[str, list[Group]] = {player: [] for player in step.players}
    for group in groups:
        announcers = {step.source_of[step.slots[slot][0]].announcer for slot, _ in group.slots}
        if len(announcers) > 1:
            return None
        found[announcers.pop()].append(group)
    return found


_Layer: TypeAlias = dict[tuple[Sums, Row], Choice]
"""By sums at the scale's places and the beginnings of the group's parts."""


@dataclass(frozen=True, slots=True)
class _Told:
    """Tells choices by the sums that single shares come to."""

    combat: Combat
    step: DamageStep
    points: Points
    with_players: bool
    budget: Budget

    def choices(self, by_player: Mapping[str, Sequence[Group]], beginning: Choice) -> Choices:
        contributions = Contributions(self.combat, self.step)
        scales = {player: self._scale(contributions, groups) for player, groups in by_player.items()}
        told = {
            player: [self._of_group(contributions, scales[player], player, group) for group in groups]
            for player, groups in by_player.items()
        }
        check_deals(prod(len(choices) for groups in told.values() for choices in groups), self.budget)
        ready = {
            player: tuple(reduce(_beside, groups, {scales[player].zero: nothing_yet(self.step)}).values())
            for player, groups in told.items()
        }
        return Choices(prod(map(len, ready.values())), beginning, lambda player, _: ready[player])

    def _scale(self, contributions: Contributions, groups: Sequence[Group]) -> Scale:
        whole = contributions.scale([slot for group in groups for slot, _ in group.slots])
        kept = [at for at, (id, _, _) in enumerate(whole.places) if self.with_players or not self.combat.is_player(id)]
        return Scale(tuple(whole.places[at] for at in kept), tuple(whole.limits[at] for at in kept))

    def _of_group(self, contributions: Contributions, scale: Scale, player: str, group: Group) -> dict[Sums, Choice]:
        """By sums the divisions of a group, share by share; of beginnings that are alike one stands for all."""
        walked = Walked(group.starts)
        layer: _Layer = {(scale.zero, walked.start): nothing_yet(self.step)}
        left = most = min(MOST_STEPS, _STEPS_A_MILLISECOND * self.budget.milliseconds)
        for slot, part in group.slots:
            further: _Layer = {}
            steps: dict[int, tuple[tuple[int, int], ...]] = {}
            worth = self.points(player, slot)
            for (sums, beginnings), choice in layer.items():
                for amount, after in walked.following(part, beginnings[part]):
                    if amount not in steps:
                        steps[amount] = _changes(contributions, scale, slot, amount)
                    name = scale.added(sums, steps[amount]), (*beginnings[:part], after, *beginnings[part + 1 :])
                    further[name] = _with(choice, slot, amount, worth).joined(further.get(name))
                    left -= 1
                if left < 0:
                    raise BeyondBudgetError(Estimate(200 * most, 0, 10 * most * len(group.slots)))
            layer = further
        found: dict[Sums, Choice] = {}
        for (sums, _), choice in layer.items():
            found[sums] = choice.joined(found.get(sums))
        return found


def _changes(contributions: Contributions, scale: Scale, slot: int, amount: int) -> tuple[tuple[int, int], ...]:
    changes = contributions.changes(slot, amount)
    return scale.steps({place: change for place, change in changes.items() if place in scale.places})


def _with(choice: Choice, slot: int, amount: int, worth: int) -> Choice:
    if not amount:
        return choice
    amounts = (*choice.amounts[:slot], amount, *choice.amounts[slot + 1 :])
    return Choice(amounts, choice.number, choice.every, choice.worth + worth * amount)


def _beside(one: dict[Sums, Choice], other: dict[Sums, Choice]) -> dict[Sums, Choice]:
    """The choices of two groups together: no permanent is reached by both, and figures of players add up."""
    joined: dict[Sums, Choice] = {}
    for sums, choice in one.items():
        for others, beside in other.items():
            name = tuple(map(add, sums, others))
            joined[name] = choice.beside(beside).joined(joined.get(name))
    return joined


def _listed(step: DamageStep, part: Part, most_listed: int, budget: Budget) -> Choices:
    """Every announcement is a choice of its own."""
    others = {step.slots[slot]: amount for slot, amount in enumerate(part.beside) if slot not in part.slots}
    legal = LegalAssignments(step).extending(others)
    number = legal.count()
    if number > most_listed:
        raise BeyondBudgetError(Estimate(0, 0, 1_000 * number))
    check_deals(number, budget)
    announcers = [step.source_of[source].announcer for source, _ in step.slots]
    table: dict[tuple[str, Row], dict[Row, Choice]] = {}
    for assignment in legal:
        made = part.beside
        for player in step.players:
            own = tuple(
                amount if who == player and place in part.slots else 0
                for place, (who, amount) in enumerate(zip(announcers, assignment.amounts, strict=True))
            )
            table.setdefault((player, made), {})[own] = Choice(own, 1, 1)
            made = tuple(map(add, made, own))
    return Choices(number, Choice(part.beside, 1, 1), lambda player, made: tuple(table[player, made].values()))

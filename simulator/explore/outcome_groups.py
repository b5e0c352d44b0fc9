"""The parts of a step whose results stand side by side: for each the distinct results, with their numbers.

Sources belong together when they bear on one another's legality or give damage to the same permanent. Of what they
do to players only the sum over all groups counts.
"""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from simulator.explore.contributions import Contributions, Scale, Sums
from simulator.explore.results import FigureOf, Result, result
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.damage.dealing import deal_combat_damage
from simulator.rules.damage_step import DamageStep
from simulator.rules.flow.state_based import check
from simulator.rules.legal.budget import BeyondBudgetError, Estimate
from simulator.rules.legal.counting.walk import Beginning
from simulator.rules.legal.counting.walks import RecountedWalk
from simulator.rules.legal.legal_assignments import LegalAssignments

Row: TypeAlias = tuple[int, ...]
"""Damage points by slot of a group, in canonical order."""

MOST_STEPS = 1_000_000
"""The budget: beginnings with an amount that are looked at in one group."""


@dataclass(frozen=True, slots=True)
class GroupResult:
    """One distinct result of a group.

    `permanents`: who leaves and the figures of permanents; `players`: by how much figures of players change, by
    the places of the board. `number` of its divisions come to it; `example`: the first of them.
    """

    permanents: Result
    players: Sums
    number: int
    example: Row


@dataclass(frozen=True, slots=True)
class Group:
    """Parts that belong together. `slots`: in canonical order, each with the number of its part."""

    slots: tuple[tuple[int, int], ...]
    starts: tuple[Beginning, ...]


def groups_of(step: DamageStep, legal: LegalAssignments) -> tuple[Group, ...] | None:
    """The groups of a step by their first slots; None where nothing is legal. `legal`: all of them, no draft.

    Raises `BeyondBudgetError` where a part can only be walked by counting afresh.
    """
    walks = legal.walks()
    if walks is None:
        return None
    for walk in walks:
        if isinstance(walk, RecountedWalk):
            raise walk.refused
    parts = [(walk.slots, walk.start) for walk in walks]
    joined: list[tuple[set[str], list[int]]] = []
    for number, (slots, _) in enumerate(parts):
        reached, members = _permanents(step, slots), [number]
        apart = []
        for others_reached, others in joined:
            if reached & others_reached:
                reached, members = reached | others_reached, others + members
            else:
                apart.append((others_reached, others))
        joined = [*apart, (reached, members)]
    groups = (_group([parts[number] for number in members]) for _, members in joined)
    return tuple(sorted(groups, key=lambda group: group.slots))


def _permanents(step: DamageStep, slots: Iterable[int]) -> set[str]:
    return {recipient for slot in slots if (recipient := step.slots[slot][1]) in step.need_of}


def _group(parts: Sequence[tuple[tuple[int, ...], Beginning]]) -> Group:
    slots = sorted((slot, number) for number, (own, _) in enumerate(parts) for slot in own)
    return Group(tuple(slots), tuple(start for _, start in parts))


class GroupResults:
    """Works out the distinct results of a step's groups. `players`: the figures of players, by place."""

    def __init__(self, combat: Combat, step: DamageStep) -> None:
        self._combat = combat
        self._step = step
        self._contributions = Contributions(combat, step)
        scale = self._contributions.scale(range(len(step.slots)))
        self.players: tuple[FigureOf, ...] = tuple(place for place in scale.places if combat.is_player(place[0]))

    def of(self, group: Group) -> tuple[GroupResult, ...]:
        """A group's results by their first examples. Raises `BeyondBudgetError`."""
        scale = self._contributions.scale([slot for slot, _ in group.slots])
        found: dict[tuple[Result, Sums], GroupResult] = {}
        known: dict[Sums, Result] = {}
        for sums, (number, row) in self._sums(group, scale).items():
            ours = tuple(
                0 if self._combat.is_player(id) else one for (id, _, _), one in zip(scale.places, sums, strict=True)
            )
            if ours not in known:
                known[ours] = permanents_after(self._combat, self._step, group, row)
            by_place = dict(zip(scale.places, sums, strict=True))
            name = known[ours], tuple(by_place.get(place, 0) for place in self.players)
            one = found.get(name, GroupResult(*name, 0, row))
            found[name] = replace(one, number=one.number + number)
        return tuple(found.values())

    def _sums(self, group: Group, scale: Scale) -> dict[Sums, tuple[int, Row]]:
        """By sums how many divisions come to them, and the first of these; in the order of the first ones.

        Goes share by share through what can be told apart, larger amounts first: what is met first is first.
        """
        walked = Walked(group.starts)
        layer: dict[tuple[Sums, Row], tuple[int, Row]] = {(scale.zero, walked.start): (1, ())}
        budget = MOST_STEPS
        for slot, part in group.slots:
            following: dict[tuple[Sums, Row], tuple[int, Row]] = {}
            steps: dict[int, tuple[tuple[int, int], ...]] = {}
            for (sums, beginnings), (number, row) in layer.items():
                for amount, after in walked.following(part, beginnings[part]):
                    if amount not in steps:
                        steps[amount] = scale.steps(self._contributions.changes(slot, amount))
                    name = scale.added(sums, steps[amount]), (*beginnings[:part], after, *beginnings[part + 1 :])
                    others = following.get(name)
                    following[name] = (number, (*row, amount)) if others is None else (others[0] + number, others[1])
                    budget -= 1
            if budget < 0:
                raise BeyondBudgetError(Estimate(200 * MOST_STEPS, 0, 10 * MOST_STEPS * len(group.slots)))
            layer = following
        found: dict[Sums, tuple[int, Row]] = {}
        for (sums, _), (number, row) in layer.items():
            others = found.get(sums, (0, row))
            found[sums] = others[0] + number, others[1]
        return found


def permanents_after(combat: Combat, step: DamageStep, group: Group, row: Row) -> Result:
    """What a division of the group does to permanents, with the players kept as they are."""
    slots = tuple(step.slots[slot] for slot, _ in group.slots)
    dealt = deal_combat_damage(combat, step, Assignment(slots, row))
    return result(combat, check(replace(dealt, players=combat.players)))


class Walked:
    """Beginnings of a group's parts by small numbers, and what follows each; each is looked at once."""

    def __init__(self, starts: Sequence[Beginning]) -> None:
        self._numbers: dict[Hashable, int] = {}
        self._beginnings: list[Beginning] = []
        self._following: dict[int, list[tuple[int, int]]] = {}
        self.start: Row = tuple(self._number(part, start) for part, start in enumerate(starts))

    def _number(self, part: int, beginning: Beginning) -> int:
        name = (part, beginning.name)
        if name not in self._numbers:
            self._numbers[name] = len(self._beginnings)
            self._beginnings.append(beginning)
        return self._numbers[name]

    def following(self, part: int, number: int) -> list[tuple[int, int]]:
        """The amounts that the next share can be, the largest first, and the beginnings that they lead to."""
        if number not in self._following:
            beginning = self._beginnings[number]
            after = ((amount, beginning.after(amount)) for amount in range(beginning.most, -1, -1))
            self._following[number] = [(amount, self._number(part, one)) for amount, one in after if one.completions]
        return self._following[number]

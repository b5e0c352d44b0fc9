"""The parts of a step whose results stand side by side: for each the distinct results, with their numbers.

Sources belong together when they bear on one another's legality or give damage to the same permanent. Of what they
do to players only the sum over all groups counts.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from math import prod
from typing import TypeAlias

from simulator.explore.contributions import Contributions, Scale, Sums
from simulator.explore.fates import Fates
from simulator.explore.knot_examples import KnotExamples
from simulator.explore.knot_results import Comes, KnotResults
from simulator.explore.results import FigureOf, Result, result
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.damage.dealing import deal_combat_damage
from simulator.rules.damage_step import DamageStep
from simulator.rules.flow.state_based import check
from simulator.rules.legal.budget import BeyondBudgetError, Budget
from simulator.rules.legal.counting.components import components, tidied
from simulator.rules.legal.counting.counting import count_of
from simulator.rules.legal.counting.division import Division, division_of
from simulator.rules.legal.counting.walk import Beginning
from simulator.rules.legal.counting.walks import RecountedWalk, walk_of
from simulator.rules.legal.legal_assignments import USUAL_BUDGET, LegalAssignments

Row: TypeAlias = tuple[int, ...]
"""Damage points by slot of a group, in canonical order."""

MOST_STEPS = 1_000_000
"""The budget: beginnings with an amount that are looked at in one group."""

MOST_WALKED = 2_000
"""Divisions of a group that are walked through; of more their piles of damage are counted."""


@dataclass(frozen=True, slots=True)
class GroupResult:
    """One distinct result of a group.

    `permanents`: who leaves and the figures of permanents; `players`: by how much figures of players change, by
    the places of the board. `number` of its divisions come to it. `find`: works out the example.
    """

    permanents: Result
    players: Sums
    number: int
    find: Callable[[], Row]

    @property
    def example(self) -> Row:
        """The first of its divisions."""
        return self.find()


@dataclass(frozen=True)
class Group:
    """Parts that belong together.

    `slots`: in canonical order, each with the number of its part. `parts`: as arithmetic sees them.
    """

    slots: tuple[tuple[int, int], ...]
    parts: tuple[Division, ...]
    budget: Budget = USUAL_BUDGET

    @cached_property
    def starts(self) -> tuple[Beginning, ...]:
        """Each part before its first share, to be walked through in canonical order. Raises `BeyondBudgetError`."""
        walks = [walk_of(part, self.budget) for part in self.parts]
        for walk in walks:
            if isinstance(walk, RecountedWalk):
                raise walk.refused
        return tuple(walk.start for walk in walks)

    @cached_property
    def count(self) -> int:
        """How many divisions it has. Raises `BeyondBudgetError`."""
        return prod(count_of(part, self.budget) for part in self.parts)

    @property
    def division(self) -> Division:
        """All parts as one, sources in canonical order."""
        dividers = [divider for part in self.parts for divider in part.dividers]
        dividers.sort(key=lambda divider: divider.shares[0].slot)
        required = 0
        for part in self.parts:
            required |= part.required
        return Division(tuple(dividers), self.parts[0].points, required)


def groups_of(step: DamageStep, legal: LegalAssignments) -> tuple[Group, ...] | None:
    """The groups of a step by their first slots; None where nothing is legal. `legal`: all of them, no draft."""
    tidy = tidied(division_of(step))
    if tidy is None or not all(part.dividers for part in components(tidy)):
        return None
    parts = [(tuple(share.slot for one in part.dividers for share in one.shares), part) for part in components(tidy)]
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
    groups = (_group([parts[number] for number in members], legal.budget) for _, members in joined)
    return tuple(sorted(groups, key=lambda group: group.slots))


def _permanents(step: DamageStep, slots: Iterable[int]) -> set[str]:
    return {recipient for slot in slots if (recipient := step.slots[slot][1]) in step.need_of}


def _group(parts: Sequence[tuple[tuple[int, ...], Division]], budget: Budget) -> Group:
    slots = sorted((slot, number) for number, (own, _) in enumerate(parts) for slot in own)
    return Group(tuple(slots), tuple(part for _, part in parts), budget)


def is_small(group: Group) -> bool:
    """Whether a group is walked through; else what lies on its piles is counted."""
    try:
        return group.count <= MOST_WALKED
    except BeyondBudgetError:
        return False


class GroupResults:
    """Works out the distinct results of a step's groups. `players`: the figures of players, by place."""

    def __init__(self, combat: Combat, step: DamageStep) -> None:
        self._combat = combat
        self._step = step
        self._contributions = Contributions(combat, step)
        self._fates = Fates(combat)
        scale = self._contributions.scale(range(len(step.slots)))
        self.players: tuple[FigureOf, ...] = tuple(place for place in scale.places if combat.is_player(place[0]))

    def of(self, groups: Sequence[Group]) -> tuple[tuple[GroupResult, ...], ...]:
        """The results of each group: by their first examples, or where it is large by permanents.

        Raises `BeyondBudgetError` before any work.
        """
        knots = [None if is_small(group) else self._knot(group) for group in groups]
        both = zip(groups, knots, strict=True)
        return tuple(self._walked(group) if knot is None else tuple(self._counted(knot)) for group, knot in both)

    def _knot(self, group: Group) -> KnotResults:
        return KnotResults(*self.worked_out, group.division, group.budget)

    @property
    def worked_out(self) -> tuple[Combat, DamageStep, Contributions, Fates]:
        """What any question about a knot of the step goes by."""
        return self._combat, self._step, self._contributions, self._fates

    def together(self, permanents: Iterable[Result]) -> Result:
        """What happens to the permanents of several groups as one result."""
        return self._fates.joined(permanents)

    def _counted(self, knot: KnotResults) -> Iterator[GroupResult]:
        found: dict[tuple[Result, Sums], list[Comes]] = {}
        for one in knot.results():
            name = one.permanents, tuple(one.players.get(place, 0) for place in self.players)
            found.setdefault(name, []).append(one)
        examples = KnotExamples(knot.passage, list(found.values()), knot.budget)
        for place, (name, ones) in enumerate(found.items()):
            yield GroupResult(*name, sum(one.number for one in ones), partial(examples.row, place))

    def _walked(self, group: Group) -> tuple[GroupResult, ...]:
        scale = self._contributions.scale([slot for slot, _ in group.slots])
        found: dict[tuple[Result, Sums], tuple[int, Row]] = {}
        for sums, (number, row) in self._sums(group, scale).items():
            by_place = dict(zip(scale.places, sums, strict=True))
            name = self._fates.together(by_place), tuple(by_place.get(place, 0) for place in self.players)
            others, first = found.get(name, (0, row))
            found[name] = others + number, first
        return tuple(GroupResult(*name, number, partial(tuple, first)) for name, (number, first) in found.items())

    def _sums(self, group: Group, scale: Scale) -> dict[Sums, tuple[int, Row]]:
        """By sums how many divisions come to them, and the first of these; in the order of the first ones.

        Goes share by share through what can be told apart, larger amounts first: what is met first is first.
        """
        walked = Walked(group.starts)
        layer: dict[tuple[Sums, Row], tuple[int, Row]] = {(scale.zero, walked.start): (1, ())}
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

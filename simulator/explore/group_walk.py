"""One group's divisions share by share, with what they come to so far; everything is looked at once and kept."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TypeAlias

from simulator.explore.contributions import Contributions, Sums
from simulator.explore.outcome_groups import Group, Row, Walked, permanents_after
from simulator.explore.results import FigureOf, Result
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.budget import BeyondBudgetError, Estimate

Told: TypeAlias = tuple[Result, Sums]
"""What a division comes to: what happens to permanents, and by how much figures of players change, by their places."""

Label: TypeAlias = tuple[int, ...]
"""What counts of a result, as numbers that add up over the groups."""

Labels: TypeAlias = Mapping[Label, int]
"""How many divisions have each label."""

_Stand: TypeAlias = tuple[Sums, Row]
_Next: TypeAlias = tuple[tuple[int, int], ...]

MOST_STEPS = 500_000
"""The budget: shares that are looked at in one group."""


class GroupWalk:
    """The stands of one group: what beginnings of its divisions come to, and what they leave possible.

    A stand is a number; `start` is that of nothing divided yet. `slots`: those of the group in canonical order.
    """

    start = 0

    def __init__(self, combat: Combat, step: DamageStep, group: Group, players: tuple[FigureOf, ...]) -> None:
        """`players`: the figures of players that are told, by place."""
        self.slots = tuple(slot for slot, _ in group.slots)
        self._combat = combat
        self._step = step
        self._group = group
        self._players = players
        self._contributions = Contributions(combat, step)
        self._scale = self._contributions.scale(self.slots)
        self._walked = Walked(group.starts)

    def following(self, at: int, stand: int) -> _Next:
        """The amounts that the share at this place can be, the largest first, and the stands that they lead to."""
        return self._layers[at][stand]

    def labelled(self, label: Callable[[Told], Label | None]) -> tuple[tuple[Labels, ...], ...]:
        """By place and stand, how many completions have each label; those with None are left out."""
        labels = [label(told) for told in self.ends]
        tables: list[tuple[Labels, ...]] = [tuple({} if one is None else {one: 1} for one in labels)]
        for layer in reversed(self._layers):
            tables.append(tuple(_together(tables[-1], following) for following in layer))
        return tuple(reversed(tables))

    def told(self, row: Row) -> Told:
        """What a legal division of the group comes to. Raises `KeyError` for any other."""
        stand = self.start
        for at, amount in enumerate(row):
            stand = dict(self.following(at, stand))[amount]
        return self.ends[stand]

    @property
    def _layers(self) -> tuple[tuple[_Next, ...], ...]:
        """By place of the share to come and by stand, what can follow. Raises `BeyondBudgetError`."""
        return self._all[0]

    @property
    def ends(self) -> tuple[Told, ...]:
        """By the stand when everything is divided, what that comes to. Raises `BeyondBudgetError`."""
        return self._all[1]

    @cached_property
    def _all(self) -> tuple[tuple[tuple[_Next, ...], ...], tuple[Told, ...]]:
        stands: dict[_Stand, Row] = {(self._scale.zero, self._walked.start): ()}
        layers: list[tuple[_Next, ...]] = []
        budget = MOST_STEPS
        for slot, part in self._group.slots:
            after: dict[_Stand, Row] = {}
            numbers: dict[_Stand, int] = {}
            layer: list[_Next] = []
            steps: dict[int, tuple[tuple[int, int], ...]] = {}
            for (sums, beginnings), row in stands.items():
                own: list[tuple[int, int]] = []
                for amount, beginning in self._walked.following(part, beginnings[part]):
                    if amount not in steps:
                        steps[amount] = self._scale.steps(self._contributions.changes(slot, amount))
                    changed = (*beginnings[:part], beginning, *beginnings[part + 1 :])
                    stand = self._scale.added(sums, steps[amount]), changed
                    own.append((amount, numbers.setdefault(stand, len(numbers))))
                    after.setdefault(stand, (*row, amount))
                budget -= len(own)
                if budget < 0:
                    raise BeyondBudgetError(Estimate(200 * MOST_STEPS, 0, 10 * MOST_STEPS * len(self.slots)))
                layer.append(tuple(own))
            layers.append(tuple(layer))
            stands = after
        return tuple(layers), self._told(stands)

    def _told(self, stands: Mapping[_Stand, Row]) -> tuple[Told, ...]:
        """What the last stands come to; `stands`: each with one division that leads there."""
        known: dict[Sums, Result] = {}
        ends: list[Told] = []
        for (sums, _), row in stands.items():
            by_place = dict(zip(self._scale.places, sums, strict=True))
            ours = tuple(0 if self._combat.is_player(id) else one for (id, _, _), one in by_place.items())
            if ours not in known:
                known[ours] = permanents_after(self._combat, self._step, self._group, row)
            ends.append((known[ours], tuple(by_place.get(place, 0) for place in self._players)))
        return tuple(ends)


def _together(after: tuple[Labels, ...], following: _Next) -> Labels:
    sums: dict[Label, int] = {}
    for _, stand in following:
        for label, number in after[stand].items():
            sums[label] = sums.get(label, 0) + number
    return sums

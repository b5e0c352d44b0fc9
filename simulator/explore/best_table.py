"""The best division of a group that one player announces, found without listing its divisions.

Goes share by share through what goals and legality can tell apart; of beginnings that are alike in both, the ones
with the most damage points through go on, counted together.
"""

from dataclasses import dataclass
from typing import TypeAlias

from simulator.explore.best_answers import BestRow
from simulator.explore.contributions import Contributions, Scale, Sums
from simulator.explore.fates import Fates
from simulator.explore.goals import Wishes
from simulator.explore.outcome_groups import Group, Row, Walked
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep


@dataclass(frozen=True, slots=True)
class _Most:
    """The most damage points through, how many beginnings have them, and the first of these."""

    through: int
    number: int
    row: Row

    def following(self, amount: int, points: int) -> "_Most":
        """With the next share; `points`: how many of each of its damage points get through."""
        return _Most(self.through + points * amount, self.number, (*self.row, amount))

    def joined(self, other: "_Most | None") -> "_Most":
        """The better of two, or both where they are equally good."""
        if other is None or other.through < self.through:
            return self
        if other.through > self.through:
            return other
        return _Most(self.through, self.number + other.number, max(self.row, other.row))


_Layer: TypeAlias = dict[tuple[Sums, Row], _Most]
"""By sums at the scale's places and the beginnings of the group's parts."""


@dataclass(frozen=True, slots=True)
class BestTable:
    """Works out best divisions by what one player wishes."""

    combat: Combat
    step: DamageStep
    contributions: Contributions
    fates: Fates
    wishes: Wishes

    def best(self, group: Group) -> BestRow:
        """The first of the best divisions, and how many are as good."""
        scale = self._scale(group)
        by_sums: dict[Sums, _Most] = {}
        for (sums, _), most in self._ends(group, scale).items():
            by_sums[sums] = most.joined(by_sums.get(sums))
        gains = {sums: self._gains(scale, sums, end) for sums, end in by_sums.items()}
        most_gained = max(gains.values())
        best = [end for sums, end in by_sums.items() if gains[sums] == most_gained]
        return BestRow(max(end.row for end in best), sum(end.number for end in best))

    def _gains(self, scale: Scale, sums: Sums, end: _Most) -> tuple[int, ...]:
        left = self.fates.together(dict(zip(scale.places, sums, strict=True))).left
        return self.wishes.gains(left, end.through)

    def _ends(self, group: Group, scale: Scale) -> _Layer:
        walked = Walked(group.starts)
        layer: _Layer = {(scale.zero, walked.start): _Most(0, 1, ())}
        for slot, part in group.slots:
            points = self.wishes.points(*self.step.slots[slot])
            further: _Layer = {}
            steps: dict[int, tuple[tuple[int, int], ...]] = {}
            for (sums, beginnings), most in layer.items():
                for amount, after in walked.following(part, beginnings[part]):
                    if amount not in steps:
                        steps[amount] = self._changes(scale, slot, amount)
                    name = scale.added(sums, steps[amount]), (*beginnings[:part], after, *beginnings[part + 1 :])
                    further[name] = most.following(amount, points).joined(further.get(name))
            layer = further
        return layer

    def _scale(self, group: Group) -> Scale:
        """The places that decide who leaves, of those whom some goal minds; of players only points through count."""
        whole = self.contributions.scale([slot for slot, _ in group.slots])
        kept = [number for number, place in enumerate(whole.places) if self._matters(place[0])]
        return Scale(tuple(whole.places[number] for number in kept), tuple(whole.limits[number] for number in kept))

    def _matters(self, id: str) -> bool:
        return not self.combat.is_player(id) and self.wishes.minds(self.combat.permanent(id))

    def _changes(self, scale: Scale, slot: int, amount: int) -> tuple[tuple[int, int], ...]:
        changes = self.contributions.changes(slot, amount)
        return scale.steps({place: change for place, change in changes.items() if place in scale.places})

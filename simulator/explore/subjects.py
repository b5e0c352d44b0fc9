"""Whose figures tell the results of a knot apart, and how the shares of its sources move them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, islice

from simulator.explore.contributions import TOUCHED, Contributions, Place, Scale
from simulator.explore.fates import NOTHING, Fates
from simulator.explore.piles import TO_THE_TOP, Move, Moves, Pile, Subject, cells_of
from simulator.explore.results import Result
from simulator.rules.checks.figures import LIMIT
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.events import Figure
from simulator.rules.legal.budget import BeyondBudgetError, Estimate
from simulator.rules.legal.counting.division import Division

MOST_FATES = 5_000
"""Cells of one permanent's piles that are judged one by one at most."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A figure of a player: `each` point on the pile changes it by 1 or -1."""

    place: Place
    sign: int
    pile: Pile


class Subjects:
    """The figures that the shares of a step bear on."""

    def __init__(self, combat: Combat, step: DamageStep, contributions: Contributions, fates: Fates) -> None:
        self._combat = combat
        self._step = step
        self._contributions = contributions
        self._fates = fates

    def permanents(self, slots: Sequence[int], minds: Callable[[str], bool]) -> list[Subject]:
        """The permanents that some slots bear on and that somebody minds, where their fate is open."""
        scale = self._contributions.scale(slots)
        by_id: dict[str, list[Place]] = {}
        for place in scale.places:
            if not self._combat.is_player(place[0]) and minds(place[0]):
                by_id.setdefault(place[0], []).append(place)
        subjects = (self._subject(id, places, slots, scale) for id, places in by_id.items())
        return [subject for subject in subjects if subject is not None]

    def _subject(self, id: str, places: Sequence[Place], slots: Sequence[int], scale: Scale) -> Subject | None:
        moves = {place: self._moves(place, slots, scale) for place in places}
        if all(figure is Figure.DAMAGE for _, figure, _ in places):
            return self._creature(id, moves, scale)
        kept = [place for place in places if moves[place]]
        piles = tuple(self._pile(moves[place], self._height(place, scale)) for place in kept)
        if cells_of(piles) > MOST_FATES:
            raise BeyondBudgetError(Estimate(0, 0, 1000 * cells_of(piles)))

        def fate(points: tuple[int, ...]) -> Result:
            both = zip(kept, points, strict=True)
            return self._fates.together({place: _sign(place) * amount for place, amount in both})

        return Subject(id, piles, fate)

    def _creature(self, id: str, moves: Mapping[Place, Moves], scale: Scale) -> Subject | None:
        """What only damage is marked on: lethal damage and deathtouch are one pile where both destroy."""
        marked, touched = (id, Figure.DAMAGE, ""), (id, Figure.DAMAGE, TOUCHED)
        lethal = self._height(marked, scale)
        gone = self._fates.of(((marked, lethal),))
        settling = set(moves.get(touched, {})) if self._fates.of(((touched, 1),)) != NOTHING else set()
        damage = {
            slot: Move(move.skip, TO_THE_TOP, 0) if slot in settling else move for slot, move in moves[marked].items()
        }
        if gone == NOTHING:
            damage = {slot: move for slot, move in damage.items() if slot in settling}
            lethal = 1
        pile = self._pile(damage, lethal)
        if not damage or pile.height < lethal:
            return None
        left = Result((id,), ())
        return Subject(id, (pile,), lambda points: left if points[0] >= lethal else NOTHING)

    def players(self, division: Division, slots: Sequence[int]) -> tuple[list[Kept], dict[Place, int]]:
        """The figures of players that hang on how damage is divided, and by how much all the others change."""
        scale = self._contributions.scale(slots)
        kept: list[Kept] = []
        fixed: dict[Place, int] = {}
        for place in scale.places:
            if not self._combat.is_player(place[0]):
                continue
            for sign in (1, -1):
                moves = self._signed_moves(place, slots, scale, sign)
                fixed[place] = fixed.get(place, 0) + sign * _taken_out(division, moves)
                if moves:
                    kept.append(Kept(place, sign, self._pile(moves, LIMIT)))
        return kept, fixed

    def _signed_moves(self, place: Place, slots: Sequence[int], scale: Scale, sign: int) -> dict[int, Move]:
        own = [slot for slot in slots if sign * self._contributions.changes(slot, self._total(slot)).get(place, 0) > 0]
        return dict(self._moves(place, own, scale))

    def _moves(self, place: Place, slots: Sequence[int], scale: Scale) -> dict[int, Move]:
        height = self._height(place, scale)
        found = {slot: self._move(slot, place, height) for slot in slots}
        return {slot: move for slot, move in found.items() if move is not None}

    def _move(self, slot: int, place: Place, height: int) -> Move | None:
        """How a share moves a figure: told from the first points that do, and from all of them."""
        total = self._total(slot)

        def by(amount: int) -> int:
            return min(height, abs(self._contributions.changes(slot, amount).get(place, 0)))

        if not by(total):
            return None
        first = next(amount for amount in islice(count(1), total) if by(amount))
        each = by(first + 1) - by(first) if first < total and by(first) < height else by(first)
        move = Move(first - 1, by(first) - each, each)
        assert min(height, move.by(total)) == by(total), "a figure moves in a straight line"
        return move

    def _height(self, place: Place, scale: Scale) -> int:
        least, most = scale.limits[scale.places.index(place)]
        return max(-least, most)

    def _pile(self, moves: Moves, height: int) -> Pile:
        """No higher than all shares together can make it."""
        most: dict[str, int] = {}
        for slot, move in moves.items():
            source = self._step.slots[slot][0]
            most[source] = most.get(source, 0) + move.once
        for slot, move in moves.items():
            source, total = self._step.slots[slot][0], self._total(slot)
            others = sum(one.once for other, one in moves.items() if self._step.slots[other][0] == source)
            most[source] = max(most[source], others + move.each * total)
        return Pile(min(height, sum(most.values())), moves)

    def _total(self, slot: int) -> int:
        return self._step.source_of[self._step.slots[slot][0]].amount


def _sign(place: Place) -> int:
    return -1 if place[1] in (Figure.LOYALTY, Figure.DEFENSE) else 1


def _taken_out(division: Division, moves: dict[int, Move]) -> int:
    """Takes out the sources all of whose points move a figure alike, and tells how much they do in any case."""
    fixed = 0
    for divider in division.dividers:
        alike = {moves.get(share.slot, Move(0, 0, 0)) for share in divider.shares}
        totals = {manner.total for manner in divider.manners}
        if len(alike) == len(totals) == 1:
            (move,), (total,) = alike, totals
            if not move.skip and not move.once and move.each:
                fixed += move.each * total
                for share in divider.shares:
                    del moves[share.slot]
    return fixed

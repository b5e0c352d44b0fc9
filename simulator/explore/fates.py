"""What becomes of single permanents by what damage adds to their figures; they are judged without dealing anything.

Holds where sums decide (`contributions`): then no permanent's fate hangs on another's.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import TypeAlias

from simulator.explore.contributions import TOUCHED, Place
from simulator.explore.results import Result, result
from simulator.rules.combat import Combat
from simulator.rules.damage.figures import with_changes
from simulator.rules.division.assigning import lethal_damage
from simulator.rules.events import Figure, FigureChange
from simulator.rules.flow.state_based import check
from simulator.rules.objects import Permanent

Changes: TypeAlias = tuple[tuple[Place, int], ...]
"""What is added at places of one permanent, in the order of the places."""

NOTHING = Result((), ())


class Fates:
    """The fates of a combat's permanents; each is worked out once."""

    def __init__(self, combat: Combat) -> None:
        self._combat = combat
        self._known: dict[Changes, Result] = {}
        self._places = {one.id: number for number, one in enumerate(combat.permanents)}

    def together(self, changes: Mapping[Place, int]) -> Result:
        """What changes of several permanents' figures come to; those of players are passed over."""
        own: dict[str, Changes] = {}
        for place, amount in changes.items():
            if amount and place[0] in self._places:
                own[place[0]] = (*own.get(place[0], ()), (place, amount))
        return self.joined(self.of(one) for one in own.values())

    def of(self, changes: Changes) -> Result:
        """What changes of one permanent's figures come to."""
        if changes not in self._known:
            self._known[changes] = self._judged(changes)
        return self._known[changes]

    def joined(self, results: Iterable[Result]) -> Result:
        """The results of different permanents as one, in scenario order."""
        told = [one for one in results if one != NOTHING]
        left = sorted((id for one in told for id in one.left), key=self._places.__getitem__)
        figures = sorted((each for one in told for each in one.figures), key=lambda each: self._places[each[0][0]])
        return Result(tuple(left), tuple(figures))

    def _judged(self, changes: Changes) -> Result:
        id = changes[0][0][0]
        marked = {kind: amount for (_, figure, kind), amount in changes if figure is Figure.DAMAGE}
        if len(marked) < len(changes):
            return self._after(changes)
        # Damage alone: who is destroyed by lethal damage or by deathtouch is asked of all permanents at once.
        lethal = lethal_damage(self._combat, self._combat.permanent(id))
        gone = (TOUCHED in marked and id in self._touched) or (marked.get("", 0) >= max(1, lethal) and id in self._full)
        return Result((id,), ()) if gone else NOTHING

    @cached_property
    def _full(self) -> frozenset[str]:
        """Who leaves with lethal damage."""
        creatures = [one for one in self._combat.present() if one.is_creature]
        marked = (replace(one, damage=one.damage + max(1, lethal_damage(self._combat, one))) for one in creatures)
        return self._left({one.id: one for one in marked})

    @cached_property
    def _touched(self) -> frozenset[str]:
        """Who leaves with a damage point from a source with deathtouch."""
        creatures = [one for one in self._combat.present() if one.is_creature]
        return self._left({one.id: replace(one, damage=one.damage + 1, dealt_deathtouch=True) for one in creatures})

    def _left(self, changed: Mapping[str, Permanent]) -> frozenset[str]:
        permanents = tuple(changed.get(one.id, one) for one in self._combat.permanents)
        after = self._checked(replace(self._combat, permanents=permanents))
        return frozenset(result(self._combat, after).left)

    def _after(self, changes: Changes) -> Result:
        id = changes[0][0][0]
        figures = (FigureChange(id, place[1], amount, place[2]) for place, amount in changes if place[2] != TOUCHED)
        combat = with_changes(self._combat, figures)
        if any(place[2] == TOUCHED for place, _ in changes):
            combat = combat.with_permanent(replace(combat.permanent(id), dealt_deathtouch=True))
        told = result(self._combat, self._checked(combat))
        return Result(
            tuple(one for one in told.left if one == id), tuple(one for one in told.figures if one[0][0] == id)
        )

    def _checked(self, combat: Combat) -> Combat:
        return check(replace(combat, players=self._combat.players))

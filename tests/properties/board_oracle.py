"""The tests' own opinion on a whole board: who assigns, how much, who announces, and every legal assignment.

Written from the rules, board by board, for small two-player boards: nothing of the program is used but the values that
a scenario holds and the text of the day. Rule: CR 510.1, 510.4, 702.2c, 702.19, 702.22h–k.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from itertools import product

from simulator.rules.era import day_of
from simulator.rules.objects import Permanent
from simulator.rules.scenario import AttackedKind, Scenario

Shares = dict[str, int]
Whole = dict[str, Shares]

_URZA, _APOCALYPSE, _LEGIONS = date(1998, 10, 12), date(2001, 7, 1), date(2003, 2, 3)
_M10, _M11, _FOUNDATIONS = date(2009, 7, 11), date(2010, 7, 16), date(2024, 11, 8)
_SIXTH = date(1999, 6, 1)


@dataclass(frozen=True)
class Manner:
    """One manner of dividing: among `foes`, and when all of them are lethal to `onward`, and past it to `past`."""

    foes: tuple[str, ...] = ()
    ordered: bool = False
    onward: str | None = None
    past: str | None = None

    def reaches(self) -> list[str]:
        """Everyone who may be given anything."""
        return list(dict.fromkeys((*self.foes, *(one for one in (self.onward, self.past) if one is not None))))


class Oracle:
    """A scenario that stands after blocks, in the first step or the one after it."""

    def __init__(self, board: Scenario, first: bool) -> None:
        self.board = board
        self.day = day_of(board.rules)
        self.first = first
        self.here = {one.id: one for one in board.permanents}
        self.attacks = {attack.attacker: attack for attack in board.declared.attacks}
        self.blocking: dict[str, list[str]] = {block.blocker: [] for block in board.declared.blocks}
        self.blockers: dict[str, list[str]] = {id: [] for id in self.attacks}
        self.blocked = {mate for id in board.declared.blocked for mate in (id, *self._mates((id,)))}
        self._block()

    def _mates(self, ids: tuple[str, ...]) -> list[str]:
        bands = [band for band in self.board.declared.bands if set(band) & set(ids)]
        return [id for band in bands for id in band if id not in ids]

    def _block(self) -> None:
        blocks = self.board.declared.blocks
        pairs = [(block.blocker, id) for block in blocks for id in block.blocking]
        pairs += [(block.blocker, id) for block in blocks for id in self._mates(block.blocking)]
        for blocker, attacker in pairs:
            self.blocking[blocker].append(attacker)
            self.blockers[attacker].append(blocker)
            self.blocked.add(attacker)
        for id, order in self.board.declared.orders:
            (self.blockers if id in self.blockers else self.blocking)[id] = list(order)

    def strikers(self) -> list[str]:
        """Who has first or double strike."""
        return [id for id in self._in_combat() if self._has(id, "first strike") or self._has(id, "double strike")]

    def announcers(self) -> dict[str, str]:
        """Who assigns damage, each with the player who announces it."""
        return {id: self._announcer(id) for id in self._sources()}

    def wholes(self) -> Iterator[Whole]:
        """Every legal assignment of all sources together."""
        manners = self._sources()
        for shares in product(*(self._divisions(id, manners[id]) for id in manners)):
            whole = dict(zip(manners, shares, strict=True))
            if all(any(self._allows(whole, id, one) for one in manners[id]) for id in manners):
                yield {id: given for id, given in whole.items() if given}

    def divisions(self) -> int:
        """How many divisions there are, legal or not."""
        number = 1
        for id, manners in self._sources().items():
            number *= len(list(self._divisions(id, manners)))
        return number

    def _in_combat(self) -> list[str]:
        return [*self.attacks, *self.blocking]

    def _has(self, id: str, word: str) -> bool:
        return any(one.text == word for one in self.here[id].keywords)

    def _can(self, id: str, word: str) -> bool:
        return any(one.text == word for one in self.here[id].abilities)

    def _sources(self) -> dict[str, list[Manner]]:
        found = {id: self._manners(id) for id in self._in_combat() if self._is_due(id) and self._amount(id)}
        return {id: manners for id, manners in found.items() if any(one.reaches() for one in manners)}

    def _is_due(self, id: str) -> bool:
        if self.first:
            return id in self.strikers()
        told = self.board.declared.had_first_strike
        had = self.strikers() if told is None else told
        return id not in had or self._has(id, "double strike")

    def _amount(self, id: str) -> int:
        one = self.here[id]
        return max(0, (one.toughness if self._can(id, "assign toughness") else one.power) or 0)

    def _manners(self, id: str) -> list[Manner]:
        if id in self.attacks:
            return self._attacking(id)
        if self.here[id].tapped and self.day < _SIXTH:
            return [Manner()]
        blocked = tuple(self.blocking[id])
        own = Manner(blocked, self._is_bound(id) and not self._bands(blocked))
        return [own, self._anywhere("P2")] if blocked and self._can(id, _ORGG) else [own]

    def _attacking(self, id: str) -> list[Manner]:
        blockers, free = tuple(self.blockers[id]), self._unblocked(id)
        tramples = self._has(id, "trample") or self._has(id, "trample over planeswalkers")
        if id not in self.blocked:
            own = free
        elif not blockers:
            own = free if tramples else Manner()
        elif self._bands(blockers):
            own = Manner(blockers)
        elif tramples and self.day >= _URZA:
            foes = tuple(one for one in blockers if not self._is_passed_over(id, one))
            own = Manner(foes, self._is_bound(id), free.onward, free.past)
        else:
            own = Manner(blockers, self._is_bound(id))
        if self._can(id, _ORGG):
            return [own, Manner() if id in self.blocked and not blockers else self._anywhere("P2")]
        return [own, free] if self._can(id, "assign as though unblocked") and id in self.blocked else [own]

    def _unblocked(self, id: str) -> Manner:
        attack, over = self.attacks[id], self._has(id, "trample over planeswalkers")
        if attack.attacking is None:
            was = attack.was_attacking
            left = over and was is not None and was.kind is AttackedKind.PLANESWALKER
            return Manner(onward="P2" if left else None)
        past = over and attack.attacking in self.here and self.here[attack.attacking].is_planeswalker
        return Manner(onward=attack.attacking, past="P2" if past else None)

    def _anywhere(self, player: str) -> Manner:
        theirs = (one.id for one in self.here.values() if one.is_creature and one.controller == player)
        return Manner((*theirs, player))

    def _is_bound(self, id: str) -> bool:
        """Whether there is a damage assignment order that binds it."""
        free = self._has(id, "deathtouch") and self.day < _M11
        return _M10 <= self.day < _FOUNDATIONS and not free

    def _is_passed_over(self, id: str, blocker: str) -> bool:
        """Whether trample reckons without a blocker that cannot be dealt the damage."""
        protected = any(self._has(blocker, f"protection from {color.value}") for color in self.here[id].colors)
        return self.day < _APOCALYPSE and protected

    def _bands(self, ids: tuple[str, ...]) -> bool:
        return any(self._has(id, "banding") for id in ids)

    def _announcer(self, id: str) -> str:
        if id in self.attacks:
            return "P2" if self._bands(tuple(self.blockers[id])) else "P1"
        return "P1" if self._bands(tuple(self.blocking[id])) else "P2"

    def _divisions(self, id: str, manners: list[Manner]) -> Iterator[Shares]:
        reached = list(dict.fromkeys(one for manner in manners for one in manner.reaches()))
        for amounts in _parts(self._amount(id), len(reached)):
            yield {one: amount for one, amount in zip(reached, amounts, strict=True) if amount}
        if any(not manner.reaches() for manner in manners):
            yield {}

    def _allows(self, whole: Whole, id: str, manner: Manner) -> bool:
        given = whole[id]
        if not manner.reaches():
            return not given
        if sum(given.values()) != self._amount(id) or not set(given) <= set(manner.reaches()):
            return False
        lethal = [self._is_lethal(whole, id, foe) for foe in manner.foes]
        early = any(foe in given and not all(lethal[:place]) for place, foe in enumerate(manner.foes))
        if (manner.ordered and early) or (not set(given) <= set(manner.foes) and not all(lethal)):
            return False
        return manner.past not in given or self._given(whole, id, manner.onward or "") >= self._loyalty(manner.onward)

    def _loyalty(self, id: str | None) -> int:
        return self.here[id or ""].loyalty or 0

    def _side(self, whole: Whole, id: str) -> list[str]:
        return [other for other in whole if (other in self.attacks) is (id in self.attacks)]

    def _given(self, whole: Whole, id: str, to: str) -> int:
        return sum(whole[other].get(to, 0) for other in self._side(whole, id))

    def _is_lethal(self, whole: Whole, id: str, foe: str) -> bool:
        if foe not in self.here or not self.here[foe].is_creature:
            return True
        touched = any(self._has(other, "deathtouch") and foe in whole[other] for other in self._side(whole, id))
        return (touched and self.day >= _M11) or self._given(whole, id, foe) >= self._need(self.here[foe])

    def _need(self, one: Permanent) -> int:
        by_power = any(
            self._can(other.id, "lethal by power") and other.controller == one.controller
            for other in self.here.values()
        )
        limit = max(1, one.power or 0) if by_power else one.toughness or 0
        return max(0, limit - (0 if _URZA <= self.day < _LEGIONS else one.damage))


_ORGG = "divide among defending player and creatures"


def _parts(total: int, number: int) -> Iterator[tuple[int, ...]]:
    if number < 2:
        yield (total,) * number
        return
    for first in range(total + 1):
        for rest in _parts(total - first, number - 1):
            yield (first, *rest)

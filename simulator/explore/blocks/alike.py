"""Creatures that are alike: whatever one of them can do, and whatever it comes to, is so for the other."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from simulator.explore.blocks.question import BlockQuestion
from simulator.rules.declaring.block_problem import Blocks, MayBlock


@dataclass(frozen=True, slots=True)
class BlockerClass:
    """Creatures that may block, all alike. `able`: the attackers that each may block, `most` of them at once."""

    members: tuple[str, ...]
    able: tuple[str, ...]
    most: int
    must_block: bool
    not_alone: bool


class Alike:
    """Who is like whom in one question. Where anything on the board may name permanents, nobody is."""

    def __init__(self, question: BlockQuestion) -> None:
        self._question = question
        self._numbers: dict[Hashable, int] = {}

    @cached_property
    def classes(self) -> tuple[BlockerClass, ...]:
        """The creatures that may block one attacker at once, by class; each class in scenario order."""
        return self._classes(several=False)

    @cached_property
    def several(self) -> tuple[BlockerClass, ...]:
        """Those that may block several attackers at once, by class."""
        return self._classes(several=True)

    def group_name(self, attackers: Sequence[str], blocks: Blocks) -> Hashable:
        """Groups of one name are played out alike. `blocks`: of these attackers."""
        places = {id: place for place, id in enumerate(attackers)}
        blockers = sorted(
            (self._kind(id), tuple(sorted(places[one] for one in blocked))) for id, blocked in blocks.items()
        )
        return tuple(map(self._attacker_kind, attackers)), tuple(blockers)

    def _classes(self, several: bool) -> tuple[BlockerClass, ...]:
        found: dict[Hashable, list[MayBlock]] = {}
        for one in self._question.problem.blockers:
            if (min(one.most, len(one.able)) > 1) is several:
                found.setdefault(replace(one, id=f"{self._kind(one.id)}", declared=frozenset()), []).append(one)
        return tuple(
            BlockerClass(tuple(one.id for one in ones), first.able, first.most, first.must_block, first.not_alone)
            for ones in found.values()
            for first in ones[:1]
        )

    def _kind(self, id: str) -> int:
        """The same number for permanents that are alike."""
        combat = self._question.combat
        permanent = combat.permanent(id)
        named = bool(combat.effects or combat.timeline)
        return self._number(id if named else replace(permanent, id="", name=(), triggers=()))

    def _attacker_kind(self, id: str) -> int:
        """The same, with what it attacks, its band, and for a commander what it has dealt before."""
        combat = self._question.combat
        attacker = combat.attacker(id)
        assert attacker is not None
        band = next((band for band in combat.bands if id in band), ())
        dealt = tuple(dict(player.commander_damage).get(id, 0) for player in combat.players)
        return self._number((self._kind(id), replace(attacker, id=""), band, dealt))

    def _number(self, name: Hashable) -> int:
        return self._numbers.setdefault(name, len(self._numbers))

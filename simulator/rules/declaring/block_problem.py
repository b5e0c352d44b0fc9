"""The declaration of blockers by one defending player or team, as a problem of its own.

Which creatures may block which attackers is settled; what is left are the restrictions that look at several
creatures at once, and the requirements, of which as many as possible must be obeyed.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from simulator.rules.declaring.requirement import Requirement
from simulator.rules.messages import Name, message

Blocks: TypeAlias = Mapping[str, frozenset[str]]
"""The attackers that each blocking creature blocks; creatures that block nothing are left out."""

NO_BLOCK: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class MayBlock:
    """A creature that may block. `able`: the attackers that it may block; `most`: how many of them at once.

    `declared`: what it was declared to block. `must_block`: it blocks each combat if able. `not_alone`: it can't
    be the only one that blocks.
    """

    id: str
    able: tuple[str, ...]
    most: int
    declared: frozenset[str] = NO_BLOCK
    must_block: bool = False
    not_alone: bool = False

    def allows(self, attackers: frozenset[str]) -> bool:
        """Whether it may block just these attackers, whatever others do."""
        return len(attackers) <= self.most and attackers <= set(self.able)


@dataclass(frozen=True, slots=True)
class MayBeBlocked:
    """An attacker. `least`: how many must block it if any does (menace: 2); `most`: how many may.

    `must_be_blocked`: somebody blocks it if able. `by_all`: every creature that is able blocks it.
    """

    id: str
    least: int = 1
    most: int | None = None
    must_be_blocked: bool = False
    by_all: bool = False

    def allows(self, number: int) -> bool:
        """Whether so many creatures may block it at once."""
        return number == 0 or (self.least <= number and (self.most is None or number <= self.most))


@dataclass(frozen=True)
class BlockProblem:
    """Creatures that may block, and attackers that may be blocked by them, in scenario order."""

    blockers: tuple[MayBlock, ...]
    attackers: tuple[MayBeBlocked, ...]

    @cached_property
    def attacker_of(self) -> dict[str, MayBeBlocked]:
        """The attackers by id."""
        return {attacker.id: attacker for attacker in self.attackers}

    @cached_property
    def requires_anything(self) -> bool:
        """Whether there is any requirement at all."""
        return any(blocker.must_block for blocker in self.blockers) or any(
            attacker.must_be_blocked or attacker.by_all for attacker in self.attackers
        )

    @property
    def declared(self) -> Blocks:
        """What was declared."""
        return {blocker.id: blocker.declared for blocker in self.blockers if blocker.declared}

    def obeyed(self, blocks: Blocks) -> tuple[Requirement, ...]:
        """The requirements that these blocks obey. Rule: CR 509.1c."""
        met = [_must_block(one.id) for one in self.blockers if one.must_block and blocks.get(one.id)]
        for attacker in self.attackers:
            blocked_by = [one.id for one in self.blockers if attacker.id in blocks.get(one.id, NO_BLOCK)]
            if attacker.must_be_blocked and blocked_by:
                met.append(_must_be_blocked(attacker.id))
            if attacker.by_all:
                met += [_must_block_it(blocker, attacker.id) for blocker in blocked_by]
        return tuple(met)

    def allows(self, blocks: Blocks) -> bool:
        """Whether these blocks break no restriction, requirements aside. Rule: CR 509.1a–b."""
        return (
            all(one.allows(blocks.get(one.id, NO_BLOCK)) for one in self.blockers)
            and all(self.attacker_of[id].allows(number) for id, number in counts(blocks).items())
            and not any(one.not_alone and set(blocks) == {one.id} for one in self.blockers)
        )

    def kept(self, blocks: Blocks) -> int:
        """How many creatures do what was declared for them."""
        return sum(blocks.get(one.id, NO_BLOCK) == one.declared for one in self.blockers)


def counts(blocks: Blocks) -> dict[str, int]:
    """How many creatures block each attacker that is blocked."""
    blocked: dict[str, int] = {}
    for attackers in blocks.values():
        for attacker in attackers:
            blocked[attacker] = blocked.get(attacker, 0) + 1
    return blocked


def _must_block(blocker: str) -> Requirement:
    return Requirement((blocker,), message("requirement.must-block", blocker=Name(blocker)))


def _must_be_blocked(attacker: str) -> Requirement:
    return Requirement((attacker,), message("requirement.must-be-blocked", attacker=Name(attacker)))


def _must_block_it(blocker: str, attacker: str) -> Requirement:
    said = message("requirement.must-block-it", blocker=Name(blocker), attacker=Name(attacker))
    return Requirement((blocker, attacker), said)

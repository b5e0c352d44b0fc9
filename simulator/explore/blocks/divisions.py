"""The divisions of one damage step, told apart by what they come to: one of each is enough to play on.

Who leaves hangs on the damage that each permanent is given, and on nothing else; so shares are gone through one by
one, and what is alike so far goes on together.
"""

from dataclasses import dataclass
from operator import add
from typing import TypeAlias

from simulator.explore.blocks.reading import Reader
from simulator.explore.outcome_groups import Group, Row, Walked, groups_of
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.damage.dealing import deal_combat_damage
from simulator.rules.damage_step import DamageStep
from simulator.rules.flow.state_based import check
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.objects import Permanent

_Given: TypeAlias = tuple[tuple[str, int], ...]
"""What one permanent is given so far: damage points by source."""

_Whom: TypeAlias = Permanent | str
"""A permanent as it is, or a player."""

_Changes: TypeAlias = tuple[int, ...]
"""Life and poison counters of the side, creatures and attacked permanents that leave."""

_UNCHANGED: _Changes = (0, 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class _SoFar:
    """What is alike in some beginnings of a division.

    `beginnings`: of the group's parts. `given`: to permanents that later shares may still go to. `changes`: what has
    come of the shares; `left`: the permanents that leave, where it makes a difference which.
    """

    beginnings: Row
    given: tuple[tuple[str, _Given], ...]
    changes: _Changes
    left: frozenset[str]


class Divisions:
    """Tells divisions apart for one question; what a share comes to is remembered from one combat to the next."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._shares: dict[tuple[Permanent, _Whom, int], _Changes] = {}
        self._leaving: dict[tuple[Permanent, tuple[tuple[Permanent, int], ...]], bool] = {}

    def of(self, combat: Combat, step: DamageStep, *, by_identity: bool) -> list[Assignment]:
        """One legal assignment for each thing that the step can come to.

        `by_identity`: it makes a difference which creatures leave, not only how many. Only for a combat in which
        single shares decide. Raises `BeyondBudgetError`.
        """
        found: dict[tuple[_Changes, frozenset[str]], tuple[int, ...]] = {
            (_UNCHANGED, frozenset()): (0,) * len(step.slots)
        }
        for group in groups_of(step, LegalAssignments(step)) or ():
            ends = _Walk(self, combat, step, group, by_identity).ends()
            found = {
                (tuple(map(add, changes, more)), left | gone): _with(amounts, group, row)
                for (changes, left), amounts in found.items()
                for (more, gone), row in ends.items()
            }
        return [Assignment(step.slots, amounts) for amounts in found.values()]

    def share(self, combat: Combat, step: DamageStep, slot: int, amount: int) -> _Changes:
        """What one share does to the side's players."""
        source, recipient = step.slots[slot]
        whom: _Whom = recipient if combat.is_player(recipient) else combat.permanent(recipient)
        name = combat.permanent(source), whom, amount
        if name not in self._shares:
            after = deal_combat_damage(combat, step, Assignment((step.slots[slot],), (amount,)))
            self._shares[name] = (*self._reader.players_changed(combat, after), 0, 0, 0)
        return self._shares[name]

    def leaves(self, combat: Combat, step: DamageStep, id: str, given: _Given) -> bool:
        """Whether the permanent leaves when it is given this."""
        name = combat.permanent(id), tuple((combat.permanent(source), amount) for source, amount in given)
        if name not in self._leaving:
            slots = tuple((source, id) for source, _ in given)
            dealt = deal_combat_damage(combat, step, Assignment(slots, tuple(amount for _, amount in given)))
            self._leaving[name] = not check(dealt).on_battlefield(id)
        return self._leaving[name]

    def gone(self, id: str) -> _Changes:
        """What it means that the permanent leaves."""
        return (0, 0, *self._reader.gone(id))


class _Walk:
    """One group of a step, share by share."""

    def __init__(self, divisions: Divisions, combat: Combat, step: DamageStep, group: Group, by_identity: bool) -> None:
        self._divisions = divisions
        self._combat = combat
        self._step = step
        self._group = group
        self._by_identity = by_identity
        self._last = {step.slots[slot][1]: slot for slot, _ in group.slots}

    def ends(self) -> dict[tuple[_Changes, frozenset[str]], Row]:
        """A division for each thing that the group can come to."""
        walked = Walked(self._group.starts)
        layer: dict[_SoFar, Row] = {_SoFar(walked.start, (), _UNCHANGED, frozenset()): ()}
        for slot, part in self._group.slots:
            further: dict[_SoFar, Row] = {}
            for so_far, row in layer.items():
                for amount, after in walked.following(part, so_far.beginnings[part]):
                    beginnings = (*so_far.beginnings[:part], after, *so_far.beginnings[part + 1 :])
                    further.setdefault(self._with(so_far, beginnings, slot, amount), (*row, amount))
            layer = further
        return {(so_far.changes, so_far.left): row for so_far, row in layer.items()}

    def _with(self, so_far: _SoFar, beginnings: Row, slot: int, amount: int) -> _SoFar:
        """With one share more; what a permanent is given counts when nothing more can go to it."""
        source, recipient = self._step.slots[slot]
        given, changes, left = dict(so_far.given), so_far.changes, so_far.left
        if amount:
            changes = tuple(map(add, changes, self._divisions.share(self._combat, self._step, slot, amount)))
            given[recipient] = (*given.get(recipient, ()), (source, amount))
        if self._last[recipient] == slot:
            whole = given.pop(recipient, ())
            if whole and self._leaves(recipient, whole):
                changes = tuple(map(add, changes, self._divisions.gone(recipient)))
                left = left | {recipient} if self._by_identity else left
        return _SoFar(beginnings, tuple(given.items()), changes, left)

    def _leaves(self, id: str, given: _Given) -> bool:
        return not self._combat.is_player(id) and self._divisions.leaves(self._combat, self._step, id, given)


def _with(amounts: tuple[int, ...], group: Group, row: Row) -> tuple[int, ...]:
    whole = list(amounts)
    for (slot, _), amount in zip(group.slots, row, strict=True):
        whole[slot] = amount
    return tuple(whole)

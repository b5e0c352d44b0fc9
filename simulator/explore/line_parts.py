"""The parts of a combat that don't bear on one another in any of its damage steps, so that lines are sought in each.

Creatures belong together where one can give the other damage in this step or a later one, and with the permanent that
they attack. Which creatures are left to assign, what is lethal to them and who divides is then a matter of one part.

Why the best line of the whole is the best of each part: what a player wants is a sum over parts, and the goals, the
first before all others, order sums so that adding the same to both sides changes nothing. So whoever announces last has
the most by having the most in each part, whatever was announced in the others; what they answer in a part hangs on that
part alone. Therefore the same holds for whoever announces before them, and so on to the first, whether or not players
want opposite things. Of equals the first is taken: the first of all combinations is the one of the first of each part,
as the first share that differs from it lies in one part and is smaller there. Numbers of ways multiply.

None of that holds where a part can end the game for a player, or where anything but sums decides: then all is one part.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from simulator.explore.choosing import choose
from simulator.explore.contributions import sums_decide
from simulator.explore.line_moments import players_matter, sums_tell
from simulator.explore.outcome_groups import Row, groups_of
from simulator.explore.policy import Policy
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.division.assigning import damage_step
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.timeline import Moment


@dataclass(frozen=True, slots=True)
class Part:
    """The slots of a step that one part announces. `beside`: damage points by slot meanwhile in all others."""

    slots: frozenset[int]
    beside: Row


def whole_of(step: DamageStep) -> Part:
    """All slots as one part."""
    return Part(frozenset(range(len(step.slots))), (0,) * len(step.slots))


def parts_of(combat: Combat, step: DamageStep) -> tuple[Part, ...]:
    """The parts of a combat that announce something in a step, at least one."""
    later = damage_step(combat, Moment.COMBAT_DAMAGE)
    groups = groups_of(step, LegalAssignments(step))
    if not groups or not _sums_tell_all(combat, step, later) or players_matter(combat, step):
        return (whole_of(step),)
    first = first_of(step).amounts
    reached = [_reached(combat, step, (slot for slot, _ in group.slots)) for group in groups]
    joined = _joined([*reached, *_reached_later(combat, later)])
    found: dict[frozenset[str], set[int]] = {}
    for group, own in zip(groups, reached, strict=True):
        whole = next(one for one in joined if own <= one)
        found.setdefault(whole, set()).update(slot for slot, _ in group.slots)
    return tuple(_part(frozenset(slots), first) for slots in found.values())


def first_of(step: DamageStep) -> Assignment:
    """What all parts but one announce meanwhile: the first assignment in canonical order."""
    return choose(step, LegalAssignments(step), Policy.FIRST)


def _part(slots: frozenset[int], first: Row) -> Part:
    return Part(slots, tuple(0 if slot in slots else amount for slot, amount in enumerate(first)))


def _sums_tell_all(combat: Combat, step: DamageStep, later: DamageStep | None) -> bool:
    return sums_tell(combat, step) and (later is None or sums_decide(combat, later))


def _reached(combat: Combat, step: DamageStep, slots: Iterable[int]) -> frozenset[str]:
    """The permanents that give or may be given damage at some slots."""
    return frozenset(id for slot in slots for id in step.slots[slot] if not combat.is_player(id))


def _reached_later(combat: Combat, later: DamageStep | None) -> list[frozenset[str]]:
    """The same of every source when nobody leaves before: that is when most may be given damage."""
    if later is None:
        return []
    own: dict[str, list[int]] = {}
    for slot, (source, _) in enumerate(later.slots):
        own.setdefault(source, []).append(slot)
    return [_reached(combat, later, slots) for slots in own.values()]


def _joined(groups: Iterable[frozenset[str]]) -> list[frozenset[str]]:
    """Groups that have something in common as one."""
    joined: list[frozenset[str]] = []
    for group in groups:
        meeting = [one for one in joined if one & group]
        joined = [one for one in joined if not one & group]
        joined.append(group.union(*meeting))
    return joined

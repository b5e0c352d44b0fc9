"""The combat of attackers and blockers that bear on one another, played out for every choice of both sides.

In an era with a damage assignment order the attacking side orders first, then the defending side; in each damage
step the active player announces first. Rule: CR 101.4, 510.1, and 509.2–3 as of 2023-11-17.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import permutations, product
from math import factorial, prod
from typing import TypeAlias

from simulator.explore.blocks.divisions import Divisions
from simulator.explore.blocks.goals import NOTHING, Figures
from simulator.explore.blocks.question import BlockQuestion
from simulator.explore.blocks.reading import Reader
from simulator.explore.blocks.trees import Tree, chosen
from simulator.explore.contributions import sums_decide
from simulator.rules.assignment import Assignment
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.defending import is_attacking_side
from simulator.rules.division.assigning import damage_step
from simulator.rules.flow.steps import advance, deal, to_damage
from simulator.rules.foes import declared_foes
from simulator.rules.keywords import Keyword
from simulator.rules.legal.budget import BeyondBudgetError
from simulator.rules.legal.legal_assignments import LegalAssignments
from simulator.rules.scenario import Block, Declared
from simulator.rules.timeline import Moment

MOST_WAYS = 400
"""Divisions of one step, or orders, that are played out one by one at most in one group."""

_FEW = 8
"""So many divisions are dealt sooner than told apart by what they come to."""

_NUMBER_OF = {Moment.FIRST_COMBAT_DAMAGE: 0, Moment.COMBAT_DAMAGE: 1, Moment.LAST_COMBAT_DAMAGE: 2}

Watcher: TypeAlias = Callable[[Figures, Combat], None]
"""Told each end: its figures, and the combat."""


class TooManyWaysError(Exception):
    """A group whose combat has too many ways to be played out."""


class GroupGame:
    """Plays groups of one question. `told`: of every end that is met."""

    def __init__(self, question: BlockQuestion, told: Watcher | None = None) -> None:
        self._question = question
        self._reader = Reader(question)
        self._divisions = Divisions(self._reader)
        self._told = told
        self._start = self._reader.start

    def tree(self, attackers: Sequence[str], blocks: tuple[Block, ...]) -> Tree:
        """What both sides can make of these attackers with these blocks. Raises `TooManyWaysError`."""
        alone = self._alone(frozenset(attackers), blocks)
        try:
            return self._ordered(alone, frozenset(attackers))
        except BeyondBudgetError:
            raise TooManyWaysError from None

    def _alone(self, attackers: frozenset[str], blocks: tuple[Block, ...]) -> Combat:
        """The combat of these attackers, as if nobody else fought."""
        start, declared = self._start, self._start.declared
        alone = replace(
            start,
            attackers=tuple(one for one in start.attackers if one.id in attackers),
            bands=tuple(band for band in start.bands if attackers.issuperset(band)),
            declared=replace(
                declared,
                bands=tuple(band for band in declared.bands if attackers.issuperset(band)),
                blocks=blocks,
                blocked=tuple(id for id in declared.blocked if id in attackers),
                orders=(),
            ),
        )
        return self._without_others(alone) if self._question.falls_apart else alone

    def _without_others(self, combat: Combat) -> Combat:
        """Without permanents that have no part in the combat: it is sooner played."""
        part = {block.blocker for block in combat.declared.blocks} | {one.id for one in combat.attackers}
        part |= {one.attacking for one in combat.attackers if one.attacking is not None}
        return replace(
            combat,
            permanents=tuple(one for one in combat.permanents if one.id in part),
            zones=tuple(zone for zone in combat.zones if zone[0] in part),
        )

    def _ordered(self, combat: Combat, attackers: frozenset[str]) -> Tree:
        """Both sides order, where there is something to order."""
        if not combat.era.damage_assignment_order:
            return self._after(advance(combat), NOTHING)
        foes = {id: several for id, several in declared_foes(combat.declared).items() if len(several) > 1}
        if prod(factorial(len(several)) for several in foes.values()) > MOST_WAYS:
            raise TooManyWaysError
        ours = {id: several for id, several in foes.items() if id in attackers}
        theirs = {id: several for id, several in foes.items() if id not in attackers}
        return chosen(
            0,
            (
                chosen(1, (self._with_orders(combat, {**one, **other}) for other in _orders(theirs)))
                for one in _orders(ours)
            ),
        )

    def _with_orders(self, combat: Combat, orders: dict[str, tuple[str, ...]]) -> Tree:
        declared: Declared = replace(combat.declared, orders=tuple(orders.items()))
        return self._after(advance(replace(combat, declared=declared)), NOTHING)

    def _after(self, combat: Combat, figures: Figures) -> Tree:
        """What is still to come of a combat with these figures so far."""
        combat = to_damage(combat)
        step = damage_step(combat)
        if step is None:
            end = self._reader.at_end(figures, combat)
            if self._told is not None:
                self._told(end, combat)
            return end
        number = _NUMBER_OF[step.moment]
        return chosen(
            2 + 2 * number,
            (
                chosen(3 + 2 * number, (self._dealt(combat, step, figures, one) for one in answers))
                for answers in self._announced(combat, step)
            ),
        )

    def _dealt(self, combat: Combat, step: DamageStep, figures: Figures, assignment: Assignment) -> Tree:
        after = deal(combat, assignment)
        return self._after(after, self._reader.after_step(figures, _NUMBER_OF[step.moment], combat, after))

    def _announced(self, combat: Combat, step: DamageStep) -> Iterable[Iterable[Assignment]]:
        """For each announcement of the attacking side, every whole that the defending side can make of it."""
        choosing = {source.announcer for source in step.sources if _has_choice(step, source.id)}
        sides = {is_attacking_side(combat, announcer) for announcer in choosing}
        if not sides:
            return [[_only(step)]]
        if len(sides) == 1:
            ways = self._ways(combat, step)
            return [[one] for one in ways] if True in sides else [ways]
        answers: dict[frozenset[tuple[str, str, int]], list[Assignment]] = {}
        for assignment in self._listed(LegalAssignments(step)):
            ours = (
                share for share in assignment.shares() if is_attacking_side(combat, step.source_of[share[0]].announcer)
            )
            answers.setdefault(frozenset(ours), []).append(assignment)
        return answers.values()

    def _ways(self, combat: Combat, step: DamageStep) -> list[Assignment]:
        """The legal assignments; where damage marked on survivors does not matter, one for each result."""
        legal = LegalAssignments(step)
        if legal.count() <= _FEW or not self._shares_decide(combat, step):
            return self._listed(legal)
        is_last = _is_last(combat, step)
        if not is_last and _meet_again(combat, step):
            return self._listed(legal)
        return self._divisions.of(combat, step, by_identity=not is_last)

    def _shares_decide(self, combat: Combat, step: DamageStep) -> bool:
        """Whether what single permanents are given decides who leaves, and single shares what players lose."""
        commanders = any(combat.permanent(source).commander for source in step.source_of)
        return self._question.falls_apart and not commanders and sums_decide(combat, step)

    def _listed(self, legal: LegalAssignments) -> list[Assignment]:
        if legal.count() > MOST_WAYS:
            raise TooManyWaysError
        return list(legal)


def _orders(foes: dict[str, tuple[str, ...]]) -> Iterator[dict[str, tuple[str, ...]]]:
    for orders in product(*(permutations(several) for several in foes.values())):
        yield dict(zip(foes, orders, strict=True))


def _has_choice(step: DamageStep, id: str) -> bool:
    source = step.source_of[id]
    return len(source.recipients) > 1 or source.may_assign_nothing


def _only(step: DamageStep) -> Assignment:
    """The only assignment of a step in which every source has one recipient."""
    return Assignment(step.slots, tuple(source.amount for source in step.sources))


def _meet_again(combat: Combat, step: DamageStep) -> bool:
    """Whether who is given damage in this step may be given some in a later one: marked damage makes a difference."""
    later = damage_step(combat, Moment.COMBAT_DAMAGE)
    theirs = {recipient for _, recipient in later.slots if recipient in later.need_of} if later is not None else set()
    return any(recipient in theirs for _, recipient in step.slots)


def _is_last(combat: Combat, step: DamageStep) -> bool:
    """Whether no damage step comes after this one. Rule: CR 510.4."""
    if step.moment is Moment.FIRST_COMBAT_DAMAGE:
        return False
    fighting = [one.id for one in combat.attackers] + [one.id for one in combat.blockers]
    again = any(combat.permanent(id).has(Keyword.TRIPLE_STRIKE) for id in fighting)
    return step.moment is Moment.LAST_COMBAT_DAMAGE or not again

"""The tests' own opinion on the best announcement: deal every legal assignment, and let each player answer."""

from collections.abc import Iterator, Sequence

from simulator.explore.goals import Goal
from simulator.explore.results import result
from simulator.rules.assignment import Assignment
from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep
from simulator.rules.events import Left
from simulator.rules.flow.steps import dealt
from tests.brute_force import Amounts, legal_assignments

Listed = tuple[Amounts, Combat]
"""An assignment, and the combat after it."""


def listed_best(combat: Combat, step: DamageStep, player: str, goals: Sequence[Goal]) -> tuple[list[int], Amounts, int]:
    """What each goal counts, the first assignment that reaches it, and how many announcements of the player do."""
    listed = [(amounts, dealt(combat, step, Assignment(step.slots, amounts))) for amounts in legal_assignments(step)]
    listed.sort(key=lambda one: one[0], reverse=True)
    (amounts, after), number = _answered(combat, step, listed, list(step.players), player, goals)
    counted = [abs(wanted(combat, after, step, amounts, player, goal)) for goal in goals]
    return counted, amounts, number


def _answered(
    combat: Combat, step: DamageStep, listed: list[Listed], order: list[str], player: str, goals: Sequence[Goal]
) -> tuple[Listed, int]:
    if not order:
        assert len(listed) == 1
        return listed[0], 1
    announcements = dict.fromkeys(announced(step, amounts, order[0]) for amounts, _ in listed)
    best: list[tuple[list[int], Listed, int]] = []
    for own in announcements:
        ones = [one for one in listed if announced(step, one[0], order[0]) == own]
        found, number = _answered(combat, step, ones, order[1:], player, goals)
        gains = [wanted(combat, found[1], step, found[0], order[0], goal) for goal in goals]
        best.append((gains, found, number))
    most = max(gains for gains, _, _ in best)
    reached = [(found, number) for gains, found, number in best if gains == most]
    first, number = max(reached, key=lambda one: one[0][0])
    return first, len(reached) if order[0] == player else number


def announced(step: DamageStep, amounts: Amounts, player: str) -> Amounts:
    return tuple(
        amount
        for (source, _), amount in zip(step.slots, amounts, strict=True)
        if step.source_of[source].announcer == player
    )


def wanted(combat: Combat, after: Combat, step: DamageStep, amounts: Amounts, player: str, goal: Goal) -> int:
    """What a goal counts, below zero where less is better."""
    if goal is Goal.MOST_THROUGH:
        return sum(
            amount
            for (source, recipient), amount in zip(step.slots, amounts, strict=True)
            if _is_own(combat, source, player)
            if combat.is_player(recipient) or not combat.permanent(recipient).is_creature
        )
    left = list(_left(combat, after))
    if goal is Goal.OWN_PLANESWALKER_ALIVE:
        there = [one.id for one in combat.present() if one.is_planeswalker and _is_own(combat, one.id, player)]
        return len(set(there) - set(left))
    creatures = [id for id in left if combat.permanent(id).is_creature]
    own = sum(_is_own(combat, id, player) for id in creatures)
    return -own if goal is Goal.LEAST_LOST else len(creatures) - own


def _left(combat: Combat, after: Combat) -> Iterator[str]:
    """Who leaves, but for what players take along who leave the game."""
    for id in result(combat, after).left:
        why = [event.rule for event in after.log if isinstance(event, Left) and event.id == id]
        if why != [Rule("800.4a")]:
            yield id


def _is_own(combat: Combat, id: str, player: str) -> bool:
    return not combat.player(player).is_opponent_of(combat.player(combat.permanent(id).controller))

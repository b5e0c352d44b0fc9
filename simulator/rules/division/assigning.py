"""Who assigns combat damage in a step, how much, who announces it, and to whom it may go.

Judged afresh on the combat as it is when the step begins: nothing is kept from an earlier step.
"""

from collections.abc import Iterable
from dataclasses import replace

from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep, Need, Side, Source, Way
from simulator.rules.division.announcing import announcer_of_attacker, announcer_of_blocker, announcing_players
from simulator.rules.division.ways import ways_of_attacker, ways_of_blocker
from simulator.rules.era import Deathtouch, SecondStep
from simulator.rules.keywords import Ability, Keyword
from simulator.rules.objects import Permanent
from simulator.rules.timeline import Moment

_STRIKES_FIRST = (Keyword.FIRST_STRIKE, Keyword.DOUBLE_STRIKE, Keyword.TRIPLE_STRIKE)
_STRIKES_AGAIN = (Keyword.DOUBLE_STRIKE, Keyword.TRIPLE_STRIKE)


def next_damage_moment(combat: Combat) -> Moment | None:
    """The combat damage step that is due, or None when blockers are not declared yet or no step is left.

    A step in which nobody assigns still is a step; where nobody attacked, and once only one player or team is
    left, there is none. Rule: CR 508.8, 510.4, 702.4b, 702.7b.
    """
    if not combat.anyone_attacked or not combat.defending_players() or combat.player(combat.active_player).out:
        return None
    if combat.moment is Moment.DECLARE_BLOCKERS:
        return Moment.FIRST_COMBAT_DAMAGE if striking_first(combat) else Moment.COMBAT_DAMAGE
    if combat.moment in (Moment.FIRST_COMBAT_DAMAGE, Moment.AFTER_FIRST_COMBAT_DAMAGE):
        return Moment.COMBAT_DAMAGE
    if combat.moment is Moment.COMBAT_DAMAGE and _with_keyword(combat, (Keyword.TRIPLE_STRIKE,)):
        return Moment.LAST_COMBAT_DAMAGE
    return None


def striking_first(combat: Combat) -> frozenset[str]:
    """The attacking and blocking creatures that have first or double strike now, whatever they assign.

    Rule: CR 510.4.
    """
    return frozenset(_with_keyword(combat, _STRIKES_FIRST))


def kept_out_of_second(combat: Combat, assigning: Iterable[str]) -> frozenset[str]:
    """The creatures that only double strike lets assign in the second step, told when the first one begins.

    `assigning`: those that assign damage in the first. Rule: CR 702.4c, 702.7c.
    """
    if combat.era.second_step is SecondStep.ASSIGNED:
        return frozenset(assigning)
    if combat.era.second_step is SecondStep.HAD_FIRST_STRIKE:
        return frozenset(_with_keyword(combat, (Keyword.FIRST_STRIKE,)))
    return striking_first(combat)


def damage_step(combat: Combat, moment: Moment | None = None) -> DamageStep | None:
    """The combat damage step that is due, or the one named; None when none is left.

    Naming the regular step before a first one judges it as though the first had dealt nothing.
    Rule: CR 510.1.
    """
    due = moment or next_damage_moment(combat)
    if due is None:
        return None
    assigning = _assigning_in(combat, due)
    sources = [source for id in assigning if (source := _source(combat, id)) is not None]
    players = tuple(dict.fromkeys((*announcing_players(combat), *(source.announcer for source in sources))))
    ranks = {permanent.id: rank for rank, permanent in enumerate(combat.permanents)}
    sources.sort(key=lambda source: (players.index(source.announcer), ranks[source.id]))
    nothing = _assigning_nothing(combat, assigning, sources)
    return DamageStep(due, players, tuple(sources), _needs(combat, sources), nothing)


def _assigning_in(combat: Combat, moment: Moment) -> list[str]:
    """Who assigns in a step. First strike is history: what counts is who had it when the first step began.

    Rule: CR 702.4c–d, 702.7c.
    """
    everyone = _in_combat(combat)
    if moment is Moment.FIRST_COMBAT_DAMAGE:
        return _with_keyword(combat, _STRIKES_FIRST)
    if moment is Moment.LAST_COMBAT_DAMAGE:
        return _with_keyword(combat, (Keyword.TRIPLE_STRIKE,))
    had = combat.had_first_strike
    if had is None:
        had = kept_out_of_second(combat, striking_first(combat))
    again = _with_keyword(combat, _STRIKES_AGAIN)
    return [id for id in everyone if id not in had or id in again]


def _in_combat(combat: Combat) -> list[str]:
    return [attacker.id for attacker in combat.attackers] + [
        blocker.id for blocker in combat.blockers if combat.attacker(blocker.id) is None
    ]


def _with_keyword(combat: Combat, keywords: tuple[Keyword, ...]) -> list[str]:
    creatures = (combat.permanent(id) for id in _in_combat(combat))
    return [one.id for one in creatures if one.keywords and any(one.has(keyword) for keyword in keywords)]


def _source(combat: Combat, id: str) -> Source | None:
    """The creature as a source, or None where it has nothing to assign or nobody to assign it to.

    Rule: CR 510.1a.
    """
    creature = combat.permanent(id)
    amount = amount_of(creature)
    side, announcer, ways = _role(combat, id)
    recipients = _canonical(combat, ways)
    if amount == 0 or not recipients:
        return None
    return Source(id, side, announcer, amount, recipients, ways, creature.has(Keyword.DEATHTOUCH))


def _assigning_nothing(combat: Combat, assigning: list[str], sources: list[Source]) -> tuple[tuple[str, Rule], ...]:
    """The creatures in combat that are no sources, each with the rule why."""
    busy = {source.id for source in sources}
    idle = [id for id in _in_combat(combat) if id not in busy]
    return tuple((id, _why_nothing(combat, id) if id in assigning else Rule("510.4")) for id in idle)


def _why_nothing(combat: Combat, id: str) -> Rule:
    """No damage to assign, or nobody to assign it to. Rule: CR 510.1a–d."""
    if amount_of(combat.permanent(id)) == 0:
        return Rule("510.1a")
    _, _, ways = _role(combat, id)
    return ways[0].rule


def amount_of(creature: Permanent) -> int:
    """The damage points that a creature assigns: its power, or what an ability says; nothing below zero.

    Rule: CR 510.1a.
    """
    if creature.can(Ability.ASSIGN_NOTHING):
        return 0
    figure = creature.toughness if creature.can(Ability.ASSIGN_TOUGHNESS) else creature.power
    return max(0, figure or 0)


def _role(combat: Combat, id: str) -> tuple[Side, str, tuple[Way, ...]]:
    attacker = combat.attacker(id)
    if attacker is not None:
        return Side.ATTACKING, announcer_of_attacker(combat, attacker), ways_of_attacker(combat, attacker)
    blocker = combat.blocker(id)
    if blocker is None:
        raise ValueError(f"{id} is in no combat")
    return Side.BLOCKING, announcer_of_blocker(combat, blocker), ways_of_blocker(combat, blocker)


def _canonical(combat: Combat, ways: tuple[Way, ...]) -> tuple[str, ...]:
    """Everyone whom some way reaches: foes, then the planeswalker or battle attacked, then players."""
    reached = tuple(dict.fromkeys(recipient for way in ways for recipient in way.recipients()))
    foes = {foe for way in ways for foe in way.foes}

    def rank(recipient: str) -> int:
        if combat.is_player(recipient):
            return 2
        return 0 if recipient in foes else 1

    return tuple(sorted(reached, key=rank))


def _needs(combat: Combat, sources: list[Source]) -> tuple[tuple[str, Need], ...]:
    reached = dict.fromkeys(recipient for source in sources for recipient in source.recipients)
    return tuple((id, need_of(combat, id)) for id in reached if not combat.is_player(id))


def need_of(combat: Combat, id: str) -> Need:
    """What a permanent must be assigned for lethal damage or to meet its loyalty. Rule: CR 120.6, 702.2c, 702.19b–c."""
    permanent = combat.permanent(id)
    any_deathtouch = combat.era.deathtouch is Deathtouch.ANY_DAMAGE_IS_LETHAL
    lethal = _lethal_to_assign(combat, permanent) if permanent.is_creature else None
    return Need(lethal, permanent.loyalty if permanent.is_planeswalker else None, any_deathtouch)


def _lethal_to_assign(combat: Combat, creature: Permanent) -> int:
    """What is lethal damage when assigning; before Legions (2003) the whole toughness (inferred: no text says more)."""
    unmarked = creature if combat.era.marked_damage_counts else replace(creature, damage=0)
    return lethal_damage(combat, unmarked)


def lethal_damage(combat: Combat, creature: Permanent) -> int:
    """The damage points that are still lethal damage: toughness (or power, by an ability) less what is marked.

    By power it is at least 1 before any damage is marked. Rule: CR 120.6.
    """
    by_power = any(
        one.controller == creature.controller and one.can(Ability.LETHAL_BY_POWER) for one in combat.having_abilities
    )
    limit = max(1, creature.power or 0) if by_power else creature.toughness or 0
    return max(0, limit - creature.damage)

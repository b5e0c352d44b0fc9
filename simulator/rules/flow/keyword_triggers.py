"""Keyword abilities that trigger in combat. They change nothing by themselves: the players carry them out.

The log names each that triggers, and gives what it does as actions where nothing is left to choose.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.events import DamageRow, KeywordTriggered
from simulator.rules.keywords import Keyword
from simulator.rules.messages import Message, Name, message
from simulator.rules.objects import Permanent
from simulator.rules.timeline import Action, ActionKind

_Effect: TypeAlias = Callable[[Combat, Permanent, int], tuple[Action, ...] | None]
"""What the ability with this number does; empty where players choose, None where it does not trigger."""

_RULES: Mapping[Keyword, str] = MappingProxyType(
    {
        Keyword.RAMPAGE: "702.23",
        Keyword.FLANKING: "702.25",
        Keyword.PROVOKE: "702.39",
        Keyword.BUSHIDO: "702.45",
        Keyword.FRENZY: "702.68",
        Keyword.EXALTED: "702.83",
        Keyword.ANNIHILATOR: "702.86",
        Keyword.BATTLE_CRY: "702.91",
        Keyword.DETHRONE: "702.105",
        Keyword.RENOWN: "702.112",
        Keyword.MYRIAD: "702.116",
        Keyword.MELEE: "702.121",
        Keyword.AFFLICT: "702.130",
        Keyword.MENTOR: "702.134",
        Keyword.DECAYED: "702.147",
        Keyword.TRAINING: "702.149",
        Keyword.MOBILIZE: "702.181",
    }
)


def when_attacking(combat: Combat, attackers: Iterable[str]) -> Combat:
    """What triggers when these creatures have been declared as attackers; exalted when it is one alone."""
    declared = tuple(attackers)
    for id in declared:
        combat = _triggered(combat, combat.permanent(id), _ON_ATTACK)
    if len(declared) != 1:
        return combat
    for permanent in tuple(combat.present()):
        if permanent.controller == combat.permanent(declared[0]).controller:
            combat = _triggered(combat, permanent, {Keyword.EXALTED: _exalts(declared[0])})
    return combat


def when_blocking(combat: Combat, blocker: str) -> Combat:
    """What triggers when a creature blocks."""
    return _triggered(combat, combat.permanent(blocker), {Keyword.BUSHIDO: _grows})


def when_blocked(combat: Combat, attacker: str) -> Combat:
    """What triggers when an attacker becomes blocked."""
    return _triggered(combat, combat.permanent(attacker), _ON_BLOCKED)


def when_blocked_by(combat: Combat, attacker: str, blocker: str) -> Combat:
    """What triggers when an attacker becomes blocked by this creature. Rule: CR 702.25."""
    if combat.permanent(blocker).has(Keyword.FLANKING):
        return combat
    return _triggered(combat, combat.permanent(attacker), {Keyword.FLANKING: _weakens(blocker)})


def when_unblocked(combat: Combat, attacker: str) -> Combat:
    """What triggers when a creature attacks and isn't blocked."""
    return _triggered(combat, combat.permanent(attacker), {Keyword.FRENZY: _grows_in_power})


def when_damaging(combat: Combat, rows: Iterable[DamageRow]) -> Combat:
    """What triggers when creatures have dealt combat damage to players."""
    struck = {row.source for row in rows if row.combat and row.dealt and combat.is_player(row.recipient)}
    for permanent in combat.permanents:
        if permanent.id in struck:
            combat = _triggered(combat, permanent, {Keyword.RENOWN: _gets_counters})
    return combat


def _triggered(combat: Combat, permanent: Permanent, effects: Mapping[Keyword, _Effect]) -> Combat:
    """Every instance triggers for itself."""
    for word in permanent.keywords:
        if word.keyword is None or word.keyword not in effects:
            continue
        actions = effects[word.keyword](combat, permanent, word.number)
        if actions is not None:
            combat = combat.with_events(_event(permanent, word.keyword, word.number, actions))
    return combat


def _event(permanent: Permanent, keyword: Keyword, number: int, actions: tuple[Action, ...]) -> KeywordTriggered:
    said = message("log.keyword-triggers", permanent=Name(permanent.id), keyword=_named(keyword, number))
    return KeywordTriggered(permanent.id, said, Rule(_RULES[keyword]), actions)


def _named(keyword: Keyword, number: int) -> Message:
    words = message(f"keyword.{keyword.value}")
    return words if number < 2 else message("log.keyword-numbered", keyword=words, n=number)


def _modified(id: str, power: int, toughness: int) -> Action:
    return Action(ActionKind.MODIFY, permanent=id, power=power, toughness=toughness)


def _countered(id: str, amount: int) -> Action:
    return Action(ActionKind.COUNTER, permanent=id, counter_kind="+1/+1", amount=amount)


def _is_named_only(_combat: Combat, _permanent: Permanent, _number: int) -> tuple[Action, ...]:
    return ()


def _grows(_combat: Combat, permanent: Permanent, number: int) -> tuple[Action, ...]:
    return (_modified(permanent.id, number, number),)


def _grows_in_power(_combat: Combat, permanent: Permanent, number: int) -> tuple[Action, ...]:
    return (_modified(permanent.id, number, 0),)


def _gets_counters(_combat: Combat, permanent: Permanent, number: int) -> tuple[Action, ...]:
    return (_countered(permanent.id, number),)


def _exalts(attacker: str) -> _Effect:
    return lambda combat, permanent, number: (_modified(attacker, 1, 1),)


def _weakens(blocker: str) -> _Effect:
    return lambda combat, permanent, number: (_modified(blocker, -1, -1),)


def _rampages(combat: Combat, permanent: Permanent, number: int) -> tuple[Action, ...] | None:
    attacker = combat.attacker(permanent.id)
    beyond = len(attacker.blockers) - 1 if attacker is not None else 0
    return (_modified(permanent.id, number * beyond, number * beyond),) if beyond > 0 else None


def _afflicts(combat: Combat, permanent: Permanent, number: int) -> tuple[Action, ...] | None:
    attacker = combat.attacker(permanent.id)
    if attacker is None:
        return None
    return (Action(ActionKind.LOSE_LIFE, player=attacker.defending_player, amount=number),)


def _cries(combat: Combat, permanent: Permanent, _number: int) -> tuple[Action, ...]:
    return tuple(_modified(one.id, 1, 0) for one in combat.attackers if one.id != permanent.id)


def _melees(combat: Combat, permanent: Permanent, _number: int) -> tuple[Action, ...] | None:
    attacked = {
        one.attacking for one in combat.attackers if combat.permanent(one.id).controller == permanent.controller
    }
    opponents = sum(one is not None and combat.is_player(one) for one in attacked)
    return (_modified(permanent.id, opponents, opponents),) if opponents else None


def _dethrones(combat: Combat, permanent: Permanent, _number: int) -> tuple[Action, ...] | None:
    attacker = combat.attacker(permanent.id)
    if attacker is None or attacker.attacking is None or not combat.is_player(attacker.attacking):
        return None
    most = max(player.life for player in combat.players if not player.out)
    return (_countered(permanent.id, 1),) if combat.player(attacker.attacking).life == most else None


def _trains(combat: Combat, permanent: Permanent, _number: int) -> tuple[Action, ...] | None:
    strongest = max(combat.permanent(one.id).power or 0 for one in combat.attackers)
    return (_countered(permanent.id, 1),) if strongest > (permanent.power or 0) else None


def _mentors(combat: Combat, permanent: Permanent, _number: int) -> tuple[Action, ...] | None:
    weakest = min(combat.permanent(one.id).power or 0 for one in combat.attackers)
    return () if weakest < (permanent.power or 0) else None


_ON_ATTACK: Mapping[Keyword, _Effect] = MappingProxyType(
    {
        Keyword.BATTLE_CRY: _cries,
        Keyword.MELEE: _melees,
        Keyword.DETHRONE: _dethrones,
        Keyword.TRAINING: _trains,
        Keyword.MENTOR: _mentors,
        Keyword.ANNIHILATOR: _is_named_only,
        Keyword.PROVOKE: _is_named_only,
        Keyword.MYRIAD: _is_named_only,
        Keyword.MOBILIZE: _is_named_only,
        Keyword.DECAYED: _is_named_only,
    }
)
_ON_BLOCKED: Mapping[Keyword, _Effect] = MappingProxyType(
    {Keyword.BUSHIDO: _grows, Keyword.RAMPAGE: _rampages, Keyword.AFFLICT: _afflicts}
)

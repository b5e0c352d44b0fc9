"""Scenarios made equal where they say the same: defaults filled in, words in small letters, lists in one order."""

from collections.abc import Iterable
from dataclasses import replace

from simulator.formats.words import folded
from simulator.rules.foes import declared_foes
from simulator.rules.keywords import Keyword, KeywordWord, ability_word, keyword_word
from simulator.rules.objects import Permanent
from simulator.rules.scenario import Declared, Scenario
from simulator.rules.timeline import Moment

_STRIKES_FIRST = (Keyword.FIRST_STRIKE, Keyword.DOUBLE_STRIKE, Keyword.TRIPLE_STRIKE)


def normal(scenario: Scenario) -> Scenario:
    """The scenario with every default filled in, so that what means the same is equal."""
    players = (replace(player, keywords=_small(player.keywords)) for player in scenario.players)
    return replace(
        scenario,
        players=tuple(players),
        permanents=tuple(_normal_permanent(permanent) for permanent in scenario.permanents),
        declared=_normal_declared(scenario),
    )


def had_first_strike_by_default(scenario: Scenario) -> frozenset[str]:
    """The creatures in combat that have first or double strike now. Rule: CR 510.4."""
    declared = scenario.declared
    in_combat = {attack.attacker for attack in declared.attacks} | {block.blocker for block in declared.blocks}
    return frozenset(
        permanent.id
        for permanent in scenario.permanents
        if permanent.id in in_combat and any(permanent.has(keyword) for keyword in _STRIKES_FIRST)
    )


def full_orders(declared: Declared) -> dict[str, tuple[str, ...]]:
    """The order of foes of every creature that has several, as named or by default."""
    named = dict(declared.orders)
    return {id: named.get(id, foes) for id, foes in declared_foes(declared).items() if len(foes) > 1}


def _normal_permanent(permanent: Permanent) -> Permanent:
    own = permanent.is_battle and not permanent.is_siege and permanent.protector == permanent.controller
    return replace(
        permanent,
        owner=None if permanent.owner == permanent.controller else permanent.owner,
        protector=None if own else permanent.protector,
        supertypes=tuple(word.casefold() for word in permanent.supertypes),
        subtypes=tuple(word.casefold() for word in permanent.subtypes),
        keywords=_small(permanent.keywords),
        abilities=tuple(ability_word(folded(word.text)) for word in permanent.abilities),
    )


def _small(words: Iterable[KeywordWord]) -> tuple[KeywordWord, ...]:
    return tuple(keyword_word(folded(word.text)) for word in words)


def _normal_declared(scenario: Scenario) -> Declared:
    declared = scenario.declared
    seat = {permanent.id: index for index, permanent in enumerate(scenario.permanents)}
    last = len(seat)
    return replace(
        declared,
        attacks=tuple(sorted(declared.attacks, key=lambda attack: seat.get(attack.attacker, last))),
        blocks=tuple(sorted(declared.blocks, key=lambda block: seat.get(block.blocker, last))),
        blocked=tuple(sorted(declared.blocked, key=lambda id: seat.get(id, last))),
        orders=tuple(sorted(full_orders(declared).items(), key=lambda order: seat.get(order[0], last))),
        had_first_strike=_history(scenario),
    )


def _history(scenario: Scenario) -> tuple[str, ...] | None:
    declared = scenario.declared
    if declared.had_first_strike is not None:
        return tuple(sorted(declared.had_first_strike))
    if declared.after is Moment.FIRST_COMBAT_DAMAGE:
        return tuple(sorted(had_first_strike_by_default(scenario)))
    return None

"""What rules of two eras differ on one board, each with the rule that makes the difference."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from simulator.rules.citation import Rule
from simulator.rules.combat import Attacker, Combat
from simulator.rules.damage.undamageable import cannot_be_dealt_damage
from simulator.rules.effects import EffectKind
from simulator.rules.era import Deathtouch, Era
from simulator.rules.keywords import Keyword
from simulator.rules.messages import Message, message
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import ActionKind, Moment

_ON_THE_STACK = (
    Moment.FIRST_COMBAT_DAMAGE,
    Moment.AFTER_FIRST_COMBAT_DAMAGE,
    Moment.COMBAT_DAMAGE,
)
_STRIKING = (Keyword.FIRST_STRIKE, Keyword.DOUBLE_STRIKE, Keyword.TRIPLE_STRIKE)


@dataclass(frozen=True, slots=True)
class Difference:
    """One rule of an era that another era has otherwise, where the board meets it.

    `is_inferred`: no text of the time says so in so many words.
    """

    rule: Rule
    message: Message
    is_inferred: bool = False


@dataclass(frozen=True, slots=True)
class _Topic:
    """A rule that changed: how an era has it, whether a board meets it, and what is said of the era's way.

    The sentence is found by the `name` and the way.
    """

    name: str
    rule: str
    way: Callable[[Era], str]
    is_met: Callable[["_Board"], bool]
    is_inferred: Callable[["_Board", Era], bool] = lambda board, era: False


@dataclass(frozen=True, slots=True)
class _Board:
    """A board: what its file tells, and the combat when its first damage is due."""

    scenario: Scenario
    combat: Combat

    def in_combat_with(self, *keywords: Keyword) -> bool:
        ids = [*(one.id for one in self.combat.attackers), *(one.id for one in self.combat.blockers)]
        return any(self.combat.permanent(id).has(keyword) for id in ids for keyword in keywords)

    def blocked_tramplers(self) -> list[Attacker]:
        return [
            one for one in self.combat.attackers if one.blockers and self.combat.permanent(one.id).has(Keyword.TRAMPLE)
        ]

    def tramples_against(self, fits: Callable[[Attacker, str], bool]) -> bool:
        return any(fits(one, blocker) for one in self.blocked_tramplers() for blocker in one.blockers)


Differences: TypeAlias = tuple[Difference, ...]


def differences(scenario: Scenario, combat: Combat, base: Era) -> Differences:
    """How the combat's era differs from the base on this board; `combat` is as it is when its first damage is due."""
    board, era = _Board(scenario, combat), combat.era
    return tuple(
        Difference(Rule(topic.rule), message(f"changed.{topic.name}.{topic.way(era)}"), topic.is_inferred(board, era))
        for topic in _TOPICS
        if topic.way(era) != topic.way(base) and topic.is_met(board)
    )


def _has_several_foes(board: _Board) -> bool:
    attackers, blockers = board.combat.attackers, board.combat.blockers
    return any(len(one.blockers) > 1 for one in attackers) or any(len(one.blocking) > 1 for one in blockers)


def _trample_meets_deathtouch(board: _Board) -> bool:
    return board.in_combat_with(Keyword.DEATHTOUCH) and (bool(board.blocked_tramplers()) or _has_several_foes(board))


def _skips_somebody(board: _Board) -> bool:
    combat = board.combat
    return board.tramples_against(
        lambda attacker, blocker: cannot_be_dealt_damage(combat, combat.permanent(attacker.id), blocker)
    )


def _acts_while_damage_waits(board: _Board) -> bool:
    return any(entry.at in _ON_THE_STACK for entry in board.scenario.timeline)


def _blocks_tapped(board: _Board) -> bool:
    taps = any(entry.action.kind is ActionKind.TAP for entry in board.scenario.timeline)
    return taps or any(board.combat.permanent(one.id).tapped for one in board.combat.blockers)


def _doubled_twice(board: _Board, era: Era) -> bool:
    return era.surplus_moves and any(one.kind is EffectKind.MULTIPLY for one in board.combat.effects)


def _yes_or_no(answer: bool) -> str:
    return "yes" if answer else "no"


_DEATHTOUCH_WORDS = {
    Deathtouch.ANY_DAMAGE_IS_LETHAL: "lethal",
    Deathtouch.DIVIDES_FREELY: "free",
    Deathtouch.NO_INFLUENCE: "none",
}

_TOPICS: tuple[_Topic, ...] = (
    _Topic("order", "510.1c", lambda era: _yes_or_no(era.damage_assignment_order), _has_several_foes),
    _Topic("deathtouch", "702.2c", lambda era: _DEATHTOUCH_WORDS[era.deathtouch], _trample_meets_deathtouch),
    _Topic(
        "surplus",
        "702.19b",
        lambda era: _yes_or_no(era.surplus_moves),
        lambda board: bool(board.blocked_tramplers()),
        _doubled_twice,
    ),
    _Topic("skips", "702.19b", lambda era: _yes_or_no(era.skips_undamageable), _skips_somebody),
    _Topic(
        "marked",
        "120.6",
        lambda era: _yes_or_no(era.marked_damage_counts),
        lambda board: board.tramples_against(lambda _, blocker: bool(board.combat.permanent(blocker).damage)),
        lambda board, era: not era.marked_damage_counts,
    ),
    _Topic("stack", "510.2", lambda era: _yes_or_no(era.damage_on_the_stack), _acts_while_damage_waits),
    _Topic(
        "keyword-triggers",
        "702.15b",
        lambda era: _yes_or_no(era.damage_keywords_trigger),
        lambda board: board.in_combat_with(Keyword.DEATHTOUCH, Keyword.LIFELINK),
    ),
    _Topic(
        "second-step",
        "510.4",
        lambda era: era.second_step.name.lower().replace("_", "-"),
        lambda board: board.in_combat_with(*_STRIKING) and bool(board.scenario.timeline),
    ),
    _Topic("tapped", "506.4b", lambda era: _yes_or_no(era.tapped_blockers_deal), _blocks_tapped),
)

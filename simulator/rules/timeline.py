"""What players do between the turn-based actions of a combat: moments, actions, and what each action needs."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from simulator.rules.effects import DamageEffect
from simulator.rules.keywords import AbilityWord, KeywordWord


class Moment(StrEnum):
    """The steps of a combat phase, in order, as places where players have priority."""

    BEGINNING = "beginning of combat"
    DECLARE_ATTACKERS = "declare attackers"
    DECLARE_BLOCKERS = "declare blockers"
    FIRST_COMBAT_DAMAGE = "first combat damage"
    AFTER_FIRST_COMBAT_DAMAGE = "after first combat damage"
    COMBAT_DAMAGE = "combat damage"
    LAST_COMBAT_DAMAGE = "last combat damage"
    END = "end of combat"


class ActionKind(StrEnum):
    """What can be done."""

    PUT_ATTACKING = "put attacking"
    PUT_BLOCKING = "put blocking"
    BECOMES_ATTACKING = "becomes attacking"
    BECOMES_BLOCKING = "becomes blocking"
    NINJUTSU = "ninjutsu"
    SNEAK = "sneak"
    REMOVE_FROM_COMBAT = "remove from combat"
    DESTROY = "destroy"
    SACRIFICE = "sacrifice"
    LEAVE_BATTLEFIELD = "leave battlefield"
    RETURN = "return"
    REGENERATE = "regenerate"
    PHASE_OUT = "phase out"
    PHASE_IN = "phase in"
    CHANGE_CONTROL = "change control"
    CHANGE_TYPES = "change types"
    CHANGE_PROTECTOR = "change protector"
    BECOMES_BLOCKED = "becomes blocked"
    BECOMES_UNBLOCKED = "becomes unblocked"
    RESELECT = "reselect"
    GAIN = "gain"
    LOSE = "lose"
    SET = "set"
    MODIFY = "modify"
    COUNTER = "counter"
    HEAL = "heal"
    TAP = "tap"
    UNTAP = "untap"
    EFFECT = "effect"
    DAMAGE = "damage"
    GAIN_LIFE = "gain life"
    LOSE_LIFE = "lose life"
    POISON = "poison"
    PLAYER_LEAVES = "player leaves"


class Parameter(StrEnum):
    """The words that an action may carry, as the scenario file spells them."""

    PERMANENT = "permanent"
    PLAYER = "player"
    ATTACKING = "attacking"
    BLOCKING = "blocking"
    BEFORE = "before"
    TAPPED = "tapped"
    RETURNED = "returned"
    TO = "to"
    TYPES = "types"
    KEYWORDS = "keywords"
    ABILITIES = "abilities"
    POWER = "power"
    TOUGHNESS = "toughness"
    LOYALTY = "loyalty"
    DEFENSE = "defense"
    DAMAGE = "damage"
    KIND = "kind"
    AMOUNT = "amount"
    EFFECT = "effect"
    SOURCE = "source"
    EXCESS_TO_CONTROLLER = "excess to controller"


@dataclass(frozen=True, slots=True)
class Action:
    """One action. Which of the fields count is told by `SHAPES`; a field that is None was not given."""

    kind: ActionKind
    permanent: str | None = None
    player: str | None = None
    attacking: str | None = None
    blocking: tuple[str, ...] | None = None
    before: str | None = None
    tapped: bool | None = None
    returned: str | None = None
    to: str | None = None
    types: tuple[str, ...] | None = None
    keywords: tuple[KeywordWord, ...] | None = None
    abilities: tuple[AbilityWord, ...] | None = None
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    damage: int | None = None
    counter_kind: str | None = None
    amount: int | None = None
    effect: DamageEffect | None = None
    source: str | None = None
    excess_to_controller: bool | None = None


@dataclass(frozen=True, slots=True)
class TimelineEntry:
    """An action at a moment, carried out while players have priority there."""

    at: Moment
    action: Action


@dataclass(frozen=True, slots=True)
class Shape:
    """The parameters of an action: those it must have, and those it may have."""

    required: tuple[Parameter, ...]
    optional: tuple[Parameter, ...] = ()


_ONE = (Parameter.PERMANENT,)
_WORDS = (Parameter.KEYWORDS, Parameter.ABILITIES)
_FIGURES = (Parameter.POWER, Parameter.TOUGHNESS, Parameter.LOYALTY, Parameter.DEFENSE, Parameter.DAMAGE)

SHAPES: Mapping[ActionKind, Shape] = MappingProxyType(
    {
        ActionKind.PUT_ATTACKING: Shape(_ONE, (Parameter.ATTACKING, Parameter.TAPPED)),
        ActionKind.PUT_BLOCKING: Shape(_ONE, (Parameter.BLOCKING, Parameter.BEFORE, Parameter.TAPPED)),
        ActionKind.BECOMES_ATTACKING: Shape(_ONE, (Parameter.ATTACKING,)),
        ActionKind.BECOMES_BLOCKING: Shape((*_ONE, Parameter.BLOCKING), (Parameter.BEFORE,)),
        ActionKind.NINJUTSU: Shape((*_ONE, Parameter.RETURNED)),
        ActionKind.SNEAK: Shape((*_ONE, Parameter.RETURNED)),
        ActionKind.REMOVE_FROM_COMBAT: Shape(_ONE),
        ActionKind.DESTROY: Shape(_ONE),
        ActionKind.SACRIFICE: Shape(_ONE),
        ActionKind.LEAVE_BATTLEFIELD: Shape(_ONE),
        ActionKind.RETURN: Shape(_ONE),
        ActionKind.REGENERATE: Shape(_ONE),
        ActionKind.PHASE_OUT: Shape(_ONE),
        ActionKind.PHASE_IN: Shape(_ONE),
        ActionKind.CHANGE_CONTROL: Shape((*_ONE, Parameter.TO)),
        ActionKind.CHANGE_TYPES: Shape((*_ONE, Parameter.TYPES)),
        ActionKind.CHANGE_PROTECTOR: Shape((*_ONE, Parameter.TO)),
        ActionKind.BECOMES_BLOCKED: Shape(_ONE),
        ActionKind.BECOMES_UNBLOCKED: Shape(_ONE),
        ActionKind.RESELECT: Shape((*_ONE, Parameter.ATTACKING)),
        ActionKind.GAIN: Shape(_ONE, _WORDS),
        ActionKind.LOSE: Shape(_ONE, _WORDS),
        ActionKind.SET: Shape(_ONE, _FIGURES),
        ActionKind.MODIFY: Shape(_ONE, (Parameter.POWER, Parameter.TOUGHNESS)),
        ActionKind.COUNTER: Shape((*_ONE, Parameter.KIND, Parameter.AMOUNT)),
        ActionKind.HEAL: Shape((*_ONE, Parameter.AMOUNT)),
        ActionKind.TAP: Shape(_ONE),
        ActionKind.UNTAP: Shape(_ONE),
        ActionKind.EFFECT: Shape((Parameter.EFFECT,)),
        ActionKind.DAMAGE: Shape((Parameter.SOURCE, Parameter.TO, Parameter.AMOUNT), (Parameter.EXCESS_TO_CONTROLLER,)),
        ActionKind.GAIN_LIFE: Shape((Parameter.PLAYER, Parameter.AMOUNT)),
        ActionKind.LOSE_LIFE: Shape((Parameter.PLAYER, Parameter.AMOUNT)),
        ActionKind.POISON: Shape((Parameter.PLAYER, Parameter.AMOUNT)),
        ActionKind.PLAYER_LEAVES: Shape((Parameter.PLAYER,)),
    }
)

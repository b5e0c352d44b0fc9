"""What happens in a combat, as frozen entries of its log. Everything that is told or animated comes from here."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from simulator.rules.assignment import Assignment
from simulator.rules.citation import Rule
from simulator.rules.messages import Message
from simulator.rules.objects import LocalText, Permanent, TriggerWhen
from simulator.rules.timeline import Action, Moment


class Figure(StrEnum):
    """A figure that damage or an action changes, as the results of a damage row name it."""

    LIFE = "life"
    POISON = "poison"
    DAMAGE = "damage"
    LOYALTY = "loyalty"
    DEFENSE = "defense"
    COUNTERS = "counters"
    POWER = "power"
    TOUGHNESS = "toughness"
    COMMANDER_DAMAGE = "commander_damage"


@dataclass(frozen=True, slots=True)
class StepBegan:
    """A step of the combat phase begins."""

    moment: Moment


@dataclass(frozen=True, slots=True)
class Announced:
    """The assignment of a combat damage step stands."""

    assignment: Assignment


@dataclass(frozen=True, slots=True)
class DamageResolves:
    """Combat damage that was on the stack while players acted is dealt now."""


@dataclass(frozen=True, slots=True)
class FigureChange:
    """One figure of a player or permanent goes up or down by `amount` (for counters: of the kind `of`)."""

    object: str
    figure: Figure
    amount: int
    of: str = ""


@dataclass(frozen=True, slots=True)
class DamageRow:
    """Damage from one source to one recipient: assigned and dealt damage points, and what it results in.

    `source`: a permanent; for damage dealt back the effect that does it, by its id, or by the word for its kind
    where it has none. `assigned`: for what is not combat damage, what would be dealt. `results`: what changes for
    the recipient and its team, and life that the source's controller gains. `assigned_to`: the recipient before a
    redirection, or None. `combat`: whether it is combat damage.
    """

    source: str
    recipient: str
    assigned: int
    dealt: int
    results: tuple[FigureChange, ...] = ()
    assigned_to: str | None = None
    combat: bool = True


@dataclass(frozen=True, slots=True)
class DamageDealt:
    """All damage that is dealt at one time. `excess`: damage points by recipient. Rule: CR 510.2, 120.10."""

    rows: tuple[DamageRow, ...]
    excess: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class FiguresChanged:
    """Figures that change other than by the damage rows, by an action or a state-based action."""

    changes: tuple[FigureChange, ...]


@dataclass(frozen=True, slots=True)
class Left:
    """A permanent leaves the battlefield. `rule` tells why; None: an action did it. `last_known`: as it last was."""

    id: str
    rule: Rule | None
    last_known: Permanent | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A player loses or leaves the game. `rule` tells why; None: an action did it."""

    id: str
    rule: Rule | None


@dataclass(frozen=True, slots=True)
class Triggered:
    """A trigger of the scenario triggers `times` times."""

    id: str
    when: TriggerWhen
    times: int
    text: LocalText


@dataclass(frozen=True, slots=True)
class KeywordTriggered:
    """A keyword ability of a permanent triggers, which the players carry out themselves.

    `actions` do what it does; empty where something is left to choose.
    """

    id: str
    message: Message
    rule: Rule
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class ActionDone:
    """An action of the timeline is carried out."""

    action: Action


@dataclass(frozen=True, slots=True)
class Said:
    """A note for the reader: what happened, and why."""

    message: Message
    rule: Rule | None = None


@dataclass(frozen=True, slots=True)
class Warned:
    """Something odd: an entry that did nothing, a board that could not have been. `rule` tells why, where one does."""

    message: Message
    rule: Rule | None = None


Event: TypeAlias = (
    StepBegan
    | Announced
    | DamageResolves
    | DamageDealt
    | FiguresChanged
    | Left
    | PlayerLeft
    | Triggered
    | KeywordTriggered
    | ActionDone
    | Said
    | Warned
)

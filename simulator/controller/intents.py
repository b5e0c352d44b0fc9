"""What a person can want of the table: one frozen value for each wish."""

from dataclasses import dataclass
from typing import TypeAlias

from simulator.controller.blocking_intents import PutBlocks
from simulator.controller.effect_intents import OrderEffects, PutEffect, ShareShield, TakeOffEffect
from simulator.controller.exploring_intents import PutGiving, PutLine, SetSo
from simulator.explore.policy import Policy
from simulator.rules.assignment import Assignment
from simulator.rules.objects import Permanent, Player
from simulator.rules.timeline import Action, Moment


@dataclass(frozen=True, slots=True)
class PutOnTable:
    """Put a new permanent on the table. Its id is made unique; `controller` is as given."""

    permanent: Permanent


@dataclass(frozen=True, slots=True)
class SeatPlayer:
    """Seat a new player."""

    player: Player


@dataclass(frozen=True, slots=True)
class MakeActive:
    """Make it another player's turn, before anything is declared."""

    player: str


@dataclass(frozen=True, slots=True)
class EditPermanent:
    """Replace the figures and words of a permanent, found by `id` (its new id may differ)."""

    id: str
    permanent: Permanent


@dataclass(frozen=True, slots=True)
class EditPlayer:
    """Replace the figures of a player, found by `id`."""

    id: str
    player: Player


@dataclass(frozen=True, slots=True)
class JoinTeam:
    """A player joins another one's team and shares its life and poison (810); None: plays alone."""

    player: str
    other: str | None


@dataclass(frozen=True, slots=True)
class TakeOff:
    """Take a permanent or player off the table, with everything that names it."""

    id: str


@dataclass(frozen=True, slots=True)
class HandOver:
    """Put a card at another player's side: that player controls it, or protects it where it is a Siege."""

    id: str
    player: str


@dataclass(frozen=True, slots=True)
class MoveBefore:
    """Move a card in its row before another (None: to the end)."""

    id: str
    before: str | None


@dataclass(frozen=True, slots=True)
class Attack:
    """Declare an attacker, or have it attack something else."""

    attacker: str
    target: str


@dataclass(frozen=True, slots=True)
class Block:
    """Declare a blocker for an attacker; a creature that may block more keeps its other pairings."""

    blocker: str
    attacker: str


@dataclass(frozen=True, slots=True)
class Unpair:
    """Undo one pairing: a block of one attacker, or (attacker alone) an attack."""

    creature: str
    other: str | None = None


@dataclass(frozen=True, slots=True)
class Band:
    """Put two attackers into one band."""

    attacker: str
    other: str


@dataclass(frozen=True, slots=True)
class LeaveBand:
    """Take an attacker out of its band."""

    attacker: str


@dataclass(frozen=True, slots=True)
class Reorder:
    """Announce a damage assignment order: the foes of a creature, first first."""

    creature: str
    foes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeclareNearest:
    """Declare what comes nearest to what is declared and could have been."""


@dataclass(frozen=True, slots=True)
class Assign:
    """Give a recipient so many points of a source in the draft (None: leave it open again)."""

    source: str
    recipient: str
    amount: int | None


@dataclass(frozen=True, slots=True)
class ClearDraft:
    """Leave everything open again."""


@dataclass(frozen=True, slots=True)
class Propose:
    """Draft the assignment that a policy chooses."""

    policy: Policy


@dataclass(frozen=True, slots=True)
class ShowIndex:
    """Draft the assignment with this place in canonical order, from 0."""

    index: int


@dataclass(frozen=True, slots=True)
class PutDraft:
    """Draft this whole assignment."""

    assignment: Assignment


@dataclass(frozen=True, slots=True)
class LookAt:
    """Show the chart of damage to this recipient. Changes nothing on the table and is not undone."""

    recipient: str


@dataclass(frozen=True, slots=True)
class Confirm:
    """Go on: deal the damage of the coming step as drafted, or end the step."""


@dataclass(frozen=True, slots=True)
class GoTo:
    """Go back to an earlier step of this combat (or forward, where nothing is to be chosen on the way)."""

    moment: Moment


@dataclass(frozen=True, slots=True)
class Act:
    """Carry out an action of the timeline at the present moment."""

    action: Action


@dataclass(frozen=True, slots=True)
class CarryOut:
    """Carry out a keyword ability that has triggered in this step, by its place among them."""

    index: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take an entry out of the timeline, by its place in it."""

    index: int


@dataclass(frozen=True, slots=True)
class ChangeRules:
    """Play under other rules: "current", an era id or an ISO date."""

    rules: str


@dataclass(frozen=True, slots=True)
class PlayWhatIf:
    """Play what the rules don't know yet all the same, or refuse it."""

    on: bool


@dataclass(frozen=True, slots=True)
class NextCombat:
    """Go on with a further combat phase of what is left."""


@dataclass(frozen=True, slots=True)
class Rename:
    """Give the table another title."""

    title: str


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last change."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Make the change again that was taken back."""


Intent: TypeAlias = (
    PutOnTable
    | SeatPlayer
    | MakeActive
    | EditPermanent
    | EditPlayer
    | JoinTeam
    | TakeOff
    | HandOver
    | MoveBefore
    | Attack
    | Block
    | Unpair
    | Band
    | LeaveBand
    | Reorder
    | DeclareNearest
    | Assign
    | ClearDraft
    | Propose
    | ShowIndex
    | PutDraft
    | PutBlocks
    | PutGiving
    | PutLine
    | SetSo
    | LookAt
    | Confirm
    | GoTo
    | Act
    | CarryOut
    | TakeBack
    | PutEffect
    | TakeOffEffect
    | OrderEffects
    | ShareShield
    | ChangeRules
    | PlayWhatIf
    | NextCombat
    | Rename
    | Undo
    | Redo
)

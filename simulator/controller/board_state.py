"""The board as it is to be drawn: a frozen snapshot in which everything shown is already decided.

The view computes pixels and nothing else. Amounts are damage points.
"""

from dataclasses import dataclass
from enum import StrEnum

from simulator.rules.citation import Rule
from simulator.rules.messages import Message
from simulator.rules.timeline import ActionKind, Moment, Parameter


class Seat(StrEnum):
    """Where a player sits: the attacking side is near (below), the defending side far (above)."""

    NEAR = "near"
    FAR = "far"


class Row(StrEnum):
    """The rows of the table from top to bottom."""

    FAR_HOME = "far home"
    BLOCKERS = "blockers"
    ATTACKERS = "attackers"
    NEAR_HOME = "near home"


class CardKind(StrEnum):
    """What the face of a card shows it to be."""

    CREATURE = "creature"
    PLANESWALKER = "planeswalker"
    BATTLE = "battle"
    OTHER = "other"


class CardRole(StrEnum):
    """What a permanent does in this combat."""

    IDLE = "idle"
    ATTACKING = "attacking"
    ATTACKING_BLOCKED = "attacking blocked"
    ATTACKING_UNBLOCKED = "attacking unblocked"
    BLOCKING = "blocking"


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player's seat. `life_after`, `poison_after`: what the draft would leave; None where it changes nothing.

    `announces`: this player still has damage to divide. `index`, `of`: the place among the seats of that side.
    """

    id: str
    name: str
    life: int
    poison: int
    seat: Seat
    index: int
    of: int
    attacking_side: bool
    announces: bool
    life_after: int | None = None
    poison_after: int | None = None
    out: bool = False


@dataclass(frozen=True, slots=True)
class Badge:
    """A keyword or ability on a card: two or three letters, a hue of the palette, its words and rule."""

    letters: str
    hue: int
    words: str
    rule: Rule | None


@dataclass(frozen=True, slots=True)
class NeedView:
    """What a recipient needs. `needed`: points for lethal damage, loyalty or defense; `assigned`: in the draft.

    `is_lethal`: the draft gives it lethal damage (or its loyalty or defense); `would_leave`: it would be
    destroyed or otherwise leave (indestructible creatures stay).
    """

    needed: int
    assigned: int
    is_lethal: bool
    would_leave: bool


@dataclass(frozen=True, slots=True)
class CardView:
    """One permanent on the table.

    `row`, `lane`, `index`: its place; cards of one `lane` (an attacker and its blockers) face each other;
    None where it is in no combat, and then `index` orders it in its row. `to_assign`, `assigned`: for a source
    of the coming step, its points and how many the draft gives. `announcer`: who divides them, where that is
    not its controller. `note`: a short line under the card, such as "unblocked". `strength`: power and toughness
    in the draft's light are not changed. `in_play` False: it waits to be put onto the battlefield.
    """

    id: str
    name: str
    kind: CardKind
    controller: str
    seat: Seat
    row: Row
    lane: int | None
    index: int
    role: CardRole
    power: int | None
    toughness: int | None
    damage: int
    loyalty: int | None
    defense: int | None
    badges: tuple[Badge, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    colors: tuple[str, ...] = ()
    tapped: bool = False
    token: bool = False
    to_assign: int = 0
    assigned: int = 0
    announcer: str | None = None
    need: NeedView | None = None
    note: Message | None = None
    band: int | None = None
    in_play: bool = True
    phased_out: bool = False


class ArrowKind(StrEnum):
    """What an arrow says."""

    ATTACK = "attack"
    BLOCK = "block"


@dataclass(frozen=True, slots=True)
class ArrowView:
    """An arrow from an attacker to what it attacks, or from a blocker to what it blocks.

    `order`: for a block, its place in the attacker's damage assignment order, from 1; None in eras without one.
    """

    kind: ArrowKind
    origin: str
    target: str
    order: int | None = None


@dataclass(frozen=True, slots=True)
class Span:
    """A run of amounts that are still possible, both ends included."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class ShareView:
    """What one source assigns to one recipient in the draft.

    `amount` None: not chosen yet. `possible`: the amounts that some legal whole still has, as runs (there can be
    gaps). `forced`: only one amount is possible.
    """

    source: str
    recipient: str
    amount: int | None
    possible: tuple[Span, ...]
    forced: bool


class Policy(StrEnum):
    """A way of choosing one legal assignment."""

    FIRST = "first"
    MOST_THROUGH = "most-through"
    MOST_DESTROYED = "most-destroyed"


@dataclass(frozen=True, slots=True)
class LegalView:
    """The legal assignments of the coming damage step.

    `count`: all of them; `remaining`: those that complete the draft. `index`: the draft's place in canonical
    order where it is complete, from 0; None where it is not, or where the place cannot be told.
    """

    step: Moment
    count: int
    remaining: int
    index: int | None


@dataclass(frozen=True, slots=True)
class ResultBar:
    """How many legal assignments give a recipient so much: one bar of the small chart."""

    amount: int
    count: int
    is_draft: bool


@dataclass(frozen=True, slots=True)
class ResultsView:
    """The small chart beside the board: damage to one recipient over all legal assignments."""

    recipient: str
    bars: tuple[ResultBar, ...]


@dataclass(frozen=True, slots=True)
class Sentence:
    """Something to be read, with the rule that says so."""

    message: Message
    rule: Rule | None = None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an intent was not carried out, and an intent's nearest legal way where there is one.

    `nearest_index`: the canonical place of the nearest legal assignment, offered with one click.
    """

    sentences: tuple[Sentence, ...]
    nearest_index: int | None = None


class StepStatus(StrEnum):
    """Where a step stands on the ribbon below the board."""

    DONE = "done"
    CURRENT = "current"
    COMING = "coming"


@dataclass(frozen=True, slots=True)
class StepView:
    """One step of the ribbon."""

    moment: Moment
    status: StepStatus


@dataclass(frozen=True, slots=True)
class DropView:
    """A place where what is dragged may or may not be dropped. `reason`: what a drop does, or why it is refused."""

    target: str
    allowed: bool
    reason: Sentence


@dataclass(frozen=True, slots=True)
class ActionView:
    """An action that can be done now to a permanent or player. `asks`: what is still to choose."""

    kind: ActionKind
    subject: str
    asks: tuple[Parameter, ...]
    refusal: Sentence | None = None


@dataclass(frozen=True, slots=True)
class BoardState:
    """Everything that the table shows.

    `can_confirm`: the coming damage step can be dealt as drafted. `choice_missing`: several assignments are
    legal and none is chosen. `ended`: combat has ended.
    """

    title: str
    unsaved: bool
    rules: str
    moment: Moment
    steps: tuple[StepView, ...]
    players: tuple[PlayerView, ...] = ()
    cards: tuple[CardView, ...] = ()
    arrows: tuple[ArrowView, ...] = ()
    shares: tuple[ShareView, ...] = ()
    legal: LegalView | None = None
    results: ResultsView | None = None
    why: tuple[Sentence, ...] = ()
    log: tuple[Sentence, ...] = ()
    warnings: tuple[Message, ...] = ()
    undo: Message | None = None
    redo: Message | None = None
    can_confirm: bool = False
    choice_missing: bool = False
    ended: bool = False

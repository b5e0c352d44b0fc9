"""The board as it is to be drawn: a frozen snapshot in which everything shown is already decided.

The view computes pixels and nothing else. Amounts are damage points.
"""

from dataclasses import dataclass
from enum import StrEnum

from simulator.controller.effect_view import EffectChoiceView, EffectView
from simulator.controller.legal_view import LegalView, ResultsView
from simulator.controller.step_view import StepView
from simulator.rules.assignment import Assignment
from simulator.rules.citation import Rule
from simulator.rules.messages import Message
from simulator.rules.objects import LocalText
from simulator.rules.timeline import Moment


@dataclass(frozen=True, slots=True)
class Sentence:
    """Something to be read, with the rule that says so. `about`: the players and permanents that it speaks of."""

    message: Message
    rule: Rule | None = None
    about: tuple[str, ...] = ()


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

    `name` is never empty. `announces`: this player still has damage to divide. `index`, `of`: the place among the
    seats of that side. `commander_damage`: over the game, by commander.
    """

    id: str
    name: LocalText
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
    team: str | None = None
    controlled_by: str | None = None
    commander_damage: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Badge:
    """A keyword or ability on a card: two or three letters, a hue of the palette, its words and rule.

    `words`: the keyword or ability in words; where the program does not know it, as it is printed.
    """

    letters: str
    hue: int
    words: Message
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

    `name` is never empty: the id stands in. `row`, `lane`, `index`: its place; cards of one `lane` (an attacker and
    its blockers) face each other; None where it is in no combat, and then `index` orders it in its row.
    `to_assign`, `assigned`: for a source of the coming step, its points and how many the draft gives. `announcer`:
    who divides them, where that is not its controller. `note`: a short line under the card, such as "unblocked".
    `in_play` False: it waits to be put onto the battlefield. `protector`: of a battle, which lies at that player's
    seat. `undeclarable`: why it could not have been declared so.
    """

    id: str
    name: LocalText
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
    undeclarable: tuple[Sentence, ...] = ()
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
    protector: str | None = None


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


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an intent was not carried out, and an intent's nearest legal way where there is one.

    `nearest`: the nearest legal assignment, offered with one click (the intent `PutDraft`); `nearest_index`: its
    canonical place, None where that cannot be told. `tried`: the assignment that is refused, if one is.
    """

    sentences: tuple[Sentence, ...]
    nearest_index: int | None = None
    nearest: Assignment | None = None
    tried: Assignment | None = None


@dataclass(frozen=True, slots=True)
class EntryView:
    """One entry of the timeline. `index`: its place, for the intent `TakeBack`; `done`: it has been carried out."""

    index: int
    at: Moment
    sentence: Sentence
    done: bool


@dataclass(frozen=True, slots=True)
class TriggerView:
    """A keyword ability that has triggered in this step and can be carried out as one (the intent `CarryOut`)."""

    index: int
    sentence: Sentence
    done: bool


@dataclass(frozen=True, slots=True)
class BoardState:
    """Everything that the table shows.

    `prompt`: what the person can do now. `confirm_label`: what `Confirm` would do; None where it does nothing.
    `can_confirm`: it would be carried out. `choice_missing`: several assignments are legal and none is chosen.
    `ended`: combat has ended. `orders`: the foes of every attacker and blocker that has several, where there is
    a damage assignment order. `effects`: what changes damage, in list order; `effect_choices`: what is left to the
    affected players about them. `notes`: what the scenario is to show. `gone`: what has left the
    battlefield, or the game, in this combat. `came_to`: what has come of this combat, once damage has been dealt or it
    has ended. `what_if`: what the rules don't know yet is played.
    """

    title: LocalText
    unsaved: bool
    rules: str
    moment: Moment
    steps: tuple[StepView, ...]
    players: tuple[PlayerView, ...] = ()
    cards: tuple[CardView, ...] = ()
    gone: tuple[CardView, ...] = ()
    arrows: tuple[ArrowView, ...] = ()
    shares: tuple[ShareView, ...] = ()
    legal: LegalView | None = None
    results: ResultsView | None = None
    why: tuple[Sentence, ...] = ()
    log: tuple[Sentence, ...] = ()
    warnings: tuple[Sentence, ...] = ()
    entries: tuple[EntryView, ...] = ()
    undeclarable: tuple[Sentence, ...] = ()
    triggered: tuple[TriggerView, ...] = ()
    orders: tuple[tuple[str, tuple[str, ...]], ...] = ()
    effects: tuple[EffectView, ...] = ()
    effect_choices: tuple[EffectChoiceView, ...] = ()
    notes: LocalText = ()
    came_to: tuple[Message, ...] = ()
    undo: Message | None = None
    redo: Message | None = None
    prompt: Message | None = None
    confirm_label: Message | None = None
    can_confirm: bool = False
    choice_missing: bool = False
    ended: bool = False
    what_if: bool = False

    def name_of(self, id: str) -> LocalText:
        """What a player or permanent is called, by language; its id where the board does not know it."""
        named = self.card(id) or self.player(id) or next((card for card in self.gone if card.id == id), None)
        return named.name if named else (("", id),)

    def foes_of(self, id: str) -> tuple[str, ...]:
        """The blockers of an attacker in its order, or whom a blocker blocks in its order."""
        return next((foes for creature, foes in self.orders if creature == id), ())

    def card(self, id: str) -> CardView | None:
        """The card with this id, or None."""
        return next((card for card in self.cards if card.id == id), None)

    def player(self, id: str) -> PlayerView | None:
        """The player with this id, or None."""
        return next((player for player in self.players if player.id == id), None)

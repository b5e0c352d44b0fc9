"""A combat as an editor or a file holds it: players, permanents, what was declared and what happens after.

Nothing here is checked. `checking.problems` tells everything that is wrong; `steps.begin` makes a checked `Combat`.
"""

from dataclasses import dataclass
from enum import StrEnum

from simulator.rules.effects import DamageEffect, EffectChoice
from simulator.rules.era import CURRENT
from simulator.rules.objects import Permanent, Player
from simulator.rules.timeline import Moment, TimelineEntry


class AttackedKind(StrEnum):
    """What an attacker that attacks nothing any more was attacking."""

    PLANESWALKER = "planeswalker"
    BATTLE = "battle"
    PLAYER = "player"


@dataclass(frozen=True, slots=True)
class WasAttacking:
    """What an attacker attacked before that left combat, and its defending player. Rule: CR 506.4c, 508.5."""

    kind: AttackedKind
    defending_player: str


@dataclass(frozen=True, slots=True)
class Attack:
    """One attacker as declared. `attacking` None: it attacks nothing any more."""

    attacker: str
    attacking: str | None
    was_attacking: WasAttacking | None = None


@dataclass(frozen=True, slots=True)
class Block:
    """One blocker as declared. `blocking` empty: its attackers have left. Rule: CR 509.1g."""

    blocker: str
    blocking: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Declared:
    """What was declared in this combat.

    `blocked`: attackers that are blocked whether or not a block is listed. `orders`: by creature, its foes,
    first first. `after`: where the scenario stands; None: it tells the combat from its beginning.
    `had_first_strike` None: who has first or double strike now.
    """

    attacks: tuple[Attack, ...] = ()
    bands: tuple[tuple[str, ...], ...] = ()
    blocks: tuple[Block, ...] = ()
    blocked: tuple[str, ...] = ()
    orders: tuple[tuple[str, tuple[str, ...]], ...] = ()
    after: Moment | None = None
    had_first_strike: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Scenario:
    """A whole combat from its beginning: the board, what is declared, and what happens.

    `assignments`: per combat damage step what is chosen so far, by source and recipient (damage points).
    `what_if`: what the rules don't know yet is played all the same, as rules of that day would have taken it.
    """

    players: tuple[Player, ...]
    active_player: str
    permanents: tuple[Permanent, ...] = ()
    rules: str = CURRENT
    declared: Declared = Declared()
    effects: tuple[DamageEffect, ...] = ()
    choices: tuple[EffectChoice, ...] = ()
    timeline: tuple[TimelineEntry, ...] = ()
    assignments: tuple[tuple[tuple[str, tuple[tuple[str, int], ...]], ...], ...] = ()
    what_if: bool = False

    def player(self, id: str) -> Player | None:
        """The player with this id, or None."""
        return next((player for player in self.players if player.id == id), None)

    def permanent(self, id: str) -> Permanent | None:
        """The permanent with this id, or None."""
        return next((permanent for permanent in self.permanents if permanent.id == id), None)

"""A checked combat at one moment: immutable; every transition gives a new one."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

from simulator.rules.effects import DamageEffect, EffectChoice
from simulator.rules.era import Era
from simulator.rules.events import Event
from simulator.rules.objects import Permanent, Player
from simulator.rules.scenario import Declared, WasAttacking
from simulator.rules.timeline import Moment, TimelineEntry

_OF_PERMANENTS = ("_present", "having_abilities", "having_triggers")
_OF_ZONES = ("_zones", "_present", "having_abilities")
"""What has to be worked out anew where the figures of a permanent change, and where one changes its place."""


class Zone(StrEnum):
    """Where a permanent of the scenario is: not there yet, on the battlefield, or gone."""

    AWAITED = "awaited"
    BATTLEFIELD = "battlefield"
    GONE = "gone"


class BlockedState(StrEnum):
    """Whether an attacker is blocked. Undecided until blockers are declared. Rule: CR 509.1h."""

    UNDECIDED = "undecided"
    BLOCKED = "blocked"
    UNBLOCKED = "unblocked"


@dataclass(frozen=True, slots=True)
class Attacker:
    """One attacking creature.

    `attacking`: the player, planeswalker or battle, or None for nothing. `defending_player`: for this
    attacker, the last one where it attacks nothing (508.5). `was_attacking`: what left, if something did.
    `blockers`: the creatures blocking it now, in its damage assignment order or listing order.
    """

    id: str
    attacking: str | None
    defending_player: str
    was_attacking: WasAttacking | None = None
    state: BlockedState = BlockedState.UNDECIDED
    blockers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Blocker:
    """One blocking creature. `blocking`: the attackers it blocks now, in its order; empty when all have left."""

    id: str
    blocking: tuple[str, ...]


@dataclass(frozen=True)
class Combat:
    """A combat at one moment.

    `permanents` are all of the scenario, in its order; `zones` tells where each is. `originals`: as they were
    when it began, which is what a permanent that comes back as a new object is again. `moment`: the step that
    the combat is in; players have had priority there when `timeline` holds nothing for it any more.
    `declared`: what is to be declared, or has been. `anyone_attacked`: a creature was declared as an attacker
    or put attacking in this combat, whether or not it still attacks (508.8).
    `had_first_strike`: who had first or double strike when the first of several combat damage steps began
    (None: none was); in an era where something else keeps a creature out of the second step, who that was.
    `steps_taken`: the combat damage steps that have been dealt. `log`: all that happened.
    `effects` are those in force, shields with what is left of them.
    """

    era: Era
    active_player: str
    players: tuple[Player, ...]
    permanents: tuple[Permanent, ...]
    zones: tuple[tuple[str, Zone], ...]
    originals: tuple[Permanent, ...] = ()
    moment: Moment = Moment.BEGINNING
    declared: Declared = field(default_factory=Declared)
    anyone_attacked: bool = False
    attackers: tuple[Attacker, ...] = ()
    blockers: tuple[Blocker, ...] = ()
    bands: tuple[tuple[str, ...], ...] = ()
    effects: tuple[DamageEffect, ...] = ()
    choices: tuple[EffectChoice, ...] = ()
    timeline: tuple[TimelineEntry, ...] = ()
    had_first_strike: frozenset[str] | None = None
    steps_taken: tuple[Moment, ...] = ()
    log: tuple[Event, ...] = field(default=(), compare=False)

    @cached_property
    def _players(self) -> dict[str, Player]:
        return {player.id: player for player in self.players}

    @cached_property
    def _permanents(self) -> dict[str, Permanent]:
        return {permanent.id: permanent for permanent in self.permanents}

    @cached_property
    def _zones(self) -> dict[str, Zone]:
        return dict(self.zones)

    @cached_property
    def _attackers(self) -> dict[str, Attacker]:
        return {attacker.id: attacker for attacker in self.attackers}

    @cached_property
    def _blockers(self) -> dict[str, Blocker]:
        return {blocker.id: blocker for blocker in self.blockers}

    @cached_property
    def _present(self) -> tuple[Permanent, ...]:
        return tuple(permanent for permanent in self.permanents if self.on_battlefield(permanent.id))

    @cached_property
    def having_abilities(self) -> tuple[Permanent, ...]:
        """The permanents on the battlefield, phased in, that have abilities besides keywords; mostly there are few."""
        return tuple(one for one in self._present if one.abilities)

    @cached_property
    def having_triggers(self) -> tuple[Permanent, ...]:
        """The permanents that have triggered abilities, wherever they are."""
        return tuple(one for one in self.permanents if one.triggers)

    def player(self, id: str) -> Player:
        """The player with this id."""
        return self._players[id]

    def is_player(self, id: str) -> bool:
        """Whether the id names a player."""
        return id in self._players

    def permanent(self, id: str) -> Permanent:
        """The permanent with this id, wherever it is."""
        return self._permanents[id]

    def on_battlefield(self, id: str) -> bool:
        """Whether the permanent is on the battlefield and phased in."""
        return self._zones.get(id) is Zone.BATTLEFIELD and not self._permanents[id].phased_out

    def zone(self, id: str) -> Zone:
        """Where the permanent is."""
        return self._zones[id]

    def attacker(self, id: str) -> Attacker | None:
        """The attacking creature with this id, or None."""
        return self._attackers.get(id)

    def blocker(self, id: str) -> Blocker | None:
        """The blocking creature with this id, or None."""
        return self._blockers.get(id)

    def present(self) -> Iterable[Permanent]:
        """The permanents on the battlefield, phased in, in scenario order."""
        return self._present

    def defending_players(self) -> tuple[str, ...]:
        """All opponents of the active player that are in the game, in turn order. Rule: CR 506.2, 802.1."""
        return tuple(id for id in self.turn_order() if self.are_opponents(id, self.active_player))

    def turn_order(self) -> tuple[str, ...]:
        """The players in the game from the active player on. Rule: CR 101.4."""
        ids = [player.id for player in self.players]
        start = ids.index(self.active_player)
        return tuple(id for id in ids[start:] + ids[:start] if not self.player(id).out)

    def are_opponents(self, one: str, other: str) -> bool:
        """Whether two players are opponents: not the same, and not of one team."""
        return self.player(one).is_opponent_of(self.player(other))

    def with_player(self, player: Player) -> "Combat":
        """This combat with one player's figures replaced."""
        players = tuple(player if one.id == player.id else one for one in self.players)
        return self._changed(("_players",), players=players)

    def with_permanent(self, permanent: Permanent) -> "Combat":
        """This combat with one permanent's figures replaced."""
        permanents = {**self._permanents, permanent.id: permanent}
        return self._changed(_OF_PERMANENTS, permanents=tuple(permanents.values()), _permanents=permanents)

    def with_zone(self, id: str, zone: Zone) -> "Combat":
        """This combat with one permanent in another zone."""
        zones = tuple((one, zone if one == id else old) for one, old in self.zones)
        return self._changed(_OF_ZONES, zones=zones)

    def with_effects(self, effects: tuple[DamageEffect, ...]) -> "Combat":
        """This combat with other effects in force."""
        return self._changed((), effects=effects)

    def with_events(self, *events: Event) -> "Combat":
        """This combat with more in its log."""
        return self._changed((), log=self.log + events) if events else self

    def _changed(self, stale: tuple[str, ...], **fields: object) -> "Combat":
        """This combat with other fields, without what had been worked out from them.

        A step makes hundreds of combats that differ in one figure or a line of the log; working out everything
        anew for each, as `dataclasses.replace` does, would take most of its time.
        """
        other = object.__new__(Combat)
        values = vars(other)
        values.update(vars(self))
        values.update(fields)
        for name in stale:
            values.pop(name, None)
        return other

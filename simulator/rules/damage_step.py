"""One combat damage step as its players find it: who assigns how much to whom, and what each recipient needs.

These values say what the rules allow; the three opinions on what is legal (`legality`, `enumeration`,
`counting`) read them and nothing else of one another.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from simulator.rules.citation import Rule
from simulator.rules.timeline import Moment


class Side(StrEnum):
    """The attacking creatures, or the blocking ones; each side's assignment is judged as a whole (510.1e)."""

    ATTACKING = "attacking"
    BLOCKING = "blocking"


@dataclass(frozen=True, slots=True)
class Way:
    """One manner in which a source may divide its damage.

    `foes`: the creatures it divides among (for Butcher Orgg the player too). `in_order`: a later foe is given
    damage only when every earlier one is lethal (510.1c–d of the eras with an order). `excess`: the player,
    planeswalker or battle that it attacks, given damage only when every foe is lethal; None where it may give
    none. `beyond`: the planeswalker's controller, given damage only when, besides, the loyalty of `excess` is
    met (702.19c). Where nothing can be given, all are empty: the source assigns nothing.
    `rule`: why it divides so.
    """

    foes: tuple[str, ...]
    in_order: bool
    excess: str | None
    beyond: str | None
    rule: Rule

    def recipients(self) -> tuple[str, ...]:
        """Everyone who may be given damage, each once, in canonical order: foes, excess, beyond."""
        extra = tuple(one for one in (self.excess, self.beyond) if one is not None and one not in self.foes)
        return self.foes + extra


@dataclass(frozen=True, slots=True)
class Source:
    """A creature that assigns combat damage in this step.

    `amount`: damage points that it must assign if it assigns at all (> 0). `announcer`: the player (of a team,
    its first member) who divides. `ways`: one, or two where it may also assign as though it weren't blocked
    (the second); an assignment is legal in any of them. `recipients` in canonical order.
    """

    id: str
    side: Side
    announcer: str
    amount: int
    recipients: tuple[str, ...]
    ways: tuple[Way, ...]
    deathtouch: bool = False

    @property
    def may_assign_nothing(self) -> bool:
        """Whether assigning nothing is one of its choices."""
        return any(not way.recipients() for way in self.ways)


@dataclass(frozen=True, slots=True)
class Need:
    """What a recipient must be assigned by one side to count as lethal or met, in damage points.

    `lethal`: for a creature, its lethal damage; any damage from a source with deathtouch is lethal too where
    the era says so (`any_deathtouch`). `loyalty`: for a planeswalker. None where it is not of the type.
    """

    lethal: int | None
    loyalty: int | None
    any_deathtouch: bool


@dataclass(frozen=True)
class DamageStep:
    """One combat damage step before damage is dealt.

    `sources` in canonical order: announcers in APNAP order, each one's sources in scenario order.
    `players`: the active player and every defending player (of a team the first member), in APNAP order.
    `needs`: for every recipient that is a permanent. `assigning_nothing`: every other attacking or blocking
    creature, with the rule why it is no source (510.1a–d, 510.4).
    """

    moment: Moment
    players: tuple[str, ...]
    sources: tuple[Source, ...]
    needs: tuple[tuple[str, Need], ...]
    assigning_nothing: tuple[tuple[str, Rule], ...] = ()

    @cached_property
    def need_of(self) -> dict[str, Need]:
        """`needs` by recipient."""
        return dict(self.needs)

    @cached_property
    def source_of(self) -> dict[str, Source]:
        """`sources` by id."""
        return {source.id: source for source in self.sources}

    @cached_property
    def slots(self) -> tuple[tuple[str, str], ...]:
        """Every source with every recipient, in canonical order: the places of an assignment's amounts."""
        return tuple((source.id, recipient) for source in self.sources for recipient in source.recipients)

"""Damage steps written by hand, in few words: sources with their ways, and what recipients need."""

from simulator.rules.citation import Rule
from simulator.rules.damage_step import DamageStep, Need, Side, Source, Way
from simulator.rules.timeline import Moment


def step(*sources: Source, nothing: tuple[tuple[str, Rule], ...] = (), **needs: int | Need) -> DamageStep:
    """A step with its sources in the given order; `needs`: lethal damage by creature, or a whole `Need`."""
    told = tuple((id, need if isinstance(need, Need) else lethal(need)) for id, need in needs.items())
    return DamageStep(Moment.COMBAT_DAMAGE, ("P1", "P2"), sources, told, nothing)


def lethal(damage: int, any_deathtouch: bool = True) -> Need:
    """What a creature needs."""
    return Need(damage, None, any_deathtouch)


def walker(loyalty: int, creature: int | None = None) -> Need:
    """What a planeswalker needs, and as a creature."""
    return Need(creature, loyalty, True)


def attacking(id: str, amount: int, *ways: Way, announcer: str = "P1", deathtouch: bool = False) -> Source:
    """An attacker with its ways."""
    return _source(id, Side.ATTACKING, amount, ways, announcer, deathtouch)


def blocking(id: str, amount: int, *ways: Way, announcer: str = "P2", deathtouch: bool = False) -> Source:
    """A blocker with its ways."""
    return _source(id, Side.BLOCKING, amount, ways, announcer, deathtouch)


def among(*foes: str, rule: str = "510.1c") -> Way:
    """A free division among creatures."""
    return Way(foes, False, None, None, Rule(rule))


def ordered(*foes: str, rule: str = "510.1c") -> Way:
    """A division in a damage assignment order."""
    return Way(foes, True, None, None, Rule(rule))


def trampling(*foes: str, to: str = "P2", beyond: str | None = None, in_order: bool = False) -> Way:
    """A division among blockers with what is more going to what is attacked, and beyond it."""
    return Way(foes, in_order, to, beyond, Rule("702.19b" if beyond is None else "702.19c"))


def unblocked(to: str | None = "P2", beyond: str | None = None) -> Way:
    """Everything to what is attacked; to nothing where that has left."""
    return Way((), False, to, beyond, Rule("506.4c" if to is None else "510.1b"))


def _source(id: str, side: Side, amount: int, ways: tuple[Way, ...], announcer: str, deathtouch: bool) -> Source:
    reached = dict.fromkeys(recipient for way in ways for recipient in way.recipients())
    recipients = sorted(reached, key=lambda recipient: recipient.startswith("P"))
    return Source(id, side, announcer, amount, tuple(recipients), ways, deathtouch)

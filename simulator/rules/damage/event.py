"""Damage that would be dealt at one time, as the portions that go from one source to one recipient."""

from collections.abc import Iterable
from dataclasses import dataclass

from simulator.rules.combat import Combat
from simulator.rules.keywords import Keyword
from simulator.rules.objects import Permanent


@dataclass(frozen=True, slots=True)
class Portion:
    """The damage that one source would deal to one recipient, as far as effects have changed it.

    `assigned` and `amount`: damage points before and after effects. `assigned_to`: the recipient before a
    redirection, or None. `by_effect`: an effect is the source (what it prevented it deals back), no permanent.
    `last_known`: the source as it last was, where it has left since damage was announced, even if it is back.
    `met`: the recipients whose own keywords have been applied; `applied`: the places, in the combat's effects,
    of those that have been applied: each changes an event once (614.5). `returned`: what effects that
    prevented some of it deal back, by effect.
    """

    source: str
    recipient: str
    assigned: int
    amount: int
    assigned_to: str | None = None
    by_effect: bool = False
    last_known: Permanent | None = None
    met: frozenset[str] = frozenset()
    applied: frozenset[int] = frozenset()
    returned: tuple[tuple[str, int], ...] = ()


def portion(source: str, recipient: str, amount: int, last_known: Permanent | None = None) -> Portion:
    """Damage that a permanent would deal, before any effect has changed it, in damage points."""
    return Portion(source, recipient, amount, amount, last_known=last_known)


def source_of(combat: Combat, portion: Portion) -> Permanent | None:
    """The permanent that deals the damage, as last known where it is gone; None where an effect deals it.

    Rule: CR 120.7, 609.7.
    """
    return None if portion.by_effect else portion.last_known or combat.permanent(portion.source)


def has_keyword(combat: Combat, portion: Portion, keyword: Keyword) -> bool:
    """Whether the source of the damage has the keyword; an effect has none."""
    source = source_of(combat, portion)
    return source is not None and source.has(keyword)


def can_be_dealt_damage(combat: Combat, recipient: str) -> bool:
    """Whether damage can be dealt to it: a player in the game, or a creature, planeswalker or battle that is here.

    Rule: CR 120.1, 614.9.
    """
    if combat.is_player(recipient):
        return not combat.player(recipient).out
    if not combat.on_battlefield(recipient):
        return False
    permanent = combat.permanent(recipient)
    return permanent.is_creature or permanent.is_planeswalker or permanent.is_battle


def by_recipient(portions: Iterable[Portion]) -> dict[str, tuple[Portion, ...]]:
    """The portions that deal damage, by recipient, in order."""
    groups: dict[str, tuple[Portion, ...]] = {}
    for one in portions:
        if one.amount > 0:
            groups[one.recipient] = (*groups.get(one.recipient, ()), one)
    return groups


def by_source(portions: Iterable[Portion]) -> dict[str, tuple[Portion, ...]]:
    """The portions that permanents deal damage by, by source, in order; a source of 0 deals none.

    Rule: CR 120.8.
    """
    groups: dict[str, tuple[Portion, ...]] = {}
    for one in portions:
        if one.amount > 0 and not one.by_effect:
            groups[one.source] = (*groups.get(one.source, ()), one)
    return groups

"""Excess damage: what is dealt to a permanent beyond what it needed."""

from collections.abc import Iterable

from simulator.rules.combat import Combat
from simulator.rules.damage.event import Portion, by_recipient, has_keyword
from simulator.rules.division.assigning import lethal_damage
from simulator.rules.era import Deathtouch
from simulator.rules.keywords import Keyword


def excess_by_recipient(combat: Combat, portions: Iterable[Portion]) -> tuple[tuple[str, int], ...]:
    """The excess damage of every recipient that is dealt any, in damage points; `combat` is as it was before.

    Rule: CR 120.10.
    """
    dealt = by_recipient(portions).items()
    excess = ((recipient, excess_damage(combat, recipient, damage)) for recipient, damage in dealt)
    return tuple((recipient, points) for recipient, points in excess if points)


def excess_damage(combat: Combat, recipient: str, damage: tuple[Portion, ...]) -> int:
    """Damage points, of all damage to the recipient at one time, beyond lethal damage, loyalty or defense.

    `combat` is as it was before. With several card types the greatest of the figures; none for a player. If
    one of the sources has deathtouch, 1 is lethal damage, also where others deal damage too.
    Rule: CR 120.4a, 120.10, 702.2c.
    """
    if combat.is_player(recipient):
        return 0
    dealt = sum(one.amount for one in damage)
    return max(0, *(dealt - need for need in _needs(combat, recipient, damage)))


def _needs(combat: Combat, recipient: str, damage: tuple[Portion, ...]) -> list[int]:
    permanent = combat.permanent(recipient)
    needs = []
    if permanent.is_creature:
        lethal = lethal_damage(combat, permanent)
        needs.append(min(1, lethal) if _any_deathtouch(combat, damage) else lethal)
    if permanent.is_planeswalker:
        needs.append(permanent.loyalty or 0)
    if permanent.is_battle:
        needs.append(permanent.defense or 0)
    return needs


def _any_deathtouch(combat: Combat, damage: tuple[Portion, ...]) -> bool:
    counts = combat.era.deathtouch is Deathtouch.ANY_DAMAGE_IS_LETHAL
    return counts and any(has_keyword(combat, one, Keyword.DEATHTOUCH) for one in damage if one.amount > 0)

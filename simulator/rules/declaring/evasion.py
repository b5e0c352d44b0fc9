"""Evasion: why a certain creature can't block a certain attacker."""

from collections.abc import Callable
from dataclasses import dataclass

from simulator.rules.combat import Combat
from simulator.rules.declaring.blocker_qualities import fits, kinds
from simulator.rules.declaring.violation import DeclarationViolation, violation
from simulator.rules.keywords import Ability, Keyword
from simulator.rules.messages import Name
from simulator.rules.objects import CardType, Color, Permanent
from simulator.rules.qualities import has_quality


@dataclass(frozen=True, slots=True)
class Pairing:
    """One creature that would block one attacker, and the defending player for that attacker."""

    combat: Combat
    attacker: Permanent
    defending_player: str
    blocker: Permanent


def evasion(pairing: Pairing) -> DeclarationViolation | None:
    """Why the creature can't block the attacker, or None where no restriction says so.

    All restrictions count together: an attacker with flying and shadow is blocked by a creature with both.
    Rule: CR 509.1b.
    """
    if not _is_evasive(pairing.attacker) and not pairing.blocker.has(Keyword.SHADOW):
        return None
    for rule, key, applies in _EVASIONS:
        if applies(pairing):
            attacker, blocker = pairing.attacker.id, pairing.blocker.id
            return violation(rule, (blocker, attacker), key, attacker=Name(attacker), blocker=Name(blocker))
    return None


def _is_evasive(attacker: Permanent) -> bool:
    """Whether anything printed on the attacker may keep it from being blocked; of most it can be told at once."""
    return bool(attacker.abilities) or any(word.keyword in _EVASIVE for word in attacker.keywords)


_EVASIVE = frozenset(
    {
        Keyword.FLYING,
        Keyword.SHADOW,
        Keyword.HORSEMANSHIP,
        Keyword.FEAR,
        Keyword.INTIMIDATE,
        Keyword.SKULK,
        Keyword.LANDWALK,
        Keyword.PROTECTION,
    }
)


def _cannot_be_blocked(pairing: Pairing) -> bool:
    return pairing.attacker.can(Ability.CANT_BE_BLOCKED)


def _not_by_its_kind(pairing: Pairing) -> bool:
    return any(fits(pairing.blocker, kind) for kind in kinds(pairing.attacker, Ability.CANT_BE_BLOCKED_BY))


def _only_by_another_kind(pairing: Pairing) -> bool:
    return not all(fits(pairing.blocker, kind) for kind in kinds(pairing.attacker, Ability.CANT_BE_BLOCKED_EXCEPT_BY))


def _flies_over(pairing: Pairing) -> bool:
    reaches = pairing.blocker.has(Keyword.FLYING) or pairing.blocker.has(Keyword.REACH)
    return pairing.attacker.has(Keyword.FLYING) and not reaches


def _in_another_shadow(pairing: Pairing) -> bool:
    return pairing.attacker.has(Keyword.SHADOW) != pairing.blocker.has(Keyword.SHADOW)


def _rides_past(pairing: Pairing) -> bool:
    return pairing.attacker.has(Keyword.HORSEMANSHIP) and not pairing.blocker.has(Keyword.HORSEMANSHIP)


def _is_feared(pairing: Pairing) -> bool:
    dares = CardType.ARTIFACT in pairing.blocker.types or Color.BLACK in pairing.blocker.colors
    return pairing.attacker.has(Keyword.FEAR) and not dares


def _intimidates(pairing: Pairing) -> bool:
    dares = CardType.ARTIFACT in pairing.blocker.types or bool(pairing.attacker.colors & pairing.blocker.colors)
    return pairing.attacker.has(Keyword.INTIMIDATE) and not dares


def _skulks(pairing: Pairing) -> bool:
    return pairing.attacker.has(Keyword.SKULK) and (pairing.blocker.power or 0) > (pairing.attacker.power or 0)


def _walks(pairing: Pairing) -> bool:
    """Whether the defending player controls a land of a kind that it walks. Rule: CR 702.14c, 802.2a."""
    walked = pairing.attacker.qualities(Keyword.LANDWALK)
    if not walked:
        return False
    theirs = (one for one in pairing.combat.present() if one.controller == pairing.defending_player)
    lands = [one for one in theirs if CardType.LAND in one.types]
    return any(has_quality(land, quality) for quality in walked for land in lands)


def _is_protected(pairing: Pairing) -> bool:
    return any(has_quality(pairing.blocker, quality) for quality in pairing.attacker.qualities(Keyword.PROTECTION))


_EVASIONS: tuple[tuple[str, str, Callable[[Pairing], bool]], ...] = (
    ("509.1b", "evasion.cant-be-blocked", _cannot_be_blocked),
    ("509.1b", "evasion.cant-be-blocked-by", _not_by_its_kind),
    ("509.1b", "evasion.cant-be-blocked-except-by", _only_by_another_kind),
    ("702.9b", "evasion.flying", _flies_over),
    ("702.28b", "evasion.shadow", _in_another_shadow),
    ("702.31b", "evasion.horsemanship", _rides_past),
    ("702.36b", "evasion.fear", _is_feared),
    ("702.13b", "evasion.intimidate", _intimidates),
    ("702.118b", "evasion.skulk", _skulks),
    ("702.14c", "evasion.landwalk", _walks),
    ("702.16f", "evasion.protection", _is_protected),
)

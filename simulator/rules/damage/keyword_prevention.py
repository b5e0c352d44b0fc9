"""What a recipient's own keywords prevent: protection and absorb."""

from dataclasses import replace

from simulator.rules.combat import Combat
from simulator.rules.damage.applying import Applying
from simulator.rules.damage.event import Portion, source_of
from simulator.rules.keywords import Keyword
from simulator.rules.qualities import EVERYTHING, has_quality


def after_keywords(applying: Applying, portion: Portion) -> Portion:
    """The damage after what the keywords of its recipient prevent, once; they come before other effects.

    The affected player may choose the order, but none prevents more than this. Rule: CR 616.1, 702.16e, 702.64.
    """
    if portion.recipient in portion.met:
        return portion
    met = replace(portion, met=portion.met | {portion.recipient})
    if not applying.is_preventable(met):
        return met
    prevented = _prevented(applying.combat, met)
    return replace(met, amount=max(0, met.amount - prevented)) if prevented else met


def _prevented(combat: Combat, portion: Portion) -> int:
    """Each instance of absorb prevents so much from each source. Rule: CR 702.64b–c."""
    if _is_protected(combat, portion):
        return portion.amount
    return 0 if combat.is_player(portion.recipient) else combat.permanent(portion.recipient).total(Keyword.ABSORB)


def _is_protected(combat: Combat, portion: Portion) -> bool:
    """Whether the recipient has protection from a quality of the source; an effect has no quality to name."""
    source = source_of(combat, portion)
    if source is None:
        return EVERYTHING in protections(combat, portion.recipient)
    return any(has_quality(source, quality) for quality in protections(combat, portion.recipient))


def protections(combat: Combat, recipient: str) -> tuple[str, ...]:
    """The qualities that a player or permanent has protection from, as printed."""
    if combat.is_player(recipient):
        return combat.player(recipient).protected_from()
    return combat.permanent(recipient).qualities(Keyword.PROTECTION)

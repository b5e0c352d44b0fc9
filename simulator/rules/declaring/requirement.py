"""A requirement: something that a creature must do if able. As many as possible must be obeyed at once."""

from dataclasses import dataclass

from simulator.rules.declaring.violation import DeclarationViolation, violation
from simulator.rules.messages import Message


@dataclass(frozen=True, slots=True)
class Requirement:
    """Something that must be done if able, the creatures that it is about, and how to say it.

    Rule: CR 508.1d, 509.1c.
    """

    creatures: tuple[str, ...]
    message: Message


def requirements_violation(
    rule: str, obeyed: tuple[Requirement, ...], possible: tuple[Requirement, ...]
) -> DeclarationViolation:
    """Fewer requirements are obeyed than could be: `possible` could be together."""
    unmet = [one for one in possible if one not in obeyed]
    creatures = tuple(dict.fromkeys(id for one in unmet for id in one.creatures))
    said = tuple(one.message for one in unmet)
    return violation(rule, creatures, "declaring.requirements", obeyed=len(obeyed), possible=len(possible), unmet=said)

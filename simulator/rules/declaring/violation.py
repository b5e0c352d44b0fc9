"""Why attacks, bands or blocks could not have been declared."""

from dataclasses import dataclass

from simulator.rules.citation import Rule
from simulator.rules.messages import Message, Value, message


@dataclass(frozen=True, slots=True)
class DeclarationViolation:
    """One rule that a declaration breaks, the creatures that break it, and why."""

    rule: Rule
    creatures: tuple[str, ...]
    message: Message


class UndecidedDeclarationError(Exception):
    """A declaration too large to judge exactly. Carries what is to be said."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


def violation(rule: str, creatures: tuple[str, ...], key: str, /, **values: Value) -> DeclarationViolation:
    """A violation with its rule by number and its message by key."""
    return DeclarationViolation(Rule(rule), creatures, message(key, **values))

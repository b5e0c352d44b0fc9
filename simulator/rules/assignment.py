"""An assignment: for each source, how many damage points go to each recipient."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

Slot: TypeAlias = tuple[str, str]
"""A source and one of its recipients."""


class Assignment:
    """Damage points by source and recipient; immutable, hashable, zero shares left out.

    Two assignments are equal when every source gives the same amounts. Sources and recipients keep the order
    in which they were given.
    """

    __slots__ = ("_amounts", "_hash", "_slots")

    def __init__(self, slots: tuple[Slot, ...], amounts: tuple[int, ...]) -> None:
        """`slots` and `amounts` (damage points, none negative) of one length; a slot stands once."""
        self._slots = slots
        self._amounts = amounts
        self._hash: int | None = None

    @classmethod
    def of(cls, shares: Mapping[str, Mapping[str, int]]) -> "Assignment":
        """The assignment of nested mappings, as JSON has it."""
        slots = tuple((source, recipient) for source, given in shares.items() for recipient in given)
        return cls(slots, tuple(shares[source][recipient] for source, recipient in slots))

    @property
    def slots(self) -> tuple[Slot, ...]:
        """All slots, those with nothing included."""
        return self._slots

    @property
    def amounts(self) -> tuple[int, ...]:
        """The damage points of `slots`, one for each."""
        return self._amounts

    def shares(self) -> Iterator[tuple[str, str, int]]:
        """Source, recipient and damage points of every share above zero."""
        for (source, recipient), amount in zip(self._slots, self._amounts, strict=True):
            if amount:
                yield source, recipient, amount

    def amount(self, source: str, recipient: str) -> int:
        """The damage points from a source to a recipient."""
        return sum(amount for one, other, amount in self.shares() if (one, other) == (source, recipient))

    def given_by(self, source: str) -> dict[str, int]:
        """What one source assigns, by recipient."""
        return {recipient: amount for one, recipient, amount in self.shares() if one == source}

    def given_to(self, recipient: str) -> dict[str, int]:
        """What one recipient is assigned, by source."""
        return {source: amount for source, other, amount in self.shares() if other == recipient}

    def nested(self) -> dict[str, dict[str, int]]:
        """By source, by recipient, as JSON has it; sources that assign nothing are left out."""
        nested: dict[str, dict[str, int]] = {}
        for source, recipient, amount in self.shares():
            nested.setdefault(source, {})[recipient] = amount
        return nested

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Assignment):
            return NotImplemented
        if self._slots is other._slots:
            return self._amounts == other._amounts
        return frozenset(self.shares()) == frozenset(other.shares())

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self.shares()))
        return self._hash

    def __repr__(self) -> str:
        return f"Assignment.of({self.nested()!r})"

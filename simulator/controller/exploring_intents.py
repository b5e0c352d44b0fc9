"""What a person can want of the explorer that changes the table."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PutGiving:
    """Draft a whole assignment that gives a recipient so many damage points."""

    recipient: str
    amount: int

"""What a person can want of the explorer that changes the table."""

from dataclasses import dataclass

from simulator.explore.settings import Setting


@dataclass(frozen=True, slots=True)
class PutGiving:
    """Draft a whole assignment that gives a recipient so many damage points."""

    recipient: str
    amount: int


@dataclass(frozen=True, slots=True)
class SetSo:
    """Have the table as a what-if has it: all of these settings at once."""

    settings: tuple[Setting, ...]

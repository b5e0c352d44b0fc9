"""What a person can want of the explorer that changes the table."""

from dataclasses import dataclass

from simulator.controller.knots import Pins
from simulator.explore.settings import Setting
from simulator.rules.assignment import Assignment


@dataclass(frozen=True, slots=True)
class PutGiving:
    """Draft a whole assignment that gives a recipient so many damage points."""

    recipient: str
    amount: int


@dataclass(frozen=True, slots=True)
class SetSo:
    """Have the table as a what-if has it: all of these settings at once."""

    settings: tuple[Setting, ...]


@dataclass(frozen=True, slots=True)
class PutLine:
    """Draft a whole assignment for the step ahead, and plan what is chosen in the steps after it.

    `later`: the shares of each of these steps; what was planned for them before is given up.
    """

    first: Assignment
    later: tuple[Pins, ...] = ()

"""The legal assignments of the coming damage step, as the panel beside the board shows them."""

from dataclasses import dataclass

from simulator.rules.messages import Message
from simulator.rules.timeline import Moment


@dataclass(frozen=True, slots=True)
class LegalView:
    """The legal assignments of the coming damage step.

    `count`: all of them; `remaining`: those that complete the draft; None where there are too many to count within
    the stated budget, and then `note` says so. `index`: the draft's place in canonical order where it is complete,
    from 0; None where it is not, or where the place cannot be told.
    """

    step: Moment
    count: int | None
    remaining: int | None
    index: int | None
    note: Message | None = None


@dataclass(frozen=True, slots=True)
class ResultBar:
    """How many legal assignments give or deal a recipient so much: one bar of the small chart."""

    amount: int
    count: int
    is_draft: bool


@dataclass(frozen=True, slots=True)
class ResultsView:
    """The small chart beside the board: damage to one recipient over all legal assignments.

    `bars`: what is assigned. `dealt`: what is dealt, where effects, keywords or the era may make that something else;
    None where it is the same, or where it cannot be told at once, and then `note` says so. `choices`: the recipients
    that can be looked at, this one among them; the intent `LookAt` chooses.
    """

    recipient: str
    bars: tuple[ResultBar, ...]
    choices: tuple[str, ...] = ()
    dealt: tuple[ResultBar, ...] | None = None
    note: Message | None = None

    @property
    def shown(self) -> tuple[ResultBar, ...]:
        """What the small chart shows: what is dealt, where that is told."""
        return self.bars if self.dealt is None else self.dealt

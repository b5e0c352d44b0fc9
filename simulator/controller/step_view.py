"""The steps of a combat as the ribbon below the board shows them."""

from dataclasses import dataclass
from enum import StrEnum

from simulator.rules.timeline import Moment


class StepStatus(StrEnum):
    """Where a step stands on the ribbon below the board."""

    DONE = "done"
    CURRENT = "current"
    COMING = "coming"


@dataclass(frozen=True, slots=True)
class StepView:
    """One step of the ribbon."""

    moment: Moment
    status: StepStatus

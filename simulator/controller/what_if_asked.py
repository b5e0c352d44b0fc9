"""Questions about what the combat on the table would come to; they are about the same board whatever happens on it."""

from collections.abc import Iterable
from dataclasses import dataclass

from simulator.explore.whatif import Settings, WhatIf, what_if
from simulator.rules.scenario import Scenario


@dataclass(frozen=True, slots=True)
class WhatIfAsked:
    """`scenario`: the combat from its beginning, without what is assigned in it."""

    scenario: Scenario

    def answers(self, many: Iterable[Settings], most_listed: int) -> tuple[WhatIf, ...]:
        """What the first damage step of this combat would be with each of these settings, declared as it is.

        `most_listed`: beyond so many assignments their results are not told apart.
        Raises `KeyError` for what is not there to be set.
        """
        return tuple(what_if(self.scenario, many, most_listed=most_listed))

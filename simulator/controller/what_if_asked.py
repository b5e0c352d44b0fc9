"""Questions about what the combat on the table would come to; they are about the same board whatever happens on it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from simulator.explore.whatif import Settings, WhatIf, what_if
from simulator.rules.legal.budget import Budget
from simulator.rules.scenario import Scenario

AT_ONCE = Budget(milliseconds=200)
"""What one count may take by its estimate, which is rather too long, while somebody turns a figure."""


@dataclass(frozen=True, slots=True)
class WhatIfAsked:
    """`scenario`: the combat from its beginning, without what is assigned in it."""

    scenario: Scenario

    def answers_at_once(self, many: Iterable[Settings], most_listed: int) -> tuple[WhatIf, ...]:
        """What the first damage step of this combat would be with each of these settings, declared as it is.

        Where counting would take longer than a person may wait for, there is no count: see `answers`.
        `most_listed`: beyond so many assignments their results are not told apart.
        Raises `KeyError` for what is not there to be set.
        """
        return tuple(what_if(self.scenario, many, most_listed=most_listed, budget=AT_ONCE))

    def answers(self, many: Iterable[Settings]) -> Iterator[WhatIf]:
        """The same one after the other, however long counting takes, and without telling results apart."""
        return what_if(self.scenario, many, most_listed=0)

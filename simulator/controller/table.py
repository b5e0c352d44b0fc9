"""The table as it stands: a document, and how far its combat has been played."""

from dataclasses import dataclass, replace

from simulator.formats.document import Document
from simulator.rules.objects import Player
from simulator.rules.scenario import Declared, Scenario
from simulator.rules.timeline import Moment

MOMENTS: tuple[Moment, ...] = tuple(Moment)
"""The steps of a combat phase, in order."""


@dataclass(frozen=True, slots=True)
class Table:
    """What undo takes back.

    `reached`: the last step before damage that has begun, or the end of combat. `dealt`: how many combat damage
    steps have been dealt, those being the first of the scenario's assignments; the next one is the draft, and those
    after it are planned. `stacked`: the damage of the draft is on the stack, in the eras in which it goes there.
    """

    document: Document
    reached: Moment = Moment.BEGINNING
    dealt: int = 0
    stacked: bool = False

    @property
    def scenario(self) -> Scenario:
        """The combat as the document tells it."""
        return self.document.scenario

    @property
    def is_free(self) -> bool:
        """Whether everything on the table may still be changed: no damage has been dealt, combat has not ended."""
        return self.dealt == 0 and not self.stacked and self.reached is not Moment.END

    def with_scenario(self, scenario: Scenario) -> "Table":
        """This table with another combat, played as far."""
        return replace(self, document=replace(self.document, scenario=scenario))

    def with_declared(self, declared: Declared, at_least: Moment = Moment.BEGINNING) -> "Table":
        """This table with something else declared, and played at least as far as that is declared."""
        reached = max(self.reached, at_least, key=MOMENTS.index)
        return replace(self.with_scenario(replace(self.scenario, declared=declared)), reached=reached)


def empty_table() -> Table:
    """Two players are seated, and nothing is on the table."""
    return Table(Document(Scenario((Player("P1"), Player("P2")), "P1")))

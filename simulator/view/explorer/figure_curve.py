"""The values around a figure that is turned, and what is set otherwise at each of them."""

from dataclasses import dataclass

from simulator.explore.changes import Changes
from simulator.explore.settings import FigureSetting, Varied
from simulator.explore.whatif import Settings
from simulator.rules.scenario import Scenario

_BESIDE = 6
"""So many values to either side of the chosen one are drawn."""
_LEAST = {Varied.POWER: -99, Varied.TOUGHNESS: -99, Varied.LIFE: -99}


@dataclass(frozen=True, slots=True)
class FigureCurve:
    """A figure of a player or permanent `id` of a board with these changes, which has this `value` now."""

    scenario: Scenario
    changes: Changes
    id: str
    figure: Varied
    value: int

    @property
    def values(self) -> range:
        """Those that are drawn."""
        return range(max(_LEAST.get(self.figure, 0), self.value - _BESIDE), self.value + _BESIDE + 1)

    @property
    def has_other_changes(self) -> bool:
        """Whether more is changed than this figure."""
        return bool(self.changes.without(self.id, self.figure))

    def at(self, value: int) -> Settings:
        """What is set otherwise where the figure has this value."""
        return self._with(self.changes, value)

    def beside(self, value: int) -> Settings:
        """The same where nothing but the figure is changed."""
        return self._with(Changes(), value)

    @property
    def wanted(self) -> list[Settings]:
        """Everything that must be known to draw it, what is nearest to the chosen value first."""
        nearest = sorted(self.values, key=lambda one: abs(one - self.value))
        return [*map(self.at, nearest), *(map(self.beside, nearest) if self.has_other_changes else ())]

    def _with(self, changes: Changes, value: int) -> Settings:
        return changes.with_setting(self.scenario, FigureSetting(self.id, self.figure, value)).settings

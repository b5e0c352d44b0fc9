"""What a person has set otherwise than the board has it: at most one setting for each figure, keyword and the rules."""

from collections.abc import Hashable
from dataclasses import dataclass

from simulator.explore.settings import (
    FigureSetting,
    KeywordSetting,
    RulesSetting,
    Setting,
    Varied,
    figures_of,
    has_word,
    set_so,
)
from simulator.explore.whatif import Settings
from simulator.rules.era import era_of
from simulator.rules.scenario import Scenario


@dataclass(frozen=True, slots=True)
class Changes:
    """`settings` in the order in which they were made; none that the board has anyway."""

    settings: Settings = ()

    def with_setting(self, scenario: Scenario, setting: Setting) -> "Changes":
        """Together with one more, in the place of an earlier one for the same."""
        kept = {_what(one): one for one in self.settings}
        kept[_what(setting)] = setting
        return Changes(tuple(kept.values())).on(scenario)

    def without(self, id: str, figure: Varied) -> Settings:
        """All settings but that of one figure."""
        return tuple(
            one
            for one in self.settings
            if not (isinstance(one, FigureSetting) and (one.id, one.figure) == (id, figure))
        )

    def on(self, scenario: Scenario) -> "Changes":
        """Those of them that still change something on this board."""
        return Changes(tuple(one for one in self.settings if _changes(scenario, one)))

    def board(self, scenario: Scenario) -> Scenario:
        """The board with them. Raises `KeyError` for what is not there to be set."""
        return set_so(scenario, *self.settings)


def _what(setting: Setting) -> Hashable:
    match setting:
        case FigureSetting(id, figure, _):
            return id, figure
        case KeywordSetting(id, word, _):
            return id, word.keyword, word.number, word.qualities
        case _:
            return "rules"


def _changes(scenario: Scenario, setting: Setting) -> bool:
    match setting:
        case FigureSetting(id, figure, value):
            return figures_of(scenario, id).get(figure, value) != value
        case KeywordSetting(id, word, has):
            permanent = scenario.permanent(id)
            return permanent is not None and has_word(permanent, word) is not has
        case RulesSetting(rules):
            return era_of(rules) != era_of(scenario.rules)

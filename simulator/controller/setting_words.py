"""What a what-if sets otherwise, in words."""

from simulator.controller.badges import keyword_words
from simulator.controller.eras_view import era_name
from simulator.explore.settings import FigureSetting, KeywordSetting, Setting, figures_of
from simulator.rules.era import ERAS, Era, era_of
from simulator.rules.messages import Message, Name, message
from simulator.rules.scenario import Scenario


def setting_words(scenario: Scenario, setting: Setting) -> Message:
    """What is otherwise than on this board."""
    match setting:
        case FigureSetting(id, figure, value):
            was = figures_of(scenario, id).get(figure, value)
            words = Message(f"figure.{figure.value}")
            return message("whatif.changed-figure", who=Name(id), figure=words, was=was, value=value)
        case KeywordSetting(id, word, has):
            key = "whatif.changed-with" if has else "whatif.changed-without"
            return message(key, who=Name(id), keyword=keyword_words(word))
        case _:
            return message("whatif.changed-rules", rules=rules_words(setting.rules))


def rules_words(rules: str) -> Message:
    """Rules by the name of their era, with the first day of their text where that is not the era's last one.

    Raises `UnknownRulesError`.
    """
    era = era_of(rules)
    return era_name(era.id) if is_last_text(era) else message("whatif.text-of", era=era_name(era.id), day=rules)


def is_last_text(era: Era) -> bool:
    """Whether these are the last rules of their era."""
    return era in ERAS

"""In what two boards differ, as far as it bears on combat damage: figures, keywords, who is there, what is declared."""

from collections.abc import Iterator
from dataclasses import replace

from simulator.explore.settings import FigureSetting, KeywordSetting, RulesSetting, Setting, figures_in, has_word
from simulator.rules.era import era_of
from simulator.rules.messages import Message, message, names
from simulator.rules.objects import Permanent, Player
from simulator.rules.scenario import Scenario


def settings_between(first: Scenario, second: Scenario) -> tuple[Setting, ...]:
    """The settings that bring the first board nearer to the second."""
    return tuple(_settings(first, second))


def other_differences(first: Scenario, second: Scenario) -> tuple[Message, ...]:
    """What settings don't tell: who is on one board only, other declarations, other effects and actions."""
    return tuple(_others(first, second))


def _settings(first: Scenario, second: Scenario) -> Iterator[Setting]:
    for one in first.players:
        other = second.player(one.id)
        if other is not None:
            yield from _of_figures(one, other)
    for permanent in first.permanents:
        same = second.permanent(permanent.id)
        if same is not None:
            yield from _of_figures(permanent, same)
            yield from _of_keywords(permanent, same)
    if era_of(first.rules) != era_of(second.rules):
        yield RulesSetting(second.rules)


def _of_figures(one: Player | Permanent, other: Player | Permanent) -> Iterator[Setting]:
    before = figures_in(one)
    for figure, value in figures_in(other).items():
        if figure in before and before[figure] != value:
            yield FigureSetting(one.id, figure, value)


def _of_keywords(one: Permanent, other: Permanent) -> Iterator[Setting]:
    for word in other.keywords:
        if not has_word(one, word):
            yield KeywordSetting(one.id, word, has=True)
    for word in one.keywords:
        if not has_word(other, word):
            yield KeywordSetting(one.id, word, has=False)


def _others(first: Scenario, second: Scenario) -> Iterator[Message]:
    mine, theirs = _ids(first), _ids(second)
    for key, ids in (("side.gone", mine.keys() - theirs.keys()), ("side.new", theirs.keys() - mine.keys())):
        if ids:
            listed = [id for id in {**mine, **theirs} if id in ids]
            yield message(key, who=names(tuple(listed)), n=len(listed))
    changed = [id for id in mine if id in theirs and _rest(mine[id]) != _rest(theirs[id])]
    if changed:
        yield message("side.otherwise", who=names(tuple(changed)), n=len(changed))
    if first.declared != second.declared:
        yield message("side.declared")
    if (first.effects, first.timeline, first.choices) != (second.effects, second.timeline, second.choices):
        yield message("side.events")


def _ids(scenario: Scenario) -> dict[str, Player | Permanent]:
    everyone: tuple[Player | Permanent, ...] = (*scenario.players, *scenario.permanents)
    return {one.id: one for one in everyone}


def _rest(subject: Player | Permanent) -> Player | Permanent:
    """All of it that settings don't tell, names aside."""
    if isinstance(subject, Player):
        return replace(subject, life=0, name=())
    bare = replace(subject, power=None, toughness=None, damage=0, loyalty=None, defense=None, name=())
    return replace(bare, keywords=())
